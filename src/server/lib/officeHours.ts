import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
/** The hours in which our office answers: Monday to Saturday, 10:00 to 18:00 in India, which has no summer time. */
export const officeHours = { opens: 10, closes: 18, closedOn: 0, offsetInMs: 5.5 * hourInMs } as const;

/** The instant after so many minutes of office hours, such as the end of a promised response time. */
export function addOfficeMinutes(from: Date, minutes: number): Date {
  const { opens, closes, closedOn, offsetInMs } = officeHours;
  // local clock time, written as if it were UTC
  let at = from.getTime() + offsetInMs;
  let left = minutes * minuteInMs;
  for (;;) {
    const midnight = Math.floor(at / dayInMs) * dayInMs;
    const isClosed = new Date(midnight).getUTCDay() === closedOn;
    at = Math.max(at, midnight + opens * hourInMs);
    const end = midnight + closes * hourInMs;
    if (!isClosed && at + left <= end) return new Date(at + left - offsetInMs);
    if (!isClosed) left -= Math.max(0, end - at);
    at = midnight + dayInMs;
  }
}
