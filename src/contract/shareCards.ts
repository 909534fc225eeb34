import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { FieldProblem, Problem } from './shared';

/** The pictures that links to our pages are shown with. Listings have one of their own (`brochures.ts`). */
export const shareCardEndpoints = {
  card: endpoint({
    method: 'GET',
    path: '/api/share-card.jpg',
    access: 'anyone',
    summary:
      'Returns a page’s picture for link previews, 1200 × 630. Its address, which says what is on it, stands in the page; we draw no others.',
    query: z.object({
      /** What is on it, as base64url. */
      of: z.string().check(z.minLength(1), z.maxLength(3_000)),
      /** That we wrote it. */
      proof: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
    responses: { 200: 'image/jpeg', 304: null, 400: FieldProblem, 404: Problem, 503: Problem },
  }),
};
