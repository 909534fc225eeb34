import { limits } from '@contract/limits';
import type { Lifecycle, PropertyListFilter } from '@contract/properties';
import * as messages from '@messages/server/properties';
import sql, { type Sql, join } from 'sql-template-tag';
import { badField } from '../../../../lib/problem';
import { isListingInReview } from '../../../../lib/waiting';
import { columnConditions, onlyRowFilters, rowColumns, withoutRowFilters } from './filterConditions';
import { type Region, regionOf, squaresTouching } from './grid';
import type { RequiredWords } from '../words/requiredWords';

/*
 * The conditions of a search, by what answers them:
 *
 *   plainConditions       all of them, each on its own column
 *   indexedConditions     those that every order's index answers
 *   rowConditions         the others, which read the row (columnsBeyondIndexes names their columns)
 *   catalogueConditions   type, city and purpose; measureConditions: prices, sizes, other columns and the region
 *   squareConditions      the region again, for the indexes of the map
 *   lifecycleConditions   who may read what
 *
 * `facets.ts` has those that the index of words answers.
 */

/** The filters of a list, with words interpreted and names resolved to ids. */
export interface SearchFilter {
  params: PropertyListFilter;
  types: readonly number[];
  cities: readonly number[];
  amenities: readonly number[];
  /** With their neighbours, if the search says near. */
  localities?: readonly number[];
  words: RequiredWords | null;
  /** No rents: the search has a price but no purpose. */
  buys?: boolean;
  /** Filters that its words say anyway: "koregaon" is in Pune, whether the search says so or not. */
  redundant?: { types: boolean; cities: boolean };
  /** It asks for nothing that any listing has: no filter, and only words that none has. */
  isUnknown?: boolean;
  /** The owner whose listings are requested; absent for all published ones. */
  owner?: { id: number; now: Date };
}

/** A price filter excludes "Price on request"; a minimum of 0 is no filter. Paise. */
export function priceBounds({ min_price: least, max_price: most }: PropertyListFilter): [number, number] | null {
  return least || most !== undefined ? [(least ?? 0) * 100, (most ?? limits.rupees.max) * 100] : null;
}

/** A size filter excludes listings without a size. Square feet. */
export function sizeBounds({ min_size: least, max_size: most }: PropertyListFilter): [number, number] | null {
  return least || most !== undefined ? [Math.max(least ?? 1, 1), most ?? limits.size.max] : null;
}

export function between(column: Sql, bounds: readonly [number, number] | null): Sql[] {
  return bounds ? [sql`${column} between ${bounds[0]} and ${bounds[1]}`] : [];
}

const oneOf = (column: Sql, ids: readonly number[]) =>
  ids.length === 1 ? sql`${column} = ${ids[0]}` : sql`${column} = any(${ids}::int[])`;

/** PostgreSQL takes points for inside that are within a millionth, in square units, of a side: in degrees that is metres. */
const unitsInDegree = 100_000;

const polygonOf = (corners: NonNullable<Region['corners']>) =>
  corners.map(({ longitude, latitude }) => `(${longitude * unitsInDegree},${latitude * unitsInDegree})`).join();

/** Where published points may be. */
function regionConditions(params: PropertyListFilter): Sql[] {
  const region = regionOf(params);
  if (!region) return [];
  const { box, corners } = region;
  return [
    sql`shown_longitude between ${box.west} and ${box.east}`,
    sql`shown_latitude between ${box.south} and ${box.north}`,
    ...(corners
      ? [
          sql`${polygonOf(corners)}::text::polygon @> point(shown_longitude * ${unitsInDegree}::float8, shown_latitude * ${unitsInDegree}::float8)`,
        ]
      : []),
  ];
}

/** The same search everywhere. */
export const anywhere = (filter: SearchFilter): SearchFilter => {
  const { bbox: _box, area: _area, ...params } = filter.params;
  return { ...filter, params };
};

/** With more columns of squares than this, reading those between the first and the last is quicker. */
const mostColumns = 256;

