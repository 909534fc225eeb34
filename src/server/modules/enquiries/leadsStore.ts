import type { Enquiry, EnquiryState } from '@contract/enquiries';
import sql, { type Sql, join } from 'sql-template-tag';
import { shownE164 } from '../../lib/phones';
import type { Queryable } from '../../db/database';
import { type SubjectRow, subjectColumns, subjectJoins, withSubject } from './enquirySubject';
import { type PackageContacts, type EnquiryReader, maskContact, maskedText, mayReadOf } from './enquiriesRules';

/** Filters of a reader's enquiries. */
export interface LeadFilter {
  state?: EnquiryState | undefined;
  /** Id of a listing. */
  property?: number | undefined;
}

interface EnquiryRow
  extends
    SubjectRow,
    Pick<Enquiry, 'id' | 'state' | 'opened' | 'name' | 'email' | 'phone' | 'phone_e164' | 'message' | 'notes'> {
  owner_id: number | null;
  preferred_at: Date | null;
  created_at: Date;
  office_state: EnquiryState;
  office_reply: string;
  first_response_at: Date | null;
}

/** As the reader may see it: complete once the contact was opened, or for a superuser. */
export function toEnquiry(row: EnquiryRow, reader: EnquiryReader): Enquiry {
  const { owner_id: _owner, preferred_at, created_at, ...shown } = withSubject(row);
  const { office_state: state, office_reply: reply, first_response_at: first, ...rest } = shown;
  const opened = rest.opened || reader.isSuperuser;
  return {
    ...(opened ? rest : maskContact(rest)),
    phone_e164: opened ? shownE164(rest) : null,
    opened,
    office: reader.isSuperuser
      ? null
      : { state, first_response_at: first?.toISOString() ?? null, reply: opened ? reply : maskedText(reply) },
    preferred_at: preferred_at?.toISOString() ?? null,
    createdAt: created_at.toISOString(),
  };
}

/** Superusers are the office; everybody else reads and sets their own status. */
const stateOf = ({ isSuperuser }: EnquiryReader): Sql => (isSuperuser ? sql`e.state` : sql`e.owner_state`);

/** Columns of `enquiry e` with the reader's own notes, and their joins. */
const enquiries = (reader: EnquiryReader): Sql => sql`
  select e.id, ${subjectColumns}, ${stateOf(reader)} as state, e.state as office_state, e.first_response_at, e.owner_id, o.enquiry_id is not null as opened, e.name, e.email, e.phone, e.phone_e164, e.message,
    e.preferred_at, e.created_at, coalesce(n.notes, '') as notes,
    coalesce((select m.body from enquiry_message m where m.enquiry_id = e.id and m.kind = 'reply' order by m.id desc limit 1), '') as office_reply
  from enquiry e ${subjectJoins}
    left join enquiry_opening o on o.enquiry_id = e.id left join enquiry_note n on n.enquiry_id = e.id and n.account_id = ${reader.id}`;

function matching(reader: EnquiryReader, { state, property }: LeadFilter): Sql {
  const ownerId = mayReadOf(reader);
  return join(
    [
      sql`true`,
      ...(ownerId === null ? [] : [sql`e.owner_id = ${ownerId}`]),
      ...(state === undefined ? [] : [sql`${stateOf(reader)} = ${state}`]),
      ...(property === undefined ? [] : [sql`e.property_id = ${property}`]),
    ],
    ' and ',
  );
}

/** A page of what this reader may see, newest first. */
export async function listLeads(
  database: Queryable,
  reader: EnquiryReader,
  filter: LeadFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Enquiry[]> {
  const rows = await database.rows<EnquiryRow>(
    sql`${enquiries(reader)} where ${matching(reader, filter)} order by e.id desc limit ${limit} offset ${offset}`,
  );
  return rows.map((row) => toEnquiry(row, reader));
}

export async function countLeads(database: Queryable, reader: EnquiryReader, filter: LeadFilter): Promise<number> {
  return (
    (
      await database.row<{ many: number }>(
        sql`select count(*)::int as many from enquiry e where ${matching(reader, filter)}`,
      )
    )?.many ?? 0
  );
}

/** One enquiry of any owner. */
export async function findLead(
  database: Queryable,
  reader: EnquiryReader,
  id: number,
): Promise<EnquiryRow | undefined> {
  return database.row<EnquiryRow>(sql`${enquiries(reader)} where e.id = ${id}`);
}

/** Sets the owner's own status. The office's, and its clocks, do not follow. */
export async function setOwnerState(tx: Queryable, id: number, state: EnquiryState, at: Date): Promise<void> {
  await tx.run(
    sql`update enquiry set owner_state = ${state}, owner_state_at = ${at} where id = ${id} and owner_state <> ${state}`,
  );
}

/** Stores a reader's own notes about an enquiry. */
export async function setNotes(tx: Queryable, id: number, readerId: number, notes: string, at: Date): Promise<void> {
  await tx.run(sql`
    insert into enquiry_note (enquiry_id, account_id, notes, changed_at) values (${id}, ${readerId}, ${notes}, ${at})
    on conflict (enquiry_id, account_id) do update set notes = excluded.notes, changed_at = excluded.changed_at`);
}

/** How many of a reader's enquiries are in each state. */
export async function countStates(database: Queryable, reader: EnquiryReader): Promise<Record<EnquiryState, number>> {
  const counts = await database.rows<{ state: EnquiryState; many: number }>(
    sql`select ${stateOf(reader)} as state, count(*)::int as many from enquiry e where ${matching(reader, {})} group by 1`,
  );
  return { new: 0, answered: 0, closed: 0, ...Object.fromEntries(counts.map(({ state, many }) => [state, many])) };
}

/** Contacts that an account has opened for free, and those of its packages active at an instant. */
export async function openedContacts(
  database: Queryable,
  accountId: number,
  at: Date,
): Promise<{ free: number; packages: PackageContacts[] }> {
  const counted = await database.row<{ free: number; packages: PackageContacts[] }>(sql`
    select (select count(*)::int from enquiry_opening where account_id = ${accountId} and grant_id is null) as free,
      coalesce((select json_agg(json_build_object('used', contacts_used, 'total', contacts)) from package_grant where account_id = ${accountId} and starts_at <= ${at} and expires_at > ${at}), '[]') as packages`);
  return counted ?? { free: 0, packages: [] };
}

/** Records that an owner opened a contact, and with which grant; null for a free one. */
export async function markOpened(
  tx: Queryable,
  enquiryId: number,
  accountId: number,
  grantId: number | null,
  at: Date,
): Promise<void> {
  await tx.run(
    sql`insert into enquiry_opening (enquiry_id, account_id, grant_id, opened_at) values (${enquiryId}, ${accountId}, ${grantId}, ${at})`,
  );
}
