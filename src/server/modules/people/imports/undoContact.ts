import * as messages from '@messages/server/contactImports';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import type { Undone, Written } from '../../../imports/importKind';
import { type RowValues, differing } from '../../../imports/rowValues';
import { lockPeople } from '../joinPeople';
import { type Added, lockContact, removeAdded, setContact } from './contactRows';

const kept = (reason: string): Undone => ({ state: 'kept', reason });

interface Hanging {
  enquiries: boolean;
  visits: boolean;
  payments: boolean;
  account: boolean;
  alerts: boolean;
  notes: boolean;
  merges: boolean;
}

/** Reasons for which a person stays, the most telling first. */
const reasons: readonly (readonly [keyof Hanging, string])[] = [
  ['enquiries', messages.hasEnquiries],
  ['visits', messages.hasVisits],
  ['payments', messages.hasPayments],
  ['account', messages.hasAccount],
  ['alerts', messages.hasAlerts],
  ['notes', messages.hasNotes],
  ['merges', messages.hasMerged],
];
const reasonOf = (hanging: Partial<Hanging> | undefined): string | undefined =>
  reasons.find(([what]) => hanging?.[what])?.[1];

/** What hangs on a person whom a row has made. */
async function whatHangsOn(tx: Queryable, id: number, { notes }: Added): Promise<string | undefined> {
  const accounts = sql`(select account_id from person_account where person_id = ${id})`;
  return reasonOf(
    await tx.row<Hanging>(sql`
      select exists (select from enquiry where person_id = ${id}) as enquiries,
        exists (select from visit where person_id = ${id}) or exists (select from meeting where account_id in ${accounts}) as visits,
        exists (select from payment where account_id in ${accounts}) as payments,
        exists ${accounts} as account, exists (select from search_subscriber where person_id = ${id}) as alerts,
        exists (select from person_note where person_id = ${id} and client_id <> all(${notes}::text[])) as notes,
        exists (select from person_merge where kept_id = ${id} and undone_at is null) as merges`),
  );
}

/** What has come by an address that a row has added to a person. */
async function whatCameBy(tx: Queryable, id: number, { emails, phones }: Added): Promise<string | undefined> {
  const by = sql`(lower(t.email) = any(${emails}::text[]) or t.phone_e164 = any(${phones}::text[]))`;
  return reasonOf(
    await tx.row<Partial<Hanging>>(sql`
      select exists (select from enquiry t where t.person_id = ${id} and ${by}) as enquiries,
        exists (select from visit t where t.person_id = ${id} and ${by}) as visits,
        exists (select from account t join person_account l on l.account_id = t.id where l.person_id = ${id} and ${by}) as account,
        exists (select from search_subscriber t where t.person_id = ${id} and lower(t.email) = any(${emails}::text[])) as alerts`),
  );
}

const hasMoreAddresses = (now: RowValues, { emails, phones }: Added) =>
  differing(now, { emails: [...emails].sort(), phones: [...phones].sort() }, ['emails', 'phones']).length > 0;

/** Takes back what a row did to a contact, unless somebody has changed it since or something hangs on it. */
export async function undoContact(
  tx: Queryable,
  { subject: id, outcome, before, after }: Written,
  at: Date,
): Promise<Undone> {
  if (outcome === 'same') return { state: 'reversed' };
  await lockPeople(tx);
  const now = await lockContact(tx, id);
  if (!now) {
    const merged = await tx.row(sql`select from person_merge where gone_id = ${id} and undone_at is null`);
    if (merged) return kept(messages.isMerged);
    return outcome === 'made' ? { state: 'reversed' } : { state: 'failed', reason: messages.isGone };
  }
  const { added, ...columns } = after as RowValues & { added: Added };
  const reason = await (before === null ? whatHangsOn : whatCameBy)(tx, id, added);
  if (reason !== undefined) return kept(reason);
  const hasChanged = differing(now, columns, Object.keys(columns)).length > 0;
  if (hasChanged || (before === null && hasMoreAddresses(now, added))) return kept(messages.hasChanged);
  if (before === null) await tx.run(sql`delete from person where id = ${id}`);
  else {
    await setContact(tx, id, before, at);
    await removeAdded(tx, id, added);
  }
  return { state: 'reversed' };
}
