import { zoneCity } from '@contract/places/zoneCity';
import * as messages from '@messages/app/moments';
import { indiaClock, indiaMoment } from './indiaMoment';
import { momentLabel } from './momentLabel';

/** The reader's zone, such as "America/New_York". */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'Asia/Kolkata';

/** "New York" for "America/New_York"; a zone that names no city as it is. */
export const placeOfZone = (zone: string): string => zoneCity(zone) ?? zone.replace(/_/g, ' ');

/** The date (YYYY-MM-DD) and time (HH:MM) of an instant in a zone; undefined for a zone that this browser does not know. */
function clockIn(instant: string, timeZone: string): { date: string; time: string } | undefined {
  try {
    // the Swedish way to write them
    const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
    const [date = '', time = ''] = clock.format(new Date(instant)).split(' ');
    return { date, time };
  } catch {
    return undefined;
  }
}

/** By the clock of a zone; undefined where it shows what India's does. */
function momentAbroad(instant: string, zone: string): { date: string; words: string } | undefined {
  const [there, india] = [clockIn(instant, zone), indiaClock(instant)];
  if (!there || (there.date === india.date && there.time === india.time)) return undefined;
  return { date: there.date, words: messages.inPlace(momentLabel(there.date, there.time), placeOfZone(zone)) };
}

/**
 * "Wed 25 Nov 2026, 12:00 am in New York" and "Wed 25 Nov 2026, 10:30 am in India", by the reader's and by India's clock;
 * India's only if both are the same.
 */
export function zonedMoments(startsAt: string, zone = ownZone()): string[] {
  const own = momentAbroad(startsAt, zone);
  return own ? [own.words, indiaMoment(startsAt)] : [indiaMoment(startsAt)];
}

/** "Wed 25 Nov 2026, 12:00 am in New York (10:30 am in India)", with India's day where it is another one. */
export function bothClocks(startsAt: string, zone = ownZone()): string {
  const [own, office] = [momentAbroad(startsAt, zone), indiaMoment(startsAt)];
  if (!own) return office;
  const isSameDay = own.date === indiaClock(startsAt).date;
  return messages.withOther(own.words, isSameDay ? office.slice(office.indexOf(', ') + 2) : office);
}

/** "Wed 25 Nov 2026, 12:00 am in New York" by somebody else's clock; empty where it shows India's or the reader's time. */
export function momentIn(instant: string, zone: string, own = ownZone()): string {
  if (zone === own) return '';
  return momentAbroad(instant, zone)?.words ?? '';
}
