import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { ClientId, FieldProblem, Id, Instant, Named, Page, Problem, text } from './shared';

/** `pending` waits for the office, where it reviews first; the list shows only `published` ones. */
export const reviewStates = ['pending', 'published', 'rejected'] as const;
export const ReviewState = z.enum(reviewStates);
export type ReviewState = z.output<typeof ReviewState>;

/** What the agency answered. */
export const ReviewReply = z.object({ text: z.string(), replied_at: Instant });

export const Review = z.object({
  id: Id,
  state: ReviewState,
  reply: z.nullable(ReviewReply),
  rating: z.int(),
  review: z.string(),
  name: z.string(),
  role: z.string(),
  property: z.string(),
  /** The agent it names. */
  agent: z.nullable(Named),
  /** The day it was written, YYYY-MM-DD. */
  date: z.string(),
  createdAt: Instant,
  client_id: z.nullable(z.string()),
});
export type Review = z.output<typeof Review>;

export const NewReview = z.object({
  rating: z.int('Choose 1 to 5 stars.').check(z.gte(1, 'Choose 1 to 5 stars.'), z.lte(5, 'Choose 1 to 5 stars.')),
  review: text(limits.review.max),
  /** The agent it names, one whom the site shows. */
  agent: z.optional(Id),
  client_id: z.optional(ClientId),
});
export type NewReview = z.input<typeof NewReview>;

export const reviewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/reviews/',
    access: 'anyone',
    cacheable: true,
    summary: 'Reviews, newest first.',
    query: Page,
    responses: { 200: z.array(Review), 400: FieldProblem },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/reviews/',
    access: 'account',
    summary: 'Leaves a review.',
    body: NewReview,
    responses: { 201: Review, 400: FieldProblem, 401: Problem, 429: Problem },
  }),
};
