import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { meetingLimits } from './meetingLimits';
import { officeLimits } from './officeLimits';
import { Meeting, MeetingKind, SlotChoice } from './meetings';
import { Version, httpsLink, stale } from './officeShared';
import { ById, FieldProblem, Id, Instant, Problem, queryWhole, text } from './shared';

const Day = z.iso.date(messages.enterADate);

/** A meeting as the office reads it. */
export const OfficeMeeting = z.object({
  id: Id,
  version: Version,
  starts_at: Instant,
  ends_at: Instant,
  /** `held` is not paid yet. */
  status: Meeting.shape.status,
  ended: Meeting.shape.ended,
  payment: Meeting.shape.payment,
  kind: MeetingKind,
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  /** The number to call, or the account's; may be empty. */
  phone: z.string(),
  property: Meeting.shape.property,
  /** Another booked meeting begins less than an hour before or after: older ones may. */
  overlaps: z.boolean(),
  /** When the office confirmed it at this time; null until then. */
  confirmed_at: z.nullable(Instant),
  /** Where a video meeting takes place; empty until it is confirmed. */
  link: z.string(),
});
export type OfficeMeeting = z.output<typeof OfficeMeeting>;

/** Days by the clock of India. */
export const OfficeMeetingQuery = z.object({
  /** Today if left out. */
  from: z.optional(Day),
  /** The number of days; 7 if left out. */
  days: z.optional(queryWhole(1, meetingLimits.days)),
});

export const OfficeCalendar = z.object({
  /** `closed` says why, such as the name of a holiday; empty for an open day. */
  days: z.array(z.object({ date: z.string(), closed: z.string() })),
  /** Booked meetings and slots that are held now, in order. */
  meetings: z.array(OfficeMeeting),
});
export type OfficeCalendar = z.output<typeof OfficeCalendar>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };
const changed = { 200: OfficeMeeting, ...refusals, 409: z.union([stale(OfficeMeeting), Problem]) };

export const officeMeetingEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/meetings/',
    access: 'agent',
    summary: 'Lists the meetings of some days, and which days are closed.',
    query: OfficeMeetingQuery,
    responses: { 200: OfficeCalendar, 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/meetings/:id/',
    access: 'agent',
    summary: 'Returns a meeting in any state.',
    params: ById,
    responses: { 200: OfficeMeeting, ...refusals },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/office/meetings/:id/confirm/',
    access: 'agent',
    summary: 'Confirms a booked meeting, with the link of a video meeting; its buyer gets an email.',
    params: ById,
    body: z.object({ version: Version, link: z.optional(httpsLink(officeLimits.link.max)) }),
    responses: changed,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/office/meetings/:id/move/',
    access: 'agent',
    summary: 'Moves a booked meeting to another free slot, by the clock of India; its buyer gets an email.',
    params: ById,
    body: z.object({ version: Version, date: SlotChoice.shape.date, time: SlotChoice.shape.time }),
    responses: changed,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/office/meetings/:id/cancel/',
    access: 'agent',
    summary: 'Cancels a booked meeting; its buyer gets an email with the reason, and its price back.',
    params: ById,
    body: z.object({ version: Version, reason: text(officeLimits.reason.max) }),
    responses: changed,
  }),
};
