import sql, { type Sql, join } from 'sql-template-tag';
import { type Region, type Squares, around, narrower, squaresInside, squaresTouching, widerInside } from '../plan/grid';
import { plainConditions } from '../plan/conditions';

/** The levels that the schema keeps, widest first. */
const kept = [9, 6, 3, 0];

const within = ({ x, y }: Squares): Sql => sql`x between ${x[0]} and ${x[1]} and y between ${y[0]} and ${y[1]}`;

const price = sql`nullif(price_rank, 9007199254740991)`;

const emptyColumns = sql`select 0 as gx, 0 as gy, 0 as listings, 0::bigint as price, 0::bigint as rent, 0::bigint as sum_x, 0::bigint as sum_y, 0 as west, 0 as south, 0 as east, 0 as north where false`;

/**
 * The published listings of a box in parts: number, lowest price and rent, sums and extent in squares of the grid, with the mark
 * (`gx`, `gy`) that each part belongs to. Squares of the widest fitting level where they lie in the box as a whole,
 * narrow ones between them and the edge, single listings in the squares that the edge cuts. Changes that are not folded
 * in yet count wherever squares do.
 */
export function squareParts({ box }: Region, markLevel: number): Sql {
  const [whole, touched] = [squaresInside(box), squaresTouching(box)];
  const level = kept.find((each) => each <= Math.max(markLevel, 0)) ?? 0;
  const wide = widerInside(whole, level);
  const narrow = level === 0 ? [] : around(whole, narrower(wide, level));
  const edge = around(touched, whole);
  const by = (column: Sql, from: number) => sql`${column} >> ${Math.max(markLevel, 0) - from}::int`;
  const cells = (squares: Squares, at: number) => sql`
    select ${by(sql`x`, at)}, ${by(sql`y`, at)}, listings, min_price, min_rent, sum_x, sum_y, west, south, east, north from map_cell where level = ${at} and ${within(squares)}`;
  const changes = sql`
    select ${by(sql`x`, 0)}, ${by(sql`y`, 0)}, change, price, rent, x::bigint * change, y::bigint * change, x, y, x, y from map_cell_change where ${within(whole)}`;
  const cut = join(
    edge.map(
      (strip) =>
        sql`select x, y from map_cell where level = 0 and ${within(strip)} union select x, y from map_cell_change where ${within(strip)}`,
    ),
    ' union ',
  );
  const single = sql`
    select ${by(sql`map_x`, 0)}, ${by(sql`map_y`, 0)}, 1, case when purpose <> 'rent' then ${price} end, case when purpose = 'rent' then ${price} end, map_x::bigint, map_y::bigint, map_x, map_y, map_x, map_y
    from (${cut}) cut join property on map_x = cut.x and map_y = cut.y
    where lifecycle = 'published' and ${plainConditions({ params: { bbox: box }, types: [], cities: [], amenities: [], words: null })}`;
  return join(
    [
      emptyColumns,
      cells(wide, level),
      ...narrow.map((strip) => cells(strip, 0)),
      changes,
      ...(edge.length > 0 ? [single] : []),
    ],
    ' union all ',
  );
}
