import * as z from 'zod/mini';
import { call } from './call';
import { limits } from './limits';
import { ClientId, Email, FieldProblem, Id, IdText, Instant, Page, Phone, Problem, text } from './shared';

export const EnquiryKind = z.enum(['contact', 'property', 'quote', 'visit', 'callback'], 'Choose contact, property, quote, visit or callback.');

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
  preferred_at: z.optional(z.iso.datetime({ offset: true, error: 'Enter a date and a time.' })),
  client_id: ClientId,
});
export type NewEnquiry = z.input<typeof NewEnquiry>;

export const Enquiry = z.object({
  id: Id,
  kind: EnquiryKind,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  property: z.nullable(z.object({ id: Id, title: z.string() })),
  service: z.nullable(Id),
  preferred_at: z.nullable(Instant),
  createdAt: Instant,
  client_id: z.string(),
});
export type Enquiry = z.output<typeof Enquiry>;

export const EnquiryReceipt = z.object({ id: Id, client_id: z.string() });

export const enquiryCalls = {
  create: call({ method: 'POST', path: '/api/enquiries/', who: 'anyone', summary: 'Stores an enquiry, then tells the owner and the office.', body: NewEnquiry, answers: { 201: EnquiryReceipt, 400: FieldProblem, 429: Problem } }),
  list: call({ method: 'GET', path: '/api/enquiries/', who: 'account', summary: 'Enquiries about one’s own listings; a superuser sees all.', query: Page, answers: { 200: z.array(Enquiry), 400: FieldProblem, 401: Problem } }),
};
