import { dayInMs } from '@contract/durations';
import { LRUCache } from 'lru-cache';

/** What clocks in a zone show at an instant. */
export interface ClockReading {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM:SS, 24 hours. */
  time: string;
  weekday: 'Mon' | 'Tue' | 'Wed' | 'Thu' | 'Fri' | 'Sat' | 'Sun';
}

/** Creating a formatter takes a hundred times as long as using it, and few zones are in use. */
const clocks = new LRUCache<string, Intl.DateTimeFormat>({ max: 64 });

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Whether this is the name of a time zone, such as "Asia/Kolkata". */
export function isZone(zone: string): boolean {
  try {
    clockOf(zone);
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}

export function clockIn(zone: string, instant: Date): ClockReading {
  const parts = clockOf(zone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    date: `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}:${of('second')}`,
    weekday: of('weekday') as ClockReading['weekday'],
  };
}

const asUtc = ({ date, time }: Pick<ClockReading, 'date' | 'time'>) => Date.parse(`${date}T${time}Z`);

/** The instant at which clocks in the zone show this date (YYYY-MM-DD) and time (HH:MM); the first if they show it twice, null if they skip it. */
export function instantOf(date: string, time: string, zone: string): Date | null {
  const wanted = asUtc({ date, time: `${time}:00` });
  const offsets = [wanted - dayInMs, wanted + dayInMs].map((near) => asUtc(clockIn(zone, new Date(near))) - near);
  const candidates = offsets
    .map((offset) => new Date(wanted - offset))
    .filter((instant) => asUtc(clockIn(zone, instant)) === wanted);
  return candidates.sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
}
