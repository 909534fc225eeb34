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

/** An entry without the breaks that keep its lines short. */
export const unfolded = (calendar: string) => calendar.replace(/\r\n[\t ]/g, '');

/** An iCalendar entry (RFC 5545) as a REQUEST or CANCEL (RFC 5546). @throws Error when it cannot be written */
export function calendarText(entry: CalendarEntry): string {
  const { error, value } = createEvent({
    method: entry.method,
    uid: entry.uid,
    sequence: entry.sequence,
    productId: `-//${brand}//Meetings//EN`,
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
  return value;
}
