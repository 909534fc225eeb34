import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { officeLimits } from './officeLimits';
import { FieldProblem, Id, Page, Problem } from './shared';

const { days, least } = officeLimits.searches;

/** A sentence that was searched by itself, without other filters. Nothing tells who searched it. */
export const OfficeSearch = z.object({
  id: Id,
  /** In lower case. */
  sentence: z.string(),
  /** Its words that are no filter, as the search reads it today. */
  unread: z.string(),
  /** How often it was searched, or found nothing that fits, as the list was asked for. */
  times: z.int(),
  /** The last day of these, YYYY-MM-DD in UTC. */
  last_on: z.string(),
  /** The listings that were opened next, the most frequent first. */
  opened: z.array(z.object({ id: Id, title: z.string(), times: z.int() })),
});
export type OfficeSearch = z.output<typeof OfficeSearch>;

export const OfficeSearchQuery = z.extend(z.partial(Page), {
  /** Only searches that found nothing that fits. */
  fit: z.optional(z.literal('none', messages.useNone)),
});

export const officeSearchEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/searches/',
    access: 'staff',
    summary: `Lists what was searched in the last ${days} days, the most frequent first: \`fit=none\` only what found nothing that fits. Nothing that occurred less than ${least} times is listed.`,
    query: OfficeSearchQuery,
    responses: { 200: z.array(OfficeSearch), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
};
