/** The hours in which our office answers: Monday to Saturday, 10:00 to 18:00 in India, which has no summer time. */
export const officeHours = { opens: 10, closes: 18, closedOn: 0, offsetInMs: 5.5 * 3_600_000 } as const;

const hour = 3_600_000;
const day = 24 * hour;

/** The instant after so many minutes of office hours, such as the end of a promised response time. */
export function addOfficeMinutes(from: Date, minutes: number): Date {
  const { opens, closes, closedOn, offsetInMs } = officeHours;
  // local clock time, written as if it were UTC
  let at = from.getTime() + offsetInMs;
  let left = minutes * 60_000;
  for (;;) {
    const midnight = Math.floor(at / day) * day;
    const isClosed = new Date(midnight).getUTCDay() === closedOn;
    at = Math.max(at, midnight + opens * hour);
    const end = midnight + closes * hour;
    if (!isClosed && at + left <= end) return new Date(at + left - offsetInMs);
    if (!isClosed) left -= Math.max(0, end - at);
    at = midnight + day;
  }
}
