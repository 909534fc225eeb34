import { limits } from '@contract/limits';
import type { Ordering, PropertyListFilter } from '@contract/properties';
import sql, { type Sql, empty, join, raw } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type Chosen, columnsBeyondIndexes, conditionsOf, filterConditions, priceRange, sizeRange } from './propertyConditions';
import type { Place } from './propertyCursor';
import { type CardRow, cardColumns, cardJoins } from './propertyRows';

/*
 * Two ways to the first rows of an ordered list, and neither is good for every question. Walking the order's index until enough rows match
 * is quick where many match; gathering all matches and sorting them is quick where few do. The planner guesses which, by multiplying how
 * rare each condition is, and is wrong by thousands wherever conditions hang together ("koregaon park pune") or exclude each other (a rent
 * of three crore). So both ways are bounded here, and the other one is taken when a bound is met.
 */

/** What is wanted of an ordered list. */
export interface Wanted {
  chosen: Chosen;
  ordering: Ordering;
  /** One more than is shown, so that the page knows whether another follows. */
  rows: number;
  offset: number;
  after: Place | null;
}

export type RankedRow = CardRow & { rank: number };
/** Rows in order; `matching` tells how many match in all, where that is known. Null where a bound was met first. */
export type Found = { rows: RankedRow[]; matching?: number } | null;

/** Relevance is measured of so many matches, the newest. */
export const rankedMatches = 1_000;

const up = { way: sql`asc`, beyond: sql`>` };
const down = { way: sql`desc`, beyond: sql`<` };
const orders: Readonly<Record<Ordering, { rank: Sql | null; way: Sql; beyond: Sql; along?: 'price' | 'size' }>> = {
  '-id': { rank: null, ...down },
  id: { rank: null, ...up },
  price: { rank: sql`price_rank`, ...up, along: 'price' },
  '-price': { rank: sql`price_rank`, ...down, along: 'price' },
  size: { rank: sql`size_rank`, ...up, along: 'size' },
  '-size': { rank: sql`size_rank`, ...down, along: 'size' },
  relevance: { rank: sql`rank`, ...down },
};

/** Rows beyond the last page's end, by row comparison: a far page costs as much as the first. */
function startOf({ ordering, after }: Wanted): Sql {
  const { rank, beyond } = orders[ordering];
  if (!after) return sql`true`;
  return rank ? sql`(${rank}, id) ${beyond} (${after.rank}, ${after.id})` : sql`id ${beyond} ${after.id}`;
}

function orderOf(ordering: Ordering): Sql {
  const { rank, way } = orders[ordering];
  return rank ? sql`${rank} ${way}, id ${way}` : sql`id ${way}`;
}

/** How well each of the newest matches fits the words, in millionths. */
const ranked = (newest: Sql, words: string) => sql`
  select p.id, round(ts_rank(p.search, ${words}::tsquery) * 1000000)::int as rank from (${newest} order by id desc limit ${rankedMatches}) newest join property p on p.id = newest.id`;

/** Cards of the page, with how many rows it was chosen from; one row without an id when the page is empty. */
async function askCards(queryable: Queryable, { ordering, rows, offset }: Wanted, given: { before: Sql; from: Sql; where: Sql; counted: Sql }): Promise<{ rows: RankedRow[]; counted: number }> {
  const { rank, way } = orders[ordering];
  const found = await queryable.rows<RankedRow & { counted: number }>(sql`
    ${given.before}
    select counted.counted, shown.* from (select ${given.counted} as counted) counted left join (
      select ${cardColumns}, page.rank
      from (select id, ${rank ?? sql`0`} as rank from ${given.from} where ${given.where} order by ${orderOf(ordering)} limit ${rows} offset ${offset}) page
      join property p on p.id = page.id ${cardJoins}
    ) shown on true order by shown.rank ${way}, shown.id ${way}`);
  return { rows: found.filter(({ id }) => id !== null), counted: found[0]?.counted ?? 0 };
}

