import { type ListingFilter, listingFilters } from '@contract/listingFilters';
import type { PropertyListFilter } from '@contract/properties';
import { localities } from '../places/localities';
import sql, { type Sql, raw } from 'sql-template-tag';
import { type ListingCatalogue, idsOfNames } from '../../listingCatalogue';
import { conditionOf, valuesOf } from '../plan/filterConditions';
import { neighboursOf } from '../places/nearbyLocalities';
import { onRequest } from '../plan/pages';
import { type SearchFilter, between, priceBounds, sizeBounds } from '../plan/conditions';

/** How a search asks for one thing, and how much harm it does to a listing that lacks it. */
export interface WayToGive {
  /** A filter's name, or `search`. */
  name: string;
  /** SQL: 0 for a listing that fits, null for one that is too far from it, otherwise its place in the order. */
  harm: Sql;
  /** SQL: how far from it, for the order of listings that give way in the same things. */
  distance: Sql;
  /** SQL: nothing of it is met, however little was searched for. Null: what gives way by a little only is always met in part. */
  isMissed: Sql | null;
  /** Whether every order's index answers it, without the row. */
  isIndexed: boolean;
}

/** Words are the first to give way. */
const wordsPlace = 1;
/** Between two filters is room for the steps of one: a locality gives way to its neighbours, then to its city. */
const steps = { each: 10, toCity: 5 };

const none = sql`0`;

function wordsOf({ words }: SearchFilter): WayToGive[] {
  if (!words) return [];
  const { each, query } = words;
  const lacking = each
    .map((one) => sql`(search @@ ${one.query}::tsquery is not true)::int`)
    .reduce((sum, one) => sql`${sum} + ${one}`);
  return [
    {
      name: 'search',
      harm: sql`case when search @@ ${query}::tsquery then 0 else ${wordsPlace} end`,
      distance: sql`(${lacking})::float8 / ${each.length}`,
      isMissed: sql`${lacking} = ${each.length}`,
      isIndexed: false,
    },
  ];
}

/** What a column must be, with an `and` between; null for a filter that is not set. */
function columnFits(spec: ListingFilter, params: PropertyListFilter): Sql | null {
  if (spec.name === 'price') return between(sql`price_rank`, priceBounds(params))[0] ?? null;
  if (spec.name === 'size') return between(sql`size_rank`, sizeBounds(params))[0] ?? null;
  const [first, ...others] = conditionOf(spec, params);
  return first ? others.reduce((all, one) => sql`${all} and ${one}`, first) : null;
}

/** What a range or a least number allows, in the column's unit. */
function boundsOf(spec: ListingFilter, params: PropertyListFilter): [number, number | null] {
  const factor = spec.name === 'price' ? 100 : 1;
  const [least, most] = valuesOf(spec, params) as readonly (number | undefined)[];
  return [(least ?? 0) * factor, most === undefined ? null : most * factor];
}

/** The share by which a filter gives; 0 if it gives by a number, or not. */
export const slackShare = ({ slack }: ListingFilter): number => (slack && 'percent' in slack ? slack.percent / 100 : 0);

/** The bounds of a range widened by what the filter gives. Unknown sizes are 0. */
function widened(spec: ListingFilter, params: PropertyListFilter, isAnyDistance: boolean): [number, number | null] {
  if (isAnyDistance) return [spec.name === 'size' ? 1 : 0, null];
  const [least, most] = boundsOf(spec, params);
  const { slack = { by: 0 } } = spec;
  if ('by' in slack) return [least - slack.by, most === null ? null : most + slack.by];
  const share = slackShare(spec);
  return [Math.ceil(least * (1 - share)), most === null ? null : Math.floor(most * (1 + share))];
}

/** Prices and sizes are compared by what their indexes hold. */
const columnOf = ({ name, column }: ListingFilter): Sql =>
  name === 'price' || name === 'size' ? raw(`${name}_rank`) : raw(column);

