import type { Box } from '@contract/mapArea';
import { Purpose } from '@contract/properties';
import sql, { type Sql, join, raw } from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { withoutCachedPlan } from '../../../../../db/statementNames';
import { rowColumns } from '../filterConditions';
import { regionOf, squaresTouching, widerTouching } from '../grid';
import { withoutWordsAndRowFilters, plainConditions, priceBounds, sizeBounds } from '../conditions';
import type { CursorPosition } from '../cursor';
import { onRequest, orderOf, orders, afterCursor, up } from '../orders';
import { type PageRequest, cardsAt } from '../pages';
import type { Bounds } from '../bounds';
import { pathConditions, readRows } from './paths';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/*
 * A list of a region in the order of price or size. The indexes `property_price_step` and `property_size_step` keep the
 * published listings by eighths of an octave of the order (`rank_step`), within these by squares of about ten kilometres,
 * then by type, then by the other of price and size. So a scan passes no listing of another square or type, and none of
 * another price or size than searched for.
 */

/** Levels of the grid (`grid.ts`): of the indexes' squares, and of counted squares, which say which of them have listings. */
const level = { square: 5, counted: 3 };
/** Of more squares, most would have nothing in most eighths. */
const mostSquares = 64;

interface Square {
  x: number;
  y: number;
}

const rowsOf = (squares: readonly Square[]): Sql =>
  sql`unnest(${squares.map(({ x }) => x)}::int[], ${squares.map(({ y }) => y)}::int[])`;

/** The squares with published listings that the region touches; null if there are too many. */
async function squaresOf(queryable: Queryable, box: Box): Promise<Square[] | null> {
  const touched = squaresTouching(box);
  const counted = widerTouching(touched, level.counted);
  const within = ({ x, y }: typeof touched) => sql`x between ${x[0]} and ${x[1]} and y between ${y[0]} and ${y[1]}`;
  const wider = level.square - level.counted;
  const squares = await queryable.rows<Square>(sql`
    select distinct x >> ${wider}::int as x, y >> ${wider}::int as y
      from map_cell where level = ${level.counted} and ${within(counted)}
    union select x >> ${level.square}::int, y >> ${level.square}::int
      from map_cell_change where ${within(touched)} limit ${mostSquares + 1}`);
  return squares.length > mostSquares ? null : squares;
}

/** The eighths of the order that may hold matches, the first one first. */
async function eighthsOf(queryable: Queryable, request: PageRequest): Promise<number[]> {
  const { params } = request.filter;
  const { along, direction } = orders[request.ordering];
  const rank = along === 'price' ? sql`price_rank` : sql`size_rank`;
  const bounds = along === 'price' ? priceBounds(params) : sizeBounds(params);
  const [least, most] = bounds ?? [0, onRequest - 1];
  const inBounds = sql`${rank} between ${least}::bigint and ${most}::bigint`;
  const end = (order: Sql) => sql`(
    select rank_step(${rank}) from property where ${pathConditions(request)} and ${inBounds}
    order by ${rank} ${order} limit 1)`;
  type Ends = { low: number | null; high: number | null; cursor: number | null; onRequest: number };
  const found = await queryable.row<Ends>(sql`
    select ${end(sql`asc`)} as low, ${end(sql`desc`)} as high,
      rank_step(${request.after?.rank ?? null}::bigint) as cursor, rank_step(${onRequest}) as "onRequest"`);
  if (!found) return [];
  const { low, high, cursor } = found;
  const eighths = low === null || high === null ? [] : Array.from({ length: high - low + 1 }, (_, at) => low + at);
  // prices on request have an eighth of their own, far beyond the others
  if (along === 'price' && !bounds && request.part !== 'known') eighths.push(found.onRequest);
  const isUp = direction === up.direction;
  const isAhead = (eighth: number) => !request.after || cursor === null || (isUp ? eighth >= cursor : eighth <= cursor);
  return (isUp ? eighths : eighths.reverse()).filter(isAhead);
}

