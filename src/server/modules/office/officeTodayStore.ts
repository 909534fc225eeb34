import { dayInMs, indiaOffsetInMs, minuteInMs } from '@contract/durations';
import type { OfficeToday } from '@contract/officeToday';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import {
  isFailedEmail,
  isListingInReview,
  isNewEnquiry,
  isNextStepDue,
  isOpenAddOnOrder,
  isOpenEnquiry,
  isOverdueEnquiry,
  isPendingReview,
  isVisitForOffice,
  isVisitToday,
} from '../../lib/waiting';

/** Midnight in India of the day that contains an instant. */
export const startOfDay = (at: Date): Date =>
  new Date(Math.floor((at.getTime() + indiaOffsetInMs) / dayInMs) * dayInMs - indiaOffsetInMs);

const many = async (queryable: Queryable, counting: Sql): Promise<number> =>
  (await queryable.row<{ many: number }>(sql`select count(*)::int as many from ${counting}`))?.many ?? 0;

/** How many enquiries are new, how many of them are overdue, and how many are assigned to an agent and open. */
export async function countWaitingEnquiries(
  queryable: Queryable,
  accountId: number,
  now: Date,
): Promise<Pick<OfficeToday, 'unanswered_enquiries' | 'overdue_enquiries' | 'my_enquiries'>> {
  const [unanswered, overdue, own] = await Promise.all([
    many(queryable, sql`enquiry e where ${isNewEnquiry(now)}`),
    many(queryable, sql`enquiry e where ${isOverdueEnquiry(now)}`),
    many(queryable, sql`enquiry e where e.assignee_id = ${accountId} and ${isOpenEnquiry(now)}`),
  ]);
  return { unanswered_enquiries: unanswered, overdue_enquiries: overdue, my_enquiries: own };
}

/** Contacts of an agent whose next step is due. */
export const countNextSteps = (queryable: Queryable, accountId: number, now: Date): Promise<number> =>
  many(queryable, sql`person p where p.agent_id = ${accountId} and ${isNextStepDue(now)}`);

/** Paid meetings of the day, in order. */
export async function listMeetingsOn(
  queryable: Queryable,
  now: Date,
): Promise<{ id: number; starts_at: string; name: string; phone: string; topic: string }[]> {
  const from = startOfDay(now);
  const rows = await queryable.rows<{ id: number; starts_at: Date; name: string; phone: string; topic: string }>(sql`
    select m.id, m.starts_at, coalesce(nullif(a.name, ''), a.username) as name, a.phone, m.topic
    from meeting m join account a on a.id = m.account_id
    where m.status = 'booked' and m.starts_at >= ${from} and m.starts_at < ${new Date(from.getTime() + dayInMs)} order by m.starts_at`);
  return rows.map((row) => ({ ...row, starts_at: row.starts_at.toISOString() }));
}

/** Agreed visits of the day, and those that wait for the office's answer. */
export async function countVisits(queryable: Queryable, now: Date): Promise<{ today: number; waiting: number }> {
  const [today, waiting] = await Promise.all([
    many(queryable, sql`visit v where ${isVisitToday(now)}`),
    many(queryable, sql`visit v where ${isVisitForOffice(now)}`),
  ]);
  return { today, waiting };
}

export const countListingsInReview = (queryable: Queryable): Promise<number> =>
  many(queryable, sql`property where ${isListingInReview}`);

export const countOpenAddOnOrders = (queryable: Queryable): Promise<number> =>
  many(queryable, sql`addon_order o where ${isOpenAddOnOrder}`);

export const countPendingReviews = (queryable: Queryable): Promise<number> =>
  many(queryable, sql`review r where ${isPendingReview}`);

export const countFailedEmails = (queryable: Queryable): Promise<number> =>
  many(queryable, sql`mail where ${isFailedEmail}`);

const weeksShown = 12;
type Week = NonNullable<OfficeToday['weeks']>[number];
type Figure = Exclude<keyof Week, 'week'>;

/** What the charts show of the last twelve weeks, this one included; weeks begin on Monday in India. `from` leaves out earlier ones. */
export async function countByWeek(queryable: Queryable, now: Date, from = 0): Promise<Week[]> {
  const today = startOfDay(now);
  const sinceMonday = (new Date(today.getTime() + indiaOffsetInMs).getUTCDay() + 6) % 7;
  const first = new Date(today.getTime() - (sinceMonday + 7 * (weeksShown - 1)) * dayInMs);
  const mondayOf = (at: number) =>
    new Date(first.getTime() + at * 7 * dayInMs + indiaOffsetInMs).toISOString().slice(0, 10);
  // a range of the index per week is faster than computing every row's week
  const counts = await queryable.rows<{ at: number } & Record<Figure, number>>(sql`
    with week as (
      select at, ${first}::timestamptz + at * interval '7 days' as begins, ${mondayOf(0)}::date + at * 7 as monday,
        least(${first}::timestamptz + (at + 1) * interval '7 days', ${now}::timestamptz + interval '1 microsecond') as ends
      from generate_series(${from}::int, ${weeksShown - 1}::int) at
    )
    select at, (select count(*)::int from enquiry where created_at >= begins and created_at < ends) as enquiries,
      (select coalesce(sum(views), 0)::int from property_day_views where day >= monday and day < monday + 7) as views,
      (select count(*)::int from property where created_at >= begins and created_at < ends and lifecycle <> 'draft') as listings,
      (select count(distinct c.property_id)::int from property_change c join property p on p.id = c.property_id
        where c.after ->> 'lifecycle' = 'sold' and c.at >= begins and c.at < ends and p.lifecycle = 'sold') as sales
    from week order by at`);
  return counts.map(({ at, enquiries, views, listings, sales }) => ({
    week: mondayOf(at),
    enquiries,
    views,
    listings,
    sales,
  }));
}

/** For so long, the weeks that are over are not counted again. */
const pastWeeksKeptFor = 10 * minuteInMs;

/** Counts this week at every call, and those that are over every ten minutes: most rows are in them, and hardly change. */
export function weekCounter(queryable: Queryable): (now: Date) => Promise<Week[]> {
  let kept: { past: Week[]; at: Date } | undefined;
  return async (now) => {
    if (kept && now >= kept.at && now.getTime() - kept.at.getTime() < pastWeeksKeptFor) {
      const current = await countByWeek(queryable, now, weeksShown - 1);
      if (isNext(kept.past.at(-1), current[0])) return [...kept.past, ...current];
    }
    const all = await countByWeek(queryable, now);
    kept = { past: all.slice(0, -1), at: now };
    return all;
  };
}

const isNext = (one: Week | undefined, other: Week | undefined) =>
  one !== undefined && other !== undefined && Date.parse(other.week) - Date.parse(one.week) === 7 * dayInMs;
