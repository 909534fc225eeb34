import * as messages from '@messages/server/meetings';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database';
import { queueEmails } from '../../email/outbox';
import { refreshMeetingAttention } from '../../payments/ledger/attention';
import { cancelledEmails, movedEmails } from '../../payments/ledger/meetingEmails';
import type { Office } from '../../payments/ledger/purchase';
import { Problem } from '../../lib/problem';
import { type ChangedMeeting, checkChange } from './meetingsRules';
import { freeSlot, isFree, lockAccountAndSlot } from './meetingsStore';

type Row = ChangedMeeting & { ended: string | null };

const ownMeeting = (tx: Queryable, { accountId, id }: { accountId: number; id: number }) =>
  tx.row<Row>(
    sql`select status, starts_at, moves, ended from meeting where id = ${id} and account_id = ${accountId} for update`,
  );

/**
 * Moves a booked meeting to another slot and frees the old one, both or neither. Moving it to the slot it has does nothing, so a request
 * whose response was lost can be repeated.
 *
 * @throws Problem 404 for another account's meeting, 409 when the slot is taken or the meeting can no longer be moved
 */
export async function moveMeeting(
  database: Database,
  move: { accountId: number; id: number; startsAt: Date; timezone: string; now: Date },
  office: Office,
): Promise<void> {
  const { id, startsAt, timezone, now } = move;
  await database.transaction(async (tx) => {
    await lockAccountAndSlot(tx, move);
    const meeting = await ownMeeting(tx, move);
    if (meeting?.status === 'booked' && meeting.starts_at.getTime() === startsAt.getTime()) return;
    checkChange(meeting, 'move', now);
    await freeSlot(tx, move, id, office);
    const moved = await tx.run(sql`
      update meeting set starts_at = ${startsAt}, timezone = ${timezone}, moves = moves + 1, confirmed_at = null, calendar_sequence = calendar_sequence + 1
      where id = ${id} and ${isFree(startsAt, id)}`);
    if (!moved) throw new Problem(409, 'slot_taken', messages.someoneJustBookedThisSlot);
    await queueEmails(tx, await movedEmails(tx, id, meeting.starts_at, office));
  });
}

/**
 * Cancels a booked meeting and frees its slot; does nothing when its buyer has cancelled it. The office is emailed and refunds the price.
 *
 * @throws Problem 404 for another account's meeting, 409 when it can no longer be cancelled
 */
export async function cancelMeeting(
  database: Database,
  cancel: { accountId: number; id: number; now: Date },
  office: Office,
): Promise<void> {
  await database.transaction(async (tx) => {
    const meeting = await ownMeeting(tx, cancel);
    if (meeting?.ended === 'cancelled') return;
    checkChange(meeting, 'cancel', cancel.now);
    await tx.run(
      sql`update meeting set status = 'cancelled', ended = 'cancelled', calendar_sequence = calendar_sequence + 1 where id = ${cancel.id}`,
    );
    await refreshMeetingAttention(tx, cancel.id, cancel.now);
    await queueEmails(tx, await cancelledEmails(tx, cancel.id, office));
  });
}

/** Moves a meeting without the buyer's limits. The slot must be locked. @throws Problem 409 when it is taken */
export async function moveForOffice(
  tx: Queryable,
  move: { id: number; startsAt: Date; now: Date },
  office: Office,
): Promise<void> {
  const { id, startsAt } = move;
  await freeSlot(tx, move, id, office);
  const moved = await tx.run(sql`
    update meeting set starts_at = ${startsAt}, confirmed_at = null, calendar_sequence = calendar_sequence + 1
    where id = ${id} and ${isFree(startsAt, id)}`);
  if (!moved) throw new Problem(409, 'slot_taken', messages.thisTimeWasJustBooked);
}

/** Cancels a meeting for the office and frees its slot. */
export async function cancelForOffice(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.run(
    sql`update meeting set status = 'cancelled', ended = 'office', calendar_sequence = calendar_sequence + 1 where id = ${id}`,
  );
  await refreshMeetingAttention(tx, id, now);
}

/** Confirms a meeting at its time; `link` is empty unless it is by video. */
export async function confirmForOffice(
  tx: Queryable,
  { id, link, now }: { id: number; link: string; now: Date },
): Promise<void> {
  await tx.run(
    sql`update meeting set confirmed_at = ${now}, link = ${link}, calendar_sequence = calendar_sequence + 1 where id = ${id}`,
  );
}
