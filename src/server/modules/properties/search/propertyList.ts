import { limits } from '@contract/limits';
import type { Ordering, OwnPropertyCard, PropertyCard, PropertyListFilter } from '@contract/properties';
import * as messages from '@messages/server/properties';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { badField } from '../../../lib/problem';
import { countInRegion } from './listingMap';
import { regionOf } from './mapGrid';
import { type MapBounds, usualMapBounds } from './mapSources';
import {
  type SearchFilter,
  columnsBeyondIndexes,
  indexedConditions,
  lifecycleConditions,
  plainConditions,
} from './propertyConditions';
import { readCursor, toCursor } from './propertyCursor';
import { estimateRows } from './propertyEstimate';
import { foldedQuery } from './propertyFacets';
import { scanLocalities } from './propertyLocalityScan';
import { scanRegion } from './propertyRegionScan';
import { scanTypes } from './propertyTypeScan';
import { type PageRequest, orders } from './propertyPages';
import { estimateCandidates } from './propertyCandidates';
import { rankNewest } from './propertyRelevance';
import { toCard, toOwnCard } from '../propertyRows';
import { scanBySteps } from './propertyStepScan';
import type { GetSiteSize } from './siteSize';
import {
  type Bounds,
  type Found,
  gather,
  gatherNarrow,
  gatherNearby,
  hopelessly,
  pathConditions,
  skip,
  usualBounds,
  walk,
} from './propertyStrategies';

export interface PropertyPage {
  /** The owner's id when the owner requests the list. */
  cards: (PropertyCard | OwnPropertyCard)[];
  total: number;
  /** False when the total is an estimate. */
  exact: boolean;
  /** The cursor of the next page; null on the last. */
  next: { cursor: string } | { offset: number } | null;
}

const deepOffset = 1_000;

/** Without words every listing is equally relevant: the newest come first. */
export function orderingOf({ ordering = '-id' }: PropertyListFilter, { search }: SearchFilter): Ordering {
  return ordering === 'relevance' && !search ? '-id' : ordering;
}

function wantedOf(chosen: SearchFilter): PageRequest {
  const { filter } = chosen;
  if (filter.cursor !== undefined && filter.offset !== undefined)
    throw badField('cursor', messages.useCursorOrOffsetNotBoth);
  const ordering = orderingOf(filter, chosen);
  const after = filter.cursor === undefined ? null : readCursor(ordering, filter.cursor);
  return { chosen, ordering, rows: (filter.limit ?? limits.page.default) + 1, offset: filter.offset ?? 0, after };
}

/** Listings of one owner or given by id: few enough to fetch them all. */
const isNarrow = ({ owner, filter }: SearchFilter) => owner !== undefined || filter.ids !== undefined;

/** Without the conditions that the words imply: the planner would expect too few rows. */
const withoutTold = (chosen: SearchFilter): SearchFilter => ({
  ...chosen,
  ...(chosen.implied?.types && { types: [] }),
  ...(chosen.implied?.cities && { cities: [] }),
});

type Way = (queryable: Queryable, wanted: PageRequest, bounds: Bounds, estimate: number) => Promise<Found>;
/** A little above the limit where that many are expected, because giving up wastes the work of finding them. */
const few: Way = async (queryable, wanted, bounds) =>
  (await gatherNarrow(queryable, wanted, bounds)) ?? gather(queryable, wanted, { most: bounds.counted * hopelessly });
const fewIfLikely: Way = async (queryable, wanted, bounds, estimate) =>
  estimate > bounds.counted * hopelessly ? null : few(queryable, wanted, bounds, estimate);
/** Whether a scan along the ordering would meet twice as many matches as we need. */
async function areDense(queryable: Queryable, wanted: PageRequest, { scan }: Bounds, estimate: number) {
  const enough = (wanted.offset + wanted.rows) * hopelessly;
  const along = pathConditions(wanted);
  const passing = await estimateRows(queryable, along);
  if (scan.narrowed * estimate < passing * enough) return false;
  const read = await estimateRows(queryable, sql`${along} and ${indexedConditions(wanted.chosen)}`);
  return scan.scattered * estimate >= read * enough;
}
/** For words: where a scan meets enough of them. */
const walkIfDense: Way = async (queryable, wanted, bounds, estimate) =>
  (await areDense(queryable, wanted, bounds, estimate)) ? walk(queryable, wanted, bounds, estimate) : null;
/** The first scan of a region's listings, while their number is found out: no longer than that takes. */
const scanMeanwhile = (queryable: Queryable, wanted: PageRequest, bounds: Bounds): Promise<Found> =>
  orders[wanted.ordering].along && columnsBeyondIndexes(wanted.chosen).length > 0
    ? scanRegion(queryable, wanted, bounds)
    : walk(queryable, wanted, { ...bounds, scan: { ...bounds.scan, indexed: bounds.scan.narrowed } }, 1);
