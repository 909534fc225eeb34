import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import { meetingLimits } from '@contract/meetingLimits';
import type { SlotChoice, SlotDay } from '@contract/meetings';
import * as messages from '@messages/server/meetings';
import { type OfficeHours, isOpenOn } from '../../lib/officeHours';
import { Problem, badField, notFound } from '../../lib/problem';
import { clockIn, instantOf, isZone } from '../../lib/zonedTime';

/** How long a slot is held for its payment. */
export const HOLD_IN_MS = 15 * minuteInMs;
/** News of a payment made in the last minute may arrive a little later. */
export const GRACE_IN_MS = 5 * minuteInMs;

export const OFFICE_ZONE = 'Asia/Kolkata';
const STEP_IN_MS = 30 * minuteInMs;
const LATEST_YEAR = 9_999;

const isNear = (date: string) => Number(date.slice(0, 4)) < LATEST_YEAR && Number(date.slice(0, 4)) >= 1_970;

/**
 * The requested time: in the future, on the half hour, in office hours.
 *
 * @throws Problem 400 by field
 */
export function slotOf({ date, time, timezone }: SlotChoice, now: Date, hours: OfficeHours): Date {
  if (!isZone(timezone)) throw badField('timezone', messages.thisTimeZoneIsNotKnown);
  if (!isNear(date)) throw badField('date', messages.chooseADateWithinTheBookingWindow);
  const startsAt = instantOf(date, time, timezone);
  if (!startsAt) throw badField('time', messages.thisTimeDoesNotExistOnThatDay);
  if (startsAt <= now) throw badField('date', messages.chooseATimeInTheFuture);
  const office = clockIn(OFFICE_ZONE, startsAt);
  if (!/:(00|30):00$/.test(office.time)) throw badField('time', messages.meetingsStartOnTheHalfHour);
  if (!isOpenOn(office.date, hours)) throw badField('date', messages.theOfficeIsClosedOnThatDay);
  if (minutesOf(office) < hours.opens || minutesOf(office) >= hours.closes)
    throw badField('time', messages.meetingsStartBetween(hours.opens, hours.closes));
  return startsAt;
}

/** From the start of a calendar's first day to the end of its last. */
export interface Span {
  /** YYYY-MM-DD, days in the zone. */
  dates: readonly string[];
  zone: string;
  from: Date;
  until: Date;
}

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * dayInMs).toISOString().slice(0, 10);

/** The requested days; by default today and the next thirteen. @throws Problem 400 by field */
export function spanOf(
  {
    from,
    days = 14,
    timezone = OFFICE_ZONE,
  }: { from?: string | undefined; days?: number | undefined; timezone?: string | undefined },
  now: Date,
): Span {
  if (!isZone(timezone)) throw badField('timezone', messages.thisTimeZoneIsNotKnown);
  const first = from ?? clockIn(timezone, now).date;
  if (!isNear(first)) throw badField('from', messages.chooseADateWithinTheBookingWindow);
  // no zone is further from UTC than 14 hours
  const start = new Date(Date.parse(`${first}T00:00Z`) - 14 * hourInMs);
  return {
    dates: Array.from({ length: days }, (_, at) => dayAfter(first, at)),
    zone: timezone,
    from: start,
    until: new Date(start.getTime() + (days + 1.25) * dayInMs),
  };
}

/** Every free future slot of a span, under its date in the zone. */
export function freeSlots(
  { dates, zone, from, until }: Span,
  taken: ReadonlySet<number>,
  now: Date,
  hours: OfficeHours,
): SlotDay[] {
  const days = new Map(dates.map((date) => [date, [] as SlotDay['slots']]));
  for (const startsAt of officeSlots(from, until, hours)) {
    if (startsAt <= now || taken.has(startsAt.getTime())) continue;
    const reading = clockIn(zone, startsAt);
    const time = minutesOf(reading);
    const slots = days.get(reading.date);
    // when clocks show a time twice, it means the first
    if (slots && !slots.some((slot) => slot.time === time))
      slots.push({ starts_at: startsAt.toISOString(), time, office_time: minutesOf(clockIn(OFFICE_ZONE, startsAt)) });
  }
  return dates.map((date) => ({ date, slots: days.get(date) ?? [] }));
}

const minutesOf = ({ time }: { time: string }) => time.slice(0, 5);

function officeSlots(from: Date, until: Date, hours: OfficeHours): Date[] {
  const slots: Date[] = [];
  for (
    let date = clockIn(OFFICE_ZONE, from).date;
    Date.parse(`${date}T00:00+05:30`) < until.getTime();
    date = dayAfter(date, 1)
  ) {
    if (!isOpenOn(date, hours)) continue;
    const [opens, closes] = [Date.parse(`${date}T${hours.opens}+05:30`), Date.parse(`${date}T${hours.closes}+05:30`)];
    for (let at = opens; at < closes; at += STEP_IN_MS) slots.push(new Date(at));
  }
  return slots;
}

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

/** Midnight in India of a date (YYYY-MM-DD), or so many days later. */
export const dayStart = (date: string, later = 0): Date => new Date(`${dayAfter(date, later)}T00:00+05:30`);

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
