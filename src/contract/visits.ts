import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { OwnToken } from './linkToken';
import { SlotDay } from './meetings';
import { httpsLink } from './officeShared';
import {
  ById,
  ClientId,
  Email,
  FieldProblem,
  Id,
  IdText,
  Instant,
  Page,
  Phone,
  Problem,
  optionalText,
  queryWhole,
  text,
} from './shared';
import { visitLimits } from './visitLimits';

export const Zone = z
  .string()
  .check(z.minLength(1, messages.thisFieldIsRequired), z.maxLength(64, messages.thisZoneIsNotKnown));

/** An instant of a request, with its zone. */
export const ProposedInstant = z.iso.datetime({ offset: true, error: messages.enterADateAndATime });
/** One to three different instants. */
export const Proposals = z
  .array(ProposedInstant)
  .check(
    z.minLength(1, messages.proposeAtLeastOneTime),
    z.maxLength(visitLimits.proposals, messages.proposeAtMost(visitLimits.proposals)),
  );

export const VisitMode = z.enum(['in_person', 'video'], messages.chooseAVisitMode);
export type VisitMode = z.output<typeof VisitMode>;

/**
 * `asked`: the visitor’s times wait for the host; `offered`: the host’s wait for the visitor. `move_asked` and
 * `move_offered` are the same for a confirmed visit, whose time stands until another is agreed. `lapsed`: nobody
 * answered before the last time. `missed`: the visitor did not come.
 */
export const VisitState = z.enum([
  'asked',
  'offered',
  'confirmed',
  'move_asked',
  'move_offered',
  'cancelled',
  'missed',
  'lapsed',
]);
export type VisitState = z.output<typeof VisitState>;

export const VisitAction = z.enum(['confirm', 'propose', 'cancel', 'miss']);
export type VisitAction = z.output<typeof VisitAction>;

/** A time, and whether the host is still free. */
const Proposal = z.object({ starts_at: Instant, free: z.boolean() });

export const Visit = z.object({
  id: Id,
  state: VisitState,
  mode: VisitMode,
  /** Which of the two the reader is: the host is the listing’s owner. */
  role: z.enum(['visitor', 'host']),
  /** What the reader may do now. */
  actions: z.array(VisitAction),
  /** Its id is null after it was deleted. */
  property: z.object({ id: z.nullable(Id), title: z.string() }),
  /** The times that wait for an answer. */
  proposals: z.array(Proposal),
  /** The agreed time; null until there is one. */
  starts_at: z.nullable(Instant),
  ends_at: z.nullable(Instant),
  /** The visitor’s zone. */
  timezone: z.string(),
  /** Of a video visit; empty until the host gives it. */
  link: z.string(),
  /** Of a visit in person: an address or a meeting point; visitors see it while a time is agreed. */
  place: z.string(),
  /** Where a map leads there; empty without a place. */
  directions: z.string(),
  /** Whom the visitor asks for, while a time is agreed; null otherwise and for the host. */
  contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  /** The owner, or the company. */
  host: z.string(),
  /** The visitor; the host sees the address and number once a time is agreed, until then they are empty. */
  visitor: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  /** Who cancelled it: `listing` because it is no longer on the market. */
  ended_by: z.nullable(z.enum(['visitor', 'host', 'listing'])),
  reason: z.string(),
  /** Whether there is a calendar entry to save. */
  has_calendar: z.boolean(),
  created_at: Instant,
});
export type Visit = z.output<typeof Visit>;

export const NewVisit = z.object({
  property: Id,
  proposals: Proposals,
  mode: VisitMode,
  name: text(limits.name.max),
  email: Email,
  phone: Phone,
  /** IANA name of the visitor’s zone. */
  timezone: Zone,
  client_id: ClientId,
});
export type NewVisit = z.input<typeof NewVisit>;

