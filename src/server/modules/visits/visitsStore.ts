import { minuteInMs } from '@contract/durations';
import { visitLimits } from '@contract/visitLimits';
import type { Visit, VisitMode, VisitState } from '@contract/visits';
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { storedE164 } from '../../lib/phones';
import { agreedStates, isOpenVisit } from '../../lib/waiting';
import { lockSlot } from '../../payments/ledger/settlement';

/** A visit with its listing and its host. */
export interface VisitRow {
  id: number;
  version: number;
  property_id: number | null;
  property_title: string;
  /** Whether the listing can be visited at all. */
  is_published: boolean;
  /** Null for the office. */
  host_id: number | null;
  host_name: string | null;
  host_email: string | null;
  account_id: number | null;
  name: string;
  email: string;
  phone: string;
  timezone: string;
  mode: VisitMode;
  state: VisitState;
  proposals: Date[];
  starts_at: Date | null;
  confirmed_at: Date | null;
  link: string;
  /** From the host, now or for an earlier visit to the same home; empty if they never gave one. */
  place: string;
  /** What the listing says of where it is. */
  home_place: string;
  /** The published point, exact or rounded as the owner chose. */
  latitude: number | null;
  longitude: number | null;
  /** Whom the visitor asks for: the owner, or the agent of the listing; empty where the office has no name. */
  contact_name: string;
  contact_phone: string;
  ended_by: Visit['ended_by'];
  reason: string;
  nonce: string;
  token_hash: string;
  calendar_hash: string;
  calendar_id: string;
  calendar_sequence: number;
  created_at: Date;
}

const columns = sql`
  v.id, v.version, v.property_id, v.property_title, coalesce(p.lifecycle = 'published', false) as is_published, v.host_id,
  coalesce(nullif(h.name, ''), h.username) as host_name, case when h.disabled_at is null then h.email end as host_email, v.account_id, v.name, v.email, v.phone, v.timezone,
  v.mode, v.state, to_json(v.proposals) as proposals, v.starts_at, v.confirmed_at, v.link,
  coalesce(nullif(v.place, ''), (select w.place from visit w where w.property_id = v.property_id and w.place <> ''
    and w.host_id is not distinct from v.host_id order by w.id desc limit 1), '') as place,
  concat_ws(', ', nullif(p.location, ''), c.name) as home_place, p.shown_latitude as latitude, p.shown_longitude as longitude,
  case when h.id is not null then coalesce(nullif(h.name, ''), h.username) when o.id is not null and o.disabled_at is null then o.name else '' end as contact_name,
  case when h.id is not null then case when h.disabled_at is null then h.phone else '' end when o.id is not null and o.disabled_at is null then o.phone else '' end as contact_phone,
  v.ended_by, v.reason, v.nonce, v.token_hash,
  v.calendar_hash, v.calendar_id, v.calendar_sequence, v.created_at`;
const whole = sql`select ${columns} from visit v left join property p on p.id = v.property_id left join city c on c.id = p.city_id
  left join account h on h.id = v.host_id left join account o on o.id = p.owner_id and v.host_id is null`;

const toRow = ({ proposals, ...row }: Omit<VisitRow, 'proposals'> & { proposals: string[] }): VisitRow => ({
  ...row,
  proposals: proposals.map((at) => new Date(at)),
});
type Read = Parameters<typeof toRow>[0];

/** Visits that a condition on `v` finds, in an order. */
export async function selectVisits(queryable: Queryable, rest: Sql): Promise<VisitRow[]> {
  return (await queryable.rows<Read>(sql`${whole} ${rest}`)).map(toRow);
}

