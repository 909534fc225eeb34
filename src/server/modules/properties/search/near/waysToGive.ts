import { type ListingFilter, listingFilters } from '@contract/listingFilters';
import type { PropertyListFilter } from '@contract/properties';
import { localities } from '../places/localities';
import sql, { type Sql, raw } from 'sql-template-tag';
import { type ListingCatalogue, idsOfNames } from '../../listingCatalogue';
import { conditionOf, valuesOf } from '../plan/filterConditions';
import { neighboursOf } from '../places/nearbyLocalities';
import { onRequest } from '../plan/orders';
import { type SearchFilter, between, priceBounds, sizeBounds } from '../plan/conditions';

/** How a search asks for one thing, and how much harm it does to a listing that lacks it. */
export interface WayToGive {
  /** A filter's name, or `search`. */
  name: string;
  /** SQL: 0 for a listing that fits, null for one that is too far from it, otherwise how much harm that does. */
  harm: Sql;
  /** SQL: how far from it, from 0 to 1, for the order of listings that give way in the same things. */
  distance: Sql;
  /** SQL: true for a listing that has nothing of it. Null for what gives way by a little only: a price within that is met in part. */
  isMissed: Sql | null;
  /** Whether every order's index answers it, without the row. */
  isIndexed: boolean;
}

/*
 * Harm is the order in which things give way: words first, then the filters by their `givesWay`. Between two filters is
 * room for the two ways of a locality, which gives way to its neighbours, then to its city.
 */
const harms = { ofWords: 1, betweenFilters: 10, toCity: 5 };

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
      harm: sql`case when search @@ ${query}::tsquery then 0 else ${harms.ofWords} end`,
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

/** The bounds of a range widened by what the filter gives. */
function widened(spec: ListingFilter, params: PropertyListFilter, isAnyDistance: boolean): [number, number | null] {
  if (isAnyDistance) return [0, null];
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
  { harm, isAnyDistance }: { harm: number; isAnyDistance: boolean },
): WayToGive[] {
  const fits = columnFits(spec, params);
  if (!fits) return [];
  const column = columnOf(spec);
  const isMeasured = spec.kind === 'range' || spec.kind === 'least';
  const [least, most] = isMeasured ? boundsOf(spec, params) : [0, null];
  // how much it is above the most or below the least; null where it is not known
  const beyond = sql`greatest(${column} - ${most ?? Number.MAX_SAFE_INTEGER}::bigint, ${least}::bigint - ${column})`;
  const [from, to] = widened(spec, params, isAnyDistance);
  // a price on request is close to none
  const isNear = sql`${column} >= ${from}::bigint and ${column} <= ${to ?? onRequest - 1}::bigint`;
  const harmOf = spec.slack
    ? sql`case when ${fits} then 0 when ${isNear} then ${harm} end`
    : sql`case when ${fits} then 0 else ${harm} end`;
  return [
    {
      name: spec.name,
      harm: harmOf,
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
export function searchedLocalities(
  { params, localities: fitting = [] }: SearchFilter,
  catalogue: ListingCatalogue,
): string[] {
  const ids = params.locality ? idsOfNames(catalogue.localities, params.locality, 'locality') : fitting;
  return catalogue.localities.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}

/** A locality gives way to its neighbours, then to its city. */
function localityWay(filter: SearchFilter, catalogue: ListingCatalogue, harm: number): WayToGive[] {
  const { localities: fitting = [] } = filter;
  if (fitting.length === 0) return [];
  const names = searchedLocalities(filter, catalogue);
  const near = names.flatMap(neighboursOf);
  const neighbours = catalogue.localities.filter(({ name }) => near.includes(name)).map(({ id }) => id);
  const cities = catalogue.cities.filter(({ slug }) => citiesOf(names).includes(slug)).map(({ id }) => id);
  return [
    {
      name: 'locality',
      harm: sql`case
        when locality_id = any(${fitting}::int[]) then 0
        when locality_id = any(${neighbours}::int[]) then ${harm}
        when city_id = any(${cities}::int[]) then ${harm + harms.toCity} end`,
      distance: none,
      isMissed: null,
      isIndexed: true,
    },
  ];
}

function amenitiesWay({ amenities }: SearchFilter, harm: number): WayToGive[] {
  if (amenities.length === 0) return [];
  const lacking = sql`(select count(*) from unnest(${amenities}::int[]) one where one <> all(amenity_ids))`;
  return [
    {
      name: 'amenities',
      harm: sql`case when amenity_ids @> ${amenities}::int[] then 0 else ${harm} end`,
      distance: sql`${lacking}::float8 / ${amenities.length}`,
      isMissed: sql`not amenity_ids && ${amenities}::int[]`,
      isIndexed: false,
    },
  ];
}

function cityWay({ cities }: SearchFilter, harm: number): WayToGive[] {
  if (cities.length === 0) return [];
  const fits = sql`city_id = any(${cities}::int[])`;
  return [
    {
      name: 'city',
      harm: sql`case when ${fits} then 0 else ${harm} end`,
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
export function waysToGive(filter: SearchFilter, catalogue: ListingCatalogue, isAnyDistance = false): WayToGive[] {
  const filters = listingFilters
    .filter(({ givesWay }) => givesWay !== null)
    .sort((one, other) => (one.givesWay ?? 0) - (other.givesWay ?? 0));
  return [
    ...wordsOf(filter),
    ...filters.flatMap((spec): WayToGive[] => {
      const harm = (spec.givesWay ?? 0) * harms.betweenFilters;
      if (spec.name === 'locality') return localityWay(filter, catalogue, harm);
      if (spec.name === 'amenities') return amenitiesWay(filter, harm);
      if (spec.name === 'city') return cityWay(filter, harm);
      return columnWay(spec, filter.params, { harm, isAnyDistance });
    }),
  ];
}
