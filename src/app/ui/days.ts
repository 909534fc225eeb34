import { dayLabel } from './Day';
import { timeLabel } from './timeLabel';

const two = (number: number) => String(number).padStart(2, '0');

/** The date (YYYY-MM-DD) and time (HH:MM) of an instant in the local time zone. */
export function ownClock(instant: string): { date: string; time: string } {
  const at = new Date(instant);
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** "21 Nov 2026" for an instant in the local time zone, so use it in the browser only. Empty for an invalid instant. */
export const ownDay = (instant: string): string =>
  Number.isNaN(Date.parse(instant)) ? '' : dayLabel(ownClock(instant).date);

/** "21 Nov 2026, 6:40 pm"; otherwise like `ownDay`. */
export function ownMoment(instant: string): string {
  const day = ownDay(instant);
  return day && `${day}, ${timeLabel(ownClock(instant).time)}`;
}

/** "6:40 pm" for an instant today, with its day otherwise. */
export function clockTime(instant: string): string {
  const isToday = ownDay(instant) === ownDay(new Date().toISOString());
  return isToday ? timeLabel(ownClock(instant).time) : ownMoment(instant);
}