/** One visit; with `lock`, locked until the transaction ends. */
export async function findVisit(
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<VisitRow | undefined> {
  const [row] = await selectVisits(queryable, sql`where v.id = ${id} ${lock ? sql`for update of v` : empty}`);
  return row;
}

/** The listing that somebody wants to visit; only a published one. */
export interface VisitedListing {
  id: number;
  title: string;
  owner_id: number;
  is_office: boolean;
}

export const findVisited = (queryable: Queryable, id: number): Promise<VisitedListing | undefined> =>
  queryable.row<VisitedListing>(sql`
    select p.id, p.title, p.owner_id, a.is_office or a.is_superuser or a.disabled_at is not null as is_office
    from property p join account a on a.id = p.owner_id where p.id = ${id} and p.lifecycle = 'published'`);

/** Who answers for a listing; null is the office, also for an owner who is disabled. */
export const hostOf = ({ owner_id: owner, is_office: isOffice }: VisitedListing) => (isOffice ? null : owner);

/**
 * Beginnings, in milliseconds, at which a host is not free. The office has one diary: its paid meetings are in it, too,
 * and take the visits before and after them.
 */
export async function takenTimes(
  queryable: Queryable,
  hostId: number | null,
  { from, until, now }: { from: Date; until: Date; now: Date },
  except = 0,
): Promise<Set<number>> {
  const rows = await queryable.rows<{ starts_at: Date }>(sql`
    select starts_at from visit where coalesce(host_id, 0) = ${hostId ?? 0} and state in ${agreedStates}
      and starts_at >= ${from} and starts_at < ${until} and id <> ${except}`);
  const taken = rows.map(({ starts_at }) => starts_at.getTime());
  if (hostId !== null) return new Set(taken);
  const half = 30 * minuteInMs;
  const meetings = await queryable.rows<{ starts_at: Date }>(sql`
    select starts_at from meeting where starts_at > ${new Date(from.getTime() - 2 * half)} and starts_at < ${new Date(until.getTime() + 2 * half)}
      and (status = 'booked' or status = 'held' and held_until > ${now})`);
  return new Set([
    ...taken,
    ...meetings.flatMap(({ starts_at: at }) => [-half, 0, half].map((by) => at.getTime() + by)),
  ]);
}

/** Locks a time of a host's diary until the transaction ends; of the office's also the meetings that it would overlap. */
export async function lockTime(tx: Queryable, hostId: number | null, startsAt: Date): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`visit:${hostId ?? 0}:${startsAt.toISOString()}`}, 0))`,
  );
  if (hostId !== null) return;
  await lockSlot(tx, startsAt);
}

export interface NewVisitRow {
  listing: VisitedListing;
  accountId: number | null;
  name: string;
  email: string;
  phone: string;
  timezone: string;
  mode: VisitMode;
  clientId: string;
  proposals: readonly Date[];
  links: { nonce: string; token_hash: string; calendar_hash: string };
}

const timesOf = (times: readonly Date[]) => sql`${times.map((at) => at.toISOString())}::timestamptz[]`;

/** Stores a visit; undefined when this client has sent it before. */
export async function addVisit(tx: Queryable, visit: NewVisitRow, now: Date): Promise<number | undefined> {
  const { listing, accountId, name, email, phone, timezone, mode, clientId, proposals, links } = visit;
  const row = await tx.row<{ id: number }>(sql`
    insert into visit (property_id, property_title, host_id, account_id, name, email, phone, phone_e164, timezone, mode, client_id, proposals, answer_by,
      nonce, token_hash, calendar_hash, created_at, changed_at)
    values (${listing.id}, ${listing.title}, ${hostOf(listing)}, ${accountId}, ${name}, ${email}, ${phone}, ${storedE164(phone)}, ${timezone}, ${mode}, ${clientId},
      ${timesOf(proposals)}, ${proposals.at(-1)}, ${links.nonce}, ${links.token_hash}, ${links.calendar_hash}, ${now}, ${now})
    on conflict (client_id) do nothing returning id`);
  return row?.id;
}

/** The visit that a client sent before. */
export const findSent = (
  queryable: Queryable,
  clientId: string,
): Promise<{ id: number; account_id: number | null; email: string; property_id: number | null } | undefined> =>
  queryable.row(sql`select id, account_id, email, property_id from visit where client_id = ${clientId}`);

/** Locks a visitor's address until the transaction ends, and counts their open visits. */
export async function countOpen(
  tx: Queryable,
  { email, accountId, property }: { email: string; accountId: number | null; property: number },
  now: Date,
): Promise<{ toListing: number; all: number; known: number | null }> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`visits-of:${email.toLowerCase()}`}, 0))`);
  const counted = await tx.row<{ toListing: number; all: number; known: number | null }>(sql`
    select count(*)::int as "all", (count(*) filter (where v.property_id = ${property}))::int as "toListing",
      max(v.id) filter (where v.property_id = ${property}) as known
    from visit v where (lower(v.email) = ${email.toLowerCase()} or v.account_id = ${accountId}) and ${isOpenVisit(now)}`);
  return counted ?? { toListing: 0, all: 0, known: null };
}

/** What a step changes. */
export interface VisitChange {
  state: VisitState;
  /** Empty when no times wait for an answer. */
  proposals: readonly Date[];
  startsAt: Date | null;
  confirmedAt: Date | null;
  link: string;
  place: string;
  endedBy?: Visit['ended_by'];
  reason?: string;
  /** Whether calendars must learn of it. */
  isNews: boolean;
}

export async function changeVisit(tx: Queryable, id: number, change: VisitChange, now: Date): Promise<void> {
  const { state, proposals, startsAt, confirmedAt, link, place, endedBy = null, reason = '', isNews } = change;
  await tx.run(sql`
    update visit set state = ${state}, proposals = ${timesOf(proposals)}, answer_by = ${proposals.at(-1) ?? null}, starts_at = ${startsAt},
      confirmed_at = ${confirmedAt}, link = ${link}, place = ${place}, ended_by = ${endedBy}, reason = ${reason},
      calendar_sequence = calendar_sequence + ${isNews ? 1 : 0}, changed_at = ${now}
    where id = ${id}`);
}

export async function replaceLinks(tx: Queryable, id: number, links: NewVisitRow['links'], now: Date): Promise<void> {
  await tx.run(sql`
    update visit set nonce = ${links.nonce}, token_hash = ${links.token_hash}, calendar_hash = ${links.calendar_hash}, changed_at = ${now}
    where id = ${id}`);
}

export const endsAt = (startsAt: Date): Date => new Date(startsAt.getTime() + visitLimits.minutes * minuteInMs);
