import { dayInMs, minuteInMs } from '@contract/durations';
import type { EnquiryState } from '@contract/enquiries';
import type { NewOfficeEnquiry, OfficeEnquiry } from '@contract/officeEnquiries';
import * as messages from '@messages/server/enquiries';
import sql, { join, type Sql } from 'sql-template-tag';
import type * as z from 'zod/mini';
import { type StaffRequest, type StaffWriteDeps, staffWrite } from '../../audit/staffWrite';
import type { Queryable } from '../../db/database';
import { queueEmail } from '../../email/outbox';
import type { Account } from '../../lib/account';
import { emailOf, lockAnswering } from '../../lib/agents';
import { addOfficeMinutes } from '../../lib/officeHours';
import { storedE164 } from '../../lib/phones';
import { badField } from '../../lib/problem';
import type { EnquiriesDeps } from './enquiriesDeps';
import { handedOverEmail } from './officeEnquiriesRules';
import { findOfficeEnquiry } from './officeEnquiriesStore';

/** How long a mistaken change back to new can be undone with its times. */
const noticedWithinMs = 10 * minuteInMs;

const firstReply = sql`(select min(m.created_at) from enquiry_message m where m.enquiry_id = enquiry.id and m.kind = 'reply')`;

/** Whether staff's mark as answered counts: it is not new, or only because the person wrote back since. */
const markStands = sql`(enquiry.state <> 'new' or coalesce(answered_back_at > coalesce(reopened_at, '-infinity'), false))`;

/** When staff marked it as answered, once it has another state: a mark that was taken back by mistake is there again. */
function markFor(state: EnquiryState, now: Date): Sql {
  const again = sql`case when ${markStands} or reopened_from = ${state} and reopened_at > ${new Date(now.getTime() - noticedWithinMs)} then answered_at end`;
  return state === 'answered' ? sql`coalesce(${again}, ${now})` : again;
}

/**
 * What a new state sets: the first response is our first reply, or the mark as answered while it stands. Both directions
 * of a change are here, so that undoing one gives back what was.
 */
function stateColumns(state: EnquiryState, now: Date): Sql[] {
  if (state === 'new')
    return [
      sql`state = 'new'`,
      sql`reopened_at = case when state = 'new' then reopened_at else ${now} end`,
      sql`reopened_from = case when state = 'new' then reopened_from else state end`,
      sql`first_response_at = case when state = 'new' then first_response_at else ${firstReply} end`,
    ];
  const mark = markFor(state, now);
  return [sql`state = ${state}`, sql`answered_at = ${mark}`, sql`first_response_at = least(${firstReply}, ${mark})`];
}

/** Whether an enquiry can rest until then: a time to come, within a year. */
function isPossibleRest(until: string, now: Date): boolean {
  const rest = Date.parse(until) - now.getTime();
  return rest > 0 && rest <= 366 * dayInMs;
}

/** How colleagues know an account. */
export const nameOf = ({ name, username }: Account): string => name || username;

/** Where an assignee is informed; without it, nobody is. */
export type InformDeps = Partial<Pick<EnquiriesDeps, 'settings'>>;

interface OfficeEnquiryChange {
  state?: EnquiryState | undefined;
  assignee?: number | null | undefined;
  snoozed_until?: string | null | undefined;
}

async function changeOfficeEnquiry(
  tx: Queryable,
  id: number,
  { state, assignee, snoozed_until: until }: OfficeEnquiryChange,
  now: Date,
): Promise<void> {
  const columns = [
    ...(state === undefined ? [] : stateColumns(state, now)),
    ...(assignee === undefined ? [] : [sql`assignee_id = ${assignee}`]),
    // a new status ends the rest
    ...(until === undefined && state === undefined ? [] : [sql`snoozed_until = ${until ? new Date(until) : null}`]),
  ];
  if (columns.length > 0) await tx.run(sql`update enquiry set ${join(columns, ', ')} where id = ${id}`);
}

/**
 * Changes the office's state or the assignee, with an entry in the audit. Without a version, any will do. Who answers
 * takes an enquiry that nobody has; a colleague who is given one gets an email.
 * @throws Problem 400 for an assignee who cannot answer, 404, 409 `stale`
 */
