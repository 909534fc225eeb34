import { dayLabel } from './Day';

const two = (number: number) => String(number).padStart(2, '0');

/** "21 Nov 2026" for an instant in the local time zone, so use it in the browser only. Empty for an invalid instant. */
export function ownDay(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime())
    ? ''
    : dayLabel(`${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`);
}

/** "21 Nov 2026, 18:40"; otherwise like `ownDay`. */
export function ownMoment(instant: string): string {
  const at = new Date(instant);
  return [ownDay(instant), ownDay(instant) && `${two(at.getHours())}:${two(at.getMinutes())}`]
    .filter(Boolean)
    .join(', ');
}

/** "18:40" for an instant today, with its day otherwise. */
export function clockTime(instant: string): string {
  return ownDay(instant) === ownDay(new Date().toISOString()) ? ownMoment(instant).slice(-5) : ownMoment(instant);
}