/** What `regionConditions` imply for the map's index: reads only the part of each column of squares that is in the box. */
export function squareConditions({ params, localities = [] }: SearchFilter): Sql[] {
  const region = regionOf(params);
  if (!region) return [];
  const { x, y } = squaresTouching(region.box);
  const columns = x[1] - x[0] + 1;
  const rows = sql`map_y between ${y[0]} and ${y[1]}`;
  // each locality has a few columns of its own
  if (columns > mostColumns || columns < 1 || localities.length > 0)
    return [sql`map_x between ${x[0]} and ${x[1]}`, rows];
  return [sql`map_x = any(${Array.from({ length: columns }, (_, place) => x[0] + place)}::int[])`, rows];
}

/** Prices, sizes, what else compares a column, and places. */
export function measureConditions({ params }: SearchFilter): Sql[] {
  return [
    ...between(sql`price_rank`, priceBounds(params)),
    ...between(sql`size_rank`, sizeBounds(params)),
    ...columnConditions(params),
    ...regionConditions(params),
  ];
}

/** A literal instead of a parameter: the price indexes cover these listings only. */
export const forSale = sql`purpose <> 'rent'`;

/** Type, city and purpose. */
export function catalogueConditions({ params, types, cities, buys }: SearchFilter): Sql[] {
  return [
    ...(types.length > 0 ? [oneOf(sql`property_type_id`, types)] : []),
    ...(cities.length > 0 ? [oneOf(sql`city_id`, cities)] : []),
    ...(params.purpose ? [sql`purpose = ${params.purpose}`] : buys ? [forSale] : []),
  ];
}

/** Listings by id. They use the primary key, whatever else is filtered. */
const namedConditions = ({ params: { ids } }: SearchFilter): Sql[] => (ids ? [sql`id = any(${ids}::int[])`] : []);

/** The filter's conditions on a row, except ownership, each on its own column. */
export function plainConditions(filter: SearchFilter): Sql {
  const { amenities, localities = [], words } = filter;
  return join(
    [
      filter.isUnknown ? sql`false` : sql`true`,
      ...namedConditions(filter),
      ...catalogueConditions(filter),
      ...measureConditions(filter),
      ...(amenities.length > 0 ? [sql`amenity_ids @> ${amenities}::int[]`] : []),
      ...(localities.length > 0 ? [oneOf(sql`locality_id`, localities)] : []),
      ...(words ? [sql`search @@ ${words.query}::tsquery`] : []),
    ],
    ' and ',
  );
}

/** The search without its words and the filters that read the row; it keeps amenities. */
export function withoutWordsAndRowFilters({ params, ...others }: SearchFilter): SearchFilter {
  return { ...others, params: withoutRowFilters(params), words: null };
}

/** The part of `plainConditions` that an ordering's index answers. */
export const indexedConditions = (filter: SearchFilter): Sql =>
  plainConditions({ ...withoutWordsAndRowFilters(filter), amenities: [] });

/** The part of `plainConditions` that reads the row, or an index that contains these columns. */
export function rowConditions({ params, amenities, words }: SearchFilter): Sql {
  return plainConditions({
    params: onlyRowFilters(params),
    types: [],
    cities: [],
    amenities,
    words,
  });
}

/** Columns that the filter reads and no ordering's index contains. */
export function columnsBeyondIndexes({ params, amenities, words }: SearchFilter): string[] {
  return [...(words ? ['search'] : []), ...(amenities.length > 0 ? ['amenity_ids'] : []), ...rowColumns(params)];
}

/** A listing in review is stored as a draft that was submitted. */
export function inLifecycle(lifecycle: Lifecycle): Sql {
  if (lifecycle === 'in_review') return isListingInReview;
  return lifecycle === 'draft' ? sql`lifecycle = 'draft' and submitted_at is null` : sql`lifecycle = ${lifecycle}`;
}

/** @throws Problem 400 for listings that are not published, unless they are the reader's own */
export function assertMayRead({ params, owner }: SearchFilter): void {
  if (!owner && params.lifecycle && params.lifecycle !== 'published')
    throw badField('lifecycle', messages.onlyOwnListingsCanBeChosen);
}

/** The reader's own listings, or the public ones. A literal instead of a parameter, because the indexes cover published listings only. */
export function lifecycleConditions(filter: SearchFilter): Sql {
  const { params, owner } = filter;
  assertMayRead(filter);
  if (!owner) return sql`lifecycle = 'published'`;
  return join([sql`owner_id = ${owner.id}`, ...(params.lifecycle ? [inLifecycle(params.lifecycle)] : [])], ' and ');
}