function columnWay(
  spec: ListingFilter,
  params: PropertyListFilter,
  { place, isAnyDistance }: { place: number; isAnyDistance: boolean },
): WayToGive[] {
  const fits = columnFits(spec, params);
  if (!fits) return [];
  const column = columnOf(spec);
  const isMeasured = spec.kind === 'range' || spec.kind === 'least';
  const [least, most] = isMeasured ? boundsOf(spec, params) : [0, null];
  const beyond = sql`greatest(${column} - ${most ?? Number.MAX_SAFE_INTEGER}::bigint, ${least}::bigint - ${column})`;
  const [from, to] = widened(spec, params, isAnyDistance);
  // a price on request is close to none
  const isNear = sql`${column} >= ${from}::bigint and ${column} <= ${to ?? onRequest - 1}::bigint`;
  const harm = spec.slack
    ? sql`case when ${fits} then 0 when ${isNear} then ${place} end`
    : sql`case when ${fits} then 0 else ${place} end`;
  return [
    {
      name: spec.name,
      harm,
      distance: isMeasured
        ? sql`least(1, greatest(0, coalesce(${beyond}, 1)::float8 / ${Math.max(least, most ?? 0, 1)}))`
        : none,
      isMissed: spec.slack ? null : sql`(${fits}) is not true`,
      isIndexed: spec.indexed === 'orders',
    },
  ];
}

const citiesOf = (names: readonly string[]) =>
  localities.filter(({ name }) => names.includes(name)).map(({ city }) => city);

/** The names of the localities that are searched for, without the neighbours that fit, too. */
export function namedLocalities({ params, localities: fitting = [] }: SearchFilter, kinds: ListingCatalogue): string[] {
  const ids = params.locality ? idsOfNames(kinds.localities, params.locality, 'locality') : fitting;
  return kinds.localities.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** A locality gives way to its neighbours, then to its city. */
function localityWay(filter: SearchFilter, kinds: ListingCatalogue, place: number): WayToGive[] {
  const { localities: fitting = [] } = filter;
  if (fitting.length === 0) return [];
  const names = namedLocalities(filter, kinds);
  const near = names.flatMap(neighboursOf);
  const neighbours = kinds.localities.filter(({ name }) => near.includes(name)).map(({ id }) => id);
  const cities = kinds.cities.filter(({ slug }) => citiesOf(names).includes(slug)).map(({ id }) => id);
  return [
    {
      name: 'locality',
      harm: sql`case when locality_id = any(${fitting}::int[]) then 0 when locality_id = any(${neighbours}::int[]) then ${place} when city_id = any(${cities}::int[]) then ${place + steps.toCity} end`,
      distance: none,
      isMissed: null,
      isIndexed: true,
    },
  ];
}

function amenitiesWay({ amenities }: SearchFilter, place: number): WayToGive[] {
  if (amenities.length === 0) return [];
  const lacking = sql`(select count(*) from unnest(${amenities}::int[]) one where one <> all(amenity_ids))`;
  return [
    {
      name: 'amenities',
      harm: sql`case when amenity_ids @> ${amenities}::int[] then 0 else ${place} end`,
      distance: sql`${lacking}::float8 / ${amenities.length}`,
      isMissed: sql`not amenity_ids && ${amenities}::int[]`,
      isIndexed: false,
    },
  ];
}

function cityWay({ cities }: SearchFilter, place: number): WayToGive[] {
  if (cities.length === 0) return [];
  const fits = sql`city_id = any(${cities}::int[])`;
  return [
    {
      name: 'city',
      harm: sql`case when ${fits} then 0 else ${place} end`,
      distance: none,
      isMissed: sql`(${fits}) is not true`,
      isIndexed: true,
    },
  ];
}

/**
 * Everything that a search says and that can give way, in the order in which it does. With `isAnyDistance`, prices, sizes and
 * rooms give by any amount instead of a little.
 */
export function waysToGive(filter: SearchFilter, kinds: ListingCatalogue, isAnyDistance = false): WayToGive[] {
  const filters = listingFilters
    .filter(({ givesWay }) => givesWay !== null)
    .sort((one, other) => (one.givesWay ?? 0) - (other.givesWay ?? 0));
  return [
    ...wordsOf(filter),
    ...filters.flatMap((spec): WayToGive[] => {
      const place = (spec.givesWay ?? 0) * steps.each;
      if (spec.name === 'locality') return localityWay(filter, kinds, place);
      if (spec.name === 'amenities') return amenitiesWay(filter, place);
      if (spec.name === 'city') return cityWay(filter, place);
      return columnWay(spec, filter.params, { place, isAnyDistance });
    }),
  ];
}
