import type { Box } from '@contract/mapArea';
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { withoutCachedPlan } from '../../../../db/statementNames';
import { markLevel } from '../plan/grid';
import { onRequest } from '../plan/orders';
import type { MapSource, RowSource, SquareSource } from './rowSources';
import { squareParts } from './mapSquares';

export interface Mark {
  listings: number;
  /** The lowest price of what is not for rent, in paise; null if there is none. */
  price: number | null;
  /** The lowest rent, likewise. */
  rent: number | null;
  longitude: number;
  latitude: number;
  box: Box;
  /** Of a mark with one listing. */
  id: number | null;
}

export interface Counted {
  total: number;
  exact: boolean;
  marks: Mark[];
  /** The condition that finds all matches, where these are a sample or only numbers. */
  allMatches?: Sql | undefined;
}

export const millionth = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** The number of the mark along an axis: of squares, or of parts of them. */
const markAlong = (square: Sql, degrees: Sql, level: number): Sql =>
  level >= 0
    ? sql`${square} >> ${level}::int`
    : sql`floor((${degrees} * 1000 / 3 + 0.5) * ${2 ** -level}::float8)::int`;

/** As the schema computes it. */
const squareOf = (degrees: Sql): Sql => sql`round(${degrees} * 1000 / 3)::int`;

type RowMark = Omit<Mark, 'box'> & Box;

/** Marks of these rows, null if there are more than the source is good for. Without a level, only their number. */
async function countRows(queryable: Queryable, source: RowSource, level: number | null): Promise<Counted | null> {
  const { where, most, scale, exact, allMatches } = source;
  const limit = most === undefined ? empty : sql`limit ${most + 1}`;
  // the indexes of orderings contain the point, but not its square
  const square =
    most === undefined
      ? sql`map_x, map_y`
      : sql`${squareOf(sql`shown_longitude`)} as map_x, ${squareOf(sql`shown_latitude`)} as map_y`;
  const read = sql`
    select id, price_rank, purpose, shown_longitude, shown_latitude, ${square} from property where ${where} ${limit}`;
  if (level === null) {
    const counted = await queryable.row<{ listings: number }>(
      sql`${withoutCachedPlan} select count(*)::int as listings from (${read}) found`,
    );
    const listings = counted?.listings ?? 0;
    return most !== undefined && listings > most
      ? null
      : { total: Math.round(listings * scale), exact, marks: [], allMatches };
  }
  const rows = await queryable.rows<RowMark>(sql`${withoutCachedPlan}
    select count(*)::int as listings, min(id) as id,
      nullif(min(price_rank) filter (where purpose <> 'rent'), ${onRequest}) as price,
      nullif(min(price_rank) filter (where purpose = 'rent'), ${onRequest}) as rent,
      sum(shown_longitude) / count(*) as longitude, sum(shown_latitude) / count(*) as latitude,
      min(shown_longitude) as west, min(shown_latitude) as south,
      max(shown_longitude) as east, max(shown_latitude) as north
    from (${read}) found
    group by ${markAlong(sql`map_x`, sql`shown_longitude`, level)}, ${markAlong(sql`map_y`, sql`shown_latitude`, level)}`);
  const listings = rows.reduce((sum, row) => sum + row.listings, 0);
  if (most !== undefined && listings > most) return null;
  const marks = rows.map(({ west, south, east, north, ...row }) => ({
    ...row,
    listings: Math.round(row.listings * scale),
    box: { west, south, east, north },
    id: row.listings === 1 && exact ? row.id : null,
  }));
  return { total: Math.round(listings * scale), exact, marks };
}

interface SquareMark extends Box {
  listings: number;
  price: number | null;
  rent: number | null;
  sum_x: number;
  sum_y: number;
}

/** The ids of the only published listings of squares, in the order of the squares. */
async function onlyIds(queryable: Queryable, squares: readonly { x: number; y: number }[], box: Box) {
  if (squares.length === 0) return new Map<string, number>();
  const rows = await queryable.rows<{ id: number; x: number; y: number }>(sql`${withoutCachedPlan}
    select property.id, map_x as x, map_y as y
    from unnest(${squares.map(({ x }) => x)}::int[], ${squares.map(({ y }) => y)}::int[]) square (x, y)
    join property on map_x = square.x and map_y = square.y
    where lifecycle = 'published'
      and shown_longitude between ${box.west} and ${box.east} and shown_latitude between ${box.south} and ${box.north}`);
  return new Map(rows.map(({ id, x, y }) => [`${x} ${y}`, id]));
}

async function countSquares(
  queryable: Queryable,
  { region, allMatches }: SquareSource,
  level: number | null,
): Promise<Counted> {
  const parts = squareParts(region, level ?? markLevel(region.box, 0));
  if (level === null) {
    const counted = await queryable.row<{ listings: number }>(
      sql`${withoutCachedPlan} select coalesce(sum(listings), 0)::int as listings from (${parts}) parts`,
    );
    return { total: counted?.listings ?? 0, exact: true, marks: [], allMatches };
  }
  const rows = await queryable.rows<SquareMark>(sql`${withoutCachedPlan}
    select sum(listings)::int as listings, min(price) as price, min(rent) as rent,
      sum(sum_x) as sum_x, sum(sum_y) as sum_y,
      min(west) as west, min(south) as south, max(east) as east, max(north) as north
    from (${parts}) parts group by mark_x, mark_y having sum(listings) > 0`);
  const degrees = (squares: number) => millionth((squares * 3) / 1_000);
  const { box } = region;
  // the sums of a mark with one listing are that listing's square
  const ids = await onlyIds(
    queryable,
    rows.filter(({ listings }) => listings === 1).map(({ sum_x: x, sum_y: y }) => ({ x, y })),
    box,
  );
  const marks = rows.map(({ sum_x: x, sum_y: y, ...row }) => {
    const extent = {
      west: Math.max(degrees(row.west - 0.5), box.west),
      south: Math.max(degrees(row.south - 0.5), box.south),
      east: Math.min(degrees(row.east + 0.5), box.east),
      north: Math.min(degrees(row.north + 0.5), box.north),
    };
    return {
      listings: row.listings,
      price: row.price,
      rent: row.rent,
      // listings in a square that the edge cuts stand for its middle, which may be outside
      longitude: Math.min(Math.max(degrees(x / row.listings), extent.west), extent.east),
      latitude: Math.min(Math.max(degrees(y / row.listings), extent.south), extent.north),
      box: extent,
      id: row.listings === 1 ? (ids.get(`${x} ${y}`) ?? null) : null,
    };
  });
  return { total: marks.reduce((sum, mark) => sum + mark.listings, 0), exact: true, marks };
}

export const countSource = (queryable: Queryable, source: MapSource, level: number | null): Promise<Counted | null> =>
  source.kind === 'squares' ? countSquares(queryable, source, level) : countRows(queryable, source, level);
