import { findingLimits } from '@contract/findingLimits';
import { listingFilters } from '@contract/listingFilters';
import type { NearProperty } from '@contract/properties';
import sql, { type Sql, empty, join, raw } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { withoutCachedPlan } from '../../../../db/statementNames';
import type { ListingCatalogue } from '../../listingCatalogue';
import { cardColumns, cardJoins, toCard } from '../../propertyRows';
import { neighboursOf } from '../places/nearbyLocalities';
import { type SearchFilter, assertMayRead, lifecycleConditions, plainConditions } from '../plan/conditions';
import { type NearSearch, type JudgedRow, differenceOf } from './differences';
import { type NearBounds, fixedPart, indexedPool, wordsPool } from './nearPools';
import { type WayToGive, searchedLocalities, waysToGive } from './waysToGive';

/** Things that give way together at most. */
const mostTogether = 2;

const plus = (parts: readonly Sql[]): Sql => (parts.length > 0 ? join(parts, ' + ') : sql`0`);
/** Columns h0, h1, …: the harm by each way. */
const harmsOf = (ways: readonly WayToGive[]) => ways.map((_, at) => raw(`h${at}`));
const countOf = (harms: readonly Sql[]) => plus(harms.map((harm) => sql`(${harm} > 0)::int`));
/** The harm of each way, and how far a listing is from what is searched for. */
const columnsOf = (ways: readonly WayToGive[]): Sql =>
  sql`${join(ways.map(({ harm }, at) => sql`${harm} as ${raw(`h${at}`)}`))}, ${plus(ways.map((way) => sql`(${way.distance})::float8`))} as distance`;

/** The order of harm: one thing before two, what gives way more easily first, then what is less far from it. */
const orderOf = (ways: readonly WayToGive[]): Sql => {
  const harms = harmsOf(ways);
  return sql`${countOf(harms)}, greatest(${join(harms)}), ${plus(harms)}, distance, id desc`;
};

/** What may give way, and how many things together. */
interface Allowance {
  ways: readonly WayToGive[];
  together: number;
}

/**
 * That a listing has at least one of the things searched for; a listing that lacks all of them is not close. Every
 * listing has one where the search has a type or a purpose, which never give way, or a thing that gives way by a limited
 * amount.
 */
function hasSomething(filter: SearchFilter, ways: readonly WayToGive[]): Sql {
  const fixed = fixedPart(filter);
  const missed = ways.flatMap(({ isMissed }) => isMissed ?? []);
  const isSure = fixed.types.length > 0 || Object.keys(fixed.params).length > 0 || missed.length < ways.length;
  return isSure ? sql`true` : sql`not (${join(missed, ' and ')})`;
}

/** Of these listings, those that come close, with what they lack. A harm of null (too far) makes the sum null, which passes no condition. */
function scoredWithin({ ways, together }: Allowance, where: Sql): Sql {
  const harms = harmsOf(ways);
  return sql`select * from (select id, ${columnsOf(ways)} from property where ${where}) scored
    where ${plus(harms)} > 0 and ${countOf(harms)} <= ${together}`;
}

/** The listings that may come close: all of a small site, otherwise those of a few pools. */
function closeListings(
  filter: SearchFilter,
  { ways, together }: Allowance,
  { catalogue, isSmall, bounds }: Circumstances,
): { tables: Sql[]; where: Sql } {
  const fixed = sql`${lifecycleConditions(filter)} and ${plainConditions(fixedPart(filter))}`;
  if (isSmall || filter.params.ids) return { tables: [], where: fixed };
  const byIndex = ways.filter(({ isIndexed }) => isIndexed);
  const searched = searchedLocalities(filter, catalogue);
  const around = [...searched, ...searched.flatMap(neighboursOf)];
  const localities = catalogue.localities.filter(({ name }) => around.includes(name)).map(({ id }) => id);
  const pool = indexedPool(filter, { catalogue, localities, bounds });
  const withWords = wordsPool(filter, bounds);
  const harms = harmsOf(byIndex);
  // a listing that lacks nothing by the indexes may still lack words, so it stays where there are ways beyond them
  const least = ways.length > byIndex.length ? 0 : 1;
  const nearest =
    byIndex.length > 0
      ? sql`select id from (select id, ${columnsOf(byIndex)} from pool) scored
          where ${plus(harms)} is not null and ${countOf(harms)} between ${least} and ${together}
          order by ${orderOf(byIndex)} limit ${bounds.judged}`
      : sql`select id from pool order by id desc limit ${bounds.judged}`;
  return {
    tables: [
      sql`pool as materialized (${pool})`,
      sql`close as materialized ((${nearest})${withWords ? sql` union ${withWords}` : empty})`,
    ],
    where: sql`id in (select id from close) and ${fixed}`,
  };
}

interface Circumstances {
  catalogue: ListingCatalogue;
  isSmall: boolean;
  bounds: NearBounds;
}

const columnNames = [
  ...new Set(listingFilters.filter(({ givesWay }) => givesWay !== null).map(({ column }) => column)),
];
const values = raw(columnNames.map((column) => `'${column}', p.${column}`).join(', '));

/** The closest listings by these ways to give, with what differs. One statement. */
async function closest(
  database: Queryable,
  filter: SearchFilter,
  allowance: Allowance,
  circumstances: Circumstances,
): Promise<NearProperty[]> {
  const { ways } = allowance;
  const { catalogue, isSmall } = circumstances;
  const limit = filter.params.limit ?? findingLimits.near.shown;
  const { tables, where } = closeListings(filter, allowance, circumstances);
  const missing = filter.words?.each.map(({ query }) => sql`(p.search @@ ${query}::tsquery) is not true`) ?? [];
  const start = isSmall ? empty : withoutCachedPlan;
  const within = sql`${where} and ${hasSomething(filter, ways)}`;
  const rows = await database.rows<JudgedRow>(sql`${start} with ${join([
    ...tables,
    sql`scored as (${scoredWithin(allowance, within)})`,
    sql`nearest as (select * from scored order by ${orderOf(ways)} limit ${limit})`,
  ])}
    select ${cardColumns}, p.locality_id, p.amenity_ids, array[${join(harmsOf(ways))}]::int[] as harms,
      array[${missing.length > 0 ? join(missing) : empty}]::boolean[] as missing, json_build_object(${values}) as values
    from (select nearest.*, row_number() over (order by ${orderOf(ways)}) as place from nearest) found
    join property p on p.id = found.id ${cardJoins} order by found.place`);
  const search: NearSearch = { filter, catalogue };
  return rows.map((row) => ({
    ...toCard(row),
    differs: ways.flatMap(({ name }, at) => (row.harms[at] ? [differenceOf(name, row, search)] : [])),
  }));
}

/**
 * The listings that do not fit but come closest, with what differs; the least harm first. Where nothing fits and nothing
 * comes close, any number of things give way, and prices, sizes and rooms by any amount. Empty where nothing can give way.
 * `findsAny` says whether any listing fits; it is called only where nothing comes close.
 */
export async function nearHomes(
  database: Queryable,
  filter: SearchFilter,
  circumstances: Circumstances & { findsAny: () => Promise<boolean> },
): Promise<NearProperty[]> {
  assertMayRead(filter);
  if (filter.owner || filter.isUnknown) return [];
  const { catalogue } = circumstances;
  const ways = waysToGive(filter, catalogue);
  if (ways.length === 0) return [];
  const close = await closest(database, filter, { ways, together: mostTogether }, circumstances);
  if (close.length > 0 || (await circumstances.findsAny())) return close;
  return closest(database, filter, { ways: waysToGive(filter, catalogue, true), together: ways.length }, circumstances);
}