/** The other of price and size and its range, if the listings of a square must be read type by type for it. */
function otherRange({ filter: { params, types }, ordering }: PageRequest) {
  const byPrice = orders[ordering].along === 'price';
  const range = types.length > 0 ? null : byPrice ? sizeBounds(params) : priceBounds(params);
  return range && { column: byPrice ? sql`size_rank` : sql`price_rank`, least: range[0], most: range[1] };
}

/**
 * SQL for a query that has an `eighth`: the squares for each type of which it may hold matches at all, by the indexes `property_price_kind` and
 * `property_size_kind`: most eighths of large homes hold none that are cheap, and need not be looked up square by square.
 * The least of the range is looked up, because the planner would read the whole eighth to find out whether there is any.
 */
function squaresByType(
  squares: readonly Square[],
  inEighth: Sql,
  { params, buys }: PageRequest['filter'],
  { column, least, most }: NonNullable<ReturnType<typeof otherRange>>,
): Sql {
  const purposes = params.purpose ? [params.purpose] : Purpose.options.filter((one) => !buys || one !== 'rent');
  const first = sql`
    select ${column} from property
    where lifecycle = 'published' and ${inEighth} = eighth and property_type_id = property_type.id
      and property.purpose = purpose.name and ${column} >= ${least}::bigint
    order by ${column} limit 1`;
  return sql`(
    select square.x, square.y, possible.type from (
      select id as type from property_type
      where exists (select 1 from unnest(${purposes}::text[]) purpose (name) where (${first}) <= ${most}::bigint) offset 0
    ) possible cross join ${rowsOf(squares)} square (x, y) offset 0
  ) square`;
}

/**
 * Reads eighth after eighth until there are enough. Null for another order, for a region of many squares, and if the
 * filter reads rows of the table and the first ones did not match.
 */
export const scanRegion: Strategy = {
  name: 'scanRegion',
  how: 'for a region: read `property_price_step` or `property_size_step` by eighths of an octave, in the squares of ten kilometres that the region touches, each type for itself; with a range of the other of price and size only types that have any in it; words are read from the rows that pass',
  bound: ({ scan }) => `${mostSquares} squares; with words ${scan.scattered} rows`,
  find: unknownLast(async (queryable: Queryable, request: PageRequest, { scan }: Bounds) => {
    const { along, rank } = orders[request.ordering];
    const region = regionOf(request.filter.params);
    if (!along || !rank || !region) return null;
    const [squares, eighths] = await Promise.all([squaresOf(queryable, region.box), eighthsOf(queryable, request)]);
    if (!squares) return null;
    const enough = request.offset + request.rows;
    const inEighth = along === 'price' ? sql`rank_step(price_rank)` : sql`rank_step(size_rank::bigint)`;
    const { words, params } = request.filter;
    const readsRows = words !== null || rowColumns(params).length > 0;
    const most = readsRows ? scan.scattered : enough;
    const range = otherRange(request);
    const from = range
      ? squaresByType(squares, inEighth, request.filter, range)
      : sql`${rowsOf(squares)} square (x, y)`;
    const conditions = join(
      [
        sql`lifecycle = 'published'`,
        sql`${inEighth} = eighth`,
        // the squares as the indexes write them
        sql`(map_x >> ${raw(String(level.square))}) = square.x`,
        sql`(map_y >> ${raw(String(level.square))}) = square.y`,
        plainConditions(withoutWordsAndRowFilters(request.filter)),
        ...(range ? [sql`property_type_id = square.type`] : []),
        afterCursor(request),
      ],
      ' and ',
    );
    // the eighths come in their order, so limits without an order of their own read no more of them than they need
    const listings = sql`
      select hit.id, hit.rank from unnest(${eighths}::int[]) eighth cross join lateral (
        select property.id, property.${rank} as rank from ${from} join property on ${conditions}
        order by ${orderOf(request)} limit ${most}
      ) hit limit ${most}`;
    const matches = readsRows ? readRows(request, listings) : listings;
    const found = await queryable.rows<CursorPosition>(
      sql`${withoutCachedPlan} select id, rank from (${matches}) found limit ${enough}`,
    );
    return found.length < enough && readsRows ? null : cardsAt(queryable, request, found.slice(request.offset));
  }),
};
