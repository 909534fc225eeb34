import type { Ordering } from '@contract/properties';
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import type { SearchFilter } from './conditions';
import type { CursorPosition } from './cursor';
import type { Candidates } from './candidates';
import { type OwnCardRow, cardColumns, cardJoins, ownColumns, ownJoins } from '../../propertyRows';

/** A request for a page of an ordered list. */
export interface PageRequest {
  filter: SearchFilter;
  ordering: Ordering;
  /** One more than we show, to know whether another page follows. */
  rows: number;
  offset: number;
  after: CursorPosition | null;
  /** Of an order whose index begins with unknown prices or sizes, the part that is read; both without it. */
  part?: 'known' | 'unknown';
  /** Another condition that finds all matches, by the map's index. */
  matchesBy?: Sql | undefined;
  /** About how many are published. Without it, the site is assumed to be large. */
  listings?: number;
  /** On a large site the best plan depends on the values, so each statement is planned for its own (`withoutCachedPlan`). */
  needsFreshPlan?: boolean;
  /** Where matches can be, as far as the words show; null if they show nothing. */
  candidates?: Candidates | null;
}

/** The owner's columns are present when the owner requests the list. */
export type RankedRow = OwnCardRow & { rank: number };

/** Relevance ranks this many matches, the newest. */
export const rankedMatches = 300;

/** The rank of a price on request. */
export const onRequest = 9_007_199_254_740_991;

/** How an order is written: its direction, and the operator for what comes after a row. */
export const up = { way: sql`asc`, beyond: sql`>` };
export const down = { way: sql`desc`, beyond: sql`<` };

interface Order {
  /** Null when the id alone determines the order. */
  rank: Sql | null;
  way: Sql;
  beyond: Sql;
  along?: 'price' | 'size';
  /** The rank of listings whose price or size is not known, where its index begins with them: lists end with them. */
  unknown?: number;
}

export const orders: Readonly<Record<Ordering, Order>> = {
  '-id': { rank: null, ...down },
  id: { rank: null, ...up },
  price: { rank: sql`price_rank`, ...up, along: 'price' },
  '-price': { rank: sql`price_rank`, ...down, along: 'price', unknown: onRequest },
  size: { rank: sql`size_rank`, ...up, along: 'size', unknown: 0 },
  '-size': { rank: sql`size_rank`, ...down, along: 'size' },
  relevance: { rank: sql`rank`, ...down },
};

/** The sort column; empty when the id alone determines the order. */
export const rankOf = (ordering: Ordering): Sql => orders[ordering].rank ?? sql`0`;

/** Rows after the last page, by row comparison: a late page costs as much as the first. */
export function startOf({ ordering, after, part }: Pick<PageRequest, 'ordering' | 'after' | 'part'>): Sql {
  const { rank, beyond, unknown } = orders[ordering];
  const start = !after
    ? sql`true`
    : rank
      ? sql`(${rank}, id) ${beyond} (${after.rank}, ${after.id})`
      : sql`id ${beyond} ${after.id}`;
  if (!rank || unknown === undefined) return start;
  const isUnknown = sql`${rank} = ${unknown}::bigint`;
  if (after?.rank === unknown) return sql`${isUnknown} and id ${beyond} ${after.id}`;
  if (part === 'unknown') return isUnknown;
  if (part === 'known') return after ? start : sql`${rank} ${beyond} ${unknown}::bigint`;
  return after ? sql`(${start} or ${isUnknown})` : start;
}

/** Unknown values last, unless only one part of the list is read: then it is the order of an index. */
export function orderOf(
  { ordering, part }: Pick<PageRequest, 'ordering' | 'part'>,
  { rank, id } = { rank: orders[ordering].rank, id: sql`id` },
): Sql {
  const { way, unknown } = orders[ordering];
  if (!rank) return sql`${id} ${way}`;
  const inOrder = sql`${rank} ${way}, ${id} ${way}`;
  return part || unknown === undefined ? inOrder : sql`(${rank} = ${unknown}::bigint), ${inOrder}`;
}

/** How well each of the newest of these matches the words, in millionths. */
export const ranked = (ids: Sql, words: string): Sql => sql`
  select p.id, round(ts_rank(p.search, ${words}::tsquery) * 1000000)::int as rank from (${ids} order by id desc limit ${rankedMatches}) newest join property p on p.id = newest.id`;

/**
 * The source of a page's rows: common table expressions, a table with `id`, `price_rank` and `size_rank` (or `rank`), a
 * condition, and a total.
 */
export interface Source {
  before: Sql;
  from: Sql;
  where: Sql;
  counted: Sql;
}

/** Cards of these listings, in order. */
export async function cardsAt(
  queryable: Queryable,
  request: PageRequest,
  places: readonly CursorPosition[],
): Promise<{ rows: RankedRow[] }> {
  const ids = places.map(({ id }) => id);
  const named: Sql = sql`id = any(${ids}::int[])`;
  const { rows } = await queryCards(
    queryable,
    { ...request, offset: 0 },
    { before: empty, from: sql`property`, where: named, counted: sql`0` },
  );
  return { rows };
}

/** The order of the page, by the columns that it selected. */
const shownOrder = (request: Pick<PageRequest, 'ordering' | 'part'>): Sql =>
  orderOf(request, { rank: orders[request.ordering].rank && sql`shown.rank`, id: sql`shown.id` });

/** Cards of the page, in order, and the source's total, in one query. */
export async function queryCards(
  queryable: Queryable,
  { filter, ordering, part, rows, offset }: PageRequest,
  source: Source,
): Promise<{ rows: RankedRow[]; counted: number }> {
  const order = { ordering, ...(part && { part }) };
  const own = filter.owner ? { columns: sql`, ${ownColumns}`, joins: ownJoins } : { columns: empty, joins: empty };
  // the left join returns one row without an id when the page is empty, so that the total is still returned
  const found = await queryable.rows<RankedRow & { counted: number }>(sql`${source.before}
    select counted.counted, shown.* from (select ${source.counted} as counted) counted left join (
      select ${cardColumns}, page.rank ${own.columns}
      from (select id, ${rankOf(ordering)} as rank from ${source.from} where ${source.where} order by ${orderOf(order)} limit ${rows} offset ${offset}) page
      join property p on p.id = page.id ${cardJoins} ${own.joins}
    ) shown on true order by ${shownOrder(order)}`);
  return { rows: found.filter(({ id }) => id !== null), counted: found[0]?.counted ?? 0 };
}
