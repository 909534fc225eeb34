import * as messages from '@messages/app/moments';
import { momentLabel } from './momentLabel';

/** India has no daylight saving time. */
const offsetInMs = 5.5 * 3_600_000;

/** The date (YYYY-MM-DD) and time (HH:MM) of an instant in India. */
export function indiaClock(instant: string | number): { date: string; time: string } {
  const clock = new Date(new Date(instant).getTime() + offsetInMs).toISOString();
  return { date: clock.slice(0, 10), time: clock.slice(11, 16) };
}

/** "Fri 27 Nov 2026, 10:30 am in India" */
export function indiaMoment(instant: string): string {
  const { date, time } = indiaClock(instant);
  return messages.inIndia(momentLabel(date, time));
}

/** The instant of a clock reading in India; undefined for what is no date and time. */
export function instantInIndia(date: string, time: string): string | undefined {
  const at = new Date(`${date}T${time}:00+05:30`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}
