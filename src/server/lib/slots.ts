import { dayInMs, hourInMs, indiaOffsetInMs } from '@contract/durations';
import type { SlotDay } from '@contract/meetings';
import * as messages from '@messages/server/slots';
import { type OfficeHours, isOpenOn } from './officeHours';
import { badField } from './problem';
import { clockIn, isZone } from './zonedTime';

export const OFFICE_ZONE = 'Asia/Kolkata';
const LATEST_YEAR = 9_999;

/** Whether a date (YYYY-MM-DD) is in years that calendars know. */
export const isNear = (date: string) => Number(date.slice(0, 4)) < LATEST_YEAR && Number(date.slice(0, 4)) >= 1_970;

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

/** Midnight in India of a date (YYYY-MM-DD), or so many days later. */
export const dayStart = (date: string, later = 0): Date => new Date(`${dayAfter(date, later)}T00:00+05:30`);

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

/** When something can begin within the office's hours. */
export interface SlotGrid {
  /** From one beginning to the next, by the clock of India. */
  stepInMs: number;
  /** How much of it must lie within the hours. */
  lengthInMs: number;
}

/** HH:MM of a clock. */
export const minutesOf = ({ time }: { time: string }) => time.slice(0, 5);

/** Every beginning in a time, in order. */
export function officeSlots(from: Date, until: Date, hours: OfficeHours, { stepInMs, lengthInMs }: SlotGrid): Date[] {
  const slots: Date[] = [];
  for (
    let date = clockIn(OFFICE_ZONE, from).date;
    Date.parse(`${date}T00:00+05:30`) < until.getTime();
    date = dayAfter(date, 1)
  ) {
    if (!isOpenOn(date, hours)) continue;
    const [opens, closes] = [Date.parse(`${date}T${hours.opens}+05:30`), Date.parse(`${date}T${hours.closes}+05:30`)];
    const first = Math.ceil((opens + indiaOffsetInMs) / stepInMs) * stepInMs - indiaOffsetInMs;
    for (let at = first; at + lengthInMs <= closes; at += stepInMs) slots.push(new Date(at));
  }
  return slots;
}

/**
 * Every free slot of a span that begins later than `after`, under its date in the zone. Unless `byInstant`, a time that
 * clocks show twice means the first.
 */
export function freeSlots(
  { dates, zone, from, until }: Span,
  taken: ReadonlySet<number>,
  after: Date,
  hours: OfficeHours,
  { byInstant = false, ...grid }: SlotGrid & { byInstant?: boolean },
): SlotDay[] {
  const days = new Map(dates.map((date) => [date, [] as SlotDay['slots']]));
  for (const startsAt of officeSlots(from, until, hours, grid)) {
    if (startsAt <= after || taken.has(startsAt.getTime())) continue;
    const reading = clockIn(zone, startsAt);
    const time = minutesOf(reading);
    const slots = days.get(reading.date);
    if (slots && (byInstant || !slots.some((slot) => slot.time === time)))
      slots.push({ starts_at: startsAt.toISOString(), time, office_time: minutesOf(clockIn(OFFICE_ZONE, startsAt)) });
  }
  return dates.map((date) => ({ date, slots: days.get(date) ?? [] }));
}
