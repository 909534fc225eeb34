import sql, { type Sql, empty, join, raw } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { withoutCachedPlan } from '../../../db/statementNames';
import {
  between,
  columnsBeyondIndexes,
  indexedConditions,
  lifecycleConditions,
  plainConditions,
  rowConditions,
  priceBounds,
  sizeBounds,
  forSale,
  squareConditions,
} from './propertyConditions';
import { estimateRows } from './propertyEstimate';
import { foldedConditions, foldedQuery, newestBlocks } from './propertyFacets';
import { regionOf } from './mapGrid';
import { unknownLast } from './unknownLast';
import { type RankedRow, type PageRequest, queryCards, orderOf, orders, ranked, startOf } from './propertyPages';

/*
 * Strategies to find the first rows of an ordered list; none suits every query. Scanning the ordering's index until
 * enough rows match is quick where many match; gathering all matches and sorting them is quick where few do. The
 * planner guesses which, by multiplying how rare each condition is, and is wrong by thousands wherever conditions hang
 * together ("koregaon park pune") or exclude each other (a rent of three crore). So each strategy is bounded here, and
 * the next one is tried when it exceeds its bound.
 */

/** The bound of each strategy. */
export interface Bounds {
  /** If more are expected, matches are estimated instead of counted, because counting many is slow and says little. */
  counted: number;
  /**
   * Entries of an index that a scan may read: `indexed` if these answer the whole filter, else `narrowed`. Of those that
   * pass so far, it reads so many rows; the newest are adjacent on disk, those ordered by price or size are not.
   */
  scan: { indexed: number; narrowed: number; newest: number; scattered: number };
  /**
   * Rows that are read instead of the word index, if the rest of the filter leaves so few and at most one in `oneIn` of
   * all listings: reading a row takes as long as reading the index of so many.
   */
  narrow: { rows: number; oneIn: number };
  /**
   * With more listings than this, statements are planned for their values, which takes a millisecond. With fewer, the
   * word index is always faster than rows.
   */
  planned: number;
  /** Rows that the scans of all types may read together, first and on a retry. */
  kinds: { rowsSkipped: number; again: number };
  /**
   * For relevance: how many of the newest listings are searched at least, at most row by row, and at most by the word
   * index.
   */
  ranked: { passed: number; atLeast: number; atMost: number };
  /** How many rows, in order of a column, are searched for all matches. */
  stretches: readonly number[];
}

export const usualBounds: Bounds = {
  counted: 2_000,
  scan: { indexed: 100_000, narrowed: 30_000, newest: 3_000, scattered: 1_500 },
  narrow: { rows: 4_000, oneIn: 250 },
  planned: 20_000,
  kinds: { rowsSkipped: 1_400, again: 2_000 },
  ranked: { passed: 5_000, atLeast: 1_000, atMost: 250_000 },
  stretches: [25_000, 150_000],
};

/** Rows in order and how many match in total, if known. Null when the strategy exceeded its bound. */
export type Found = { rows: RankedRow[]; matching?: number } | null;

/**
 * Collects all matches (those `within`, and with a facet `beside`) by whatever indexes fit best, and sorts them. Null
 * when there are more than `most`. `by` is another condition that finds the same matches.
 */
export async function gather(
  queryable: Queryable,
  wanted: PageRequest,
  { most, within, beside, by }: { most?: number | undefined; within?: Sql; beside?: string; by?: Sql | undefined } = {},
): Promise<Found> {
  const { chosen, ordering } = wanted;
  const where =
    by ??
    join(
      [
        lifecycleConditions(chosen),
        foldedConditions(chosen, beside),
        ...(within ? [within] : []),
        // the indexes of the map, of types and of localities are sorted by squares
        ...(foldedQuery(chosen) === null ? squareConditions(chosen) : []),
      ],
      ' and ',
    );
  // the limit is outside, or the planner would read the table from its start until it has that many
  const every = sql`select id, price_rank, size_rank from property where ${where}`;
  const matching =
    most === undefined
      ? sql`matching as materialized (${every})`
      : sql`every as materialized (${every}), matching as materialized (select * from every limit ${most + 1})`;
  const byWords = ordering === 'relevance';
  const start = wanted.isPlanned ? withoutCachedPlan : empty;
  const before = byWords
    ? sql`${start} with ${matching}, ranked as (${ranked(sql`select id from matching`, chosen.search?.query ?? '')})`
    : sql`${start} with ${matching}`;
  const { rows, counted } = await queryCards(queryable, wanted, {
    before,
    from: byWords ? sql`ranked` : sql`matching`,
    where: startOf(wanted),
    counted: sql`(select count(*)::int from matching)`,
  });
  return most !== undefined && counted > most ? null : { rows, matching: counted };
}

