import * as z from 'zod/mini';
import { call } from './call';
import { limits } from './limits';
import { Order } from './payments';
import { ById, ClientId, FieldProblem, Id, Instant, Problem, queryWhole } from './shared';

const Zone = z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(64, 'This zone is not known.'));
const Day = z.iso.date('Enter a date as YYYY-MM-DD.');

export const NewMeeting = z.object({
  date: Day,
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM.')),
  /** IANA name of the zone that date and time are in. */
  timezone: Zone,
  client_id: ClientId,
});
export type NewMeeting = z.input<typeof NewMeeting>;

export const Meeting = z.object({
  id: Id,
  starts_at: Instant,
  status: z.enum(['held', 'booked', 'cancelled']),
  /** Seconds for which the time is still held, by the server's clock; 0 when it is not. */
  held_for: z.int(),
  /** What books it when it is paid; null for one whose order has not been made yet: asking for the meeting again makes it. */
  order: z.nullable(Order),
  client_id: z.string(),
});
export type Meeting = z.output<typeof Meeting>;

export const SlotQuery = z.object({
  /** The first day, in the zone; today when left out. */
  from: z.optional(Day),
  /** How many days; 14 when left out. */
  days: z.optional(queryWhole(1, limits.meeting.days)),
  /** The office's own, Asia/Kolkata, when left out. */
  timezone: z.optional(Zone),
});
/** As a client may write it. */
export type SlotQuery = z.input<typeof SlotQuery>;

/** A day of the zone and the times on it that can be booked; `time` is the zone's clock, `office_time` India's. */
export const SlotDay = z.object({ date: z.string(), slots: z.array(z.object({ starts_at: Instant, time: z.string(), office_time: z.string() })) });
export type SlotDay = z.output<typeof SlotDay>;
export type Slot = SlotDay['slots'][number];

export const meetingCalls = {
  slots: call({ method: 'GET', path: '/api/meetings/slots/', who: 'anyone', summary: 'The times that can be booked, by day.', query: SlotQuery, answers: { 200: z.array(SlotDay), 400: FieldProblem } }),
  list: call({ method: 'GET', path: '/api/meetings/', who: 'account', summary: 'This account’s meetings that are held or booked and still to come, the next one first.', answers: { 200: z.array(Meeting), 401: Problem } }),
  create: call({ method: 'POST', path: '/api/meetings/', who: 'account', summary: 'Holds a slot for a consultation and answers the order of ₹99 that books it.', body: NewMeeting, answers: { 201: Meeting, 400: FieldProblem, 401: Problem, 409: Problem, 503: Problem } }),
  release: call({ method: 'DELETE', path: '/api/meetings/:id/', who: 'account', summary: 'Lets go of a slot that is held and not paid.', params: ById, answers: { 204: null, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem } }),
};
