import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { findingLimits } from './findingLimits';
import { LinkToken, OwnToken, SentToken } from './linkToken';
import { ById, Email, FieldProblem, Id, Instant, Problem, text, ClientId } from './shared';

/** How often a saved search sends its emails: within a minute or two, at 8:00, on Mondays at 8:00, not at all. */
export const AlertFrequency = z.enum(['instant', 'daily', 'weekly', 'never'], messages.chooseAFrequency);
export type AlertFrequency = z.output<typeof AlertFrequency>;

const Zone = z
  .string()
  .check(z.minLength(1, messages.thisFieldIsRequired), z.maxLength(64, messages.thisZoneIsNotKnown));
/** The query of the results’ address, with or without its question mark. */
const Query = z
  .string()
  .check(z.maxLength(findingLimits.savedSearch.query, messages.useAtMost(findingLimits.savedSearch.query)));

export const SavedSearch = z.object({
  id: Id,
  /** The results’ query, in one spelling. */
  query: z.string(),
  name: z.string(),
  frequency: AlertFrequency,
  /** The zone in which 8:00 is meant. */
  timezone: z.string(),
  /** What it asks for, in words. */
  chips: z.array(z.string()),
  /**
   * `on` sends; `off` has the frequency `never`; `paused` by its reader, `unanswered` after “Still looking?”;
   * `unconfirmed` waits until the address is confirmed.
   */
  state: z.enum(['on', 'off', 'paused', 'unanswered', 'unconfirmed']),
  created_at: Instant,
  last_sent_at: z.nullable(Instant),
});
export type SavedSearch = z.output<typeof SavedSearch>;

/** `is_new`: false for one that was saved before. */
const JustSaved = z.extend(SavedSearch, { is_new: z.boolean() });

const refusals = { 400: FieldProblem, 401: Problem, 404: Problem };

export const savedSearchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/saved-searches/',
    access: 'anyone',
    summary: 'Lists one’s saved searches, the latest first: an account’s, or those of the address that got the link.',
    query: OwnToken,
    responses: { 200: z.array(SavedSearch), 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/saved-searches/',
    access: 'anyone',
    summary:
      'Saves a search: 201, or 200 with the one that was saved before. A visitor gives an email address and gets 202: nothing is sent before its link is confirmed. The same `client_id` sends one email.',
    body: z.object({
      query: Query,
      name: text(findingLimits.savedSearch.name),
      frequency: AlertFrequency,
      email: z.optional(Email),
      timezone: z.optional(Zone),
      token: z.optional(LinkToken),
      client_id: z.optional(ClientId),
    }),
    responses: {
      201: JustSaved,
      200: JustSaved,
      202: z.object({ detail: z.string() }),
      400: FieldProblem,
      404: Problem,
      409: Problem,
      429: Problem,
    },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/saved-searches/:id/',
    access: 'anyone',
    summary: 'Renames a saved search, changes how often it sends emails, or pauses it.',
    params: ById,
    body: z.object({
      name: z.optional(text(findingLimits.savedSearch.name)),
      frequency: z.optional(AlertFrequency),
      timezone: z.optional(Zone),
      paused: z.optional(z.boolean()),
      token: z.optional(LinkToken),
    }),
    responses: { 200: SavedSearch, ...refusals },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/saved-searches/:id/',
    access: 'anyone',
    summary: 'Deletes a saved search; it can be restored for a week.',
    params: ById,
    query: OwnToken,
    responses: { 204: null, ...refusals },
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/saved-searches/:id/restore/',
    access: 'anyone',
    summary: 'Brings a deleted saved search back.',
    params: ById,
    body: z.optional(z.nullable(OwnToken)),
    responses: { 200: SavedSearch, ...refusals, 409: Problem },
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/saved-searches/confirm/',
    access: 'anyone',
    summary: 'Confirms a visitor’s address with the token from the email; returns the token that manages the searches.',
    body: SentToken,
    responses: { 200: SentToken, 400: FieldProblem, 404: Problem },
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/saved-searches/keep/',
    access: 'anyone',
    summary: 'Answers “Still looking?” with the token from the email: the alerts go on.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  stop: endpoint({
    method: 'POST',
    path: '/api/saved-searches/stop/',
    access: 'anyone',
    summary: 'Ends the emails of a saved search with the token in each of them. The search stays.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  oneClick: endpoint({
    method: 'POST',
    path: '/api/saved-searches/one-click/',
    access: 'anyone',
    summary: 'Ends the emails of a saved search from a mail program, without a page (RFC 8058).',
    query: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
  newLink: endpoint({
    method: 'POST',
    path: '/api/saved-searches/new-link/',
    access: 'anyone',
    summary: 'Ends every link that was sent to a visitor, and emails a new one.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem, 429: Problem },
  }),
  forget: endpoint({
    method: 'POST',
    path: '/api/saved-searches/forget/',
    access: 'anyone',
    summary: 'Deletes a visitor’s address with all of its saved searches, at once.',
    body: SentToken,
    responses: { 204: null, 400: FieldProblem, 404: Problem },
  }),
};