export const VisitListQuery = z.extend(Page, {
  /** `waiting` for one’s own answer; `upcoming`, the other open ones, if left out; `past` is the rest, latest first. */
  when: z.optional(z.enum(['waiting', 'upcoming', 'past'], messages.chooseWaitingUpcomingOrPast)),
});
export type VisitListQuery = z.input<typeof VisitListQuery>;

export const VisitSlotQuery = z.object({
  property: IdText,
  /** The first day in the zone; today if left out. */
  from: z.optional(z.iso.date(messages.enterADate)),
  /** The number of days; all that can be proposed if left out. */
  days: z.optional(queryWhole(1, visitLimits.days + 1)),
  /** Asia/Kolkata if left out. */
  timezone: z.optional(Zone),
});
export type VisitSlotQuery = z.input<typeof VisitSlotQuery>;

/** The link of a video visit, from its host. */
export const VisitLink = z.optional(httpsLink(visitLimits.link));
/** Where a visitor comes to, from the host of a visit in person. */
export const VisitPlace = optionalText(visitLimits.place);

const refusals = { 400: FieldProblem, 401: Problem, 404: Problem };

export const visitEndpoints = {
  slots: endpoint({
    method: 'GET',
    path: '/api/visits/slots/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'Lists the times at which a listing can be visited, by day.',
    query: VisitSlotQuery,
    responses: { 200: z.array(SlotDay), 400: FieldProblem, 404: Problem },
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/visits/',
    access: 'anyone',
    summary:
      'Proposes up to three times for a visit. Without a login the id is null: the link in the email opens the visit.',
    body: NewVisit,
    responses: {
      201: z.object({ id: z.nullable(Id), client_id: z.string() }),
      400: FieldProblem,
      404: Problem,
      409: Problem,
      429: Problem,
    },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/visits/',
    access: 'account',
    summary: 'Lists this account’s visits, to others’ listings and to its own.',
    query: VisitListQuery,
    responses: { 200: z.array(Visit), 400: FieldProblem, 401: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/visits/:id/',
    access: 'anyone',
    summary: 'Returns one visit, to its visitor and its host.',
    params: ById,
    query: OwnToken,
    responses: { 200: Visit, ...refusals },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/visits/:id/confirm/',
    access: 'anyone',
    summary:
      'Agrees to one of the times that the other proposed. The host gives the place or the link of a video visit, now or by confirming again.',
    params: ById,
    body: z.extend(OwnToken, { starts_at: ProposedInstant, link: VisitLink, place: VisitPlace }),
    responses: { 200: Visit, ...refusals, 409: Problem },
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/visits/:id/propose/',
    access: 'anyone',
    summary: 'Proposes other times. An agreed time stands until another is agreed.',
    params: ById,
    body: z.extend(OwnToken, { proposals: Proposals, link: VisitLink, place: VisitPlace }),
    responses: { 200: Visit, ...refusals, 409: Problem },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/visits/:id/cancel/',
    access: 'anyone',
    summary: 'Cancels a visit; the other one reads the reason.',
    params: ById,
    body: z.extend(OwnToken, { reason: optionalText(visitLimits.reason) }),
    responses: { 200: Visit, ...refusals, 409: Problem },
  }),
  miss: endpoint({
    method: 'POST',
    path: '/api/visits/:id/miss/',
    access: 'account',
    summary: 'Notes that the visitor did not come, after the agreed time.',
    params: ById,
    responses: { 200: Visit, ...refusals, 409: Problem },
  }),
  newLink: endpoint({
    method: 'POST',
    path: '/api/visits/:id/new-link/',
    access: 'anyone',
    summary: 'Ends every link and calendar address that was sent to the visitor, and emails a new one.',
    params: ById,
    body: OwnToken,
    responses: { 204: null, ...refusals, 429: Problem },
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/api/visits/:id/calendar.ics',
    access: 'anyone',
    summary: 'Returns an agreed visit as iCalendar; for a cancelled one, its cancellation.',
    params: ById,
    query: OwnToken,
    responses: { 200: 'text/calendar; charset=utf-8', ...refusals, 409: Problem },
  }),
};
