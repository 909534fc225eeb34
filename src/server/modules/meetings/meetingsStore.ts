import { hourInMs } from '@contract/durations';
import * as messages from '@messages/server/meetings';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database';
import { queueEmails } from '../../email/outbox';
import type { Office } from '../../payments/ledger/purchase';
import { syncMeetingOrdersSoon } from '../../payments/ledger/orders';
import { isVisited, lockSlot, overlaps } from '../../payments/ledger/settlement';
import { Problem } from '../../lib/problem';
import { type LapsedMeeting, lapsedMeetingEmails } from './lapsedMeetingEmails';
import type { Span } from '../../lib/slots';
import { storedE164 } from '../../lib/phones';
import { checkHolds, releasable } from './meetingsRules';

export interface MeetingRow {
  id: number;
  client_id: string;
  starts_at: Date;
  status: 'held' | 'booked' | 'cancelled';
  held_until: Date;
}

/** The slot to hold, and until when. */
export interface Hold {
  accountId: number;
  clientId: string;
  startsAt: Date;
  timezone: string;
  about: MeetingAbout;
  now: Date;
  heldUntil: Date;
}

/** The meeting's subject and kind, and the number to call. */
export interface MeetingAbout {
  kind: 'office' | 'video' | 'call';
  topic: string;
  /** Empty for the account's own number. */
  phone: string;
  property: { id: number; title: string } | undefined;
}

type Lapsed = LapsedMeeting & { id: number };

const atOnce = 50;
const lapsed = sql`meeting.id, meeting.starts_at, meeting.timezone, coalesce(nullif(a.name, ''), a.username) as name, a.email, a.phone`;

/** Start times, in milliseconds, of the slots in a span that overlap a meeting that is booked or held now, or a visit to one of our homes. */
export async function takenSlots(
  database: Queryable,
  { from, until }: Pick<Span, 'from' | 'until'>,
  now: Date,
): Promise<Set<number>> {
  const [earliest, latest] = [new Date(from.getTime() - hourInMs), new Date(until.getTime() + hourInMs)];
  const rows = await database.rows<{ starts_at: Date }>(sql`
    select starts_at from meeting where starts_at > ${earliest} and starts_at < ${latest} and status <> 'cancelled' and (status = 'booked' or held_until > ${now})`);
  const visits = await database.rows<{ starts_at: Date }>(sql`
    select starts_at from visit where coalesce(host_id, 0) = 0 and state in ('confirmed', 'move_asked', 'move_offered')
      and starts_at > ${earliest} and starts_at < ${latest}`);
  // an hour overlaps the meetings that begin with it, half an hour before and half an hour after
  const half = hourInMs / 2;
  return new Set([...rows, ...visits].flatMap(({ starts_at: at }) => [-half, 0, half].map((by) => at.getTime() + by)));
}

/**
 * Holds a slot, or finds the hold that this client made before. An active hold is not extended; an expired one is renewed.
 *
 * @throws Problem 409 when someone else has the slot, the client's id belongs to another meeting, or the account has too many holds.
 */
export async function holdSlot(database: Database, hold: Hold, head: Office): Promise<MeetingRow> {
  return database.transaction(async (tx) => {
    await lockAccountAndSlot(tx, hold);
    const before = await tx.row<MeetingRow>(
      sql`select id, client_id, starts_at, status, held_until from meeting where account_id = ${hold.accountId} and client_id = ${hold.clientId}`,
    );
    if (before && before.starts_at.getTime() !== hold.startsAt.getTime())
      throw new Problem(409, 'client_id_used', messages.thisRequestWasForAnotherSlot);
    if (before && (before.status === 'booked' || (before.status === 'held' && before.held_until > hold.now)))
      return before;
    await freeSlot(tx, hold, before?.id ?? 0, head);
    checkHolds(await countHeld(tx, hold));
    const held = await (before ? holdAgain(tx, before.id, hold) : holdNew(tx, hold));
    if (!held) throw new Problem(409, 'slot_taken', messages.someoneJustBookedThisSlot);
    return held;
  });
}

