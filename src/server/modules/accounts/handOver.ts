import type { OfficeAccount, OpenWork } from '@contract/office';
import * as messages from '@messages/server/handOver';
import sql, { type Sql } from 'sql-template-tag';
import { type StaffRequest, staffWrite, within } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import { informOfWork } from '../../email/handedOver';
import { emailOf, lockAnswering } from '../../lib/agents';
import { setHistoryActor } from '../../lib/historyActor';
import { badField } from '../../lib/problem';

type Powers = Pick<OfficeAccount, 'disabled' | 'roles' | 'is_superuser'>;

/** The work of accounts: enquiries that are not closed, and the homes that they answer for until they are sold. */
const openEnquiries = (id: number) => sql`assignee_id = ${id} and state in ('new', 'answered')`;
const openListings = (id: number) => sql`agent_id = ${id} and lifecycle <> 'sold'`;
const openContacts = (id: number) => sql`agent_id = ${id} and shown_state not in ('won', 'lost', 'spam')`;

/** What an account has to hand over before it may no longer answer; visits to homes of its own go to the office by themselves. */
export async function countOpenWork(queryable: Queryable, id: number, now: Date): Promise<OpenWork> {
  const counted = await queryable.row<OpenWork>(sql`
    select (select count(*)::int from enquiry where ${openEnquiries(id)}) as enquiries,
      (select count(*)::int from property where ${openListings(id)}) as listings,
      (select count(*)::int from person where ${openContacts(id)}) as contacts,
      (select count(*)::int from visit v join account a on a.id = v.host_id where v.host_id = ${id} and (a.is_superuser or a.roles <> '{}')
        and (v.state in ('asked', 'offered') or v.state in ('confirmed', 'move_asked', 'move_offered') and v.starts_at > ${now})) as visits`);
  return counted ?? { enquiries: 0, listings: 0, contacts: 0, visits: 0 };
}

/** Locks the work of an account, as everywhere before the account. */
export async function lockWork(tx: Queryable, id: number): Promise<void> {
  await tx.rows(sql`select id from property where ${openListings(id)} order by id for update`);
  await tx.rows(sql`select id from enquiry where ${openEnquiries(id)} order by id for update`);
  await tx.rows(sql`select id from person where ${openContacts(id)} order by id for update`);
}

const answers = ({ disabled, roles, is_superuser: isSuperuser }: Powers) =>
  !disabled && (isSuperuser || roles.includes('agent'));

/** Whether an account cannot answer after a change, whatever it could before. */
export const endsAnswering = (row: Powers, change: { [Power in keyof Powers]?: Powers[Power] | undefined }): boolean =>
  !answers({
    disabled: change.disabled ?? row.disabled,
    roles: change.roles ?? row.roles,
    is_superuser: change.is_superuser ?? row.is_superuser,
  });

/** What is handed over one by one, each with its entry in the audit: it names accounts by number alone. */
interface Kind {
  type: 'property' | 'enquiry' | 'person';
  name: string;
  open: Sql;
  holder: (id: number) => Sql;
  give: (id: number, to: number | null) => Sql;
  audited: (holder: number | null) => Readonly<Record<string, unknown>>;
}

const kindsOf = (from: number): readonly Kind[] => [
  {
    type: 'property',
    name: messages.thisListing,
    open: sql`select id from property where ${openListings(from)} order by id for update`,
    holder: (id) => sql`select agent_id as holder from property where id = ${id}`,
    give: (id, to) => sql`update property set agent_id = ${to} where id = ${id}`,
    audited: (agent) => ({ agent }),
  },
  {
    type: 'enquiry',
    name: messages.thisEnquiry,
    open: sql`select id from enquiry where ${openEnquiries(from)} order by id for update`,
    holder: (id) => sql`select assignee_id as holder from enquiry where id = ${id}`,
    give: (id, to) => sql`update enquiry set assignee_id = ${to} where id = ${id}`,
    audited: (assignee) => ({ assignee: assignee && `account ${assignee}` }),
  },
  {
    type: 'person',
    name: messages.thisContact,
    open: sql`select id from person where ${openContacts(from)} order by id for update`,
    holder: (id) => sql`select agent_id as holder from person where id = ${id}`,
    give: (id, to) => sql`update person set agent_id = ${to} where id = ${id}`,
    audited: (agent) => ({ agent: agent && `account ${agent}` }),
  },
];

/**
 * Hands the open work of an account that may no longer answer to a colleague, or to nobody, where everybody finds it
 * unassigned; who takes it over gets an email. @throws Problem 400 for work of which nobody said whose it is, and for somebody who cannot see it
 */
export async function handOver(
  tx: Queryable,
  staff: StaffRequest,
  { from, to, now, publicUrl }: { from: number; to: number | null | undefined; now: Date; publicUrl: string },
): Promise<void> {
  const { enquiries, listings, contacts } = await countOpenWork(tx, from, now);
  if (enquiries + listings + contacts === 0) return;
  if (to === undefined)
    throw badField('hand_over', messages.sayWhoTakesOver(messages.work(enquiries, listings, contacts)));
  if (to === from || (to !== null && !(await lockAnswering(tx, to))))
    throw badField('hand_over', messages.chooseSomebodyWhoAnswers);
  await setHistoryActor(tx, staff.account.id);
  for (const { type, name, open, holder, give, audited } of kindsOf(from))
    for (const { id } of await tx.rows<{ id: number }>(open))
      await staffWrite(within(tx, now), staff, {
        action: `${type}.update`,
        subject: { type, id },
        name,
        read: (one) => one.row<{ holder: number | null }>(holder(id)),
        write: async (one) => void (await one.run(give(id, to))),
        audited: (row) => audited(row.holder),
      });
  if (to === null || to === staff.account.id) return;
  const by = staff.account.name || staff.account.username;
  await informOfWork(tx, { to: await emailOf(tx, to), by, enquiries, listings, contacts, publicUrl });
}

/** Leaves the open work of an account to nobody, where no member of staff does it who could be named in the audit. */
export async function leaveWork(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`update property set agent_id = null where ${openListings(id)}`);
  await tx.run(sql`update enquiry set assignee_id = null where ${openEnquiries(id)}`);
  await tx.run(sql`update person set agent_id = null where ${openContacts(id)}`);
}