/**
 * Conditions on the first columns of an ordering's index: type, city and range. No others are allowed, because a scan
 * might never reach its bound. `type` limits it to one type.
 */
export function pathConditions({ chosen: { filter, ...chosen }, ordering, reach }: PageRequest, type?: Sql): Sql {
  const { along } = orders[ordering];
  const { types, cities } = reach ?? chosen;
  const oneType = type ?? (types.length === 1 ? sql`${types[0]}` : null);
  const all = along
    ? [
        ...(oneType ? [sql`property_type_id = ${oneType}`] : []),
        ...(along === 'price' && filter.purpose
          ? [sql`purpose = ${filter.purpose}`]
          : along === 'price' && chosen.buys
            ? [forSale]
            : []),
        ...(along === 'price'
          ? between(sql`price_rank`, priceBounds(filter))
          : between(sql`size_rank`, sizeBounds(filter))),
      ]
    : // a separate index covers the newest of one type in one city
      oneType && cities.length === 1
      ? [sql`city_id = ${cities[0]}`, sql`property_type_id = ${oneType}`]
      : [];
  return join([sql`lifecycle = 'published'`, ...all], ' and ');
}

/** Relevance considers the newest, wherever its page starts. */
const orderAlong = ({ ordering, part }: PageRequest): Sql =>
  orderOf(ordering === 'relevance' ? { ordering: '-id' } : { ordering, ...(part && { part }) });

/**
 * The published listings in their ordering, for a scan. `type` limits it to one type, `last` to ranks up to that one.
 */
export function pathOf(wanted: PageRequest, { type, last }: { type?: Sql; last?: number | undefined } = {}): Sql {
  const { rank, beyond } = orders[wanted.ordering];
  const where = sql`${pathConditions(wanted, type)} and ${last === undefined ? sql`true` : sql`not ${rank ?? sql`id`} ${beyond} ${last}`}`;
  const start = wanted.ordering === 'relevance' ? sql`true` : startOf(wanted);
  return sql`from property where ${where} and ${start} order by ${orderAlong(wanted)}`;
}

/** The columns of every ordering's index. */
export const indexed = [
  'id',
  'city_id',
  'property_type_id',
  'purpose',
  'price_rank',
  'size_rank',
  'bedrooms',
  'bathrooms',
  'shown_longitude',
  'shown_latitude',
  'locality_id',
];

/** The first entries of a path's index, as far as that answers the filter. The order is repeated, or it would be forgotten. */
const narrowed = (wanted: PageRequest, steps: number, path: Sql): Sql => sql`
  select id, price_rank, size_rank from (select ${raw(indexed.join(', '))} ${path} limit ${steps}) passed
  where ${indexedConditions(wanted.chosen)} order by ${orderAlong(wanted)}`;

/**
 * Those of these ordered listings that match the rest of the filter; reads one row of the table after another, and keeps
 * their order.
 */
export const readRows = ({ chosen }: PageRequest, listings: Sql): Sql => sql`
  select found.* from (${listings}) found
  cross join lateral (select 1 from property where property.id = found.id and ${rowConditions(chosen)} offset 0) read`;

/** The matches among the first entries of a path, in its order; reads at most so many rows of the table. */
export function matchesAlong(wanted: PageRequest, steps: number, { reads = steps, path = pathOf(wanted) } = {}): Sql {
  const found = narrowed(wanted, steps, path);
  return columnsBeyondIndexes(wanted.chosen).length === 0
    ? sql`(${found}) passed`
    : sql`(${readRows(wanted, sql`${found} limit ${reads}`)} order by ${orderAlong(wanted)}) passed`;
}

/**
 * All matches, where the filter without its words leaves few listings: reads these instead of the word index. Null when
 * it leaves more.
 */
export async function gatherNarrow(queryable: Queryable, wanted: PageRequest, { narrow }: Bounds): Promise<Found> {
  const { chosen, ordering } = wanted;
  const where = join([lifecycleConditions(chosen), indexedConditions(chosen), ...squareConditions(chosen)], ' and ');
  if (!wanted.isPlanned || columnsBeyondIndexes(chosen).length === 0) return null;
  const most = Math.min(narrow.rows, Math.floor((wanted.listings ?? Infinity) / narrow.oneIn));
  if ((await estimateRows(queryable, where)) > most) return null;
  const isFew = sql`(select count(*) from narrow) <= ${most}::int`;
  const ids = sql`select id from matching`;
  const byWords = ordering === 'relevance';
  const { rows, counted } = await queryCards(queryable, wanted, {
    before: sql`${withoutCachedPlan} with narrow as materialized (select id, price_rank, size_rank from property where ${where} limit ${most + 1}),
      matching as materialized (${readRows(wanted, sql`select * from narrow where ${isFew}`)})
      ${byWords ? sql`, ranked as (${ranked(ids, chosen.search?.query ?? '')})` : empty}`,
    from: byWords ? sql`ranked` : sql`matching`,
    where: startOf(wanted),
    counted: sql`case when ${isFew} then (select count(*)::int from matching) else -1 end`,
  });
  return counted < 0 ? null : { rows, matching: counted };
}

