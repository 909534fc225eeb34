import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { ReviewReply, ReviewState } from './reviews';
import { ById, FieldProblem, Id, Instant, Named, Page, Problem, optionalText, text } from './shared';

/** A review as the office reads it, in any state. */
export const OfficeReview = z.object({
  id: Id,
  version: Version,
  state: ReviewState,
  rating: z.int(),
  review: z.string(),
  name: z.string(),
  role: z.string(),
  property: z.string(),
  /** The agent it names. */
  agent: z.nullable(Named),
  /** The account that wrote it; null after the account was deleted. */
  account: z.nullable(z.object({ id: Id, username: z.string(), display_name: z.string() })),
  /** Shown to its author; empty unless rejected. */
  rejected_because: z.string(),
  reply: z.nullable(ReviewReply),
  created_at: Instant,
});
export type OfficeReview = z.output<typeof OfficeReview>;

export const OfficeReviewQuery = z.extend(z.partial(Page), { state: z.optional(ReviewState) });

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };
const changed = { 200: OfficeReview, ...refusals, 409: stale(OfficeReview) };

export const officeReviewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/reviews/',
    access: 'editor',
    summary: 'Lists reviews in every state, the newest first.',
    query: OfficeReviewQuery,
    responses: { 200: z.array(OfficeReview), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/office/reviews/:id/publish/',
    access: 'editor',
    summary: 'Shows a review on the site.',
    params: ById,
    body: z.object({ version: Version }),
    responses: changed,
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/office/reviews/:id/reject/',
    access: 'editor',
    summary: 'Does not show a review on the site, and tells its author why.',
    params: ById,
    body: z.object({ version: Version, reason: text(officeLimits.reason.max) }),
    responses: changed,
  }),
  reply: endpoint({
    method: 'PUT',
    path: '/api/office/reviews/:id/reply/',
    access: 'editor',
    summary: 'Saves the answer shown under a review; an empty text removes it.',
    params: ById,
    body: z.object({ version: Version, text: optionalText(limits.review.max) }),
    responses: changed,
  }),
};
