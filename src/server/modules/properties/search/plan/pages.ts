import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { type OwnCardRow, cardColumns, cardJoins, ownColumns, ownJoins } from '../../propertyRows';
import type { Candidates } from './candidates';
import type { SearchFilter } from './conditions';
import type { CursorPosition } from './cursor';
import { type OrderedPart, orderOf, orders, rankOf } from './orders';

/** A request for a page of an ordered list. */
export interface PageRequest extends OrderedPart {
  filter: SearchFilter;
  /** One more than we show, to know whether another page follows. */
  rows: number;
  offset: number;
  /** Another condition that finds all matches, by the map's index. */
  allMatches?: Sql | undefined;
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
const shownOrder = (request: Pick<OrderedPart, 'ordering' | 'part'>): Sql =>
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