/** Where a region's listings are scattered evenly, a scan meets enough of them in this many times fewer rows. */
const unevenly = 30;
const fewSteps = 3_000;

/** Where so many times as many as a limit are expected, there are more: finding that out would be wasted work. */
export const hopelessly = 2;

/** How far a scan for listings of a region goes. They may all be at its end: the cheap ones of a dear city. */
async function stepsInRegion(queryable: Queryable, wanted: PageRequest, estimate = 0): Promise<number> {
  const { chosen, ordering } = wanted;
  const isSomewhere = regionOf(chosen.filter) !== null || (chosen.localities ?? []).length > 0;
  if (!isSomewhere) return Infinity;
  if (estimate === 0) return fewSteps;
  // where a short scan does not find them, `scanRegion` does
  if (orders[ordering].along && foldedQuery(chosen) === null) return fewSteps;
  const passing = await estimateRows(queryable, pathConditions(wanted));
  return Math.max(fewSteps, Math.ceil((unevenly * passing * (wanted.offset + wanted.rows)) / estimate));
}

/** Scans published listings in their order until enough match. Null when the scan exceeded its bound. */
export const walk = unknownLast(
  async (queryable: Queryable, wanted: PageRequest, { scan: longest }: Bounds, estimate?: number) => {
    const readsRows = columnsBeyondIndexes(wanted.chosen).length > 0;
    const reads = orders[wanted.ordering].along ? longest.scattered : longest.newest;
    const longestWalk = readsRows ? longest.narrowed : longest.indexed;
    const steps = Math.min(longestWalk, await stepsInRegion(queryable, wanted, estimate));
    const { rows } = await queryCards(queryable, wanted, {
      before: empty,
      from: matchesAlong(wanted, steps, { reads }),
      where: sql`true`,
      counted: sql`0`,
    });
    if (rows.length === wanted.rows) return { rows };
    return (await endsWithin(queryable, wanted, steps, readsRows)) ? { rows } : null;
  },
);

/** Whether a scan of so many steps has read all that there is. Worth asking only of an index, and where it may be so. */
async function endsWithin(queryable: Queryable, wanted: PageRequest, steps: number, readsRows: boolean) {
  if (readsRows) return false;
  if ((await estimateRows(queryable, pathConditions(wanted))) > steps * hopelessly) return false;
  return !(await queryable.row(sql`select 1 ${pathOf(wanted)} offset ${steps} limit 1`));
}

/**
 * Collects the matches among the first rows of the ordering, and of more when those are too few. Null when there are
 * none.
 */
export async function gatherNearby(queryable: Queryable, wanted: PageRequest, { stretches }: Bounds): Promise<Found> {
  const { rank, beyond } = orders[wanted.ordering];
  const column = rank ?? sql`id`;
  for (const stretch of stretches) {
    const ends = await queryable.row<{ first: number; last: number | null }>(
      sql`select ${column} as first, (select ${column} ${pathOf(wanted)} offset ${stretch} limit 1) as last ${pathOf(wanted)} limit 1`,
    );
    if (!ends || ends.last === null) return null;
    const within = sql`${startOf(wanted)} and not ${column} ${beyond} ${ends.last}`;
    const found = await gather(
      queryable,
      wanted,
      // the index of words knows the blocks of the newest ids; the sum keeps the planner from also reading the ids' index
      wanted.ordering === '-id' && foldedQuery(wanted.chosen) !== null
        ? {
            within: sql`id + 0 <= ${ends.first} and id + 0 >= ${ends.last}`,
            beside: newestBlocks(ends.first, ends.first - ends.last),
          }
        : { within },
    );
    if (found?.rows.length === wanted.rows) return { rows: found.rows };
  }
  return null;
}

/** Skips rows where no strategy helps; the planner decides. */
export const skip = unknownLast(async (queryable: Queryable, wanted: PageRequest) => {
  const where = sql`${lifecycleConditions(wanted.chosen)} and ${plainConditions(wanted.chosen)} and ${startOf(wanted)}`;
  const { rows } = await queryCards(queryable, wanted, { before: empty, from: sql`property`, where, counted: sql`0` });
  return { rows };
});
