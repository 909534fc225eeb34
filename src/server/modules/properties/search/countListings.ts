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
import { foldedConditions } from './plan/facets';

/** At most so many listings are looked at. With more, the newest stand for all. */
const most = 4_000;

const columns = sql`property_type_id, city_id, locality_id, purpose, bedrooms, price_rank, size_rank, price_in_paise, size_in_sqft`;

/** The same of what the map's index contains. */
const indexColumns = sql`property_type_id, city_id, locality_id, purpose, bedrooms, price_rank, size_rank, nullif(price_rank, 9007199254740991) as price_in_paise, nullif(size_rank, 0) as size_in_sqft`;
/** As many of those are looked at in a box. */
const mostInRegion = 8_000;

type Group = keyof Omit<ListingCounts, 'exact'>;
/** The filters that no group of choices belongs to on a large site: their columns are in no index. */
const narrowing = columnFilters.filter(({ name }) => name !== 'bedrooms');
/** Those that none belongs to anywhere. */
const alwaysNarrowing = narrowing.filter((filter) => !countedFilters.includes(filter));
const columnOf = ({ column }: { column: string }) => raw(column);
interface Counted {
  group: Group;
  value: string;
  count: number;
}

/** The filter without the one that a group of choices belongs to. */
function beside(filter: SearchFilter, group: Group): SearchFilter {
  const { params } = filter;
  const { purpose: _purpose, ...anyPurpose } = params;
  const { min_price: _least, max_price: _most, ...anyPrice } = params;
  const { min_size: _smallest, max_size: _largest, ...anySize } = params;
  const { min_bedrooms: _fewest, max_bedrooms: _manyest, ...anyRooms } = params;
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

/** The conditions on what was looked at, which these filters have already narrowed. */
function conditionsOf(filter: SearchFilter, group: Group, narrowedBy: readonly ListingFilter[]): Sql {
  const params = partOf(beside(filter, group).params, narrowedBy, 'without');
  const kept = anywhere({ ...beside(filter, group), params });
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

const countOf = (filter: SearchFilter, group: Group, narrowedBy: readonly ListingFilter[]) => sql`
  select ${group}::text as "group", value, count(*)::int as count from (select ${groups[group]} as value from base where ${conditionsOf(filter, group, narrowedBy)}) chosen
  where value is not null group by value`;

/** The filter without what every choice can change: its words, amenities and the like. */
const narrowed = ({ params, amenities, words }: SearchFilter, by: readonly ListingFilter[]): SearchFilter => ({
  params: {
    ...partOf(params, by, 'only'),
    ...(params.bbox && { bbox: params.bbox }),
    ...(params.area && { area: params.area }),
  },
  types: [],
  cities: [],
  amenities,
  words,
});

interface Base {
  base: Sql;
  /** How many each listing stands for. */
  each: number;
  narrowedBy: readonly ListingFilter[];
}

/** Where the counted listings come from. */
async function baseOf(queryable: Queryable, filter: SearchFilter, isSmall: boolean): Promise<Base> {
  const published = sql`lifecycle = 'published'`;
  const region = regionOf(filter.params);
  const narrow = narrowed(filter, narrowing);
  if (region && !isSmall) {
    const { where, scale } = await sampleInRegion(queryable, narrow, region, mostInRegion);
    return { base: sql`select ${indexColumns} from property where ${where}`, each: scale, narrowedBy: narrowing };
  }
  for (const narrowedBy of [alwaysNarrowing, narrowing]) {
    const all = narrowed(filter, narrowedBy);
    const isFew = isSmall || (await estimateRows(queryable, sql`${published} and ${plainConditions(all)}`)) <= most;
    const read = narrowedBy === narrowing ? columns : join([columns, ...countedFilters.map(columnOf)]);
    if (isFew)
      return {
        base: sql`select ${read} from property where ${published} and ${foldedConditions(all)}`,
        each: 1,
        narrowedBy,
      };
    // the others narrow no further
    if (Object.keys(partOf(filter.params, countedFilters, 'only')).length === 0) break;
  }
  const all = await estimateRows(queryable, published);
  const read = join([columns, ...narrowing.map(columnOf), raw('amenity_ids'), raw('search')]);
  return {
    base: sql`select ${columns} from (select ${read} from property where ${published} order by id desc limit ${most}) newest where ${plainConditions(narrow)}`,
    each: Math.max(all / most, 1),
    narrowedBy: narrowing,
  };
}

/** Counts the listings of each choice: exactly where they are few, among the newest otherwise. */
export async function countListings(
  queryable: Queryable,
  filter: SearchFilter,
  isSmall: boolean,
): Promise<ListingCounts> {
  const nothing = { base: sql`select ${columns} from property where false`, each: 1, narrowedBy: narrowing };
  const { base, each, narrowedBy } = filter.isUnknown ? nothing : await baseOf(queryable, filter, isSmall);
  const names = (Object.keys(groups) as Group[]).filter((group) => !narrowedBy.some(({ name }) => name === group));
  const rows = await queryable.rows<Counted>(
    sql`with base as materialized (${base}) ${join(
      names.map((group) => countOf(filter, group, narrowedBy)),
      ' union all ',
    )}`,
  );
  const choices = (group: Group) =>
    rows
      .filter((row) => row.group === group)
      .map(({ value, count }) => ({ value, count: scaled(count, each) }))
      .sort((one, other) => (one.value < other.value ? -1 : 1));
  const bars = (group: Group, unit: number) =>
    barsOf(
      rows.filter((row) => row.group === group),
      unit,
      each,
    );
  return {
    exact: each === 1,
    ...Object.fromEntries(
      countedFilters.filter((filter) => !narrowedBy.includes(filter)).map(({ name }) => [name, choices(name as Group)]),
    ),
    type: choices('type'),
    city: choices('city'),
    locality: choices('locality'),
    purpose: choices('purpose'),
    bedrooms: choices('bedrooms'),
    prices: bars('prices', 100),
    sizes: bars('sizes', 1),
  };
}
