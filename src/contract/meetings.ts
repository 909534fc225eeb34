import * as z from 'zod/mini';
import { call } from './call';
import { ClientId, FieldProblem, Id, Instant, Problem } from './shared';
import { Order } from './payments';

export const NewMeeting = z.object({
  date: z.iso.date('Enter a date as YYYY-MM-DD.'),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time as HH:MM.')),
  /** IANA name of the zone that date and time are in. */
  timezone: z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(64, 'This zone is not known.')),
  client_id: ClientId,
});
export type NewMeeting = z.input<typeof NewMeeting>;

export const Meeting = z.object({ id: Id, starts_at: Instant, status: z.enum(['held', 'booked', 'cancelled']), order: Order, client_id: z.string() });
export type Meeting = z.output<typeof Meeting>;

export const meetingCalls = {
  create: call({ method: 'POST', path: '/api/meetings/', who: 'account', summary: 'Holds a slot for a consultation and answers the order of ₹99 that books it.', body: NewMeeting, answers: { 201: Meeting, 400: FieldProblem, 401: Problem, 409: Problem, 503: Problem } }),
};
