import sql, { type Sql, join } from 'sql-template-tag';
import {
  type Region,
  type Squares,
  around,
  narrower,
  squaresInside,
  squaresTouching,
  widerInside,
  storedLevels,
} from '../plan/grid';
import { plainConditions } from '../plan/conditions';
import { onRequest } from '../plan/orders';

const within = ({ x, y }: Squares): Sql => sql`x between ${x[0]} and ${x[1]} and y between ${y[0]} and ${y[1]}`;

/** The columns of a part. `mark_x` and `mark_y` say to which mark it belongs; prices are in paise, null if there is none. */
interface Part {
  mark_x: Sql;
  mark_y: Sql;
  listings: Sql;
  price: Sql;
  rent: Sql;
  /** Sums of the listings' squares. */
  sum_x: Sql;
  sum_y: Sql;
  west: Sql;
  south: Sql;
  east: Sql;
  north: Sql;
}

const select = (part: Part, from: Sql): Sql => sql`
  select ${part.mark_x} as mark_x, ${part.mark_y} as mark_y, ${part.listings} as listings, ${part.price} as price,
    ${part.rent} as rent, ${part.sum_x} as sum_x, ${part.sum_y} as sum_y,
    ${part.west} as west, ${part.south} as south, ${part.east} as east, ${part.north} as north
  from ${from}`;

const known = sql`nullif(price_rank, ${onRequest}::bigint)`;
const [x, y] = [sql`x`, sql`y`];

/**
 * The published listings of a box in parts. Squares of the widest fitting level where they lie in the box as a whole,
 * narrow ones between them and the edge, single listings in the squares that the edge cuts. Changes that are not folded
 * in yet count wherever squares do.
 */
export function squareParts({ box }: Region, markLevel: number): Sql {
  const [whole, touched] = [squaresInside(box), squaresTouching(box)];
  const level = [...storedLevels].reverse().find((each) => each <= Math.max(markLevel, 0)) ?? 0;
  const wide = widerInside(whole, level);
  const narrow = level === 0 ? [] : around(whole, narrower(wide, level));
  const edge = around(touched, whole);
  /** The mark of a square of a level. */
  const markOf = (square: Sql, ofLevel: number) => sql`${square} >> ${Math.max(markLevel, 0) - ofLevel}::int`;
  const countedSquares = (squares: Squares, ofLevel: number) =>
    select(
      {
        ...{ mark_x: markOf(x, ofLevel), mark_y: markOf(y, ofLevel) },
        ...{
          listings: sql`listings`,
          price: sql`min_price`,
          rent: sql`min_rent`,
          sum_x: sql`sum_x`,
          sum_y: sql`sum_y`,
        },
        ...{ west: sql`west`, south: sql`south`, east: sql`east`, north: sql`north` },
      },
      sql`map_cell where level = ${ofLevel} and ${within(squares)}`,
    );
  const changes = select(
    {
      mark_x: markOf(x, 0),
      mark_y: markOf(y, 0),
      listings: sql`change`,
      price: sql`price`,
      rent: sql`rent`,
      sum_x: sql`x::bigint * change`,
      sum_y: sql`y::bigint * change`,
      west: x,
      south: y,
      east: x,
      north: y,
    },
    sql`map_cell_change where ${within(whole)}`,
  );
  const cut = join(
    edge.map(
      (strip) => sql`
        select x, y from map_cell where level = 0 and ${within(strip)}
        union select x, y from map_cell_change where ${within(strip)}`,
    ),
    ' union ',
  );
  const inBox = plainConditions({ params: { bbox: box }, types: [], cities: [], amenities: [], words: null });
  const [mapX, mapY] = [sql`map_x`, sql`map_y`];
  const listingsAtEdge = () =>
    select(
      {
        mark_x: markOf(mapX, 0),
        mark_y: markOf(mapY, 0),
        listings: sql`1`,
        price: sql`case when purpose <> 'rent' then ${known} end`,
        rent: sql`case when purpose = 'rent' then ${known} end`,
        sum_x: sql`map_x::bigint`,
        sum_y: sql`map_y::bigint`,
        west: mapX,
        south: mapY,
        east: mapX,
        north: mapY,
      },
      sql`(${cut}) cut join property on map_x = cut.x and map_y = cut.y where lifecycle = 'published' and ${inBox}`,
    );
  return join(
    [
      countedSquares(wide, level),
      ...narrow.map((strip) => countedSquares(strip, 0)),
      changes,
      ...(edge.length > 0 ? [listingsAtEdge()] : []),
    ],
    ' union all ',
  );
}
