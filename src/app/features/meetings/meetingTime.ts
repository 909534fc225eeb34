import { dayLabel } from '../../ui/Day';
import { ownMoment } from '../../ui/days';

/** How far ahead a meeting can be chosen, in days. */
export const maxDaysAhead = 90;

export const officeZone = 'Asia/Kolkata';
const officeOffset = 5.5 * 3_600_000;
const day = 24 * 3_600_000;

/** The date (YYYY-MM-DD) and the time (HH:MM) of a moment by the clocks of India, which never change. */
export function officeClock(instant: string): { date: string; time: string } {
  const clock = new Date(Date.parse(instant) + officeOffset).toISOString();
  return { date: clock.slice(0, 10), time: clock.slice(11, 16) };
}

/** "25 Nov 2026, 10:30" by the same clocks. */
export function officeMoment(instant: string): string {
  const { date, time } = officeClock(instant);
  return `${dayLabel(date)}, ${time}`;
}

/** A moment by the reader's own clock and by India's: "25 Nov 2026, 00:00 your time, 10:30 in India"; India's alone where both say the same. */
export function bothClocks(instant: string): string {
  const [own, office] = [ownMoment(instant), officeMoment(instant)];
  if (own === office) return `${office} in India`;
  const [ownDay, officeDay] = [own.split(', ')[0], office.split(', ')[0]];
  return `${own} your time, ${ownDay === officeDay ? office.slice(-5) : office} in India`;
}

/** "Wed 25 Nov" of a day written YYYY-MM-DD. */
export function shortDay(date: string): string {
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(`${date}T00:00Z`).getUTCDay()] ?? '';
  return `${weekday} ${dayLabel(date).replace(/ \d+$/, '')}`;
}

/** The day so many days after one written YYYY-MM-DD, written so too. */
export function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10);
}

/** "14 minutes" of a time in milliseconds, begun ones counted whole. */
export function minutesLabel(left: number): string {
  const minutes = Math.ceil(left / 60_000);
  return minutes > 1 ? `${minutes} minutes` : left > 0 ? 'less than a minute' : 'no time';
}
