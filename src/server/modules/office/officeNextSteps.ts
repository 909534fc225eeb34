import type { NextStep } from '@contract/officeToday';
import { mayUse } from '@contract/roles';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { withoutCachedPlan } from '../../db/statementNames';
import type { Account } from '../../lib/account';
import {
  isListingInReview,
  isNewEnquiry,
  isNextStepDue,
  isOpenAddOnOrder,
  isOverdueEnquiry,
  isPendingReview,
  isVisitForOffice,
  isVisitToday,
} from '../../lib/waiting';
import { listMeetingsOn } from './officeTodayStore';

/** Of each kind; the counters below open the whole lists. */
const mostOfAKind = 8;
/** What waits begins with its first words. */
const mostWords = 240;

interface Row extends Omit<NextStep, 'at' | 'kind' | 'is_urgent'> {
  at: Date;
  isUrgent: boolean;
}

const words = (column: Sql): Sql => sql`left(regexp_replace(${column}, '\\s+', ' ', 'g'), ${mostWords})`;

/** New enquiries of one agent, or of nobody, the oldest first; in the order of an index. */
const enquiriesOf = (assignee: Sql, order: Sql, now: Date): Sql => sql`${withoutCachedPlan}
  select e.id, e.name, ${words(sql`e.message`)} as text, coalesce(e.answered_back_at, e.created_at) as at, e.phone, coalesce(${isOverdueEnquiry(now)}, false) as "isUrgent"
  from enquiry e where ${assignee} and e.state = 'new' and (${isNewEnquiry(now)} or ${isOverdueEnquiry(now)}) order by ${order} limit ${mostOfAKind}`;

/** What waits for who answers enquiries: their own, and what nobody has taken. */
function forAgents(accountId: number, now: Date): readonly [NextStep['kind'], Sql][] {
  return [
    ['enquiry', enquiriesOf(sql`e.assignee_id = ${accountId}`, sql`e.assignee_id, e.state, e.id`, now)],
    ['enquiry', enquiriesOf(sql`e.assignee_id is null`, sql`e.assignee_id, e.state, e.id`, now)],
    [
      'person',
      sql`select p.id, p.name, p.next_step as text, p.next_step_on::timestamptz as at, coalesce((select min(a.address) from person_address a where a.person_id = p.id and a.kind = 'phone'), '') as phone, false as "isUrgent"
        from person p where p.agent_id = ${accountId} and ${isNextStepDue(now)} order by p.next_step_on, p.id limit ${mostOfAKind}`,
    ],
    [
      'visit',
      sql`select v.id, v.name, v.property_title as text, v.starts_at as at, v.phone, false as "isUrgent"
        from visit v where ${isVisitToday(now)} order by v.starts_at, v.id limit ${mostOfAKind}`,
    ],
    [
      'visit_to_answer',
      sql`select v.id, v.name, v.property_title as text, v.created_at as at, v.phone, false as "isUrgent"
        from visit v where ${isVisitForOffice(now)} order by v.id limit ${mostOfAKind}`,
    ],
    [
      'property',
      sql`select id, title as name, '' as text, submitted_at as at, '' as phone, false as "isUrgent"
        from property where ${isListingInReview} order by submitted_at, id limit ${mostOfAKind}`,
    ],
    [
      'addon_order',
      sql`select o.id, coalesce(nullif(a.name, ''), a.username) as name, coalesce(p.title, '') as text, coalesce(o.starts_at, o.ordered_at) as at, a.phone, false as "isUrgent"
        from addon_order o join account a on a.id = o.account_id left join property p on p.id = o.property_id
        where ${isOpenAddOnOrder} order by o.id limit ${mostOfAKind}`,
    ],
  ];
}

const forEditors: readonly [NextStep['kind'], Sql][] = [
  [
    'review',
    sql`select r.id, r.name, ${words(sql`r.review`)} as text, r.created_at as at, '' as phone, false as "isUrgent"
      from review r where ${isPendingReview} order by r.id limit ${mostOfAKind}`,
  ],
];

const forSuperusers: readonly [NextStep['kind'], Sql][] = [
  [
    'payment',
    sql`select p.id, coalesce(nullif(a.name, ''), a.username, '') as name, p.description as text, p.created_at as at, coalesce(a.phone, '') as phone, true as "isUrgent"
      from payment p left join account a on a.id = p.account_id where p.attention is not null order by p.id limit ${mostOfAKind}`,
  ],
];

async function meetingsOf(queryable: Queryable, now: Date): Promise<NextStep[]> {
  const meetings = await listMeetingsOn(queryable, now);
  return meetings.slice(0, mostOfAKind).map(({ id, starts_at: at, name, phone, topic }) => ({
    kind: 'meeting',
    id,
    name,
    text: topic,
    at,
    phone,
    is_urgent: false,
  }));
}

/** What a member of staff does next, as far as their roles go: what is late first, then by time. */
export async function listNextSteps(queryable: Queryable, account: Account, now: Date): Promise<NextStep[]> {
  const isAgent = mayUse('agent', account);
  const queues = [
    ...(isAgent ? forAgents(account.id, now) : []),
    ...(mayUse('editor', account) ? forEditors : []),
    ...(mayUse('superuser', account) ? forSuperusers : []),
  ];
  const [meetings, ...steps] = await Promise.all([
    isAgent ? meetingsOf(queryable, now) : [],
    ...queues.map(async ([kind, query]) =>
      (await queryable.rows<Row>(query)).map(({ isUrgent, at, ...row }): NextStep => ({
        kind,
        ...row,
        at: at.toISOString(),
        is_urgent: isUrgent,
      })),
    ),
  ]);
  return [...meetings, ...steps.flat()].sort(
    (one, other) => Number(other.is_urgent) - Number(one.is_urgent) || Date.parse(one.at) - Date.parse(other.at),
  );
}
