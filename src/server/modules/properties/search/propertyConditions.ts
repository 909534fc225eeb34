import { limits } from '@contract/limits';
import type { Lifecycle, PropertyListFilter } from '@contract/properties';
import * as messages from '@messages/server/properties';
import sql, { type Sql, join } from 'sql-template-tag';
import { badField } from '../../../lib/problem';
import { isListingInReview } from '../../../lib/waiting';
import { columnConditions, onlyRowFilters, rowColumns, withoutRowFilters } from './filterConditions';
import { type Region, regionOf, squaresTouching } from './mapGrid';
import type { Search } from './propertySearch';

/** The filters of a list, with words interpreted and names resolved to ids. */
export interface SearchFilter {
  filter: PropertyListFilter;
  types: readonly number[];
  cities: readonly number[];
  amenities: readonly number[];
  /** With their neighbours, if those are asked for. */
  localities?: readonly number[];
  search: Search | null;
  /** No rents: the search has a price but no purpose. */
  buys?: boolean;
  /** Filters that the words already imply: "koregaon" is in Pune, whether the search says so or not. */
  implied?: { types: boolean; cities: boolean };
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
function regionConditions(filter: PropertyListFilter): Sql[] {
  const region = regionOf(filter);
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
export const anywhere = (chosen: SearchFilter): SearchFilter => {
  const { bbox: _box, area: _area, ...filter } = chosen.filter;
  return { ...chosen, filter };
};

/** With more columns of squares than this, reading those between the first and the last is quicker. */
const mostColumns = 256;

/** What `regionConditions` imply for the map's index: reads only the part of each column of squares that is in the box. */
export function squareConditions({ filter, localities = [] }: SearchFilter): Sql[] {
  const region = regionOf(filter);
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
export function measureConditions({ filter }: SearchFilter): Sql[] {
  return [
    ...between(sql`price_rank`, priceBounds(filter)),
    ...between(sql`size_rank`, sizeBounds(filter)),
    ...columnConditions(filter),
    ...regionConditions(filter),
  ];
}

/** A literal instead of a parameter: the price indexes cover these listings only. */
export const forSale = sql`purpose <> 'rent'`;

/** Type, city and purpose. */
export function catalogueConditions({ filter, types, cities, buys }: SearchFilter): Sql[] {
  return [
    ...(types.length > 0 ? [oneOf(sql`property_type_id`, types)] : []),
    ...(cities.length > 0 ? [oneOf(sql`city_id`, cities)] : []),
    ...(filter.purpose ? [sql`purpose = ${filter.purpose}`] : buys ? [forSale] : []),
  ];
}

/** Listings by id. They use the primary key, whatever else is filtered. */
const namedConditions = ({ filter: { ids } }: SearchFilter): Sql[] => (ids ? [sql`id = any(${ids}::int[])`] : []);

/** The filter's conditions on a row, except ownership, each on its own column. */
export function plainConditions(chosen: SearchFilter): Sql {
  const { amenities, localities = [], search } = chosen;
  return join(
    [
      chosen.isUnknown ? sql`false` : sql`true`,
      ...namedConditions(chosen),
      ...catalogueConditions(chosen),
      ...measureConditions(chosen),
      ...(amenities.length > 0 ? [sql`amenity_ids @> ${amenities}::int[]`] : []),
      ...(localities.length > 0 ? [oneOf(sql`locality_id`, localities)] : []),
      ...(search ? [sql`search @@ ${search.query}::tsquery`] : []),
    ],
    ' and ',
  );
}

/** The same search for any words, without the filters that read the row. */
export function anyWords({ filter, ...chosen }: SearchFilter): SearchFilter {
  return { ...chosen, filter: withoutRowFilters(filter), search: null };
}

/** The part of `plainConditions` that an ordering's index answers. */
export const indexedConditions = (chosen: SearchFilter): Sql => plainConditions({ ...anyWords(chosen), amenities: [] });

/** The part of `plainConditions` that reads the row, or an index that contains these columns. */
export function rowConditions({ filter, amenities, search }: SearchFilter): Sql {
  return plainConditions({
    filter: onlyRowFilters(filter),
    types: [],
    cities: [],
    amenities,
    search,
  });
}

/** Columns that the filter reads and no ordering's index contains. */
export function columnsBeyondIndexes({ filter, amenities, search }: SearchFilter): string[] {
  return [...(search ? ['search'] : []), ...(amenities.length > 0 ? ['amenity_ids'] : []), ...rowColumns(filter)];
}

/** A listing in review is stored as a draft that was submitted. */
export function inLifecycle(lifecycle: Lifecycle): Sql {
  if (lifecycle === 'in_review') return isListingInReview;
  return lifecycle === 'draft' ? sql`lifecycle = 'draft' and submitted_at is null` : sql`lifecycle = ${lifecycle}`;
}

/** Ownership: the account's own listings or the public ones. A literal instead of a parameter, because the indexes cover published listings only. */
export function lifecycleConditions({ filter, owner }: SearchFilter): Sql {
  if (owner)
    return join([sql`owner_id = ${owner.id}`, ...(filter.lifecycle ? [inLifecycle(filter.lifecycle)] : [])], ' and ');
  if (filter.lifecycle && filter.lifecycle !== 'published')
    throw badField('lifecycle', messages.onlyOwnListingsCanBeChosen);
  return sql`lifecycle = 'published'`;
}
