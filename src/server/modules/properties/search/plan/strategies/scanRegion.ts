import { Purpose } from '@contract/properties';
import sql, { type Sql, join } from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { withoutCachedPlan } from '../../../../../db/statementNames';
import { rowColumns } from '../filterConditions';
import { regionOf, squaresTouching, widerTouching } from '../grid';
import { anyWords, plainConditions, priceBounds, sizeBounds } from '../conditions';
import type { CursorPosition } from '../cursor';
import { type PageRequest, cardsAt, onRequest, orderOf, orders, startOf, up } from '../pages';
import type { Bounds } from '../bounds';
import { pathConditions, readRows } from './paths';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/*
 * A list of a region in the order of price or size. The indexes `property_price_step` and `property_size_step` keep the
 * published listings by steps of the order, an eighth of an octave each, and within these by places, squares of about
 * ten kilometres; then by type, then by the other of price and size. So a scan passes no listing of another place or type,
 * and none of another price or size than searched for.
 */

/** Level of the places, as in the indexes, and of the squares counted already by which we know the places that have listings. */
const level = { place: 5, counted: 3 };
/** Of more places, most steps would find nothing in most. */
const mostPlaces = 64;

interface Place {
  x: number;
  y: number;
}

const rowsOf = (places: readonly Place[]): Sql =>
  sql`unnest(${places.map(({ x }) => x)}::int[], ${places.map(({ y }) => y)}::int[])`;

/** The places with published listings that the region touches; null if there are too many. */
async function placesOf(queryable: Queryable, box: Parameters<typeof squaresTouching>[0]): Promise<Place[] | null> {
  const touched = squaresTouching(box);
  const counted = widerTouching(touched, level.counted);
  const within = ({ x, y }: typeof touched) => sql`x between ${x[0]} and ${x[1]} and y between ${y[0]} and ${y[1]}`;
  const wider = level.place - level.counted;
  const places = await queryable.rows<Place>(sql`
    select distinct x >> ${wider}::int as x, y >> ${wider}::int as y from map_cell where level = ${level.counted} and ${within(counted)}
    union select x >> ${level.place}::int, y >> ${level.place}::int from map_cell_change where ${within(touched)} limit ${mostPlaces + 1}`);
  return places.length > mostPlaces ? null : places;
}

/** The steps of the order that may hold matches, the first one first. */
async function stepsOf(queryable: Queryable, request: PageRequest): Promise<number[]> {
  const { params } = request.filter;
  const { along, way } = orders[request.ordering];
  const rank = along === 'price' ? sql`price_rank` : sql`size_rank`;
  const bounds = along === 'price' ? priceBounds(params) : sizeBounds(params);
  const [least, most] = bounds ?? [0, onRequest - 1];
  const end = (order: Sql) =>
    sql`(select rank_step(${rank}) from property where ${pathConditions(request)} and ${rank} between ${least}::bigint and ${most}::bigint order by ${rank} ${order} limit 1)`;
  const found = await queryable.row<{ low: number | null; high: number | null; from: number | null; last: number }>(
    sql`select ${end(sql`asc`)} as low, ${end(sql`desc`)} as high, rank_step(${request.after?.rank ?? null}::bigint) as from, rank_step(${onRequest}) as last`,
  );
  const { low, high } = found ?? {};
  const steps = low == null || high == null ? [] : Array.from({ length: high - low + 1 }, (_, at) => low + at);
  if (found && along === 'price' && !bounds && request.part !== 'known') steps.push(found.last);
  const isUp = way === up.way;
  const { from = null } = request.after && found ? found : {};
  return (isUp ? steps : steps.reverse()).filter((step) => from === null || (isUp ? step >= from : step <= from));
}

