import { hourInMs, minuteInMs } from '@contract/durations';
import { meetingLimits } from '@contract/meetingLimits';
import type { SlotChoice } from '@contract/meetings';
import * as messages from '@messages/server/meetings';
import * as slots from '@messages/server/slots';
import { type OfficeHours, isOpenOn } from '../../lib/officeHours';
import { Problem, badField, notFound } from '../../lib/problem';
import { OFFICE_ZONE, type SlotGrid, isNear, minutesOf } from '../../lib/slots';
import { clockIn, instantOf, isZone } from '../../lib/zonedTime';

/** How long a slot is held for its payment. */
export const HOLD_IN_MS = 15 * minuteInMs;
/** News of a payment made in the last minute may arrive a little later. */
export const GRACE_IN_MS = 5 * minuteInMs;

/** HH:MM so many minutes before another; "" before midnight, which no time precedes. */
const minutesBefore = (time: string, minutes: number) => {
  const at = Date.parse(`1970-01-01T${time}Z`) - minutes * minuteInMs;
  return at < 0 ? '' : new Date(at).toISOString().slice(11, 16);
};

/**
 * The requested time: in the future, on the half hour, ending in office hours.
 *
 * @throws Problem 400 by field
 */
export function slotOf({ date, time, timezone }: SlotChoice, now: Date, hours: OfficeHours): Date {
  if (!isZone(timezone)) throw badField('timezone', slots.thisTimeZoneIsNotKnown);
  if (!isNear(date)) throw badField('date', slots.chooseADateWithinTheBookingWindow);
  const startsAt = instantOf(date, time, timezone);
  if (!startsAt) throw badField('time', messages.thisTimeDoesNotExistOnThatDay);
  if (startsAt <= now) throw badField('date', messages.chooseATimeInTheFuture);
  const office = clockIn(OFFICE_ZONE, startsAt);
  if (!/:(00|30):00$/.test(office.time)) throw badField('time', messages.meetingsStartOnTheHalfHour);
  if (!isOpenOn(office.date, hours)) throw badField('date', messages.theOfficeIsClosedOnThatDay);
  const last = minutesBefore(hours.closes, meetingLimits.minutes);
  if (minutesOf(office) < hours.opens || minutesOf(office) > last)
    throw badField('time', messages.meetingsStartBetween(hours.opens, last));
  return startsAt;
}

/** Meetings begin on each half hour, and end before the office closes. */
export const meetingGrid: SlotGrid = { stepInMs: 30 * minuteInMs, lengthInMs: meetingLimits.minutes * minuteInMs };

/** Limits an account's unpaid slots, so that nobody can hold the whole calendar. @throws Problem 409 */
export function checkHolds(held: number): void {
  if (held >= meetingLimits.held) throw new Problem(409, 'too_many_held', messages.youAlreadyHoldTwoSlots);
}

/** Only unpaid slots can be released. @throws Problem 404 for another account's meeting, 409 for a paid one */
export function releasable(meeting: { status: string } | undefined): void {
  if (!meeting) throw new Problem(404, 'not_found', messages.thisMeetingWasNotFound);
  if (meeting.status === 'booked') throw new Problem(409, 'already_paid', messages.thisMeetingIsBookedAndPaid);
}

/** A meeting that its buyer wants to change. */
export interface ChangedMeeting {
  status: 'held' | 'booked' | 'cancelled';
  starts_at: Date;
  moves: number;
}

/** Until when its buyer may move or cancel a meeting that starts then. */
export const changesUntil = (startsAt: Date) => new Date(startsAt.getTime() - meetingLimits.changeHours * hourInMs);
export const canCancel = ({ status, starts_at }: ChangedMeeting, now: Date) =>
  status === 'booked' && now < changesUntil(starts_at);
export const canMove = (meeting: ChangedMeeting, now: Date) =>
  canCancel(meeting, now) && meeting.moves < meetingLimits.moves;

/** @throws Problem 404 for another account's meeting, 409 with the reason why it cannot be changed */
export function checkChange(
  meeting: ChangedMeeting | undefined,
  change: 'move' | 'cancel',
  now: Date,
): asserts meeting is ChangedMeeting {
  if (!meeting) throw notFound(messages.thisMeeting);
  if (meeting.status === 'cancelled') throw new Problem(409, 'meeting_cancelled', messages.thisMeetingIsCancelled);
  if (meeting.status === 'held') throw new Problem(409, 'not_booked', messages.thisSlotIsNotPaidYet);
  if (!canCancel(meeting, now)) throw new Problem(409, 'too_late', messages.tooLateToChange(meetingLimits.changeHours));
  if (change === 'move' && !canMove(meeting, now))
    throw new Problem(409, 'moved_already', messages.aMeetingCanBeMovedOnce);
}

/** A call needs a number. @throws Problem 400 */
export function checkPhone(kind: string, phone: string): void {
  if (kind === 'call' && !phone) throw badField('phone', messages.enterThePhoneNumberToCall);
}

/** The office changes booked meetings until they begin. @throws Problem 409 with the reason */
export function checkOfficeChange({ status, starts_at: at }: { status: string; starts_at: string }, now: Date): void {
  if (status === 'cancelled') throw new Problem(409, 'meeting_cancelled', messages.thisMeetingIsAlreadyCancelled);
  if (status === 'held') throw new Problem(409, 'not_booked', messages.thisTimeIsHeldForAVisitor);
  if (Date.parse(at) <= now.getTime()) throw new Problem(409, 'too_late', messages.thisMeetingHasBegun);
}

/** A video meeting needs a link, the others have none. @throws Problem 400 */
export function checkVideoLink(kind: 'office' | 'video' | 'call', link: string): string {
  if (kind !== 'video') return '';
  if (link === '') throw badField('link', messages.enterTheAddressOfTheVideoMeeting);
  return link;
}
