import { dayInMs } from '@contract/durations';
import sql, { type Sql } from 'sql-template-tag';
import { indiaDay } from './indiaDays';
import { dayStart } from './slots';

/*
 * What waits in the office. Each condition is the one of a list, and of the counter in Today that opens it: they live
 * here because modules do not import each other. Lists show what waits with the oldest first.
 */

/** Of `enquiry e`: open, and set aside until later. */
export const isSnoozedEnquiry = (now: Date): Sql => sql`(e.state <> 'closed' and e.snoozed_until > ${now})`;
const isNotSnoozed = (now: Date): Sql => sql`(e.snoozed_until is null or e.snoozed_until <= ${now})`;
/** Of `enquiry e`: nobody has handled it, and it is not snoozed. */
export const isNewEnquiry = (now: Date): Sql => sql`e.state = 'new' and ${isNotSnoozed(now)}`;
/** Of `enquiry e`: the first reply is later than we promise, also while it is snoozed. */
export const isOverdueEnquiry = (now: Date): Sql =>
  sql`(e.first_response_at is null and e.state = 'new' and e.response_due_at < ${now})`;
/** Of `enquiry e`: neither closed nor snoozed. */
export const isOpenEnquiry = (now: Date): Sql => sql`e.state <> 'closed' and ${isNotSnoozed(now)}`;

/** States of a visit in which its time is agreed. */
export const agreedStates = sql`('confirmed', 'move_asked', 'move_offered')`;
/** Of `visit v`: neither over nor ended. */
export const isOpenVisit = (now: Date): Sql =>
  sql`(v.state in ('asked', 'offered') or v.state in ${agreedStates} and v.starts_at > ${now})`;
/** Of `visit v`: its host has to answer. */
export const isVisitToAnswer = (now: Date): Sql => sql`v.state in ('asked', 'move_asked') and ${isOpenVisit(now)}`;
/** Of `visit v`: the office has to answer, for homes of its own and of owners who are disabled. */
export const isVisitForOffice = (now: Date): Sql => sql`${isVisitToAnswer(now)}
  and (v.host_id is null or exists (select from account h where h.id = v.host_id and h.disabled_at is not null))`;
/** Of `visit v`: agreed for a time of today, by India's clock. */
export function isVisitToday(now: Date): Sql {
  const from = dayStart(indiaDay(now));
  return sql`v.starts_at >= ${from} and v.starts_at < ${new Date(from.getTime() + dayInMs)} and v.state in ${agreedStates}`;
}

/** Of `person p`: the next step is due today, by India's calendar, or was before. */
export const isNextStepDue = (now: Date): Sql => sql`p.next_step_on <= ${indiaDay(now)}::date`;

/** Of `property`: the office reviews it. */
export const isListingInReview = sql`submitted_at is not null`;
/** Of `addon_order o`: neither delivered nor cancelled. */
export const isOpenAddOnOrder = sql`o.status in ('ordered', 'scheduled')`;
/** Of `review r`: somebody of the office has to read it. */
export const isPendingReview = sql`r.state = 'pending'`;
/** Of `mail`: the mail server refused it, and it is tried again. What came back for good does not wait. */
export const isFailedEmail = sql`sent_at is null and bounced_at is null and failure is not null`;
