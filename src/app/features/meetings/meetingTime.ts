import { dayInMs, indiaOffsetInMs, minuteInMs } from '@contract/durations';
import * as messages from '@messages/app/meetings';

/** How many days ahead a meeting can be booked. */
export const maxDaysAhead = 90;

export const officeZone = 'Asia/Kolkata';

/** The date (YYYY-MM-DD) and time (HH:MM) of an instant in India, which has no daylight saving time. */
export function officeClock(instant: string): { date: string; time: string } {
  const clock = new Date(Date.parse(instant) + indiaOffsetInMs).toISOString();
  return { date: clock.slice(0, 10), time: clock.slice(11, 16) };
}

/** Adds days to a date; both are YYYY-MM-DD. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * dayInMs).toISOString().slice(0, 10);
}

/** "14 minutes" for milliseconds, rounded up. */
export function minutesLabel(left: number): string {
  const minutes = Math.ceil(left / minuteInMs);
  return minutes > 1 ? messages.minutesMinutes(minutes) : left > 0 ? messages.lessThanAMinute : messages.noTime;
}
