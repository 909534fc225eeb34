import { brand } from '@contract/brand';
import { createEvent } from 'ics';

/** One calendar appointment. */
export interface CalendarEntry {
  /** REQUEST adds or changes the entry, CANCEL removes it. */
  method: 'REQUEST' | 'CANCEL';
  /** Constant: calendars use it to find the entry to change. */
  uid: string;
  /** Rises with each change; a calendar ignores an entry whose number is lower than the one it has. */
  sequence: number;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string;
  /** Empty without a place. */
  place: string;
  url: string;
  /** The organiser. */
  organizerEmail: string;
  attendee: { name: string; email: string };
}

/** A quotation mark or a control character would end the parameter that the name is written in. */
export const asParameter = (name: string) => name.replace(/["\p{Cc}]+/gu, ' ').trim();

/** A text as an entry's title, description or place is written. */
export const asValue = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line has at most 75 octets, of which a blank begins each that goes on. */
const lineOctets = 75;

/** Folds lines by octets (RFC 5545, 3.1) and never within a character. */
const foldedLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > lineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
};

/** Changes the lines of an entry as they are before folding. */
export const withWholeLines = (calendar: string, change: (text: string) => string = (text) => text): string =>
  change(calendar.replace(/\r\n[ \t]/g, ''))
    .split('\r\n')
    .map(foldedLine)
    .join('\r\n');

/** Before it begins: time to leave. */
const alarmHours = 2;

/** An iCalendar entry (RFC 5545) as a REQUEST or CANCEL (RFC 5546). @throws Error when it cannot be written */
export function calendarText(entry: CalendarEntry): string {
  const { error, value } = createEvent({
    method: entry.method,
    uid: entry.uid,
    sequence: entry.sequence,
    productId: `-//${brand}//Calendar//EN`,
    start: entry.startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: entry.minutes },
    title: entry.title,
    description: entry.description,
    ...(entry.place && { location: entry.place }),
    url: entry.url,
    status: entry.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: entry.method === 'CANCEL' ? 'FREE' : 'BUSY',
    ...(entry.method === 'REQUEST' && {
      alarms: [{ action: 'display' as const, description: entry.title, trigger: { hours: alarmHours, before: true } }],
    }),
    organizer: { name: brand, email: entry.organizerEmail },
    attendees: [
      {
        name: asParameter(entry.attendee.name),
        email: entry.attendee.email,
        rsvp: false,
        partstat: 'ACCEPTED',
        role: 'REQ-PARTICIPANT',
      },
    ],
  });
  if (error || !value) throw new Error(`a calendar entry could not be written: ${error?.message ?? 'it is empty'}`);
  return withWholeLines(value);
}