/** Gathers all matches, by whatever index fits them best, and sorts them. Null when there are more than `most`. */
export async function gather(queryable: Queryable, wanted: Wanted, most: number | null): Promise<Found> {
  const matching = sql`matching as materialized (select id, price_rank, size_rank from property where ${conditionsOf(wanted.chosen)} ${most === null ? empty : sql`limit ${most + 1}`})`;
  const byWords = wanted.ordering === 'relevance';
  const before = byWords ? sql`with ${matching}, ranked as (${ranked(sql`select id from matching`, wanted.chosen.search?.words ?? '')})` : sql`with ${matching}`;
  const { rows, counted } = await askCards(queryable, wanted, { before, from: byWords ? sql`ranked` : sql`matching`, where: startOf(wanted), counted: sql`(select count(*)::int from matching)` });
  return most !== null && counted > most ? null : { rows, matching: counted };
}

/** Rows a walk may pass: of an index alone, or with the rows themselves read. */
const longestWalk = { indexed: 100_000, read: 20_000, ranked: 40_000 };
const indexed = ['id', 'city_id', 'property_type_id', 'purpose', 'price_rank', 'size_rank', 'bedrooms', 'bathrooms'];

/** What an order's index begins with: the kinds that go with the price or the size, and their range. Nothing else may stand here: it could keep the walk from ever meeting its bound. */
function pathOf({ chosen: { filter, types }, ordering }: Wanted): Sql {
  const { along } = orders[ordering];
  const all = [
    ...(along && types.length === 1 ? [sql`property_type_id = ${types[0]}`] : []),
    ...(along === 'price' && filter.purpose ? [sql`purpose = ${filter.purpose}`] : []),
    ...[(along === 'price' ? priceRange(filter) : along === 'size' ? sizeRange(filter) : null) ?? []].flat(),
  ];
  return join([sql`lifecycle = 'published'`, ...all], ' and ');
}

/** Walks published listings in their order until enough of them match. Null when the walk got too long before. */
export async function walk(queryable: Queryable, wanted: Wanted): Promise<Found> {
  const { chosen, ordering, rows } = wanted;
  const byWords = ordering === 'relevance';
  const beyond = columnsBeyondIndexes(chosen);
  const steps = byWords ? longestWalk.ranked : beyond.length > 0 ? longestWalk.read : longestWalk.indexed;
  const path = sql`from property where ${pathOf(wanted)} and ${byWords ? sql`true` : startOf(wanted)} order by ${orderOf(byWords ? '-id' : ordering)}`;
  const passed = sql`(select ${raw([...indexed, ...beyond].join(', '))} ${path} limit ${steps}) passed`;
  const matching = filterConditions(chosen);
  const answer = byWords
    ? await askCards(queryable, wanted, { before: sql`with newest as materialized (select id from ${passed} where ${matching} limit ${rankedMatches}), ranked as (${ranked(sql`select id from newest`, chosen.search?.words ?? '')})`, from: sql`ranked`, where: startOf(wanted), counted: sql`(select count(*)::int from newest)` })
    : await askCards(queryable, wanted, { before: empty, from: passed, where: matching, counted: sql`0` });
  const enough = byWords ? answer.counted >= rankedMatches : answer.rows.length >= rows;
  const more = !enough && (await queryable.row(sql`select 1 ${path} offset ${steps} limit 1`));
  return more ? null : { rows: answer.rows };
}

/** Skips so many rows that nothing helps: as the planner likes. */
export async function skip(queryable: Queryable, wanted: Wanted): Promise<Found> {
  const { rows } = await askCards(queryable, wanted, { before: empty, from: sql`property`, where: sql`${conditionsOf(wanted.chosen)} and ${startOf(wanted)}`, counted: sql`0` });
  return { rows };
}

interface Explained { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** How many rows the planner expects to match. */
export async function estimateMatches(queryable: Queryable, chosen: Chosen): Promise<number> {
  const explained = await queryable.row<Explained>(sql`explain (format json) select 1 from property where ${conditionsOf(chosen)}`);
  return explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

export const pageLimit = (filter: PropertyListFilter) => filter.limit ?? limits.page.default;
