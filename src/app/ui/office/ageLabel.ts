import * as messages from '@messages/app/officeUi';
import { ownDay } from '../days';

/** Milliseconds. */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "5 min", "3 h" or "2 d" since an instant, the day itself after a week. */
export function ageLabel(instant: string, now: number): string {
  const age = now - Date.parse(instant);
  if (age >= 7 * day) return ownDay(instant);
  if (age >= day) return messages.daysOld(Math.floor(age / day));
  if (age >= hour) return messages.hoursOld(Math.floor(age / hour));
  return messages.minutesOld(Math.max(0, Math.floor(age / minute)));
}
