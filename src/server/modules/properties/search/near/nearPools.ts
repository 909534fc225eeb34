import { filterNamed, listingFilters } from '@contract/listingFilters';
import sql, { type Sql, empty, join, raw } from 'sql-template-tag';
import type { Database } from '../../../../db/database';
import type { ListingCatalogue } from '../../listingCatalogue';
import { partOf } from '../plan/filterConditions';
import { regionOf } from '../plan/grid';
import {
  type SearchFilter,
  between,
  columnsBeyondIndexes,
  plainConditions,
  priceBounds,
  squareConditions,
} from '../plan/conditions';
import { wordIndexConditions } from '../plan/facets';
import { indexedColumns } from '../plan/strategies/paths';
import { slackShare } from './waysToGive';

/*
 * On a large site near homes are looked for in a few places, each with a bound: the newest of the types that are
 * searched for, its localities and prices, and the listings with its words and wishes.
 */

/** Entries that each pool takes; without an order of its own, whichever the index has first. */
export interface NearBounds {
  newest: number;
  /** Of the localities and of the prices that are searched for. */
  along: number;
  inRegion: number;
  withWords: number;
  /** Rows that are judged whole, of those that the indexes judge to be close. */
  judged: number;
}

// among a million listings, 4,000 of the newest and 200 judged take 0.7 of the time of 8,000 and 250
const usualNearBounds: NearBounds = { newest: 4_000, along: 2_000, inRegion: 4_000, withWords: 800, judged: 200 };

/** The embedded database reads entries and rows in about three times the time. */
const embeddedNearBounds: NearBounds = { newest: 2_500, along: 800, inRegion: 1_500, withWords: 250, judged: 100 };

export const nearBoundsOf = ({ kind }: Pick<Database, 'kind'>): NearBounds =>
  kind === 'embedded' ? embeddedNearBounds : usualNearBounds;

/** So many types and cities are read one by one. */
const mostPaths = 8;

const neverGiving = listingFilters.filter(({ givesWay }) => givesWay === null);

/** The part of a search that never gives way. */
export function fixedPart({ params, types, buys }: SearchFilter): SearchFilter {
  return {
    params: { ...partOf(params, neverGiving, 'only'), ...(params.ids && { ids: params.ids }) },
    types,
    cities: [],
    amenities: [],
    words: null,
    ...(buys && { buys }),
  };
}

const priceSlack = slackShare(filterNamed('price'));

const columns = raw(indexedColumns.join(', '));
const published = sql`lifecycle = 'published'`;
const entries = (where: Sql, limit: number, order: Sql = empty) =>
  sql`(select ${columns} from property where ${published} and ${where} ${order} limit ${limit})`;

/** The newest, of each type in each city, where those are few. */
function newest({ types, params }: SearchFilter, { cities }: ListingCatalogue, bounds: NearBounds): Sql[] {
  const byId = sql`order by id desc`;
  const purpose = params.purpose ? sql`purpose = ${params.purpose}` : sql`true`;
  const paths = types.flatMap((type) => cities.map((city) => ({ type, city: city.id })));
  if (paths.length === 0 || paths.length > mostPaths) return [entries(purpose, bounds.newest, byId)];
  const each = Math.ceil(bounds.newest / paths.length);
  return paths.map(({ type, city }) =>
    entries(sql`city_id = ${city} and property_type_id = ${type} and ${purpose}`, each, byId),
  );
}

/** What the indexes say about listings that may come close. */
export function indexedPool(
  filter: SearchFilter,
  { catalogue, localities, bounds }: { catalogue: ListingCatalogue; localities: readonly number[]; bounds: NearBounds },
): Sql {
  const fixed = fixedPart(filter);
  if (regionOf(filter.params)) {
    const within = [plainConditions(fixed), ...squareConditions(filter)];
    return entries(join(within, ' and '), bounds.inRegion);
  }
  const prices = priceBounds(filter.params);
  const close = plainConditions(fixed);
  const widened =
    prices && ([Math.ceil(prices[0] * (1 - priceSlack)), Math.floor(prices[1] * (1 + priceSlack))] as const);
  return join(
    [
      ...newest(fixed, catalogue, bounds),
      ...(localities.length > 0
        ? [entries(sql`locality_id = any(${localities}::int[]) and ${close}`, bounds.along)]
        : []),
      ...(widened ? [entries(sql`${join(between(sql`price_rank`, widened))} and ${close}`, bounds.along)] : []),
    ],
    // an entry that two of them have is judged once: sorting out doubles here takes as long as reading them
    ' union all ',
  );
}

/** The ids of listings with every word and wish of the search; null if it has none. */
export function wordsPool(filter: SearchFilter, bounds: NearBounds): Sql | null {
  if (columnsBeyondIndexes(filter).length === 0) return null;
  const fixed = fixedPart(filter);
  const { params, amenities, words } = filter;
  const wishes = listingFilters.filter((spec) => spec.indexed === 'words');
  const wished = { ...fixed, amenities, words, params: { ...partOf(params, wishes, 'only'), ...fixed.params } };
  return sql`(select id from property where ${published} and ${wordIndexConditions(wished)} limit ${bounds.withWords})`;
}
