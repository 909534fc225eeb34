import type { OfficeMeeting } from '@contract/officeMeetings';
import type { OfficeVisit } from '@contract/officeVisits';
import * as messages from '@messages/app/officeVisits';
import { indiaClock } from '../../../ui/indiaMoment';
import { timeLabel } from '../../../ui/timeLabel';

/** A visit or a meeting of a day: when, where, and who comes. */
export interface DayEntry {
  kind: 'visit' | 'meeting';
  id: number;
  startsAt: string;
  /** By India's clock. */
  time: string;
  what: string;
  /** What it is about; empty for nothing in particular. */
  about: string;
  /** Where to go, or the link of the video call; empty until it is agreed, null where there is nothing to agree. */
  where: string | null;
  name: string;
  phone: string;
  /** Who shows the home, where it is not our office. */
  host: string;
  isAgreed: boolean;
}

const timesOf = (startsAt: string, endsAt: string) =>
  messages.fromTo(timeLabel(indiaClock(startsAt).time), timeLabel(indiaClock(endsAt).time));

const fromVisit = (visit: OfficeVisit): DayEntry[] =>
  visit.starts_at === null || visit.state === 'missed'
    ? []
    : [
        {
          kind: 'visit',
          id: visit.id,
          startsAt: visit.starts_at,
          time: timesOf(visit.starts_at, visit.ends_at ?? visit.starts_at),
          what: messages.visitBy[visit.mode],
          about: visit.property.title,
          where: visit.mode === 'video' ? visit.link : visit.place,
          name: visit.name,
          phone: visit.phone,
          host: visit.is_office ? '' : visit.host,
          isAgreed: true,
        },
      ];

const fromMeeting = (meeting: OfficeMeeting): DayEntry[] =>
  meeting.status === 'booked'
    ? [
        {
          kind: 'meeting',
          id: meeting.id,
          startsAt: meeting.starts_at,
          time: timesOf(meeting.starts_at, meeting.ends_at),
          what: messages.meetingBy[meeting.kind],
          about: meeting.property?.title ?? meeting.topic,
          where: meeting.kind === 'video' ? meeting.link : null,
          name: meeting.name,
          phone: meeting.phone,
          host: '',
          isAgreed: meeting.confirmed_at !== null,
        },
      ]
    : [];

/** The visits and meetings of a day in their order. */
export const dayEntries = (visits: readonly OfficeVisit[], meetings: readonly OfficeMeeting[]): DayEntry[] =>
  [...visits.flatMap(fromVisit), ...meetings.flatMap(fromMeeting)].sort((one, other) =>
    one.startsAt.localeCompare(other.startsAt),
  );