export const changeByStaff = (
  deps: StaffWriteDeps & InformDeps,
  staff: StaffRequest,
  id: number,
  { version, ...change }: OfficeEnquiryChange & { version?: number },
): Promise<OfficeEnquiry> =>
  staffWrite(deps, staff, {
    action: 'enquiry.update',
    subject: { type: 'enquiry', id },
    name: messages.thisEnquiry,
    read: (tx) => findOfficeEnquiry(tx, id, { lock: true }),
    version,
    // no name: the audit is kept longer than personal data may be
    audited: ({ assignee, owner: _owner, ...row }) => ({ ...row, assignee: assignee && `account ${assignee.id}` }),
    write: async (tx, before) => {
      const { id: by } = staff.account;
      const taken = change.state === 'answered' && change.assignee === undefined && before.assignee === null;
      const assignee = taken ? by : change.assignee;
      if (change.assignee && !(await lockAnswering(tx, change.assignee)))
        throw badField('assignee', messages.chooseOneOfTheAgents);
      if (change.snoozed_until && !isPossibleRest(change.snoozed_until, deps.now()))
        throw badField('snoozed_until', messages.chooseATimeWithinAYear);
      await changeOfficeEnquiry(tx, id, { ...change, assignee }, deps.now());
      if (!deps.settings || !assignee || assignee === by || assignee === before.assignee?.id) return;
      const about = { by: nameOf(staff.account), publicUrl: deps.settings.publicUrl };
      await queueEmail(tx, handedOverEmail(await emailOf(tx, assignee), before, about));
    },
  });

/** Adds an enquiry that staff enter, for the office alone; undefined when the same request has just added it. */
export async function addByStaff(
  tx: Queryable,
  { settings, now }: Pick<EnquiriesDeps, 'settings' | 'now'>,
  accountId: number,
  form: z.output<typeof NewOfficeEnquiry>,
): Promise<number | undefined> {
  const assignee = form.assignee === undefined ? accountId : form.assignee;
  if (assignee !== null && !(await lockAnswering(tx, assignee)))
    throw badField('assignee', messages.chooseOneOfTheAgents);
  const listing = form.property
    ? await tx.row<{ id: number; title: string }>(
        sql`select id, title from property where id = ${form.property} for key share`,
      )
    : undefined;
  if (form.property && !listing) throw badField('property', messages.thereIsNoSuchListing);
  const { name, email = '', phone = '', message, channel = 'office' } = form;
  const at = now();
  const due = form.answered ? null : addOfficeMinutes(at, settings.firstResponseMinutes, settings.officeHours);
  const replied = form.answered ? at : null;
  const row = await tx.row<{ id: number }>(sql`
    insert into enquiry (client_id, kind, name, email, phone, phone_e164, message, property_id, property_title, assignee_id, created_at, state, response_due_at, answered_at, first_response_at, channel)
    values (${form.client_id}, ${listing ? 'property' : 'contact'}, ${name}, ${email}, ${phone}, ${storedE164(phone)}, ${message}, ${listing?.id ?? null}, ${listing?.title ?? ''}, ${assignee}, ${at},
      ${form.answered ? 'answered' : 'new'}, ${due}, ${replied}, ${replied}, ${channel})
    on conflict (client_id) do nothing returning id`);
  return row?.id;
}

/** Makes an enquiry new again whose person wrote back, so that it waits for us. When we first responded stays. */
export async function markAnsweredBack(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.run(sql`
    update enquiry set state = 'new', answered_back_at = ${now}, snoozed_until = null, answered_at = case when ${markStands} then answered_at end
    where id = ${id}`);
}

/**
 * Marks a new enquiry as answered by the reply that was just stored, and as its author's if it was nobody's; no mark by
 * hand is left to count before it.
 */
export async function markReplied(tx: Queryable, id: number, by: number): Promise<void> {
  await tx.run(sql`
    update enquiry set state = case when state = 'new' then 'answered' else state end, reopened_at = null, reopened_from = null,
      assignee_id = coalesce(assignee_id, ${by}),
      answered_at = case when ${markStands} then answered_at end,
      first_response_at = least(${firstReply}, case when ${markStands} then answered_at end)
    where id = ${id}`);
}