/** Always in this order, to avoid deadlocks. */
export async function lockAccountAndSlot(
  tx: Queryable,
  { accountId, startsAt }: Pick<Hold, 'accountId' | 'startsAt'>,
): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`meetings-of:${accountId}`}, 0))`);
  await lockSlot(tx, startsAt);
}

async function countHeld(tx: Queryable, { accountId, now }: Hold): Promise<number> {
  return (
    (
      await tx.row<{ many: number }>(
        sql`select count(*)::int as many from meeting where account_id = ${accountId} and status = 'held' and held_until > ${now}`,
      )
    )?.many ?? 0
  );
}

/** Cancels expired holds that overlap the slot. */
export async function freeSlot(
  tx: Queryable,
  { startsAt, now }: Pick<Hold, 'startsAt' | 'now'>,
  except: number,
  head: Office,
): Promise<void> {
  await tell(
    tx,
    await tx.rows<Lapsed>(sql`
    update meeting set status = 'cancelled', ended = 'unpaid' from account a
    where ${overlaps(sql`starts_at`, startsAt)} and status = 'held' and held_until <= ${now} and meeting.id <> ${except} and a.id = meeting.account_id
    returning ${lapsed}`),
    now,
    head,
  );
}

/**
 * Cancels holds that expired before a given time, a batch at a time, and emails the office and the visitors. Safe to run in several processes.
 *
 * @returns how many there were.
 */
export async function endHolds(database: Database, before: Date, now: Date, head: Office): Promise<number> {
  return database.transaction(async (tx) => {
    const meetings = await tx.rows<Lapsed>(sql`
      update meeting set status = 'cancelled', ended = 'unpaid' from account a
      where meeting.id in (select id from meeting where status = 'held' and held_until <= ${before} order by held_until limit ${atOnce} for update skip locked) and a.id = meeting.account_id
      returning ${lapsed}`);
    await tell(tx, meetings, now, head);
    return meetings.length;
  });
}

async function tell(tx: Queryable, meetings: readonly Lapsed[], now: Date, head: Office): Promise<void> {
  if (meetings.length === 0) return;
  await syncMeetingOrdersSoon(
    tx,
    meetings.map(({ id }) => id),
    now,
  );
  await queueEmails(
    tx,
    meetings.flatMap((meeting) => lapsedMeetingEmails(meeting, head)),
  );
}

/** Releases an account's held slot; does nothing when it is already over. @throws Problem 404; 409 when it is paid */
export async function releaseSlot(
  database: Database,
  { accountId, id, now }: { accountId: number; id: number; now: Date },
): Promise<void> {
  await database.transaction(async (tx) => {
    releasable(
      await tx.row<{ status: string }>(
        sql`select status from meeting where id = ${id} and account_id = ${accountId} for update`,
      ),
    );
    await tx.run(sql`update meeting set status = 'cancelled', ended = 'released' where id = ${id} and status = 'held'`);
    await syncMeetingOrdersSoon(tx, [id], now);
  });
}

export const isFree = (startsAt: Date, except: number) =>
  sql`not exists (select 1 from meeting m where ${overlaps(sql`m.starts_at`, startsAt)} and m.status <> 'cancelled' and m.id <> ${except}) and not ${isVisited(startsAt)}`;

function holdNew(
  tx: Queryable,
  { accountId, clientId, startsAt, timezone, about, now, heldUntil }: Hold,
): Promise<MeetingRow | undefined> {
  const { kind, topic, phone, property } = about;
  return tx.row<MeetingRow>(sql`
    insert into meeting (account_id, client_id, starts_at, timezone, kind, topic, phone, phone_e164, property_id, property_title, held_until, created_at)
    select ${accountId}, ${clientId}, ${startsAt}, ${timezone}, ${kind}, ${topic}, ${phone}, ${storedE164(phone)}::text, (select id from property where id = ${property?.id ?? null}::int), ${property?.title ?? ''}, ${heldUntil}, ${now}
    where ${isFree(startsAt, 0)}
    on conflict (account_id, client_id) do nothing returning id, client_id, starts_at, status, held_until`);
}

/** Never renews a hold whose payment was refunded. */
function holdAgain(
  tx: Queryable,
  id: number,
  { startsAt, timezone, about, heldUntil }: Hold,
): Promise<MeetingRow | undefined> {
  const { kind, topic, phone, property } = about;
  return tx.row<MeetingRow>(sql`
    update meeting set status = 'held', ended = null, held_until = ${heldUntil}, timezone = ${timezone},
      kind = ${kind}, topic = ${topic}, phone = ${phone}, phone_e164 = ${storedE164(phone)}, property_id = (select id from property where id = ${property?.id ?? null}::int), property_title = ${property?.title ?? ''}
    where id = ${id} and ${isFree(startsAt, id)} and not exists (select 1 from payment where meeting_id = ${id} and status in ('completed', 'refunded'))
    returning id, client_id, starts_at, status, held_until`);
}

/** An account's phone number; empty when it has none. */
export async function phoneOf(database: Queryable, accountId: number): Promise<string> {
  return (await database.row<{ phone: string }>(sql`select phone from account where id = ${accountId}`))?.phone ?? '';
}
