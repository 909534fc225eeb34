import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { Markdown } from './officeContent';
import { Version, stale } from './officeShared';
import { ById, ClientId, FieldProblem, Id, Instant, Page, Problem, queryWhole, text } from './shared';

/** `sending`: its emails are being put into the outbox, a batch at a time. */
export const newsletterStates = ['draft', 'sending', 'sent'] as const;

export const OfficeNewsletterRow = z.object({
  id: Id,
  version: Version,
  subject: z.string(),
  state: z.enum(newsletterStates),
  saved_at: Instant,
  /** When it was sent; null for a draft. */
  sent_at: z.nullable(Instant),
  /** Its emails: handed over to the mail server, not yet, and refused at least once. */
  delivery: z.object({ delivered: z.int(), waiting: z.int(), failed: z.int() }),
});
export type OfficeNewsletterRow = z.output<typeof OfficeNewsletterRow>;

export const OfficeNewsletter = z.extend(OfficeNewsletterRow, {
  content: z.string(),
  /** How many confirmed subscribers there are now. */
  subscribers: z.int(),
});
export type OfficeNewsletter = z.output<typeof OfficeNewsletter>;

export const NewNewsletter = z.object({
  client_id: ClientId,
  subject: text(limits.title.max),
  content: z.optional(Markdown),
});
export const NewsletterChange = z.object({
  version: Version,
  subject: z.optional(text(limits.title.max)),
  content: z.optional(Markdown),
});

/** Someone who asked for the newsletter. */
export const Subscriber = z.object({
  id: Id,
  email: z.string(),
  /** When the address was entered on the site. */
  created_at: Instant,
  /** When the link in the email was followed; null until then. */
  confirmed_at: z.nullable(Instant),
});
export type Subscriber = z.output<typeof Subscriber>;

export const SubscriberQuery = z.extend(z.partial(Page), {
  /** Part of an address. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.thisIsTooLong))),
});

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };
const changed = { 200: OfficeNewsletter, ...refusals, 409: z.union([stale(OfficeNewsletter), Problem]) };

export const officeNewsletterEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/newsletters/',
    access: 'editor',
    summary: 'Lists newsletters: drafts, then the latest.',
    query: z.partial(Page),
    responses: { 200: z.array(OfficeNewsletterRow), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/office/newsletters/',
    access: 'editor',
    summary: 'Creates a draft; sent again with the same client_id it is created once.',
    body: NewNewsletter,
    responses: { 201: OfficeNewsletter, 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/newsletters/:id/',
    access: 'editor',
    summary: 'Returns a newsletter in any state.',
    params: ById,
    responses: { 200: OfficeNewsletter, ...refusals },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/newsletters/:id/',
    access: 'editor',
    summary: 'Saves a draft.',
    params: ById,
    body: NewsletterChange,
    responses: changed,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/office/newsletters/:id/',
    access: 'editor',
    summary: 'Deletes a draft.',
    params: ById,
    query: z.object({ version: queryWhole(1, 2_147_483_647) }),
    responses: { 204: null, ...refusals, 409: z.union([stale(OfficeNewsletter), Problem]) },
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/office/newsletters/:id/test/',
    access: 'editor',
    summary: 'Sends a newsletter to the one who asks only.',
    params: ById,
    body: z.object({ version: Version }),
    responses: { ...changed, 200: z.object({ to: z.string() }) },
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/office/newsletters/:id/send/',
    access: 'editor',
    reauthenticate: true,
    summary: 'Sends a newsletter to every confirmed subscriber, once.',
    params: ById,
    body: z.object({ version: Version }),
    responses: changed,
  }),
  subscribers: endpoint({
    method: 'GET',
    path: '/api/office/subscribers/',
    access: 'editor',
    summary: 'Lists subscribers, the newest first.',
    query: SubscriberQuery,
    responses: { 200: z.array(Subscriber), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  subscribersCsv: endpoint({
    method: 'GET',
    path: '/api/office/subscribers.csv',
    access: 'editor',
    reauthenticate: true,
    summary: 'Returns the confirmed subscribers as a table.',
    responses: { 200: 'text/csv; charset=utf-8', 401: Problem, 403: Problem },
  }),
};
