import { brand } from '@contract/brand';
import { createEvent } from 'ics';

/** One appointment as calendars know it. */
export interface CalendarEntry {
  /** REQUEST adds or changes the entry, CANCEL removes it. */
  method: 'REQUEST' | 'CANCEL';
  /** The same for ever: by it a calendar finds the entry that is changed. */
  uid: string;
  /** Rises with each change; a calendar ignores an entry whose number is lower than the one it has. */
  sequence: number;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string;
  /** Empty for one that takes place nowhere. */
  place: string;
  url: string;
  /** Whose calendar it comes from. */
  organizerEmail: string;
  attendee: { name: string; email: string };
}

/** A quotation mark or a control character would end the parameter that the name is written in. */
const asParameter = (name: string) => name.replace(/["\p{Cc}]+/gu, ' ').trim();

/** An entry as iCalendar (RFC 5545), one that answers to REQUEST and CANCEL (RFC 5546). @throws Error when it cannot be written */
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
  if (error || !value) throw new Error(`A calendar entry could not be written: ${error?.message ?? 'it is empty'}`);
  return value;
}