/** Words that occur in at most this many types are searched in each of them. */
const fewKinds = 3;
const all: Way = (queryable, wanted) => gather(queryable, wanted, { by: wanted.by });

/** The strategies in the order that the estimate suggests; the last one always succeeds. */
function waysOf({ chosen, ordering, offset, reach }: PageRequest, many: boolean): readonly Way[] {
  if (isNarrow(chosen)) return [all];
  if (ordering === 'relevance') return many ? [rankNewest, few, all] : [few, rankNewest, all];
  if (offset > deepOffset) return [few, skip, all];
  if (many && regionOf(chosen.filter)) {
    // `scanMeanwhile` gave up
    if (!orders[ordering].along) return [gatherNearby, fewIfLikely, all];
    if (!chosen.search) return [scanRegion, fewIfLikely, all];
  }
  if (!orders[ordering].along) return many ? [walk, fewIfLikely, gatherNearby, all] : [few, walk, gatherNearby, all];
  if (!chosen.search && regionOf(chosen.filter)) return [few, scanRegion, all];
  if (foldedQuery(chosen) === null)
    return many ? [scanLocalities, walk, fewIfLikely, all] : [few, scanLocalities, walk, all];
  const walks = reach && reach.often.length <= fewKinds ? [scanTypes, walkIfDense] : [walkIfDense];
  return many ? [...walks, scanBySteps, all] : [few, ...walks, scanBySteps, all];
}

async function runStrategies(
  database: Queryable,
  wanted: PageRequest,
  { estimate, isMany }: { estimate: number; isMany: boolean },
  bounds: Bounds,
): Promise<NonNullable<Found>> {
  for (const way of waysOf(wanted, isMany)) {
    const found = await way(database, wanted, bounds, estimate);
    if (found) return found;
  }
  throw new Error('no way led to the page');
}

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
  chosen: SearchFilter,
  { bounds = usualBounds, mapBounds = usualMapBounds, siteSize }: Circumstances = {},
): Promise<PropertyPage> {
  const asked = wantedOf(chosen);
  const life = lifecycleConditions(chosen);
  if (chosen.isUnknown) return { cards: [], total: 0, exact: true, next: null };
  const { listings, isSmall } = (await siteSize?.()) ?? { listings: Infinity, isSmall: false };
  const gathersAll = isNarrow(chosen) || isSmall;
  const reach = gathersAll ? null : await estimateCandidates(database, chosen);
  if (reach?.types.length === 0) return { cards: [], total: 0, exact: true, next: null };
  const wanted = {
    ...asked,
    listings,
    isPlanned: !gathersAll && listings > bounds.planned,
    reach,
    chosen: { ...chosen, ...(reach && { implied: reach.implied }) },
  };
  const inRegion =
    !gathersAll && regionOf(chosen.filter)
      ? await countInRegion(database, chosen, mapBounds, {
          gather: (by, most) => gather(database, wanted, { by, most }),
          scan: async () =>
            wanted.ordering === 'relevance' || wanted.offset > deepOffset
              ? null
              : scanMeanwhile(database, wanted, bounds),
        })
      : null;
  if (inRegion?.total === 0 && inRegion.exact) return { cards: [], total: 0, exact: true, next: null };
  const estimate = gathersAll
    ? 0
    : (inRegion?.total ??
      (await estimateRows(database, sql`${life} and ${plainConditions(withoutTold(wanted.chosen))}`)));
  // words whose number in a region is a guess were too many to gather
  const isMany = estimate > bounds.counted || (chosen.search !== null && inRegion?.exact === false);
  const found =
    inRegion?.page ?? (await runStrategies(database, { ...wanted, by: inRegion?.all }, { estimate, isMany }, bounds));
  const { rows, matching } = found;
  const shown = rows.slice(0, wanted.rows - 1);
  const last = rows.length === wanted.rows ? shown.at(-1) : undefined;
  const next =
    chosen.filter.offset === undefined
      ? last && { cursor: toCursor(wanted.ordering, last) }
      : last && { offset: wanted.offset + shown.length };
  const { owner } = chosen;
  const cards = owner ? shown.map((row) => toOwnCard(row, owner.now)) : shown.map(toCard);
  return {
    cards,
    total: inRegion?.total ?? matching ?? Math.max(estimate, bounds.counted + 1),
    exact: inRegion?.exact ?? matching !== undefined,
    next: next ?? null,
  };
}
