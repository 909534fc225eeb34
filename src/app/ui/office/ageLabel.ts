import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import * as messages from '@messages/app/officeUi';
import { ownDay } from '../days';

/** "5 min", "3 h" or "2 d" since an instant, the day itself after a week. */
export function ageLabel(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age >= 7 * dayInMs) return ownDay(instant);
  if (age >= dayInMs) return messages.daysOld(Math.floor(age / dayInMs));
  if (age >= hourInMs) return messages.hoursOld(Math.floor(age / hourInMs));
  return messages.minutesOld(Math.max(0, Math.floor(age / minuteInMs)));
}
