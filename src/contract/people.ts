import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { agentLanguages } from './agentLanguages';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { PaymentStatus } from './payments';
import { Lifecycle } from './properties';
import {
  ById,
  ClientId,
  FieldProblem,
  Id,
  IdText,
  Instant,
  Page,
  Problem,
  QueryFlag,
  optionalText,
  text,
} from './shared';

const { contact } = officeLimits;

/** Where we stand with a person: it follows from what happened until staff set it. `new`: nobody has answered them. */
export const PersonState = z.enum(['new', 'in_touch', 'visiting', 'won', 'lost', 'spam'], messages.chooseAPersonState);
export type PersonState = z.output<typeof PersonState>;
/** What staff can set. */
const SetState = z.enum(['in_touch', 'visiting', 'won', 'lost', 'spam'], messages.chooseAPersonState);

const Colleague = z.object({ id: Id, name: z.string() });
/** A day without a time, such as 2026-12-01. */
const Day = z.iso.date(messages.enterADate);

/** A person as agents see them in the list. */
export const Person = z.object({
  id: Id,
  version: Version,
  name: z.string(),
  /** A confirmed one comes first. */
  emails: z.array(z.string()),
  /** In E.164. */
  phones: z.array(z.string()),
  tags: z.array(z.string()),
  /** An ISO 639 code; null where nobody knows it. */
  language: z.nullable(z.enum(agentLanguages)),
  /** Their time zone, such as Asia/Dubai; null where nobody knows it. */
  zone: z.nullable(z.string()),
  agent: z.nullable(Colleague),
  state: PersonState,
  /** Whether staff set the state, rather than it following from what happened. */
  is_state_set: z.boolean(),
  lost_reason: z.string(),
  next_step: z.string(),
  /** The day of the next step, in India. */
  next_step_on: z.nullable(z.string()),
  /** Of their latest enquiry, request for a visit, or alert. */
  last_contact_at: Instant,
});
export type Person = z.output<typeof Person>;

/** A possible duplicate, and the address that both have given. */
const PersonMatch = z.object({
  id: Id,
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  last_contact_at: Instant,
  /** An email address, or a telephone number in E.164. */
  address: z.string(),
});

const Listing = z.object({ id: Id, title: z.string(), location: z.string(), lifecycle: Lifecycle });

/** A person with all we know; of each list the latest, at most 100. */
export const PersonDetail = z.extend(Person, {
  /** Other spellings of the name. */
  names: z.array(z.string()),
  accounts: z.array(z.object({ id: Id, username: z.string(), name: z.string(), email: z.string() })),
  favourites: z.array(Listing),
  listings: z.array(Listing),
  /** In rupees with two decimals. Null for everybody but superusers. */
  payments: z.nullable(
    z.array(z.object({ id: Id, description: z.string(), status: PaymentStatus, amount: z.string(), date: Instant })),
  ),
  matches: z.array(PersonMatch),
  /** Who was merged into this one, and can be taken out again. */
  merges: z.array(z.object({ id: Id, name: z.string(), merged_at: Instant, by: z.string() })),
});
export type PersonDetail = z.output<typeof PersonDetail>;

export const PersonNoteKind = z.enum(['note', 'call', 'whatsapp'], messages.chooseANoteKind);
export type PersonNoteKind = z.output<typeof PersonNoteKind>;

/**
 * What happened with a person. `id` is that of the row: of the enquiry for its question, answers and notes.
 * Payments are shown to superusers.
 */
export const PersonEvent = z.object({
  /** Unique within a timeline. */
  key: z.string(),
  kind: z.enum([
    'enquiry',
    'enquiry_reply',
    'enquiry_note',
    'enquiry_received',
    'visit',
    'meeting',
    'saved_search',
    'payment',
    ...PersonNoteKind.options,
  ]),
  id: Id,
  at: Instant,
  /** What it is about: a home, a topic, a search. */
  title: z.string(),
  /** What was written; of a search its query, of a payment the sum in rupees. */
  text: z.string(),
  /** Who of the office did it; empty for the person. */
  by: z.string(),
  /** The status of the row, where it has one. */
  state: z.string(),
  /** The agreed time of a visit or meeting. */
  starts_at: z.nullable(Instant),
});
export type PersonEvent = z.output<typeof PersonEvent>;

