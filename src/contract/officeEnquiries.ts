import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { EnquiryKind, EnquiryState, enquirySubject } from './enquiries';
import { LeadSource } from './inboundLeads';
import { limits } from './limits';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
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
  QueryFlag,
  text,
} from './shared';

/** How an enquiry reached us: `office` where staff entered it without a word on that, `import` from a file, `api` from another program. */
export const EnquiryChannel = z.enum(
  ['site', 'email', 'phone', 'walk_in', 'whatsapp', 'office', 'import', 'api'],
  messages.chooseHowTheyReachedUs,
);
export type EnquiryChannel = z.output<typeof EnquiryChannel>;
/** How somebody reaches staff, who enter it. */
const EnteredChannel = z.enum(officeLimits.enteredChannels, messages.chooseHowTheyReachedUs);

const Colleague = z.object({ id: Id, name: z.string() });

/** An enquiry as agents see it in their list. */
export const OfficeEnquiry = z.object({
  ...enquirySubject,
  id: Id,
  version: Version,
  channel: EnquiryChannel,
  /** Where the program that brought it says that it comes from; null for all others. */
  source: z.nullable(LeadSource),
  state: EnquiryState,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** In E.164; null for none, and for one that nobody can read. */
  phone_e164: z.nullable(z.string()),
  message: z.string(),
  /** The owner who can answer too, with the owner's own status and since when; null for an enquiry to the office alone. */
  owner: z.nullable(z.extend(Colleague, { state: EnquiryState, state_at: z.nullable(Instant) })),
  assignee: z.nullable(Colleague),
  preferred_at: z.nullable(Instant),
  created_at: Instant,
  /** When our first reply is due, counted in office hours; null for enquiries from before there was a promise. */
  response_due_at: z.nullable(Instant),
  first_response_at: z.nullable(Instant),
  /** When the person last wrote back. */
  answered_back_at: z.nullable(Instant),
  /** Until then it is in no list of what waits, unless the person writes or its first reply is overdue. */
  snoozed_until: z.nullable(Instant),
});
export type OfficeEnquiry = z.output<typeof OfficeEnquiry>;

/** One entry of a conversation: our own note, an email that we sent, or what the person wrote back. */
export const EnquiryMessage = z.object({
  id: Id,
  kind: z.enum(['note', 'reply', 'received']),
  text: z.string(),
  /** Of a received email, who sent it: with the address where it is not the enquiry’s. */
  author: z.string(),
  created_at: Instant,
  /** Names of files that a received email had with it; they are not stored. */
  left_out: z.array(z.string()),
  /** Whether a received one came by email, rather than on the site. */
  by_email: z.boolean(),
  /** Of a reply: whether the email has left; null for others. */
  delivery: z.nullable(z.enum(['waiting', 'sent', 'failed'])),
});
export type EnquiryMessage = z.output<typeof EnquiryMessage>;

/** Another enquiry of the same person, known by email address or phone number. */
export const RelatedEnquiry = z.object({
  id: Id,
  kind: EnquiryKind,
  state: EnquiryState,
  title: z.string(),
  created_at: Instant,
});

export const OfficeEnquiryDetail = z.extend(OfficeEnquiry, {
  messages: z.array(EnquiryMessage),
  person: z.object({
    /** The account with this confirmed email address, or that sent the enquiry. */
    account: z.nullable(z.object({ id: Id, username: z.string(), favourites: z.int(), meetings: z.int() })),
    /** The latest, at most 20. */
    enquiries: z.array(RelatedEnquiry),
  }),
});
export type OfficeEnquiryDetail = z.output<typeof OfficeEnquiryDetail>;

