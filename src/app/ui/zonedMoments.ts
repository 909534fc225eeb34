import * as language from '@messages/language';
import * as messages from '@messages/app/moments';
import { dayLabel } from './Day';
import { ownMoment } from './days';
import { indiaClock } from './indiaMoment';

/** The reader's zone, such as "America/New_York". */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Kolkata';

/** "25 Nov 2026, 10:30" in India. */
export function officeMoment(instant: string): string {
  const { date, time } = indiaClock(instant);
  return `${dayLabel(date)}, ${time}`;
}

/** The time in the reader's and in India's zone, each named; India's only if both are the same. */
export function zonedMoments(startsAt: string, zone = ownZone()): string[] {
  const [own, office] = [ownMoment(startsAt), messages.inIndia(officeMoment(startsAt))];
  return office.startsWith(own) ? [office] : [messages.yourTime(own, zone.replace(/_/g, ' ')), office];
}

/** "25 Nov 2026, 00:00 (America/New York)" by the clock of somebody else; empty where it is India's or the reader's own. */
export function momentIn(instant: string, zone: string): string {
  if (zone === 'Asia/Kolkata' || zone === 'Asia/Calcutta' || zone === ownZone()) return '';
  const format = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: zone } as const;
  try {
    const moment = new Intl.DateTimeFormat(language.tag, format).format(new Date(instant));
    return messages.inZone(moment, zone.replace(/_/g, ' '));
  } catch {
    // the server knows a zone that this browser does not
    return zone;
  }
}

/** "Wed 25 Nov" for YYYY-MM-DD. */
export function shortDay(date: string): string {
  const weekday =
    [messages.sun, messages.mon, messages.tue, messages.wed, messages.thu, messages.fri, messages.sat][
      new Date(`${date}T00:00Z`).getUTCDay()
    ] ?? '';
  return messages.shortDay(weekday, dayLabel(date).replace(/ \d+$/, ''));
}
