import sql, { type Sql, empty, join, raw } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { between, columnsBeyondIndexes, lifeConditions, plainConditions, priceBounds, sizeBounds } from './propertyConditions';
import { foldedConditions, foldedQuery, stepOf } from './propertyFacets';
import { type RankedRow, type Wanted, askCards, orderOf, orders, ranked, rankedMatches, startOf } from './propertyPages';

/*
 * Ways to the first rows of an ordered list, none of them good for every question. Walking the order's index until enough rows match is
 * quick where many match; gathering all matches and sorting them is quick where few do. The planner guesses which, by multiplying how rare
 * each condition is, and is wrong by thousands wherever conditions hang together ("koregaon park pune") or exclude each other (a rent of
 * three crore). So each way is bounded here, and another one is taken when its bound is met.
 */

/** Rows in order, and how many match in all, where that is known. Null where the way's bound was met first. */
export type Found = { rows: RankedRow[]; matching?: number } | null;

/** Gathers all matches (those `within`), by whatever indexes fit them best, and sorts them. Null when there are more than `most`. */
export async function gather(queryable: Queryable, wanted: Wanted, { most, within }: { most?: number; within?: Sql } = {}): Promise<Found> {
  const { chosen, ordering } = wanted;
  const where = sql`${lifeConditions(chosen)} and ${foldedConditions(chosen)} and ${within ?? sql`true`} ${most === undefined ? empty : sql`limit ${most + 1}`}`;
  const matching = sql`matching as materialized (select id, price_rank, size_rank from property where ${where})`;
  const byWords = ordering === 'relevance';
  const before = byWords ? sql`with ${matching}, ranked as (${ranked(sql`select id from matching`, chosen.search?.words ?? '')})` : sql`with ${matching}`;
  const { rows, counted } = await askCards(queryable, wanted, { before, from: byWords ? sql`ranked` : sql`matching`, where: startOf(wanted), counted: sql`(select count(*)::int from matching)` });
  return most !== undefined && counted > most ? null : { rows, matching: counted };
}

/** What an order's index begins with: the kinds that go with the price or the size, and their range. Nothing else may stand here: it could keep a walk from ever meeting its bound. */
function pathOf(wanted: Wanted): Sql {
  const { chosen: { filter, types }, ordering } = wanted;
  if (ordering === 'relevance') return sql`from property where lifecycle = 'published' order by id desc`;
  const { along } = orders[ordering];
  const all = [
    ...(along && types.length === 1 ? [sql`property_type_id = ${types[0]}`] : []),
    ...(along === 'price' && filter.purpose ? [sql`purpose = ${filter.purpose}`] : []),
    ...(along === 'price' ? between(sql`price_rank`, priceBounds(filter)) : along === 'size' ? between(sql`size_rank`, sizeBounds(filter)) : []),
  ];
  return sql`from property where ${join([sql`lifecycle = 'published'`, ...all, startOf(wanted)], ' and ')} order by ${orderOf(ordering)}`;
}

/** Rows a walk may pass: of an index alone, or with the rows themselves read. */
const longestWalk = { indexed: 100_000, read: 3_000 };
const indexed = ['id', 'city_id', 'property_type_id', 'purpose', 'price_rank', 'size_rank', 'bedrooms', 'bathrooms'];

/** Walks published listings in their order until enough of them match. Null when the walk got too long before. */
export async function walk(queryable: Queryable, wanted: Wanted): Promise<Found> {
  const beyond = columnsBeyondIndexes(wanted.chosen);
  const steps = beyond.length > 0 ? longestWalk.read : longestWalk.indexed;
  const path = pathOf(wanted);
  const passed = sql`(select ${raw([...indexed, ...beyond].join(', '))} ${path} limit ${steps}) passed`;
  const { rows } = await askCards(queryable, wanted, { before: empty, from: passed, where: plainConditions(wanted.chosen), counted: sql`0` });
  if (rows.length === wanted.rows || !(await queryable.row(sql`select 1 ${path} offset ${steps} limit 1`))) return { rows };
  return null;
}

const stretches = [25_000, 150_000];

/** Gathers the matches among the first so many listings of the order, and of more when those are not enough. Null when none are. */
export async function gatherNearby(queryable: Queryable, wanted: Wanted): Promise<Found> {
  const { rank, beyond } = orders[wanted.ordering];
  const byWords = wanted.ordering === 'relevance';
  const column = byWords || !rank ? sql`id` : rank;
  for (const stretch of stretches) {
    const last = await queryable.row<{ at: number }>(sql`select ${column} as at ${pathOf(wanted)} offset ${stretch} limit 1`);
    if (!last) return null;
    const found = await gather(queryable, wanted, { within: sql`${byWords ? sql`true` : startOf(wanted)} and not ${column} ${beyond} ${last.at}` });
    if (found && (byWords ? (found.matching ?? 0) >= rankedMatches : found.rows.length === wanted.rows)) return { rows: found.rows };
  }
  return null;
}

/** "Price on request" stands in the last half octave. */
const steps = { price: { sign: 'm', column: sql`price_rank`, last: stepOf(Number.MAX_SAFE_INTEGER) }, size: { sign: 's', column: sql`size_rank`, last: stepOf(2_147_483_647) } } as const;

/** For words in the order of price or size: gathers half octave by half octave until there are enough. Each is one scan of the index of words. */
export async function gatherBySteps(queryable: Queryable, wanted: Wanted): Promise<Found> {
  const { chosen, ordering, rows, offset, after } = wanted;
  const { along, way } = orders[ordering];
  const query = foldedQuery(chosen);
  if (!along || query === null) return null;
  const { sign, last } = steps[along];
  const bounds = along === 'price' ? priceBounds(chosen.filter) : sizeBounds(chosen.filter);
  const descending = ordering.startsWith('-');
  const from = Math.max(0, stepOf(after && !descending ? after.rank : (bounds?.[0] ?? 0)) - 1);
  const to = Math.min(last, stepOf(after && descending ? after.rank : (bounds?.[1] ?? Number.MAX_SAFE_INTEGER)) + 1);
  const source = sql`(
    select matching.* from (select step from generate_series(${from}::int, ${to}::int) step order by step ${way}) stepped, lateral (
      select id, price_rank, size_rank from property
      where ${lifeConditions(chosen)} and search @@ (${`${query} & `} || '''~' || ${sign} || step || '''')::tsquery and ${plainConditions({ ...chosen, search: chosen.search?.bedrooms ? { bedrooms: chosen.search.bedrooms } : null })} and ${startOf(wanted)}
      order by ${orderOf(ordering)} limit ${offset + rows}
    ) matching limit ${offset + rows}) matching`;
  return askCards(queryable, wanted, { before: empty, from: source, where: sql`true`, counted: sql`0` }).then((found) => ({ rows: found.rows }));
}

/** Skips so many rows that nothing helps: as the planner likes. */
export async function skip(queryable: Queryable, wanted: Wanted): Promise<NonNullable<Found>> {
  const where = sql`${lifeConditions(wanted.chosen)} and ${plainConditions(wanted.chosen)} and ${startOf(wanted)}`;
  const { rows } = await askCards(queryable, wanted, { before: empty, from: sql`property`, where, counted: sql`0` });
  return { rows };
}