const filter = {
  /** `open`: not closed and not snoozed. */
  state: z.optional(z.enum([...EnquiryState.options, 'open', 'snoozed'], messages.chooseAListedEnquiryState)),
  kind: z.optional(EnquiryKind),
  /** An account's id, `me`, or `none` for what nobody has taken. */
  assignee: z.optional(z.union([z.enum(['me', 'none']), IdText])),
  overdue: z.optional(QueryFlag),
  /** Words of the name, email address, message or listing's title, of which the last may be a beginning; or the first or last digits of the phone number. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.thisIsTooLong))),
};
export const OfficeEnquiryQuery = z.extend(z.partial(Page), filter);
export type OfficeEnquiryQuery = z.input<typeof OfficeEnquiryQuery>;

const change = {
  state: z.optional(EnquiryState),
  /** The id of an agent; null for nobody. */
  assignee: z.optional(z.nullable(Id)),
  /** A time to come, within a year; null ends the rest. A new state ends it, too. */
  snoozed_until: z.optional(z.nullable(z.iso.datetime({ offset: true, error: messages.enterADateAndATime }))),
};
export const OfficeEnquiryChange = z.object({ version: Version, ...change });
export const OfficeEnquiryBulk = z.object({
  enquiries: z
    .array(z.object({ id: Id, version: Version }))
    .check(z.minLength(1, messages.selectAnEnquiry), z.maxLength(100, messages.selectAtMostAHundred)),
  ...change,
});

/** Somebody who called, wrote or came by, as staff enter them. */
export const NewOfficeEnquiry = z.object({
  client_id: ClientId,
  name: text(limits.name.max),
  /** At least one of email and phone. */
  email: z.optional(z.union([z.literal(''), Email])),
  phone: z.optional(z.union([z.literal(''), Phone])),
  message: text(limits.message.max),
  channel: z.optional(EnteredChannel),
  /** Id of the listing it is about. */
  property: z.optional(z.nullable(Id)),
  /** Who goes on with it; without one, who enters it. */
  assignee: z.optional(z.nullable(Id)),
  /** Whether somebody has spoken with them already, so that no first reply is due. */
  answered: z.boolean(),
});
export type NewOfficeEnquiry = z.input<typeof NewOfficeEnquiry>;

const reply = text(limits.message.max);
const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };

export const officeEnquiryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/enquiries/',
    access: 'agent',
    summary:
      'Lists all enquiries, the newest first; new and open ones the oldest first, overdue ones by the time they were due.',
    query: OfficeEnquiryQuery,
    responses: { 200: z.array(OfficeEnquiry), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/office/enquiries.csv',
    access: 'agent',
    reauthenticate: true,
    summary: 'Returns the enquiries of a filter as CSV, at most 10,000.',
    query: z.object(filter),
    responses: { 200: 'text/csv', 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  exported: endpoint({
    method: 'GET',
    path: '/api/office/exports/leads.csv',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Returns the enquiries of a filter as CSV, the oldest first: a file that can be brought in again.',
    query: z.object(filter),
    responses: { 200: 'text/csv', 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/enquiries/:id/',
    access: 'agent',
    summary: 'Returns an enquiry with its conversation and what else we know of the person.',
    params: ById,
    responses: { 200: OfficeEnquiryDetail, ...refusals },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/enquiries/:id/',
    access: 'agent',
    summary: 'Changes an enquiry’s state or assignee.',
    params: ById,
    body: OfficeEnquiryChange,
    responses: { 200: OfficeEnquiry, ...refusals, 409: stale(OfficeEnquiry) },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/office/enquiries/',
    access: 'agent',
    summary: 'Adds an enquiry that did not come over the site, once per `client_id`. Nobody is written to.',
    body: NewOfficeEnquiry,
    responses: { 201: OfficeEnquiry, 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  changeMany: endpoint({
    method: 'POST',
    path: '/api/office/enquiries/bulk/',
    access: 'agent',
    summary: 'Changes many enquiries, each on its own; says which failed and why.',
    body: OfficeEnquiryBulk,
    responses: {
      200: z.object({
        changed: z.array(OfficeEnquiry),
        failed: z.array(z.object({ id: Id, code: z.string(), detail: z.string() })),
      }),
      400: FieldProblem,
      401: Problem,
      403: Problem,
    },
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/office/enquiries/:id/notes/',
    access: 'agent',
    summary: 'Adds a note that only staff see; sent again with the same client_id it is stored once.',
    params: ById,
    body: z.object({ text: text(limits.notes.max), client_id: ClientId }),
    responses: { 201: EnquiryMessage, ...refusals },
  }),
  reply: endpoint({
    method: 'POST',
    path: '/api/office/enquiries/:id/reply/',
    access: 'agent',
    summary: 'Emails the person, keeps the email in the conversation and marks the enquiry as answered.',
    params: ById,
    body: z.object({ version: Version, text: reply, client_id: ClientId }),
    responses: { 201: EnquiryMessage, ...refusals, 409: stale(OfficeEnquiry) },
  }),
};
