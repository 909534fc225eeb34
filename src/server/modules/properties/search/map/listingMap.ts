import type { Box } from '@contract/mapArea';
import type { ListingMap, MapCluster, MapProperty } from '@contract/properties';
import sql, { type Sql, empty } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { toPicture } from '../../../../media/media';
import { type CardRow, cardColumns, cardJoins, toRupees } from '../../propertyRows';
import { markLevel } from '../plan/grid';
import {
  type MapBounds,
  type MapSource,
  type RowSource,
  type SquareSource,
  mapSources,
  planned,
  usualMapBounds,
} from './mapSources';
import { squareParts } from './mapSquares';
import type { SearchFilter } from '../plan/conditions';
import { onRequest } from '../plan/pages';
import type { GetSiteSize } from '../plan/siteSize';

interface Mark {
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

interface Counted {
  total: number;
  exact: boolean;
  marks: Mark[];
  /** The condition that finds all matches, where these are a sample or only numbers. */
  all?: Sql | undefined;
}

interface Circumstances {
  bounds?: MapBounds;
  /** Without it, the site is assumed to be large. */
  siteSize?: GetSiteSize | undefined;
}

const millionth = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

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
  const { where, most, scale, exact, all } = source;
  const limit = most === undefined ? empty : sql`limit ${most + 1}`;
  // the indexes of orderings contain the point, but not its square
  const square =
    most === undefined
      ? sql`map_x, map_y`
      : sql`${squareOf(sql`shown_longitude`)} as map_x, ${squareOf(sql`shown_latitude`)} as map_y`;
  const read = sql`select id, price_rank, purpose, shown_longitude, shown_latitude, ${square} from property where ${where} ${limit}`;
  if (level === null) {
    const counted = await queryable.row<{ listings: number }>(
      sql`${planned} select count(*)::int as listings from (${read}) found`,
    );
    const listings = counted?.listings ?? 0;
    return most !== undefined && listings > most
      ? null
      : { total: Math.round(listings * scale), exact, marks: [], all };
  }
  const rows = await queryable.rows<RowMark>(sql`${planned}
    select count(*)::int as listings, 
      nullif(min(price_rank) filter (where purpose <> 'rent'), ${onRequest}) as price, nullif(min(price_rank) filter (where purpose = 'rent'), ${onRequest}) as rent,
      sum(shown_longitude) / count(*) as longitude, sum(shown_latitude) / count(*) as latitude,
      min(shown_longitude) as west, min(shown_latitude) as south, max(shown_longitude) as east, max(shown_latitude) as north, min(id) as id
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
  const rows = await queryable.rows<{ id: number; x: number; y: number }>(sql`${planned}
    select property.id, map_x as x, map_y as y from unnest(${squares.map(({ x }) => x)}::int[], ${squares.map(({ y }) => y)}::int[]) square (x, y)
    join property on map_x = square.x and map_y = square.y where lifecycle = 'published'
      and shown_longitude between ${box.west} and ${box.east} and shown_latitude between ${box.south} and ${box.north}`);
  return new Map(rows.map(({ id, x, y }) => [`${x} ${y}`, id]));
}

async function countSquares(
  queryable: Queryable,
  { region, all }: SquareSource,
  level: number | null,
): Promise<Counted> {
  const parts = squareParts(region, level ?? markLevel(region.box, 0));
  if (level === null) {
    const counted = await queryable.row<{ listings: number }>(
      sql`${planned} select coalesce(sum(listings), 0)::int as listings from (${parts}) parts`,
    );
    return { total: counted?.listings ?? 0, exact: true, marks: [], all };
  }
  const rows = await queryable.rows<SquareMark>(sql`${planned}
    select sum(listings)::int as listings, min(price) as price, min(rent) as rent, sum(sum_x) as sum_x, sum(sum_y) as sum_y,
      min(west) as west, min(south) as south, max(east) as east, max(north) as north
    from (${parts}) parts group by gx, gy having sum(listings) > 0`);
  const degrees = (squares: number) => millionth((squares * 3) / 1_000);
  const { box } = region;
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

const countSource = (queryable: Queryable, source: MapSource, level: number | null): Promise<Counted | null> =>
  source.kind === 'squares' ? countSquares(queryable, source, level) : countRows(queryable, source, level);

async function countOnMap(
  queryable: Queryable,
  filter: SearchFilter,
  level: number,
  { bounds = usualMapBounds, siteSize }: Circumstances,
): Promise<Counted> {
  const sources = await mapSources(queryable, filter, { bounds, isSmall: (await siteSize?.())?.isSmall ?? false });
  for (const source of sources) {
    const counted = await countSource(queryable, source, level);
    if (counted) return counted;
  }
  throw new Error('no source counted the map');
}

/** A page of a list with the number of all matches, by a condition that finds them; null if there are more than `most`. */
type GatherPage<Page> = (where: Sql, most: number | undefined) => Promise<(Page & { matching?: number }) | null>;

interface PageInRegion<Page> {
  gather: GatherPage<Page>;
  /** The page without the number, if it is quick. */
  scan: () => Promise<Page | null>;
}

/**
 * How many listings a search finds in its region: the total of its map and of its list. Where all are found, they are
 * gathered for the page at once, instead of being counted first; where their number is a guess, the page is scanned for
 * at the same time.
 */
export async function countInRegion<Page>(
  queryable: Queryable,
  filter: SearchFilter,
  bounds: MapBounds,
  { gather, scan }: PageInRegion<Page>,
): Promise<{ total: number; exact: boolean; page?: Page | null; all?: Sql | undefined }> {
  for (const source of await mapSources(queryable, filter, { bounds, isSmall: false })) {
    if (source.kind === 'rows' && source.exact) {
      const page = await gather(source.where, source.most);
      if (page) return { total: page.matching ?? 0, exact: true, page };
    } else {
      const [counted, page] = await Promise.all([countSource(queryable, source, null), scan()]);
      if (counted) return { ...counted, page };
    }
  }
  throw new Error('no source counted the region');
}

/** From north to south and west to east, as people read. */
const inReadingOrder = (one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }) =>
  other.latitude - one.latitude || one.longitude - other.longitude;

function toCluster({ listings, price, rent, longitude, latitude, box }: Mark): MapCluster {
  const lowest = price ?? rent;
  return {
    latitude: millionth(latitude),
    longitude: millionth(longitude),
    count: listings,
    min_price: toRupees(lowest),
    purpose: lowest === null ? null : price === null ? 'rent' : 'sale',
    bbox: box,
  };
}

async function listingsAt(queryable: Queryable, ids: readonly number[]): Promise<MapProperty[]> {
  if (ids.length === 0) return [];
  const rows = await queryable.rows<CardRow>(
    sql`select ${cardColumns} from property p ${cardJoins} where p.id = any(${ids}::int[]) order by p.id desc`,
  );
  return rows.map((row) => ({
    id: row.id,
    latitude: row.shown_latitude ?? 0,
    longitude: row.shown_longitude ?? 0,
    title: row.title,
    price: toRupees(row.price_in_paise),
    purpose: row.purpose,
    property_type: { id: row.type_id, name: row.type_name },
    cover: row.cover && toPicture(row.cover, row.cover.alt || row.title),
  }));
}

/** The listings of a box as marks, at most `findingLimits.map.marks`. */
export async function listingMap(
  queryable: Queryable,
  filter: SearchFilter,
  { box, zoom }: { box: Box; zoom: number },
  circumstances: Circumstances = {},
): Promise<ListingMap> {
  if (filter.isUnknown) return { total: 0, exact: true, clusters: [], properties: [] };
  const { total, exact, marks } = await countOnMap(queryable, filter, markLevel(box, zoom), circumstances);
  const ids = marks.flatMap(({ id }) => id ?? []);
  return {
    total,
    exact,
    clusters: marks
      .filter(({ id }) => id === null)
      .map(toCluster)
      .sort(inReadingOrder),
    properties: (await listingsAt(queryable, ids)).sort(inReadingOrder),
  };
}
