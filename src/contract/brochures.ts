import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ById, FieldProblem, Problem } from './shared';

const refusals = { 400: FieldProblem, 404: Problem, 410: Problem, 503: Problem };

/** Documents and pictures that are drawn of a listing, once for each state of it. */
export const brochureEndpoints = {
  brochure: endpoint({
    method: 'GET',
    path: '/api/properties/:id/brochure.pdf',
    access: 'anyone',
    summary: 'Returns a listing’s brochure, at most two A4 pages, for those who may see it.',
    params: ById,
    responses: { 200: 'application/pdf', 304: null, ...refusals },
  }),
  card: endpoint({
    method: 'GET',
    path: '/api/properties/:id/card.jpg',
    access: 'anyone',
    summary: 'Returns a listing’s picture for link previews, 1200 × 630, with its title and price.',
    params: ById,
    /** `v` makes the address another one when the listing changes, for those who keep pictures by their address. */
    query: z.object({ v: z.optional(z.string().check(z.maxLength(80))) }),
    responses: { 200: 'image/jpeg', 304: null, ...refusals },
  }),
};