const filter = {
  /** Words of the name however they are spelt, the beginning of an email address, or at least four digits of a number. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.thisIsTooLong))),
  /** An account's id, `me`, or `none` for people without an agent. */
  agent: z.optional(z.union([z.enum(['me', 'none']), IdText])),
  /** `open`: neither won, lost nor spam. */
  state: z.optional(z.enum([...PersonState.options, 'open'], messages.chooseAPersonState)),
  tag: z.optional(text(contact.tag)),
  /** Whose next step is due today or was earlier, the oldest first. */
  due: z.optional(QueryFlag),
};
const PeopleQuery = z.extend(z.partial(Page), filter);
export type PeopleQuery = z.input<typeof PeopleQuery>;

const PersonChange = z.object({
  version: Version,
  name: z.optional(text(limits.name.max)),
  language: z.optional(z.nullable(z.enum(agentLanguages))),
  /** A zone or a city; null for none. */
  zone: z.optional(z.nullable(text(contact.zone))),
  tags: z.optional(z.array(text(contact.tag)).check(z.maxLength(contact.tags, messages.useAtMostTags(contact.tags)))),
  agent: z.optional(z.nullable(Id)),
  /** Null: it follows from what happens. */
  state: z.optional(z.nullable(SetState)),
  /** Needed with `lost`. */
  lost_reason: optionalText(contact.reason),
  /** Empty: there is none. */
  next_step: optionalText(contact.nextStep),
  next_step_on: z.optional(z.nullable(Day)),
});
export type PersonChange = z.input<typeof PersonChange>;

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };

export const peopleEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/people/',
    access: 'agent',
    summary: 'Lists the contacts of the office, the latest contact first.',
    query: PeopleQuery,
    responses: { 200: z.array(Person), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/office/exports/contacts.csv',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Returns the contacts of a filter as CSV, the oldest first: a file that can be brought in again.',
    query: z.object(filter),
    responses: { 200: 'text/csv', 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/people/:id/',
    access: 'agent',
    summary: 'Returns all we know of a person; for one who was merged, the one that was kept.',
    params: ById,
    responses: { 200: PersonDetail, ...refusals },
  }),
  ofEnquiry: endpoint({
    method: 'GET',
    path: '/api/office/enquiries/:id/person/',
    access: 'agent',
    summary: 'Redirects to the person who sent an enquiry.',
    params: ById,
    responses: { 200: PersonDetail, 302: null, ...refusals },
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/api/office/people/:id/timeline/',
    access: 'agent',
    summary: 'Lists what happened with a person, the latest first.',
    params: ById,
    query: z.partial(Page),
    responses: { 200: z.array(PersonEvent), ...refusals },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/people/:id/',
    access: 'agent',
    summary: 'Changes what the office keeps of a person.',
    params: ById,
    body: PersonChange,
    responses: { 200: Person, ...refusals, 409: stale(Person) },
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/office/people/:id/notes/',
    access: 'agent',
    summary: 'Logs a call, a WhatsApp chat or a note; sent again with the same client_id it is stored once.',
    params: ById,
    body: z.object({ kind: PersonNoteKind, text: text(contact.note), client_id: ClientId }),
    responses: { 201: PersonEvent, ...refusals },
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/office/people/:id/merge/',
    access: 'agent',
    summary: 'Merges another person into this one. It can be undone.',
    params: ById,
    body: z.object({ version: Version, other: Id }),
    responses: { 200: PersonDetail, ...refusals, 409: stale(Person) },
  }),
  keepApart: endpoint({
    method: 'POST',
    path: '/api/office/people/:id/keep-apart/',
    access: 'agent',
    summary: 'Dismisses the suggestion that two people are the same.',
    params: ById,
    body: z.object({ other: Id }),
    responses: { 200: PersonDetail, ...refusals },
  }),
  undoMerge: endpoint({
    method: 'POST',
    path: '/api/office/people/:id/merges/:merge/undo/',
    access: 'agent',
    summary: 'Undoes a merge: what moved goes back.',
    params: z.extend(ById, { merge: IdText }),
    responses: { 200: PersonDetail, ...refusals },
  }),
};