/** The other of price and size and its range, if the listings of a place must be read type by type for it. */
function otherRange({ filter: { params, types }, ordering }: PageRequest) {
  const byPrice = orders[ordering].along === 'price';
  const range = types.length > 0 ? null : byPrice ? sizeBounds(params) : priceBounds(params);
  return range && { column: byPrice ? sql`size_rank` : sql`price_rank`, least: range[0], most: range[1] };
}

/**
 * The places for each type of which a step may hold matches at all, by the indexes `property_price_kind` and
 * `property_size_kind`: most steps of large homes hold none that are cheap, and need not be looked up place by place. The
 * least of the range is looked up, because the planner would read the whole step to find out whether there is any.
 */
function placesByType(
  places: readonly Place[],
  inStep: Sql,
  { params, buys }: PageRequest['filter'],
  { column, least, most }: NonNullable<ReturnType<typeof otherRange>>,
): Sql {
  const purposes = params.purpose ? [params.purpose] : Purpose.options.filter((one) => !buys || one !== 'rent');
  const first = sql`
    select ${column} from property
    where lifecycle = 'published' and ${inStep} = step and property_type_id = property_type.id and purpose = one.purpose and ${column} >= ${least}::bigint
    order by ${column} limit 1`;
  return sql`(
    select place.x, place.y, kind.type from (
      select id as type from property_type
      where exists (select 1 from unnest(${purposes}::text[]) one (purpose) where (${first}) <= ${most}::bigint) offset 0
    ) kind cross join ${rowsOf(places)} place (x, y) offset 0
  ) place`;
}

/**
 * Reads step after step until there are enough. Null for another order, for a region of many places, and if the filter
 * reads rows of the table and the first ones did not match.
 */
const scanPlaces = unknownLast(async (queryable: Queryable, request: PageRequest, { scan }: Bounds) => {
  const { along, rank } = orders[request.ordering];
  const region = regionOf(request.filter.params);
  if (!along || !rank || !region) return null;
  const [places, steps] = await Promise.all([placesOf(queryable, region.box), stepsOf(queryable, request)]);
  if (!places) return null;
  const enough = request.offset + request.rows;
  const inStep = along === 'price' ? sql`rank_step(price_rank)` : sql`rank_step(size_rank::bigint)`;
  const order = orderOf(request);
  const { words, params } = request.filter;
  const readsRows = words !== null || rowColumns(params).length > 0;
  const most = readsRows ? scan.scattered : enough;
  const range = otherRange(request);
  // steps come in their order, so limits without an order of their own read no more of them than they need
  const listings = sql`
    select hit.id, hit.rank from unnest(${steps}::int[]) step cross join lateral (
      select property.id, property.${rank} as rank from ${range ? placesByType(places, inStep, request.filter, range) : sql`${rowsOf(places)} place (x, y)`}
      join property on ${join(
        [
          sql`lifecycle = 'published'`,
          sql`${inStep} = step`,
          sql`(map_x >> 5) = place.x`,
          sql`(map_y >> 5) = place.y`,
          plainConditions(anyWords(request.filter)),
          ...(range ? [sql`property_type_id = place.type`] : []),
          startOf(request),
        ],
        ' and ',
      )}
      order by ${order} limit ${most}
    ) hit limit ${most}`;
  const found = await queryable.rows<CursorPosition>(
    sql`${withoutCachedPlan} select id, rank from (${readsRows ? readRows(request, listings) : listings}) found limit ${enough}`,
  );
  return found.length < enough && readsRows ? null : cardsAt(queryable, request, found.slice(request.offset));
});

export const scanRegion: Strategy = {
  name: 'scanRegion',
  how: 'for a region: read `property_price_step` or `property_size_step`, one eighth of an octave at a time, in the squares of ten kilometres that the region touches and have listings, each type for itself; with a range of the other of price and size only the types of which the step holds any in that range (`property_price_kind`, `property_size_kind`); words are read from the rows that pass, in their order, until there are enough',
  bound: ({ scan }) => `${mostPlaces} squares; with words ${scan.scattered} rows`,
  find: scanPlaces,
};
