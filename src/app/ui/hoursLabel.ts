import * as messages from '@messages/app/ui';
import { timeLabel } from './timeLabel';

/** When the office is open. */
interface OpenHours {
  /** HH:MM */
  opens: string;
  /** HH:MM */
  closes: string;
  /** Weekdays, 0 is Sunday. */
  open_days: readonly number[];
}

/** By number, 0 is Sunday. */
export const weekdays = [
  messages.sunday,
  messages.monday,
  messages.tuesday,
  messages.wednesday,
  messages.thursday,
  messages.friday,
  messages.saturday,
] as const;
/** The weekdays' numbers as a week is read, from Monday. */
export const weekFromMonday = [1, 2, 3, 4, 5, 6, 0] as const;

/** "Monday to Saturday", "Monday, Wednesday and Friday". */
function daysLabel(openDays: readonly number[]): string {
  const places = weekFromMonday.flatMap((day, place) => (openDays.includes(day) ? [place] : []));
  const names = places.map((place) => weekdays[weekFromMonday[place] ?? 0] ?? '');
  const [first, last] = [names[0] ?? '', names.at(-1) ?? ''];
  const isRange = names.length > 2 && (places.at(-1) ?? 0) - (places[0] ?? 0) === places.length - 1;
  if (isRange) return messages.toFirstLast(first, last);
  return names.length < 2 ? first : messages.andListLast(names.slice(0, -1).join(', '), last);
}

/** "Monday to Saturday, 10:00 am to 6:00 pm India time". */
export const hoursLabel = ({ open_days: days, opens, closes }: OpenHours): string =>
  messages.hoursLabel(daysLabel(days), timeLabel(opens), timeLabel(closes));
