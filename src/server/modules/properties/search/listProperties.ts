import { limits } from '@contract/limits';
import type { Ordering, OwnPropertyCard, PropertyCard, PropertyListFilter } from '@contract/properties';
import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { badField } from '../../../lib/problem';
import { toCard, toOwnCard } from '../propertyRows';
import { countInRegion } from './map/countInRegion';
import { type MapBounds, usualMapBounds } from './map/mapBounds';
import { type Bounds, usualBounds } from './plan/bounds';
import { findCandidates } from './plan/candidates';
import { type SearchFilter, columnsBeyondIndexes, lifecycleConditions, plainConditions } from './plan/conditions';
import { readCursor, toCursor } from './plan/cursor';
import { estimateRows } from './plan/estimateRows';
import { regionOf } from './plan/grid';
import { orders } from './plan/orders';
import { type PageRequest } from './plan/pages';
import type { GetSiteSize } from './plan/siteSize';
import { deepOffset, isNarrow, runStrategies } from './plan/strategies/choice';
import { gather } from './plan/strategies/gather';
import { scanWhileCounting } from './plan/strategies/scanInOrder';
import { scanRegion } from './plan/strategies/scanRegion';
import type { Found } from './plan/strategies/strategy';

export interface PropertyPage {
  /** Owners read their own as such. */
  cards: (PropertyCard | OwnPropertyCard)[];
  total: number;
  /** False when the total is an estimate. */
  exact: boolean;
  /** Where the next page begins: a cursor, or an offset if the request has one; null on the last page. */
  next: { cursor: string } | { offset: number } | null;
}

/** Without words every listing is equally relevant: the newest come first. */
export function orderingOf({ ordering = '-id' }: PropertyListFilter, { words }: SearchFilter): Ordering {
  return ordering === 'relevance' && !words ? '-id' : ordering;
}

function requestOf(filter: SearchFilter): PageRequest {
  const { params } = filter;
  if (params.cursor !== undefined && params.offset !== undefined)
    throw badField('cursor', messages.useCursorOrOffsetNotBoth);
  const ordering = orderingOf(params, filter);
  const after = params.cursor === undefined ? null : readCursor(ordering, params.cursor);
  return { filter, ordering, rows: (params.limit ?? limits.page.default) + 1, offset: params.offset ?? 0, after };
}

/** Without what its words say anyway: the planner would expect too few rows. */
const withoutRedundant = (filter: SearchFilter): SearchFilter => ({
  ...filter,
  ...(filter.redundant?.types && { types: [] }),
  ...(filter.redundant?.cities && { cities: [] }),
});

/** The first scan of a region's list, while its listings are counted. */
const scanMeanwhile = async (queryable: Queryable, request: PageRequest, bounds: Bounds): Promise<Found> =>
  orders[request.ordering].along && columnsBeyondIndexes(request.filter).length > 0
    ? scanRegion.find(queryable, request, bounds, 0)
    : scanWhileCounting(queryable, request, bounds);

export interface Circumstances {
  bounds?: Bounds;
  mapBounds?: MapBounds;
  /** Without it, the site is assumed to be large. */
  siteSize?: GetSiteSize;
}

/**
 * A page of listings, usually in three queries: where the words occur, how many matches to expect, and the rows with their number. Only
 * the last one is needed when there are fewer published listings than we count.
 * @throws Problem 400 naming the invalid filter, or for a cursor of another ordering
 */
export async function listProperties(
  database: Queryable,
  filter: SearchFilter,
  { bounds = usualBounds, mapBounds = usualMapBounds, siteSize }: Circumstances = {},
): Promise<PropertyPage> {
  const plain = requestOf(filter);
  const life = lifecycleConditions(filter);
  if (filter.isUnknown) return { cards: [], total: 0, exact: true, next: null };
  const { listings, isSmall } = (await siteSize?.()) ?? { listings: Infinity, isSmall: false };
  const gathersAll = isNarrow(filter) || isSmall;
  const candidates = gathersAll ? null : await findCandidates(database, filter);
  if (candidates?.types.length === 0) return { cards: [], total: 0, exact: true, next: null };
  const request = {
    ...plain,
    listings,
    needsFreshPlan: !gathersAll && listings > bounds.freshPlans,
    candidates,
    filter: { ...filter, ...(candidates && { redundant: candidates.redundant }) },
  };
  const inRegion =
    !gathersAll && regionOf(filter.params)
      ? await countInRegion(database, filter, mapBounds, {
          gather: (allMatches, most) => gather(database, request, { allMatches, most }),
          scan: async () =>
            request.ordering === 'relevance' || request.offset > deepOffset
              ? null
              : scanMeanwhile(database, request, bounds),
        })
      : null;
  if (inRegion?.total === 0 && inRegion.exact) return { cards: [], total: 0, exact: true, next: null };
  const estimate = gathersAll
    ? 0
    : (inRegion?.total ??
      (await estimateRows(database, sql`${life} and ${plainConditions(withoutRedundant(request.filter))}`)));
  // words whose number in a region is a guess were too many to gather
  const isMany = estimate > bounds.counted || (filter.words !== null && inRegion?.exact === false);
  const found =
    inRegion?.page ??
    (await runStrategies(database, { ...request, allMatches: inRegion?.allMatches }, { estimate, isMany }, bounds));
  const { rows, matching } = found;
  const shown = rows.slice(0, request.rows - 1);
  const last = rows.length === request.rows ? shown.at(-1) : undefined;
  const next =
    filter.params.offset === undefined
      ? last && { cursor: toCursor(request.ordering, last) }
      : last && { offset: request.offset + shown.length };
  const { owner } = filter;
  const cards = owner ? shown.map((row) => toOwnCard(row, owner.now)) : shown.map(toCard);
  return {
    cards,
    total: inRegion?.total ?? matching ?? Math.max(estimate, bounds.counted + 1),
    exact: inRegion?.exact ?? matching !== undefined,
    next: next ?? null,
  };
}
