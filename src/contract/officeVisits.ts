import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { SlotDay } from './meetings';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { ById, ClientId, Email, FieldProblem, Id, Instant, Page, Phone, Problem, queryWhole, text } from './shared';
import {
  ProposedInstant,
  Proposals,
  Visit,
  VisitAction,
  VisitLink,
  VisitMode,
  VisitPlace,
  VisitSlotQuery,
  VisitState,
  Zone,
} from './visits';

const Day = z.iso.date(messages.enterADate);

/** A visit as the office reads it. */
export const OfficeVisit = z.object({
  id: Id,
  version: Version,
  state: VisitState,
  mode: VisitMode,
  /** What the office may do now. */
  actions: z.array(VisitAction),
  property: Visit.shape.property,
  proposals: Visit.shape.proposals,
  starts_at: z.nullable(Instant),
  ends_at: z.nullable(Instant),
  timezone: z.string(),
  link: z.string(),
  place: Visit.shape.place,
  directions: Visit.shape.directions,
  /** Whether the listing is the office’s own; otherwise its owner answers. */
  is_office: z.boolean(),
  host: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  ended_by: Visit.shape.ended_by,
  reason: z.string(),
  created_at: Instant,
});
export type OfficeVisit = z.output<typeof OfficeVisit>;

/** Days by the clock of India. */
export const OfficeVisitWeekQuery = z.object({
  /** Today if left out. */
  from: z.optional(Day),
  /** The number of days; 7 if left out. */
  days: z.optional(queryWhole(1, 31)),
});

export const OfficeVisitWeek = z.object({
  /** `closed` says why, such as the name of a holiday; empty for an open day. */
  days: z.array(z.object({ date: z.string(), closed: z.string() })),
  /** Agreed visits, also missed ones, in order. */
  visits: z.array(OfficeVisit),
});
export type OfficeVisitWeek = z.output<typeof OfficeVisitWeek>;

const filter = {
  /**
   * `waiting` for the office’s or an owner’s answer, oldest first, if left out; `ours`: those that wait for the office;
   * `today`: agreed for today in India; `open`: all that are not over; `past`: the rest, latest first.
   */
  when: z.optional(z.enum(['waiting', 'ours', 'today', 'open', 'past'], messages.chooseWaitingOpenOrPast)),
};
export const OfficeVisitListQuery = z.extend(Page, filter);
export type OfficeVisitListQuery = z.input<typeof OfficeVisitListQuery>;

/** A visit that staff arranged with somebody who called or came by; its time is agreed at once. */
export const NewOfficeVisit = z.object({
  client_id: ClientId,
  property: Id,
  starts_at: ProposedInstant,
  mode: VisitMode,
  name: text(limits.name.max),
  /** At least one of email and phone; only who has an email address is written to. */
  email: z.optional(z.union([z.literal(''), Email])),
  phone: z.optional(z.union([z.literal(''), Phone])),
  /** IANA name of the visitor’s zone; Asia/Kolkata if left out. */
  timezone: z.optional(Zone),
  link: VisitLink,
  place: VisitPlace,
});
export type NewOfficeVisit = z.input<typeof NewOfficeVisit>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };
const changed = { 200: OfficeVisit, ...refusals, 409: z.union([stale(OfficeVisit), Problem]) };

export const officeVisitEndpoints = {
  week: endpoint({
    method: 'GET',
    path: '/api/office/visits/week/',
    access: 'agent',
    summary: 'Lists the agreed visits of some days, and which days are closed.',
    query: OfficeVisitWeekQuery,
    responses: { 200: OfficeVisitWeek, 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/office/visits/',
    access: 'agent',
    summary: 'Lists visits to all listings.',
    query: OfficeVisitListQuery,
    responses: { 200: z.array(OfficeVisit), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/office/visits.csv',
    access: 'agent',
    reauthenticate: true,
    summary: 'Returns visits as CSV, at most 10,000.',
    query: z.object(filter),
    responses: { 200: 'text/csv', 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  slots: endpoint({
    method: 'GET',
    path: '/api/office/visits/slots/',
    access: 'agent',
    summary: 'Lists the times at which a listing can be visited, by day, from now on: staff need no notice.',
    query: VisitSlotQuery,
    responses: { 200: z.array(SlotDay), ...refusals },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/office/visits/',
    access: 'agent',
    summary:
      'Adds a visit that was arranged by telephone, agreed at once, once per `client_id`; visitor and owner get an email.',
    body: NewOfficeVisit,
    responses: { 201: OfficeVisit, 400: FieldProblem, 401: Problem, 403: Problem, 409: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/visits/:id/',
    access: 'agent',
    summary: 'Returns a visit in any state.',
    params: ById,
    responses: { 200: OfficeVisit, ...refusals },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/office/visits/:id/confirm/',
    access: 'agent',
    summary:
      'Agrees to one of the visitor’s times, or gives the place or the link of a video visit; both get an email.',
    params: ById,
    body: z.object({ version: Version, starts_at: ProposedInstant, link: VisitLink, place: VisitPlace }),
    responses: changed,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/office/visits/:id/propose/',
    access: 'agent',
    summary: 'Proposes other times; the visitor gets an email.',
    params: ById,
    body: z.object({ version: Version, proposals: Proposals, link: VisitLink, place: VisitPlace }),
    responses: changed,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/office/visits/:id/cancel/',
    access: 'agent',
    summary: 'Cancels a visit; visitor and owner get an email with the reason.',
    params: ById,
    body: z.object({ version: Version, reason: text(officeLimits.reason.max) }),
    responses: changed,
  }),
  miss: endpoint({
    method: 'POST',
    path: '/api/office/visits/:id/miss/',
    access: 'agent',
    summary: 'Notes that the visitor did not come, after the agreed time.',
    params: ById,
    body: z.object({ version: Version }),
    responses: changed,
  }),
};
