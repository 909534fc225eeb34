import { dayInMs, hourInMs, indiaOffsetInMs, minuteInMs } from '@contract/durations';
import * as messages from '@messages/server/slots';

/** When our office is open, by the clock of India, which has no daylight saving time. */
export interface OfficeHours {
  /** HH:MM */
  opens: string;
  /** HH:MM */
  closes: string;
  /** Weekdays, 0 is Sunday; at least one. */
  openDays: readonly number[];
  /** YYYY-MM-DD */
  holidays: readonly string[];
}

export const usualHours: OfficeHours = { opens: '10:00', closes: '18:00', openDays: [1, 2, 3, 4, 5, 6], holidays: [] };

/** Why the office is closed on a date (YYYY-MM-DD): the name of a holiday, or "Closed"; empty for an open day. */
export function whyClosed(
  date: string,
  hours: Pick<OfficeHours, 'opens' | 'closes'> & {
    open_days: readonly number[];
    holidays: readonly { date: string; name: string }[];
  },
): string {
  const holiday = hours.holidays.find((one) => one.date === date);
  if (holiday) return holiday.name;
  return isOpenOn(date, { ...hours, openDays: hours.open_days, holidays: [] }) ? '' : messages.closed;
}

const timeInMs = (time: string) => Number(time.slice(0, 2)) * hourInMs + Number(time.slice(3)) * minuteInMs;

/** Whether the office opens on a date (YYYY-MM-DD) at all. */
export const isOpenOn = (date: string, { openDays, holidays }: OfficeHours): boolean =>
  openDays.includes(new Date(`${date}T00:00Z`).getUTCDay()) && !holidays.includes(date);

/** The instant after so many minutes of office hours, such as the end of a promised response time. */
export function addOfficeMinutes(from: Date, minutes: number, hours: OfficeHours): Date {
  const [opens, closes] = [timeInMs(hours.opens), timeInMs(hours.closes)];
  // local clock time, written as if it were UTC
  let at = from.getTime() + indiaOffsetInMs;
  let left = minutes * minuteInMs;
  for (;;) {
    const midnight = Math.floor(at / dayInMs) * dayInMs;
    const isOpen = isOpenOn(new Date(midnight).toISOString().slice(0, 10), hours);
    at = Math.max(at, midnight + opens);
    const end = midnight + closes;
    if (isOpen && at + left <= end) return new Date(at + left - indiaOffsetInMs);
    if (isOpen) left -= Math.max(0, end - at);
    at = midnight + dayInMs;
  }
}
