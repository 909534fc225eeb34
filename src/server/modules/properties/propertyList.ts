import { limits } from '@contract/limits';
import type { Ordering, PropertyCard, PropertyListFilter } from '@contract/properties';
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database';
import { badField } from '../../plugins/problems';
import { type Chosen, conditionsOf } from './propertyConditions';
import { type Place, readCursor, toCursor } from './propertyCursor';
import { type CardRow, cardColumns, cardJoins, toCard } from './propertyRows';

export interface PropertyPage {
  cards: PropertyCard[];
  total: number;
  /** False when the total is an estimate. */
  exact: boolean;
  /** What the next page is asked with; null on the last. */
  next: { cursor: string } | { offset: number } | null;
}

const exactly = { countedUpTo: 1_000, estimatedFrom: 4_000, ranked: 1_000 };

const up = { way: sql`asc`, after: sql`>` };
const down = { way: sql`desc`, after: sql`<` };
const orders: Readonly<Record<Ordering, { rank: Sql | null; way: Sql; after: Sql }>> = {
  '-id': { rank: null, ...down },
  id: { rank: null, ...up },
  price: { rank: sql`price_rank`, ...up },
  '-price': { rank: sql`price_rank`, ...down },
  size: { rank: sql`size_rank`, ...up },
  '-size': { rank: sql`size_rank`, ...down },
  relevance: { rank: sql`rank`, ...down },
};

/** What is listed: rows of the table itself, or for relevance the newest thousand matches with how well each fits (millionths). */
function source(ordering: Ordering, chosen: Chosen): { from: Sql; where: Sql } {
  const where = conditionsOf(chosen);
  if (ordering !== 'relevance') return { from: sql`property`, where };
  const newest = sql`select id, search from property where ${where} order by id desc limit ${exactly.ranked}`;
  const rank = sql`round(ts_rank(search, ${chosen.search?.words ?? ''}::tsquery) * 1000000)::int`;
  return { from: sql`(select id, ${rank} as rank from (${newest}) newest) ranked`, where: sql`true` };
}

type RankedRow = CardRow & { rank: number };

/** The page's rows and one more, if there is one, in one question. Keyset by row comparison, so that a far page costs as much as the first. */
function pageRows(queryable: Queryable, ordering: Ordering, chosen: Chosen, { limit, offset, after }: { limit: number; offset: number; after: Place | null }): Promise<RankedRow[]> {
  const { rank, way, after: beyond } = orders[ordering];
  const { from, where } = source(ordering, chosen);
  const start = !after ? empty : rank ? sql`and (${rank}, id) ${beyond} (${after.rank}, ${after.id})` : sql`and id ${beyond} ${after.id}`;
  const order = rank ? sql`${rank} ${way}, id ${way}` : sql`id ${way}`;
  return queryable.rows<RankedRow>(sql`
    select ${cardColumns}, page.rank
    from (select id, ${rank ?? sql`0`} as rank from ${from} where ${where} ${start} order by ${order} limit ${limit + 1} offset ${offset}) page
    join property p on p.id = page.id ${cardJoins}
    order by page.rank ${way}, page.id ${way}`);
}

interface Explained { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** How many match: the planner's estimate when that is far above a thousand, else counted up to a thousand. Counting all would cost most where it says least. */
export async function countMatches(queryable: Queryable, chosen: Chosen): Promise<{ total: number; exact: boolean }> {
  const where = conditionsOf(chosen);
  const explained = await queryable.row<Explained>(sql`explain (format json) select 1 from property where ${where}`);
  const estimate = explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
  if (estimate > exactly.estimatedFrom) return { total: estimate, exact: false };
  const counted = await queryable.row<{ total: number }>(sql`select count(*)::int as total from (select 1 from property where ${where} limit ${exactly.countedUpTo + 1}) matching`);
  const total = counted?.total ?? 0;
  return total > exactly.countedUpTo ? { total: Math.max(total, estimate), exact: false } : { total, exact: true };
}

function orderingOf(filter: PropertyListFilter, chosen: Chosen): Ordering {
  const asked = filter.ordering ?? '-id';
  return asked === 'relevance' && !chosen.search?.words ? '-id' : asked;
}

/**
 * A page of listings: one question for the rows, one for their number (none where the page itself tells it).
 * @throws Problem 400 naming the filter that cannot be read, or the cursor of another ordering
 */
export async function listProperties(database: Database, chosen: Chosen): Promise<PropertyPage> {
  const { filter } = chosen;
  if (filter.cursor !== undefined && filter.offset !== undefined) throw badField('cursor', 'Use cursor or offset, not both.');
  const ordering = orderingOf(filter, chosen);
  const after = filter.cursor === undefined ? null : readCursor(ordering, filter.cursor);
  const limit = filter.limit ?? limits.page.default;
  const offset = filter.offset ?? 0;
  const rows = await pageRows(database, ordering, chosen, { limit, offset, after });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const whole = !last && !after && (shown.length > 0 || offset === 0) && ordering !== 'relevance';
  const count = whole ? { total: offset + shown.length, exact: true } : await countMatches(database, chosen);
  const next = filter.offset === undefined ? last && { cursor: toCursor(ordering, last) } : last && { offset: offset + limit };
  return { cards: shown.map(toCard), ...count, next: next ?? null };
}
