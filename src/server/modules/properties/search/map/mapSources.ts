import sql, { join } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { withoutCachedPlan } from '../../../../db/statementNames';
import { findCandidates } from '../plan/candidates';
import { type SearchFilter, anywhere, plainConditions, squareConditions } from '../plan/conditions';
import { estimateRows } from '../plan/estimateRows';
import { conditionsNearRegion, wordIndexQuery } from '../plan/facets';
import { type Region, countOf, regionOf, squaresTouching, storedLevels, widerTouching } from '../plan/grid';
import type { MapBounds } from './mapBounds';
import {
  type MapSource,
  type RowSource,
  allMatchesOf,
  amongNewest,
  direct,
  gathered,
  nothing,
  readsTable,
  sampledByIndex,
  sampledByReading,
} from './rowSources';

/*
 * Which listings a map and its list are counted from. A box may hold a million, so each way is bounded, and the ways are
 * tried in the order of how much they tell. The choice depends on the filters and the listings alone, never on the zoom
 * or the page, so that the map and the list always count the same.
 */

const published = sql`lifecycle = 'published'`;
/** Adding up more squares would take longer than knowing the number better saves. */
const fewSquares = 2_000;

/** About how many published listings a box holds: those of all squares that it touches. */
async function listingsIn(queryable: Queryable, { box }: Region): Promise<number> {
  const touched = squaresTouching(box);
  const level = storedLevels.find((each) => countOf(widerTouching(touched, each)) <= fewSquares) ?? 9;
  const { x, y } = widerTouching(touched, level);
  const found = await queryable.row<{ listings: number }>(sql`
    select (
      select coalesce(sum(listings), 0) from map_cell
      where level = ${level} and x between ${x[0]} and ${x[1]} and y between ${y[0]} and ${y[1]}
    ) + (
      select coalesce(sum(change), 0) from map_cell_change
      where x between ${touched.x[0]} and ${touched.x[1]} and y between ${touched.y[0]} and ${touched.y[1]}
    ) as listings`);
  return found?.listings ?? 0;
}

/** A search that says nothing. */
const nothingSaid: SearchFilter = { params: {}, types: [], cities: [], amenities: [], words: null };

const saysNothing = plainConditions(nothingSaid).text;

/** Whether there are listings of these localities in the region: common ones may all be in the other city. */
async function haveAny(queryable: Queryable, { params: { bbox, area }, localities = [] }: SearchFilter) {
  const region = {
    params: { ...(bbox && { bbox }), ...(area && { area }) },
    types: [],
    cities: [],
    amenities: [],
    words: null,
  };
  const inRegion = join([plainConditions(region), ...squareConditions({ ...region, localities })], ' and ');
  // the order and one locality at a time make the planner use the index of localities
  const found =
    await queryable.row(sql`${withoutCachedPlan} select 1 from unnest(${localities}::int[]) place (id) cross join lateral (
    select 1 from property where ${published} and locality_id = place.id and ${inRegion}
    order by locality_id, map_x, map_y limit 1) first limit 1`);
  return found !== undefined;
}

/** About how many of so many listings are of the one type that is searched for: the map has an index by type. */
async function listingsOfType(queryable: Queryable, { types }: SearchFilter, listings: number): Promise<number> {
  if (types.length !== 1) return listings;
  const [every, ofType] = await Promise.all([
    estimateRows(queryable, published),
    estimateRows(queryable, sql`${published} and property_type_id = ${types[0]}`),
  ]);
  return (listings * ofType) / Math.max(every, 1);
}

interface Circumstances {
  bounds: MapBounds;
  isSmall: boolean;
}

/** Matches of a region that stand for all, at most about so many. */
export async function sampleInRegion(
  queryable: Queryable,
  filter: SearchFilter,
  region: Region,
  most: number,
): Promise<RowSource> {
  return sampledByIndex(filter, await listingsIn(queryable, region), most);
}

/** Whether it searches for nothing but a box. */
const hasBoxAlone = (filter: SearchFilter, region: Region): boolean =>
  !region.corners && plainConditions(anywhere(filter)).text === saysNothing;

/** Estimates are wrong by some: so many times as many matches as are gathered may come. */
const gatheredSlack = 2;

interface Expected {
  listings: number;
  /** Of the one type that is searched for, if it is one. */
  ofType: number;
  matches: number;
}

/** A source with a sample, or with the newest listings, where all matches would be too many. */
async function partSource(
  queryable: Queryable,
  filter: SearchFilter,
  { listings, ofType, matches }: Expected,
  { bounds, most }: { bounds: MapBounds; most: number },
): Promise<RowSource> {
  if (!readsTable(filter))
    return { ...sampledByIndex(filter, listings, most), allMatches: allMatchesOf(filter, ofType, most) };
  // of what has neither words nor facets, a sample's rows are read
  if (wordIndexQuery(filter) === null) return sampledByIndex(filter, listings, bounds.rowsRead);
  return (
    sampledByReading(filter, { listings, expected: matches }, bounds) ??
    (await amongNewest(
      queryable,
      filter,
      Math.max(matches, bounds.gathered * gatheredSlack),
      bounds.matchesAmongNewest,
    ))
  );
}

/** The ways to count a search's listings in its region, best first; the last one has no bound. */
export async function mapSources(
  queryable: Queryable,
  filter: SearchFilter,
  { bounds, isSmall }: Circumstances,
): Promise<MapSource[]> {
  const region = regionOf(filter.params);
  if (!region || isSmall || filter.params.ids) return [direct(filter)];
  const listings = await listingsIn(queryable, region);
  const most = region.corners ? bounds.direct.area : bounds.direct.box;
  const readsRows = readsTable(filter);
  const isBoxAlone = hasBoxAlone(filter, region);
  const isByLocality = !readsRows && (filter.localities ?? []).length > 0;
  const mostDirect = readsRows ? bounds.rowsRead : isBoxAlone ? bounds.unfiltered : most;
  if (listings <= mostDirect) return [direct(filter)];
  if (isBoxAlone) return [{ kind: 'squares', region, allMatches: allMatchesOf(filter, listings, most) }];
  const [ofType, candidates, matches] = await Promise.all([
    readsRows ? listings : listingsOfType(queryable, filter, listings),
    findCandidates(queryable, filter),
    estimateRows(queryable, sql`${published} and ${conditionsNearRegion(filter)}`),
  ]);
  if (ofType <= most && !readsRows) return [direct(filter)];
  if (candidates?.types.length === 0) return [nothing];
  if (isByLocality && !(await haveAny(queryable, filter))) return [nothing];
  const search = { ...filter, ...(candidates && { redundant: candidates.redundant }) };
  const part = await partSource(queryable, search, { listings, ofType, matches }, { bounds, most });
  // an index has the listings of localities with all that is compared
  const mostGathered = isByLocality ? most : bounds.gathered;
  return matches <= mostGathered
    ? [gathered(search, { most: mostGathered * gatheredSlack, isBoth: listings <= most }), part]
    : [part];
}
