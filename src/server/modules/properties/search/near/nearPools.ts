import { listingFilters } from '@contract/listingFilters';
import sql, { type Sql, empty, join, raw } from 'sql-template-tag';
import type { ListingCatalogue } from '../../listingCatalogue';
import { partOf } from '../filterConditions';
import { regionOf } from '../mapGrid';
import {
  type SearchFilter,
  between,
  columnsBeyondIndexes,
  plainConditions,
  priceBounds,
  squareConditions,
} from '../propertyConditions';
import { foldedConditions } from '../propertyFacets';
import { indexed } from '../propertyStrategies';
import { slackShare } from './waysToGive';

/*
 * On a large site near homes are looked for in a few places, each with a bound: the newest of the types that are asked
 * for, the localities and the prices that are asked for, and the listings with its words and wishes.
 */

/** Entries of an index, rows of the index of words, and rows that are read whole. */
const most = { newest: 24_000, along: 4_000, inRegion: 8_000, withWords: 1_500 };
/** So many types and cities are read one by one. */
const mostPaths = 8;

const neverGiving = listingFilters.filter(({ givesWay }) => givesWay === null);

/** The part of a search that never gives way. */
export function fixedPart({ filter, types, buys }: SearchFilter): SearchFilter {
  return {
    filter: { ...partOf(filter, neverGiving, 'only'), ...(filter.ids && { ids: filter.ids }) },
    types,
    cities: [],
    amenities: [],
    search: null,
    ...(buys && { buys }),
  };
}

const priceSlack = Math.max(...listingFilters.filter(({ name }) => name === 'price').map(slackShare));

const columns = raw(indexed.join(', '));
const published = sql`lifecycle = 'published'`;
const entries = (where: Sql, limit: number, order: Sql = empty) =>
  sql`(select ${columns} from property where ${published} and ${where} ${order} limit ${limit})`;

/** The newest, of each type in each city, where those are few. */
function newest({ types, filter }: SearchFilter, { cities }: ListingCatalogue): Sql[] {
  const byId = sql`order by id desc`;
  const purpose = filter.purpose ? sql`purpose = ${filter.purpose}` : sql`true`;
  const paths = types.flatMap((type) => cities.map((city) => ({ type, city: city.id })));
  if (paths.length === 0 || paths.length > mostPaths) return [entries(purpose, most.newest, byId)];
  const each = Math.ceil(most.newest / paths.length);
  return paths.map(({ type, city }) =>
    entries(sql`city_id = ${city} and property_type_id = ${type} and ${purpose}`, each, byId),
  );
}

/** What the indexes say about listings that may come close. */
export function indexedPool(chosen: SearchFilter, kinds: ListingCatalogue, nearPlaces: readonly number[]): Sql {
  const fixed = fixedPart(chosen);
  if (regionOf(chosen.filter)) {
    const within = [plainConditions(fixed), ...squareConditions(chosen)];
    return entries(join(within, ' and '), most.inRegion);
  }
  const prices = priceBounds(chosen.filter);
  const close = plainConditions(fixed);
  return join(
    [
      ...newest(fixed, kinds),
      ...(nearPlaces.length > 0
        ? [entries(sql`locality_id = any(${nearPlaces}::int[]) and ${close}`, most.along)]
        : []),
      ...(prices
        ? [
            entries(
              sql`${join(between(sql`price_rank`, [Math.ceil(prices[0] * (1 - priceSlack)), Math.floor(prices[1] * (1 + priceSlack))]))} and ${close}`,
              most.along,
            ),
          ]
        : []),
    ],
    ' union ',
  );
}

/** The ids of listings with every word and wish of the search; null if it has none. */
export function wordsPool(chosen: SearchFilter): Sql | null {
  if (columnsBeyondIndexes(chosen).length === 0) return null;
  const fixed = fixedPart(chosen);
  const { filter, amenities, search } = chosen;
  const wishes = listingFilters.filter(({ indexed: where }) => where === 'words');
  const asked = { ...fixed, amenities, search, filter: { ...partOf(filter, wishes, 'only'), ...fixed.filter } };
  return sql`(select id from property where ${published} and ${foldedConditions(asked)} limit ${most.withWords})`;
}
