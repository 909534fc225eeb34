import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { meetingLimits } from './meetingLimits';
import { Order } from './payments';
import { ById, ClientId, FieldProblem, Id, Instant, Page, Phone, Problem, optionalText, queryWhole } from './shared';

const Zone = z
  .string()
  .check(z.minLength(1, messages.thisFieldIsRequired), z.maxLength(64, messages.thisZoneIsNotKnown));
const Day = z.iso.date(messages.enterADate);

/** A slot in the local time of a zone. */
export const SlotChoice = z.object({
  date: Day,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, messages.enterATime)),
  /** IANA name of the zone that date and time are in. */
  timezone: Zone,
});
export type SlotChoice = z.input<typeof SlotChoice>;

/** Where it takes place: at the office, by video, or as a phone call. */
export const MeetingKind = z.enum(['office', 'video', 'call'], messages.chooseAMeetingKind);
export type MeetingKind = z.output<typeof MeetingKind>;

export const NewMeeting = z.extend(SlotChoice, {
  client_id: ClientId,
  /** `office` if left out. */
  kind: z.optional(MeetingKind),
  /** The topic, as the buyer wrote it. */
  topic: optionalText(meetingLimits.topic),
  /** The number to call; the account's own if left out. A call needs one of the two. */
  phone: z.optional(Phone),
  /** The listing it is about. */
  property: z.optional(Id),
});
export type NewMeeting = z.input<typeof NewMeeting>;

export const Meeting = z.object({
  id: Id,
  starts_at: Instant,
  status: z.enum(['held', 'booked', 'cancelled']),
  /** How long the slot is still held, in seconds by the server's clock; 0 if it is not. */
  held_for: z.int(),
  /** The order that books it when paid; null until it is created, which requesting the meeting again does. */
  order: z.nullable(Order),
  client_id: z.string(),
  ends_at: Instant,
  /** The zone it was chosen in. */
  timezone: z.string(),
  kind: MeetingKind,
  topic: z.string(),
  /** The office's address, the number to call, or the link of a confirmed video meeting; otherwise empty. */
  place: z.string(),
  /** The listing it is about; its id is null after it was deleted. */
  property: z.nullable(z.object({ id: z.nullable(Id), title: z.string() })),
  /** The status of its payment. */
  payment: z.enum(['none', 'received', 'returned']),
  /** Why it was cancelled: `cancelled` by its buyer, `office` by us; null if it was not, or if the reason is unknown. */
  ended: z.nullable(z.enum(['unpaid', 'released', 'cancelled', 'refunded', 'office'])),
  /** Until when the buyer may move or cancel it, and whether that is possible now, by the server's clock. */
  changes_until: Instant,
  can_move: z.boolean(),
  can_cancel: z.boolean(),
  /** The buyer; null for one's own meetings. */
  buyer: z.nullable(z.object({ name: z.string(), email: z.string(), phone: z.string() })),
});
export type Meeting = z.output<typeof Meeting>;

export const MeetingListQuery = z.extend(Page, {
  /** `upcoming` (held or booked, and in the future; next first) if left out; `past` is all others, latest first. */
  when: z.optional(z.enum(['upcoming', 'past'], messages.chooseUpcomingOrPast)),
});
export type MeetingListQuery = z.input<typeof MeetingListQuery>;

export const SlotQuery = z.object({
  /** The first day in the zone; today if left out. */
  from: z.optional(Day),
  /** The number of days; 14 if left out. */
  days: z.optional(queryWhole(1, meetingLimits.days)),
  /** The office's zone, Asia/Kolkata, if left out. */
  timezone: z.optional(Zone),
});
/** The input type for clients. */
export type SlotQuery = z.input<typeof SlotQuery>;

/** A day in the zone with its available slots; `time` is local, `office_time` Indian. */
export const SlotDay = z.object({
  date: z.string(),
  slots: z.array(z.object({ starts_at: Instant, time: z.string(), office_time: z.string() })),
});
export type SlotDay = z.output<typeof SlotDay>;
export type Slot = SlotDay['slots'][number];

export const meetingEndpoints = {
  slots: endpoint({
    method: 'GET',
    path: '/api/meetings/slots/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'Lists available slots by day.',
    query: SlotQuery,
    responses: { 200: z.array(SlotDay), 400: FieldProblem },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/meetings/',
    access: 'account',
    summary: 'Lists this account’s upcoming meetings, or its past and cancelled ones.',
    query: MeetingListQuery,
    responses: { 200: z.array(Meeting), 400: FieldProblem, 401: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/meetings/:id/',
    access: 'account',
    summary: 'Returns one meeting, to its buyer and superusers.',
    params: ById,
    responses: { 200: Meeting, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/meetings/',
    access: 'account',
    summary: 'Holds a slot for a consultation and returns the ₹99 order that confirms it.',
    body: NewMeeting,
    responses: { 201: Meeting, 400: FieldProblem, 401: Problem, 409: Problem, 503: Problem },
  }),
  release: endpoint({
    method: 'DELETE',
    path: '/api/meetings/:id/',
    access: 'account',
    summary: 'Releases a held, unpaid slot.',
    params: ById,
    responses: { 204: null, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem },
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/meetings/:id/move/',
    access: 'account',
    params: ById,
    body: SlotChoice,
    summary:
      'Moves one’s own booked meeting to another slot, once, until 12 hours before it begins; idempotent for the same slot.',
    responses: { 200: Meeting, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/meetings/:id/cancel/',
    access: 'account',
    params: ById,
    summary: 'Cancels one’s own booked meeting until 12 hours before it begins; the office then refunds it.',
    responses: { 200: Meeting, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem },
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/meetings/:id/calendar.ics',
    access: 'account',
    params: ById,
    summary: 'Returns a booked meeting as iCalendar; for a cancelled one, its cancellation.',
    responses: { 200: 'text/calendar; charset=utf-8', 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem },
  }),
};
