import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database';
import { lockSlot } from '../../payments/settlement';
import { Problem } from '../../plugins/problems';

export interface MeetingRow {
  id: number;
  client_id: string;
  starts_at: Date;
  status: 'held' | 'booked' | 'cancelled';
}

/** What is asked for, and until when it would be held. */
export interface Hold {
  accountId: number;
  clientId: string;
  startsAt: Date;
  now: Date;
  heldUntil: Date;
}

/**
 * Holds a slot, or finds the one this client has asked for before (and holds that for longer).
 *
 * @throws Problem 409 when the slot is someone else's, or the client's id stands for another meeting.
 */
export async function holdSlot(database: Database, hold: Hold): Promise<MeetingRow> {
  return database.transaction(async (tx) => {
    await lockSlot(tx, hold.startsAt);
    const before = await tx.row<MeetingRow>(sql`select id, client_id, starts_at, status from meeting where account_id = ${hold.accountId} and client_id = ${hold.clientId}`);
    if (before && before.starts_at.getTime() !== hold.startsAt.getTime()) throw new Problem(409, 'client_id_used', 'This request was for another time. Choose a time again.');
    if (before?.status === 'booked') return before;
    await freeSlot(tx, hold, before?.id ?? 0);
    const held = await (before ? holdAgain(tx, before.id, hold) : holdNew(tx, hold));
    if (!held) throw new Problem(409, 'slot_taken', 'This time has just been taken. Choose another.');
    return held;
  });
}

/** Holds that ran out make room. */
function freeSlot(tx: Queryable, { startsAt, now }: Hold, except: number): Promise<number> {
  return tx.run(sql`update meeting set status = 'cancelled' where starts_at = ${startsAt} and status = 'held' and held_until <= ${now} and id <> ${except}`);
}

const isFree = (startsAt: Date, except: number) => sql`not exists (select 1 from meeting m where m.starts_at = ${startsAt} and m.status <> 'cancelled' and m.id <> ${except})`;

function holdNew(tx: Queryable, { accountId, clientId, startsAt, now, heldUntil }: Hold): Promise<MeetingRow | undefined> {
  return tx.row<MeetingRow>(sql`
    insert into meeting (account_id, client_id, starts_at, held_until, created_at)
    select ${accountId}, ${clientId}, ${startsAt}, ${heldUntil}, ${now} where ${isFree(startsAt, 0)}
    on conflict (account_id, client_id) do nothing returning id, client_id, starts_at, status`);
}

/** Not one whose money was given back. */
function holdAgain(tx: Queryable, id: number, { startsAt, heldUntil }: Hold): Promise<MeetingRow | undefined> {
  return tx.row<MeetingRow>(sql`
    update meeting set status = 'held', held_until = ${heldUntil}
    where id = ${id} and ${isFree(startsAt, id)} and not exists (select 1 from payment where meeting_id = ${id} and status in ('completed', 'refunded'))
    returning id, client_id, starts_at, status`);
}
