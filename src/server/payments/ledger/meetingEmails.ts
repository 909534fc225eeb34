import { brand } from '@contract/brand';
import { meetingLimits } from '@contract/meetingLimits';
import * as messages from '@messages/server/meetingEmails';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type CalendarEntry, calendarText } from '../../email/calendar';
import { type Fact, factLines, oneLine } from '../../email/emailContent';
import type { Email } from '../../email/outbox';
import { indiaDay } from '../../lib/indiaDays';
import { bothMoments, ownMoment } from '../../lib/moments';
import type { Office } from './purchase';

/** The data of a meeting's emails and calendar entry. */
export interface MeetingFacts {
  id: number;
  starts_at: Date;
  timezone: string;
  kind: 'office' | 'video' | 'call';
  topic: string;
  /** The number to call, or the account's. */
  phone: string;
  property_id: number | null;
  property_title: string;
  /** Of a confirmed video meeting; otherwise empty. */
  link: string;
  calendar_id: string;
  calendar_sequence: number;
  name: string;
  email: string;
  /** Whether its payment was a test; null without a payment. */
  payment: { id: number; order: string; test: boolean } | null;
}

export async function meetingFacts(tx: Queryable, meetingId: number): Promise<MeetingFacts> {
  const facts = await tx.row<MeetingFacts>(sql`
    select m.id, m.starts_at, m.timezone, m.kind, m.topic, coalesce(nullif(m.phone, ''), a.phone) as phone, m.property_id, m.property_title, m.link,
      m.calendar_id, m.calendar_sequence, coalesce(nullif(a.name, ''), a.username) as name, a.email,
      (select jsonb_build_object('id', p.id, 'order', p.provider_order_id, 'test', p.test)
       from payment p where p.meeting_id = m.id and p.completed_at is not null order by p.id limit 1) as payment
    from meeting m join account a on a.id = m.account_id where m.id = ${meetingId}`);
  if (!facts) throw new Error(`meeting ${meetingId} is not there`);
  return facts;
}

const screenOf = ({ id }: MeetingFacts, office: Office) => `${office.publicUrl}/meetings/${id}`;
/** The office's own page: not everybody in it may open the buyer's. */
const officeScreenOf = ({ id, starts_at: at }: MeetingFacts, office: Office) =>
  `${office.publicUrl}/office/meetings?from=${indiaDay(at)}&open=${id}`;
const rule = messages.moveOrCancelUntil(meetingLimits.changeHours);

function wayOf({ kind, phone, link }: MeetingFacts, office: Office, isOn: boolean): string {
  // nobody is to join, come to or wait for a meeting that is cancelled
  if (!isOn) return messages.ways[kind];
  if (kind === 'office') return messages.atOurOffice(office.address);
  if (kind === 'video') return link ? messages.byVideo(link) : messages.byVideoWeEmailTheLink;
  return messages.byPhone(phone);
}

function aboutOf(meeting: MeetingFacts, office: Office, isOn: boolean): Fact[] {
  const { topic, property_id: property, property_title: title, link } = meeting;
  const way = wayOf(meeting, office, isOn);
  return [
    [messages.how, way, way.includes(link) && link],
    [messages.about, topic],
    [messages.property, title, property !== null && `${office.publicUrl}/properties/${property}`],
  ];
}

/** The meeting's calendar entry as it is now. */
export function meetingCalendar(meeting: MeetingFacts, method: CalendarEntry['method'], office: Office): string {
  const isOn = method === 'REQUEST';
  return calendarText({
    method,
    uid: meeting.calendar_id,
    sequence: meeting.calendar_sequence,
    startsAt: meeting.starts_at,
    minutes: meetingLimits.minutes,
    title: messages.meetingWith(brand),
    description: `${factLines([...aboutOf(meeting, office, isOn), [messages.callUs, office.phone]])}\n${screenOf(meeting, office)}`,
    place: isOn ? (meeting.kind === 'office' ? oneLine(office.address) : meeting.link) : '',
    url: screenOf(meeting, office),
    organizerEmail: office.email,
    attendee: { name: meeting.name, email: meeting.email },
  });
}

interface MeetingNotice {
  method: CalendarEntry['method'];
  /** Text for the buyer before and after the facts. */
  subject: string;
  first: string;
  last: string;
  /** Facts of this email only, such as the previous time. */
  more?: readonly Fact[];
}

function buyersEmail(
  meeting: MeetingFacts,
  office: Office,
  { method, subject, first, last, more = [] }: MeetingNotice,
): Email {
  const facts: Fact[] = [
    [messages.when, bothMoments(meeting.starts_at, meeting.timezone)],
    ...more,
    ...aboutOf(meeting, office, method === 'REQUEST'),
  ];
  return {
    kind: 'meeting',
    to: meeting.email,
    subject,
    parts: [messages.dear(oneLine(meeting.name)), first, { facts }, last],
    button: { label: messages.yourMeetingLabel, url: screenOf(meeting, office) },
    after: meeting.payment?.test ? [messages.thePaymentWasATest] : [],
    calendar: meetingCalendar(meeting, method, office),
  };
}

