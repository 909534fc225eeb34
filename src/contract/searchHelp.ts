import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { findingLimits } from './findingLimits';
import { limits } from './limits';
import { Loosened, NearProperty, PropertyListQuery, Suggestion } from './properties';
import { FieldProblem, queryWhole } from './shared';

/** The list's parameters; its order and pages say nothing here. */
const NearQuery = z.extend(PropertyListQuery, { limit: z.optional(queryWhole(1, findingLimits.near.max)) });

/** What helps to search, apart from `propertyEndpoints`, which every page loads. */
export const searchHelpEndpoints = {
  loosen: endpoint({
    method: 'GET',
    path: '/api/properties/loosen/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'For a list with few listings: how many it has without each of its filters, and without its words.',
    query: PropertyListQuery,
    responses: { 200: z.array(Loosened), 400: FieldProblem },
  }),
  near: endpoint({
    method: 'GET',
    path: '/api/properties/near/',
    access: 'anyone',
    cacheable: true,
    summary:
      'Listings that do not fit but come closest, with what differs. One thing gives way, then two together, in this order: the words of `search`, wishes, measures, a price by up to 30 %, ' +
      'bedrooms by one, a locality to its neighbours, then to its city, a city. `purpose`, `type`, `featured`, `owner`, `ids`, `bbox` and `area` never do. Those that give way most easily come first.',
    query: NearQuery,
    responses: { 200: z.array(NearProperty), 400: FieldProblem },
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/api/properties/suggest/',
    access: 'anyone',
    survivesLogout: true,
    summary: 'Completes what is being typed: localities and types that begin like its last words, and listings.',
    query: z.object({
      q: z.string().check(z.maxLength(limits.search.max, messages.useAtMost(limits.search.max))),
    }),
    responses: { 200: z.array(Suggestion), 400: FieldProblem },
  }),
};
