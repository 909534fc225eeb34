import type { ListingFilter } from '@contract/listingFilters';
import type { ListingCounts } from '@contract/properties';
import sql, { type Sql, join, raw } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { barsOf, scaled } from './diagramBars';
import { columnFilters, countedFilters, partOf } from './plan/filterConditions';
import { regionOf } from './plan/grid';
import { sampleInRegion } from './map/mapSources';
import {
  type SearchFilter,
  anywhere,
  catalogueConditions,
  forSale,
  measureConditions,
  plainConditions,
} from './plan/conditions';
import { estimateRows } from './plan/estimateRows';
import { wordIndexConditions } from './plan/facets';
import { onRequest } from './plan/orders';

/** At most so many listings are looked at. With more, the newest stand for all. */
const most = 4_000;

const shared = sql`property_type_id, city_id, locality_id, purpose, bedrooms, price_rank, size_rank`;
const columns = sql`${shared}, price_in_paise, size_in_sqft`;

/** The same columns, from the map's index. */
const indexColumns = sql`${shared}, nullif(price_rank, ${onRequest}::bigint) as price_in_paise, nullif(size_rank, 0) as size_in_sqft`;
/** As many of those are looked at in a box. */
const mostInRegion = 8_000;

type Group = keyof Omit<ListingCounts, 'exact'>;
/** The filters of columns that are in no index: on a large site, their choices are not counted. */
const beyondIndexes = columnFilters.filter(({ name }) => name !== 'bedrooms');
/** The filters that narrow the listings before they are counted. */
const narrowing = {
  /** Filters with a list of values do not, so that their choices can be counted. */
  allChoices: beyondIndexes.filter((filter) => !countedFilters.includes(filter)),
  /** They do, and their choices are not counted. */
  indexedChoices: beyondIndexes,
} as const;
type Extent = keyof typeof narrowing;
const columnOf = ({ column }: { column: string }) => raw(column);
interface Counted {
  group: Group;
  value: string;
  count: number;
}

/** The filter without the one that a group of choices belongs to. */
function withoutGroup(filter: SearchFilter, group: Group): SearchFilter {
  const { params } = filter;
  const { purpose: _purpose, ...anyPurpose } = params;
  const { min_price: _least, max_price: _most, ...anyPrice } = params;
  const { min_size: _smallest, max_size: _largest, ...anySize } = params;
  const { min_bedrooms: _fewRooms, max_bedrooms: _manyRooms, ...anyRooms } = params;
  switch (group) {
    case 'type':
      return { ...filter, types: [] };
    case 'city':
      return { ...filter, cities: [] };
    case 'locality':
      return { ...filter, localities: [] };
    case 'purpose':
      return { ...filter, params: anyPurpose, buys: false };
    case 'prices':
      return { ...filter, params: anyPrice };
    case 'sizes':
      return { ...filter, params: anySize };
    case 'bedrooms':
      return { ...filter, params: anyRooms };
    default:
      return {
        ...filter,
        params: partOf(
          params,
          countedFilters.filter(({ name }) => name === group),
          'without',
        ),
      };
  }
}

/** What a listing counts for: of a column that lists several, each. */
function valueOf({ column, kind, options }: ListingFilter): Sql {
  if (kind === 'mark' || kind === 'marks') return sql`unnest(${raw(column)})`;
  return sql`case when ${raw(column)} = any(${Object.keys(options)}::text[]) then ${raw(column)} end`;
}

const groups: Readonly<Record<string, Sql>> = {
  ...Object.fromEntries(countedFilters.map((filter) => [filter.name, valueOf(filter)])),
  type: sql`(select slug from property_type where id = property_type_id)`,
  city: sql`(select slug from city where id = city_id)`,
  locality: sql`(select name from locality where id = locality_id)`,
  purpose: sql`purpose`,
  bedrooms: sql`bedrooms::text`,
  prices: sql`facet_step(price_in_paise)::text`,
  sizes: sql`facet_step(size_in_sqft)::text`,
};

/** The conditions of a group's choices on the counted listings, which are narrowed already. */
function conditionsOf(filter: SearchFilter, group: Group, extent: Extent): Sql {
  const others = withoutGroup(filter, group);
  const params = partOf(others.params, narrowing[extent], 'without');
  const kept = anywhere({ ...others, params });
  const { localities = [] } = kept;
  return join(
    [
      sql`true`,
      ...catalogueConditions(kept),
      ...measureConditions(kept),
      ...(localities.length > 0 ? [sql`locality_id = any(${localities}::int[])`] : []),
      ...(group === 'prices' && !params.purpose ? [forSale] : []),
    ],
    ' and ',
  );
}

