import { minuteInMs } from '@contract/durations';
import { meetingLimits } from '@contract/meetingLimits';
import type { OfficeMeeting } from '@contract/officeMeetings';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';

type Row = Omit<OfficeMeeting, 'starts_at' | 'ends_at' | 'confirmed_at' | 'property'> & {
  starts_at: Date;
  confirmed_at: Date | null;
  property_id: number | null;
  property_title: string;
};

const meetingLength = sql`make_interval(mins => ${meetingLimits.minutes})`;
const selected = sql`
  select m.id, m.version, m.starts_at, m.status, m.ended, m.kind, m.topic, m.confirmed_at, m.link, m.property_id, m.property_title,
    coalesce(nullif(m.phone, ''), a.phone) as phone, coalesce(nullif(a.name, ''), a.username) as name, a.email,
    m.status = 'booked' and exists (select from meeting o where o.id <> m.id and o.status = 'booked'
      and o.starts_at > m.starts_at - ${meetingLength} and o.starts_at < m.starts_at + ${meetingLength}) as overlaps,
    case when p.status = 'refunded' then 'returned' when p.completed_at is not null then 'received' else 'none' end as payment
  from meeting m join account a on a.id = m.account_id
    left join payment p on p.account_id = m.account_id and p.receipt = 'meeting:' || m.id`;

function toOfficeMeeting({ starts_at, confirmed_at, property_id, property_title, ...row }: Row): OfficeMeeting {
  return {
    ...row,
    starts_at: starts_at.toISOString(),
    ends_at: new Date(starts_at.getTime() + meetingLimits.minutes * minuteInMs).toISOString(),
    confirmed_at: confirmed_at?.toISOString() ?? null,
    property: property_title ? { id: property_id, title: property_title } : null,
  };
}

/** Booked meetings of a time span, and slots that are held now, in order. */
export async function listOfficeMeetings(
  queryable: Queryable,
  { from, until }: { from: Date; until: Date },
  now: Date,
): Promise<OfficeMeeting[]> {
  const rows = await queryable.rows<Row>(sql`
    ${selected} where m.starts_at >= ${from} and m.starts_at < ${until} and (m.status = 'booked' or m.status = 'held' and m.held_until > ${now})
    order by m.starts_at, m.id`);
  return rows.map(toOfficeMeeting);
}

/** One meeting in any state; with `lock`, locked until the transaction ends. */
export async function findOfficeMeeting(
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<OfficeMeeting | undefined> {
  const row = await queryable.row<Row>(sql`${selected} where m.id = ${id} ${lock ? sql`for update of m` : empty}`);
  return row && toOfficeMeeting(row);
}

/** The account that booked a meeting. */
export async function buyerOf(queryable: Queryable, id: number): Promise<number | undefined> {
  return (await queryable.row<{ account: number }>(sql`select account_id as account from meeting where id = ${id}`))
    ?.account;
}
