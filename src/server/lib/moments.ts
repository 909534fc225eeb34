import { zoneCity } from '@contract/places/zoneCity';
import * as language from '@messages/language';
import * as messages from '@messages/server/slots';
import { LRUCache } from 'lru-cache';

const officeZone = 'Asia/Kolkata';

/** Creating a formatter takes a hundred times as long as using it, and few zones are in use. */
const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 64 });

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat(language.tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
    timeZoneName: 'shortOffset',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** What a clock shows: "Tue 1 Dec", "8:30 am". */
function readingOf(at: Date, zone: string): { day: string; time: string; offset: string } {
  const parts = clockOf(zone).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('weekday')} ${of('day')} ${of('month')}`,
    time: `${of('hour')}:${of('minute')} ${of('dayPeriod')}`.trim(),
    offset: of('timeZoneName'),
  };
}

const sameClock = (at: Date, zone: string) => {
  const [own, office] = [readingOf(at, zone), readingOf(at, officeZone)];
  return own.day === office.day && own.time === office.time;
};

/** Of a zone such as "America/New_York": "New York"; where it names no city, its distance from UTC. */
function placeOf(at: Date, zone: string): string {
  if (zone === officeZone) return messages.india;
  return zoneCity(zone) ?? readingOf(at, zone).offset.replace(/^GMT(\+0)?$/, 'UTC');
}

const written = (at: Date, zone: string) => {
  const { day, time } = readingOf(at, zone);
  return messages.momentIn(messages.dayAndTime(day, time), placeOf(at, zone));
};

/** A time in the office's zone: "Tue 1 Dec, 10:00 am (India)". */
export function officeMoment(at: Date): string {
  const { day, time } = readingOf(at, officeZone);
  return messages.byIndiasClock(messages.dayAndTime(day, time));
}

/** "Tue 1 Dec, 8:30 am in Dubai" by the clock of somebody in this zone. */
export const ownMoment = (at: Date, zone: string): string =>
  sameClock(at, zone) ? officeMoment(at) : written(at, zone);

/**
 * "Tue 1 Dec, 8:30 am in Dubai (10:00 am in India)", with the other day where it is another one. The reader's zone
 * comes first; India's only where both are equal.
 */
export function bothMoments(at: Date, timezone: string, reader: 'visitor' | 'office' = 'visitor'): string {
  if (sameClock(at, timezone)) return officeMoment(at);
  const [first, second] = reader === 'visitor' ? [timezone, officeZone] : [officeZone, timezone];
  const { day, time } = readingOf(at, second);
  const isSameDay = day === readingOf(at, first).day;
  const other = messages.momentIn(isSameDay ? time : messages.dayAndTime(day, time), placeOf(at, second));
  return messages.withOther(written(at, first), other);
}

const dated = new Intl.DateTimeFormat(language.tag, { dateStyle: 'medium', timeZone: officeZone });

/** A time in the office's zone with its year, as documents need it: "21 Nov 2026, 10:30 am (India)". */
export const datedMoment = (at: Date): string =>
  messages.byIndiasClock(messages.dayAndTime(dated.format(at), readingOf(at, officeZone).time));

const officeDay = new Intl.DateTimeFormat(language.tag, { dateStyle: 'long', timeZone: officeZone });

/** A day in the office's zone: "21 November 2026". */
export const longDay = (at: Date) => officeDay.format(at);