/** The visitor, their contact, topic, time, and a link. */
function officesEmail(
  meeting: MeetingFacts,
  office: Office,
  subject: string,
  first: string,
  { more = [], isOn = true }: { more?: readonly Fact[]; isOn?: boolean } = {},
): Email {
  const { name, email, phone, payment } = meeting;
  const facts: Fact[] = [
    [messages.nameLabel, name],
    [messages.email, email],
    [messages.phone, phone],
    [messages.when, bothMoments(meeting.starts_at, meeting.timezone, 'office')],
    ...more,
    ...aboutOf(meeting, office, isOn),
    [messages.payment, payment ? messages.paymentAndOrder(payment.id, payment.order) : false],
  ];
  return {
    kind: 'meeting_office',
    to: office.email,
    replyTo: email,
    subject: messages.subjectWithName(subject, oneLine(name), payment?.test === true),
    parts: [first, { facts }],
    button: { label: messages.theMeetingInTheOffice, url: officeScreenOf(meeting, office) },
  };
}

/** Emails about a booked meeting. */
export async function bookedEmails(tx: Queryable, meetingId: number, office: Office): Promise<Email[]> {
  const meeting = await meetingFacts(tx, meetingId);
  return [
    buyersEmail(meeting, office, {
      method: 'REQUEST',
      subject: messages.yourMeeting(ownMoment(meeting.starts_at, meeting.timezone)),
      first: messages.yourMeetingIsBooked,
      last: messages.theAttachedEntryAdds(rule),
    }),
    officesEmail(meeting, office, messages.meetingBooked, messages.aMeetingWasPaid),
  ];
}

/** Emails about a moved meeting. */
export async function movedEmails(tx: Queryable, meetingId: number, before: Date, office: Office): Promise<Email[]> {
  const meeting = await meetingFacts(tx, meetingId);
  const more = [[messages.before, bothMoments(before, meeting.timezone)]] as const;
  const last = messages.calendarChangesYouCanCancel(meetingLimits.changeHours);
  return [
    buyersEmail(meeting, office, {
      method: 'REQUEST',
      subject: messages.yourMeetingHasMoved(ownMoment(meeting.starts_at, meeting.timezone)),
      first: messages.yourMeetingHasMovedSentence,
      last,
      more,
    }),
    officesEmail(meeting, office, messages.meetingMoved, messages.aBuyerMovedAMeeting, {
      more: [[messages.before, bothMoments(before, meeting.timezone, 'office')]],
    }),
  ];
}

/** Emails about a cancelled meeting. The refund is not automatic, so the office is asked for it. */
export async function cancelledEmails(tx: Queryable, meetingId: number, office: Office): Promise<Email[]> {
  const meeting = await meetingFacts(tx, meetingId);
  const last = messages.weRefundYou;
  return [
    buyersEmail(meeting, office, {
      method: 'CANCEL',
      subject: messages.yourMeetingOnIsCancelled(ownMoment(meeting.starts_at, meeting.timezone)),
      first: messages.youCancelledYourMeeting,
      last,
    }),
    officesEmail(meeting, office, messages.meetingCancelled, messages.aBuyerCancelledAMeeting, { isOn: false }),
  ];
}

/** The email to the buyer of a meeting that the office confirmed. */
export async function confirmedEmail(tx: Queryable, meetingId: number, office: Office): Promise<Email> {
  const meeting = await meetingFacts(tx, meetingId);
  return buyersEmail(meeting, office, {
    method: 'REQUEST',
    subject: messages.weLookForwardToYourMeeting(ownMoment(meeting.starts_at, meeting.timezone)),
    first: messages.weHaveConfirmedYourMeeting,
    last: messages.theAttachedEntryUpdatesTheOne,
  });
}

/** The email to the buyer of a meeting that the office moved. */
export async function movedByOfficeEmail(
  tx: Queryable,
  meetingId: number,
  before: Date,
  office: Office,
): Promise<Email> {
  const meeting = await meetingFacts(tx, meetingId);
  return buyersEmail(meeting, office, {
    method: 'REQUEST',
    subject: messages.weMovedYourMeeting(ownMoment(meeting.starts_at, meeting.timezone)),
    first: messages.weHadToMoveYourMeeting,
    last: messages.theAttachedEntryChangesTheOne(meetingLimits.changeHours),
    more: [[messages.before, bothMoments(before, meeting.timezone)]],
  });
}

/** Emails about a meeting that the office cancelled. The refund is not automatic, so the office is asked for it. */
export async function cancelledByOfficeEmails(
  tx: Queryable,
  meetingId: number,
  { reason, by }: { reason: string; by: string },
  office: Office,
): Promise<Email[]> {
  const meeting = await meetingFacts(tx, meetingId);
  const more = [[messages.reason, reason]] as const;
  return [
    buyersEmail(meeting, office, {
      method: 'CANCEL',
      subject: messages.yourMeetingOnIsCancelled(ownMoment(meeting.starts_at, meeting.timezone)),
      first: messages.weAreSorry,
      last: messages.weRefundYou,
      more,
    }),
    officesEmail(meeting, office, messages.meetingCancelled, messages.cancelledAMeeting(oneLine(by)), {
      more,
      isOn: false,
    }),
  ];
}

/** Emails about a booked meeting that lost its payment; the payment's own email explains the refund. */
export async function withdrawnEmails(
  tx: Queryable,
  meetingId: number,
  cause: 'refund' | 'revoke',
  office: Office,
): Promise<Email[]> {
  const meeting = await meetingFacts(tx, meetingId);
  const subject = messages.yourMeetingOnIsCancelled(ownMoment(meeting.starts_at, meeting.timezone));
  const first = cause === 'refund' ? messages.yourMeetingIsCancelled : messages.yourMeetingIsCancelledBecause;
  return [
    buyersEmail(meeting, office, {
      method: 'CANCEL',
      subject,
      first,
      last: messages.theAttachedInviteRemoves,
    }),
  ];
}
