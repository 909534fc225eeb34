import type { AlertFrequency } from '@contract/savedSearches';
import { dayInMs } from '@contract/durations';
import { clockIn, instantOf } from '../../../lib/zonedTime';

/** Daily and weekly alerts are sent at this time of their reader's clocks. */
const sentAt = '08:00';
const monday = 1;

const isoDay = (day: number) => new Date(day).toISOString().slice(0, 10);

/** When something that is found now is sent: at once, at the next 8:00, or on the next Monday at 8:00. */
export function alertDueAt(frequency: AlertFrequency, timezone: string, now: Date): Date {
  if (frequency === 'instant') return now;
  const today = Date.parse(clockIn(timezone, now).date);
  for (let days = 0; days <= 15; days += 1) {
    const day = today + days * dayInMs;
    if (frequency === 'weekly' && new Date(day).getUTCDay() !== monday) continue;
    const at = instantOf(isoDay(day), sentAt, timezone);
    if (at && at > now) return at;
  }
  throw new Error(`no ${sentAt} in ${timezone}`);
}
