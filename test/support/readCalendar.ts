/*
 * readCalendar(text)   a calendar entry as ical.js reads it; throws if it is none
 */
import ICAL from 'ical.js';

export interface CalendarReading {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  startsAt: Date;
  endsAt: Date;
  summary: string;
  description: string;
  location: string;
  attendee: string;
  url: string;
  /** Minutes before it begins at which calendars remind. */
  alarms: number[];
}

export function readCalendar(text: string): CalendarReading {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const found = calendar.getFirstSubcomponent('vevent');
  if (!found) throw new Error('there is no event in the calendar');
  const event = new ICAL.Event(found);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    status: String(event.component.getFirstPropertyValue('status')),
    startsAt: event.startDate.toJSDate(),
    endsAt: event.endDate.toJSDate(),
    summary: event.summary,
    description: event.description,
    location: event.location,
    attendee: String(event.attendees[0]?.getFirstValue()),
    url: String(event.component.getFirstPropertyValue('url')),
    alarms: event.component
      .getAllSubcomponents('valarm')
      .map((alarm) => -(alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds() / 60),
  };
}
