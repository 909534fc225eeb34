import type { Visit } from '@contract/visits';
import type { OfficeVisit, OfficeVisitListQuery } from '@contract/officeVisits';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { agreedStates, isOpenVisit, isVisitForOffice, isVisitToAnswer, isVisitToday } from '../../lib/waiting';
import type { OfficeContact } from '../../email/emailContent';
import { hostName } from './visitEmails';
import { allowedActions, isAgreed } from './visitRules';
import { contactOf, meetingPlace } from './visitPlace';
import { type VisitRow, endsAt, selectVisits, takenTimes } from './visitsStore';

/** Which proposed times are still free. */
export type FreeTimes = (visit: VisitRow, at: Date) => boolean;

/** Reads the diaries of the hosts of some visits, one query for each host. */
export async function freeTimesOf(queryable: Queryable, visits: readonly VisitRow[], now: Date): Promise<FreeTimes> {
  const waiting = visits.filter(({ proposals }) => proposals.length > 0);
  const taken = new Map<number, Set<number>>();
  for (const hostId of new Set(waiting.map(({ host_id: host }) => host))) {
    const times = waiting.filter(({ host_id: host }) => host === hostId).flatMap(({ proposals }) => proposals);
    const span = {
      from: new Date(Math.min(...times.map(Number))),
      until: new Date(Math.max(...times.map(Number)) + 1),
      now,
    };
    taken.set(hostId ?? 0, await takenTimes(queryable, hostId, span));
  }
  return ({ host_id: host }, at) => at > now && !taken.get(host ?? 0)?.has(at.getTime());
}

const shared = (visit: VisitRow, isFree: FreeTimes) => ({
  id: visit.id,
  state: visit.state,
  mode: visit.mode,
  property: { id: visit.property_id, title: visit.property_title },
  proposals: visit.proposals.map((at) => ({ starts_at: at.toISOString(), free: isFree(visit, at) })),
  starts_at: visit.starts_at?.toISOString() ?? null,
  ends_at: visit.starts_at ? endsAt(visit.starts_at).toISOString() : null,
  timezone: visit.timezone,
  link: visit.link,
  host: hostName(visit),
  ended_by: visit.ended_by,
  reason: visit.reason,
  created_at: visit.created_at.toISOString(),
});

/** A visit as one of the two reads it. */
export function toVisit(
  visit: VisitRow,
  role: Visit['role'],
  { isFree, now, company }: { isFree: FreeTimes; now: Date; company: OfficeContact },
): Visit {
  const { name, email, phone } = visit;
  const isHost = role === 'host';
  const isOn = isAgreed(visit.state);
  const isShown = role === 'visitor' || visit.confirmed_at !== null;
  return {
    ...shared(visit, isFree),
    role,
    actions: allowedActions(visit, role, now),
    // a visit that is cancelled has no way to join it
    link: isOn || isHost ? visit.link : '',
    ...(isHost || isOn ? meetingPlace(visit) : { place: '', directions: '' }),
    contact: !isHost && isOn ? contactOf(visit, company) : null,
    visitor: { name, email: isShown ? email : '', phone: isShown ? phone : '' },
    has_calendar: visit.calendar_sequence > 0,
  };
}

/** A visit as the office reads it. */
export function toOfficeVisit(visit: VisitRow, isFree: FreeTimes, now: Date): OfficeVisit {
  const { version, name, email, phone, host_id: hostId } = visit;
  return {
    ...shared(visit, isFree),
    version,
    actions: allowedActions(visit, 'host', now),
    is_office: hostId === null,
    name,
    email,
    phone,
    ...meetingPlace(visit),
  };
}

/** An account's visits: as host, as visitor, and what it asked for without a login by its confirmed address. */
const ofAccount = (id: number) => sql`(v.host_id = ${id} or v.account_id = ${id}
  or v.account_id is null and lower(v.email) = (select lower(email) from account where id = ${id} and email_verified_at is not null))`;

/** Whose visit it is for an account; undefined for somebody else's. */
export function roleIn(
  visit: VisitRow,
  account: { id: number; verifiedEmail: string | null },
): Visit['role'] | undefined {
  if (visit.host_id === account.id) return 'host';
  if (visit.account_id === account.id) return 'visitor';
  const isOwn = visit.account_id === null && visit.email.toLowerCase() === account.verifiedEmail?.toLowerCase();
  return isOwn ? 'visitor' : undefined;
}

export async function verifiedEmailOf(queryable: Queryable, id: number): Promise<string | null> {
  const row = await queryable.row<{ email: string }>(
    sql`select email from account where id = ${id} and email_verified_at is not null`,
  );
  return row?.email ?? null;
}

interface PageOfVisits {
  limit: number;
  offset: number;
}

async function pageOf(
  queryable: Queryable,
  which: ReturnType<typeof isOpenVisit>,
  order: ReturnType<typeof isOpenVisit>,
  { limit, offset }: PageOfVisits,
): Promise<{ visits: VisitRow[]; total: number }> {
  const [visits, count] = await Promise.all([
    selectVisits(queryable, sql`where ${which} order by ${order} limit ${limit} offset ${offset}`),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from visit v where ${which}`),
  ]);
  return { visits, total: count?.total ?? 0 };
}

/** A page of an account's visits. */
export function visitsOf(
  queryable: Queryable,
  id: number,
  when: 'waiting' | 'upcoming' | 'past',
  now: Date,
  page: PageOfVisits,
): Promise<{ visits: VisitRow[]; total: number }> {
  const own = ofAccount(id);
  const waits = sql`case when v.host_id = ${id} then v.state in ('asked', 'move_asked') else v.state in ('offered', 'move_offered') end`;
  if (when === 'past')
    return pageOf(
      queryable,
      sql`${own} and not ${isOpenVisit(now)}`,
      sql`coalesce(v.starts_at, v.changed_at) desc, v.id desc`,
      page,
    );
  const which = when === 'waiting' ? waits : sql`not (${waits})`;
  return pageOf(
    queryable,
    sql`${own} and ${isOpenVisit(now)} and ${which}`,
    sql`coalesce(v.starts_at, v.answer_by), v.id`,
    page,
  );
}

/** A page of all visits, for the office. */
export function officeVisits(
  queryable: Queryable,
  when: NonNullable<OfficeVisitListQuery['when']>,
  now: Date,
  page: PageOfVisits,
): Promise<{ visits: VisitRow[]; total: number }> {
  if (when === 'past') return pageOf(queryable, sql`not ${isOpenVisit(now)}`, sql`v.changed_at desc, v.id desc`, page);
  if (when === 'open') return pageOf(queryable, isOpenVisit(now), sql`coalesce(v.starts_at, v.answer_by), v.id`, page);
  if (when === 'today') return pageOf(queryable, isVisitToday(now), sql`v.starts_at, v.id`, page);
  return pageOf(queryable, when === 'ours' ? isVisitForOffice(now) : isVisitToAnswer(now), sql`v.id`, page);
}

/** Agreed and missed visits of a time, in order. */
export const visitsBetween = (
  queryable: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<VisitRow[]> =>
  selectVisits(
    queryable,
    sql`where v.starts_at >= ${from} and v.starts_at < ${until} and (v.state in ${agreedStates} or v.state = 'missed') order by v.starts_at, v.id`,
  );