const countQuery = (filter: SearchFilter, group: Group, extent: Extent) => sql`
  select ${group}::text as "group", value, count(*)::int as count from (
    select ${groups[group]} as value from counted where ${conditionsOf(filter, group, extent)}
  ) choice
  where value is not null group by value`;

/** The filter without what the choices can change: its words, amenities, region and these filters. */
const fixedPartOf = ({ params, amenities, words }: SearchFilter, extent: Extent): SearchFilter => ({
  params: {
    ...partOf(params, narrowing[extent], 'only'),
    ...(params.bbox && { bbox: params.bbox }),
    ...(params.area && { area: params.area }),
  },
  types: [],
  cities: [],
  amenities,
  words,
});

interface CountedListings {
  rows: Sql;
  /** How many listings each stands for. */
  each: number;
  /** What they were narrowed by. */
  extent: Extent;
}

/** All listings that are narrowed in this way, if they are few. */
async function allOf(
  queryable: Queryable,
  filter: SearchFilter,
  { extent, isSmall }: { extent: Extent; isSmall: boolean },
): Promise<CountedListings | null> {
  const all = fixedPartOf(filter, extent);
  const published = sql`lifecycle = 'published'`;
  const isFew = isSmall || (await estimateRows(queryable, sql`${published} and ${plainConditions(all)}`)) <= most;
  if (!isFew) return null;
  const read = extent === 'indexedChoices' ? columns : join([columns, ...countedFilters.map(columnOf)]);
  const rows = sql`select ${read} from property where ${published} and ${wordIndexConditions(all)}`;
  return { rows, each: 1, extent };
}

/** A sample of the region, or the newest. */
async function sampleOf(queryable: Queryable, filter: SearchFilter): Promise<CountedListings> {
  const extent = 'indexedChoices';
  const region = regionOf(filter.params);
  if (region) {
    const { where, scale } = await sampleInRegion(queryable, fixedPartOf(filter, extent), region, mostInRegion);
    return { rows: sql`select ${indexColumns} from property where ${where}`, each: scale, extent };
  }
  const published = sql`lifecycle = 'published'`;
  const all = await estimateRows(queryable, published);
  const read = join([columns, ...narrowing[extent].map(columnOf), raw('amenity_ids'), raw('search')]);
  const newest = sql`select ${read} from property where ${published} order by id desc limit ${most}`;
  return {
    rows: sql`select ${columns} from (${newest}) newest where ${plainConditions(fixedPartOf(filter, extent))}`,
    each: Math.max(all / most, 1),
    extent,
  };
}

/** The listings whose choices are counted. */
async function listingsToCount(queryable: Queryable, filter: SearchFilter, isSmall: boolean): Promise<CountedListings> {
  if (filter.isUnknown)
    return { rows: sql`select ${columns} from property where false`, each: 1, extent: 'indexedChoices' };
  if (regionOf(filter.params) && !isSmall) return sampleOf(queryable, filter);
  const few = await allOf(queryable, filter, { extent: 'allChoices', isSmall });
  if (few) return few;
  // filters with a list of values narrow further
  const hasChoices = Object.keys(partOf(filter.params, countedFilters, 'only')).length > 0;
  const fewer = hasChoices ? await allOf(queryable, filter, { extent: 'indexedChoices', isSmall }) : null;
  return fewer ?? sampleOf(queryable, filter);
}

/** Counts the listings of each choice: exactly where they are few, among the newest otherwise. */
export async function countListings(
  queryable: Queryable,
  filter: SearchFilter,
  isSmall: boolean,
): Promise<ListingCounts> {
  const { rows: counted, each, extent } = await listingsToCount(queryable, filter, isSmall);
  const isCounted = (group: string) => !narrowing[extent].some(({ name }) => name === group);
  const names = (Object.keys(groups) as Group[]).filter(isCounted);
  const rows = await queryable.rows<Counted>(
    sql`with counted as materialized (${counted}) ${join(
      names.map((group) => countQuery(filter, group, extent)),
      ' union all ',
    )}`,
  );
  const rowsOf = (group: Group) => rows.filter((row) => row.group === group);
  const choices = (group: Group) =>
    rowsOf(group)
      .map(({ value, count }) => ({ value, count: scaled(count, each) }))
      .sort((one, other) => (one.value < other.value ? -1 : 1));
  const ofFilters = countedFilters.filter(({ name }) => isCounted(name));
  return {
    exact: each === 1,
    ...Object.fromEntries(ofFilters.map(({ name }) => [name, choices(name as Group)])),
    type: choices('type'),
    city: choices('city'),
    locality: choices('locality'),
    purpose: choices('purpose'),
    bedrooms: choices('bedrooms'),
    prices: barsOf(rowsOf('prices'), 100, each),
    sizes: barsOf(rowsOf('sizes'), 1, each),
  };
}
