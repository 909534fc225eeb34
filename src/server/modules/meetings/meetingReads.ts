import { minuteInMs } from '@contract/durations';
import type { Meeting } from '@contract/meetings';
import { meetingLimits } from '@contract/meetingLimits';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { MeetingsDeps } from './meetingsDeps';
import { type MeetingAbout, type MeetingRow } from './meetingsStore';
import { canCancel, canMove, changesUntil } from './meetingsRules';

/** The account that reads meetings. */
export interface MeetingReader {
  id: number;
  isSuperuser: boolean;
}

/** A meeting with its buyer and its order at the provider. */
export interface WholeMeeting extends MeetingRow, Omit<MeetingAbout, 'property'> {
  account_id: number;
  timezone: string;
  property_id: number | null;
  property_title: string;
  ended: Meeting['ended'];
  moves: number;
  /** Of a confirmed video meeting; otherwise empty. */
  link: string;
  name: string;
  email: string;
  payment: Meeting['payment'];
  gateway: string | null;
  order_id: string | null;
  amount_in_paise: number | null;
}

const whole = sql`
  select m.id, m.account_id, m.client_id, m.starts_at, m.status, m.held_until, m.timezone, m.kind, m.topic, m.property_id, m.property_title, m.ended, m.moves, m.link,
    coalesce(nullif(m.phone, ''), a.phone) as phone, coalesce(nullif(a.name, ''), a.username) as name, a.email,
    p.gateway, p.provider_order_id as order_id, p.amount_in_paise,
    case when p.status = 'refunded' then 'returned' when p.completed_at is not null then 'received' else 'none' end as payment
  from meeting m join account a on a.id = m.account_id
    left join payment p on p.account_id = m.account_id and p.receipt = 'meeting:' || m.id`;

/** Held or booked, and in the future. */
const isUpcoming = (now: Date) =>
  sql`(m.starts_at > ${now} and (m.status = 'booked' or m.status = 'held' and m.held_until > ${now}))`;

/** A page of an account's meetings, upcoming or all others, and their total. */
export async function meetingsOf(
  database: Queryable,
  accountId: number,
  when: 'upcoming' | 'past',
  now: Date,
  page: { limit: number; offset: number },
): Promise<{ meetings: WholeMeeting[]; total: number }> {
  const [which, order]: [Sql, Sql] =
    when === 'upcoming'
      ? [isUpcoming(now), sql`m.starts_at, m.id`]
      : [sql`not ${isUpcoming(now)}`, sql`m.starts_at desc, m.id desc`];
  const mine = sql`m.account_id = ${accountId} and ${which}`;
  const [meetings, count] = await Promise.all([
    database.rows<WholeMeeting>(
      sql`${whole} where ${mine} order by ${order} limit ${page.limit} offset ${page.offset}`,
    ),
    database.row<{ total: number }>(sql`select count(*)::int as total from meeting m where ${mine}`),
  ]);
  return { meetings, total: count?.total ?? 0 };
}

/** A meeting that this reader may see: their own, or any for a superuser. */
export function findMeeting(database: Queryable, reader: MeetingReader, id: number): Promise<WholeMeeting | undefined> {
  return database.row<WholeMeeting>(
    sql`${whole} where m.id = ${id} and (m.account_id = ${reader.id} or ${reader.isSuperuser})`,
  );
}

/** The listing that a meeting is about; only one that has been public. */
export function findListing(database: Queryable, id: number): Promise<{ id: number; title: string } | undefined> {
  return database.row<{ id: number; title: string }>(
    sql`select id, title from property where id = ${id} and lifecycle <> 'draft'`,
  );
}

function placeOf({ kind, phone, link }: WholeMeeting, address: string): string {
  if (kind === 'office') return address;
  return kind === 'call' ? phone : link;
}

/** Only a meeting that is or can be paid has an order to show; orders of other gateways cannot be opened here. */
function orderOf(meeting: WholeMeeting, held: boolean, { gateway }: Pick<MeetingsDeps, 'gateway'>): Meeting['order'] {
  const { gateway: kind, order_id: id, amount_in_paise: amount } = meeting;
  const shown = held || meeting.status === 'booked';
  return shown && id && amount && kind === gateway.id
    ? { id, amount, currency: 'INR', key_id: gateway.publicKey, gateway: gateway.id }
    : null;
}

/** A meeting as the API shows it to its reader. */
export function toMeeting(
  meeting: WholeMeeting,
  reader: MeetingReader,
  deps: Pick<MeetingsDeps, 'gateway' | 'settings' | 'now'>,
): Meeting {
  const now = deps.now();
  const {
    id,
    client_id,
    starts_at,
    status,
    kind,
    topic,
    timezone,
    ended,
    payment,
    property_id,
    property_title,
    name,
    email,
    phone,
  } = meeting;
  const heldFor =
    status === 'held' ? Math.max(0, Math.floor((meeting.held_until.getTime() - now.getTime()) / 1_000)) : 0;
  const own = meeting.account_id === reader.id;
  return {
    id,
    client_id,
    starts_at: starts_at.toISOString(),
    ends_at: new Date(starts_at.getTime() + meetingLimits.minutes * minuteInMs).toISOString(),
    status,
    held_for: heldFor,
    order: own ? orderOf(meeting, heldFor > 0, deps) : null,
    timezone,
    kind,
    topic,
    ended,
    payment,
    place: placeOf(meeting, deps.settings.company.address),
    property: property_title ? { id: property_id, title: property_title } : null,
    changes_until: changesUntil(starts_at).toISOString(),
    can_move: own && canMove(meeting, now),
    can_cancel: own && canCancel(meeting, now),
    buyer: own ? null : { name, email, phone },
  };
}
