import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { enquiryKinds } from './enquirySubject';
import { limits } from './limits';
import { ById, ClientId, Email, FieldProblem, Id, IdText, Instant, Page, Phone, Problem, text } from './shared';

/** `contact` and `quote` are for the office, whatever they are about. */
export const EnquiryKind = z.enum(enquiryKinds, messages.chooseAnEnquiryKind);

/** What an enquiry is about. */
export const enquirySubject = {
  kind: EnquiryKind,
  /** The listing it is about; its id is null once it was deleted. */
  property: z.nullable(z.object({ id: z.nullable(Id), title: z.string() })),
  service: z.nullable(z.object({ id: Id, title: z.string() })),
};

export const NewEnquiry = z.object({
  kind: EnquiryKind,
  name: text(limits.name.max),
  email: Email,
  phone: z.optional(z.union([z.literal(''), Phone])),
  message: text(limits.message.max),
  /** Id of the listing it is about. */
  property: z.optional(IdText),
  /** Id of the construction service it is about. */
  service: z.optional(IdText),
  preferred_at: z.optional(z.iso.datetime({ offset: true, error: messages.enterADateAndATime })),
  client_id: ClientId,
});
export type NewEnquiry = z.input<typeof NewEnquiry>;

/** The status of the conversation; `new` is not handled yet. */
export const EnquiryState = z.enum(['new', 'answered', 'closed'], messages.chooseAnEnquiryState);
export type EnquiryState = z.output<typeof EnquiryState>;

/** An enquiry as the listing's owner or a superuser reads it. */
export const Enquiry = z.object({
  ...enquirySubject,
  id: Id,
  /** The owner's own status; the office's for superusers, who are the office. */
  state: EnquiryState,
  /** What the owner sees of the office's work on it; null for superusers. */
  office: z.nullable(
    z.object({
      state: EnquiryState,
      first_response_at: z.nullable(Instant),
      /** The office's latest email to the person, masked like the message; empty without one. */
      reply: z.string(),
    }),
  ),
  /** Until then, email and phone are masked, also in the message. Superusers see everything without opening. */
  opened: z.boolean(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  /** In E.164; null for none, for one that nobody can read, and where the contact is not opened. */
  phone_e164: z.nullable(z.string()),
  message: z.string(),
  preferred_at: z.nullable(Instant),
  createdAt: Instant,
  /** The reader's own notes; nobody else sees them. */
  notes: z.string(),
});
export type Enquiry = z.output<typeof Enquiry>;

export const EnquiryListQuery = z.extend(Page, {
  state: z.optional(EnquiryState),
  /** Id of a listing. */
  property: z.optional(IdText),
});
export type EnquiryListQuery = z.input<typeof EnquiryListQuery>;

export const EnquiryChange = z.partial(
  z.object({
    state: EnquiryState,
    notes: z.string().check(z.trim(), z.maxLength(limits.notes.max, messages.useAtMost(limits.notes.max))),
  }),
);
export type EnquiryChange = z.input<typeof EnquiryChange>;

export const EnquirySummary = z.object({
  /** The number of enquiries in each state. */
  states: z.object({ new: z.int(), answered: z.int(), closed: z.int() }),
  /** Buyer contacts that may be opened; null for superusers, who need not open any. */
  contacts: z.nullable(
    z.object({
      free: z.object({ used: z.int(), total: z.int() }),
      /** Of the active packages; a total of null is unlimited. */
      packages: z.object({ used: z.int(), total: z.nullable(z.int()) }),
      /** The total left; null is unlimited. */
      left: z.nullable(z.int()),
    }),
  ),
});
export type EnquirySummary = z.output<typeof EnquirySummary>;

export const EnquiryReceipt = z.object({ id: Id, client_id: z.string() });

export const enquiryEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/enquiries/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'Stores an enquiry and emails the owner and the office.',
    body: NewEnquiry,
    responses: { 201: EnquiryReceipt, 400: FieldProblem, 429: Problem },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/enquiries/',
    access: 'account',
    summary:
      'Lists enquiries about one’s own listings, newest first; superusers see all, including those to the office.',
    query: EnquiryListQuery,
    responses: { 200: z.array(Enquiry), 400: FieldProblem, 401: Problem },
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/enquiries/summary/',
    access: 'account',
    summary: 'Counts enquiries by state and the contacts left to open.',
    responses: { 200: EnquirySummary, 401: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/enquiries/:id/',
    access: 'account',
    summary: 'Returns one enquiry; 404 for another account’s.',
    params: ById,
    responses: { 200: Enquiry, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/enquiries/:id/',
    access: 'account',
    summary: 'Changes the owner’s status of an enquiry (for superusers, the office’s) and the reader’s own notes.',
    params: ById,
    body: EnquiryChange,
    responses: { 200: Enquiry, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/enquiries/:id/open/',
    access: 'account',
    summary:
      'Shows email and phone and uses one contact of the allowance; opening twice counts once, 409 when none is left.',
    params: ById,
    responses: { 200: Enquiry, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem },
  }),
};
