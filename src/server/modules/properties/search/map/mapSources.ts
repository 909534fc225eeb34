import sql, { type Sql, join } from 'sql-template-tag';
import type { Database, Queryable } from '../../../../db/database';
import { withoutCachedPlan } from '../../../../db/statementNames';
import { type Region, countOf, regionOf, squaresTouching, widerTouching } from '../plan/grid';
import { estimateCandidates } from '../plan/candidates';
import {
  type SearchFilter,
  anywhere,
  columnsBeyondIndexes,
  plainConditions,
  squareConditions,
} from '../plan/conditions';
import { estimateRows } from '../plan/estimateRows';
import { conditionsNearRegion, wordIndexConditions, wordIndexQuery, newestBlocks } from '../plan/facets';

/*
 * Which listings a map and its list are counted from. A box may hold a million, so each way is bounded, and the ways are
 * tried in the order of how much they tell. The choice depends on the filters and the listings alone, never on the zoom
 * or the page, so that the map and the list always count the same.
 */

/** The bound of each way. */
export interface MapBounds {
  /** Rows of the map's index: with a box alone, or with an area, whose sides are compared with each point. */
  direct: { box: number; area: number };
  /** The same without a filter, because every row counts, and the squares that are counted already are quicker. */
  unfiltered: number;
  /** Rows whose words are read from the table. */
  read: number;
  /** Matches that are gathered from wherever they are: of words, whose rows are read. */
  gathered: number;
  /** Matches that should be among the newest listings that stand for all. */
  newest: number;
  /** The same of a sample whose words are read from the table. */
  frequent: number;
}

export const usualMapBounds: MapBounds = {
  direct: { box: 10_000, area: 4_000 },
  unfiltered: 3_000,
  read: 1_500,
  gathered: 1_500,
  newest: 600,
  frequent: 150,
};

/** Rows of `property` to count, each standing for `scale`; `exact` if they are all matches. */
export interface RowSource {
  kind: 'rows';
  where: Sql;
  scale: number;
  exact: boolean;
  /** With more rows than this, another source is better. */
  most?: number;
  /** Finds all matches by the map's index, if that has few enough of the region. */
  all?: Sql | undefined;
}
/** All published listings of the region, from the squares that are counted already. */
export interface SquareSource {
  kind: 'squares';
  region: Region;
  all?: Sql | undefined;
}
export type MapSource = RowSource | SquareSource;

const published = sql`lifecycle = 'published'`;
/** The levels that the schema keeps, narrowest first. */
const levels = [0, 3, 6, 9];
/** Adding up more squares would take longer than knowing the number better saves. */
const fewSquares = 2_000;

/** About how many published listings a box holds: those of all squares that it touches. */
async function listingsIn(queryable: Queryable, { box }: Region): Promise<number> {
  const touched = squaresTouching(box);
  const level = levels.find((each) => countOf(widerTouching(touched, each)) <= fewSquares) ?? 9;
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

const nothing: RowSource = { kind: 'rows', where: sql`false`, scale: 1, exact: true };

/** All matches, by the index of the map. */
const direct = (filter: SearchFilter): RowSource => ({
  kind: 'rows',
  where: join([published, plainConditions(filter), ...squareConditions(filter)], ' and '),
  scale: 1,
  exact: true,
});

/** What the index of the map contains of the columns that no order's index has. */
const ofMapIndex: ReadonlySet<string> = new Set(['amenity_ids', 'featured']);
/** Whether the index of the map does not answer the whole filter. */
const readsTable = (filter: SearchFilter) => columnsBeyondIndexes(filter).some((column) => !ofMapIndex.has(column));

/**
 * All matches, by whichever index finds them best: that of words and amenities, or one with squares of the map, or both
 * where the region has few listings.
 */
const gathered = (filter: SearchFilter, { most, isBoth }: { most: number; isBoth: boolean }): RowSource => ({
  kind: 'rows',
  where: join(
    [
      published,
      ...(readsTable(filter) ? [wordIndexConditions(filter)] : [plainConditions(filter)]),
      ...(isBoth || !readsTable(filter) ? squareConditions(filter) : []),
    ],
    ' and ',
  ),
  scale: 1,
  exact: true,
  most,
});

/** Literals instead of parameters: each sample has an index of its own. */
const samples = [
  { every: 1, rows: sql`true` },
  { every: 4, rows: sql`id % 4 = 0` },
  { every: 16, rows: sql`id % 16 = 0` },
  { every: 64, rows: sql`id % 64 = 0` },
] as const;

/** The largest sample of so many listings that is not too large. */
const sampleOf = (listings: number, most: number) =>
  samples.find((sample) => listings <= most * sample.every) ?? samples[3];

/** A list shows rows and not samples: so many times the rows that a map counts are worth reading for it. */
const listRows = 8;

/** The condition by which a list finds all matches, where reading so many listings is worth it. */
const allMatches = (filter: SearchFilter, listings: number, most: number) =>
  listings <= most * listRows ? direct(filter).where : undefined;

/** The matches of a sample. */
function sampled(filter: SearchFilter, listings: number, most: number): RowSource {
  const { every, rows } = sampleOf(listings, most);
  const all = direct(filter);
  return {
    ...all,
    all: allMatches(filter, listings, most),
    where: sql`${all.where} and ${rows}`,
    scale: every,
    exact: every === 1,
  };
}

/** Matches of a region that stand for all, at most about so many. */
export async function sampleInRegion(
  queryable: Queryable,
  filter: SearchFilter,
  region: Region,
  most: number,
): Promise<RowSource> {
  return sampled(filter, await listingsIn(queryable, region), most);
}

/**
 * The matches of a sample whose words are read from the table: where they are frequent, quicker than the index of words,
 * which would intersect long lists. Null where the sample would be too large or have too few matches.
 */
function sampledRows(
  filter: SearchFilter,
  { listings, expected }: { listings: number; expected: number },
  { read, frequent }: MapBounds,
): RowSource | null {
  const { words } = filter;
  const sample = samples.find(({ every }) => listings <= read * every);
  if (!words || !sample || expected < frequent * sample.every) return null;
  return {
    kind: 'rows',
    // `is true` keeps the planner from using the index of words
    where: sql`
      ${direct({ ...filter, words: null }).where} and ${sample.rows} and (search @@ ${words.query}::tsquery) is true`,
    scale: sample.every,
    exact: false,
  };
}

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

/** The matches among the newest listings, by the index of words. */
async function amongNewest(
  queryable: Queryable,
  filter: SearchFilter,
  expected: number,
  needed: number,
): Promise<RowSource> {
  const newest = await queryable.row<{ id: number }>(
    sql`select id from property where ${published} order by id desc limit 1`,
  );
  const last = newest?.id ?? 0;
  const many = Math.ceil((last * needed) / Math.max(expected, 1));
  const first = Math.max(last - many, 0);
  // the sum keeps the planner from also reading the ids' index
  return {
    kind: 'rows',
    where: sql`${published} and ${wordIndexConditions(filter, newestBlocks(last, many))} and id + 0 > ${first}`,
    scale: last / Math.max(last - first, 1),
    exact: false,
  };
}

/** The embedded database reads a row in about three times the time. */
const embeddedMapBounds: MapBounds = {
  direct: { box: 7_000, area: 2_000 },
  unfiltered: 1_000,
  read: 600,
  gathered: 600,
  newest: 400,
  frequent: 100,
};

export const mapBoundsOf = ({ kind }: Pick<Database, 'kind'>): MapBounds =>
  kind === 'embedded' ? embeddedMapBounds : usualMapBounds;

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

/** Whether it searches for nothing but a box. */
const hasBoxAlone = (filter: SearchFilter, region: Region): boolean =>
  !region.corners && plainConditions(anywhere(filter)).text === saysNothing;

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
  if (!readsTable(filter)) return { ...sampled(filter, listings, most), all: allMatches(filter, ofType, most) };
  // of what has neither words nor facets, a sample's rows are read
  if (wordIndexQuery(filter) === null) return sampled(filter, listings, bounds.read);
  return (
    sampledRows(filter, { listings, expected: matches }, bounds) ??
    (await amongNewest(queryable, filter, Math.max(matches, bounds.gathered * 2), bounds.newest))
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
  if (listings <= (readsRows ? bounds.read : isBoxAlone ? bounds.unfiltered : most)) return [direct(filter)];
  if (isBoxAlone) return [{ kind: 'squares', region, all: allMatches(filter, listings, most) }];
  const [ofType, candidates, matches] = await Promise.all([
    readsRows ? listings : listingsOfType(queryable, filter, listings),
    estimateCandidates(queryable, filter),
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
    ? [gathered(search, { most: mostGathered * 2, isBoth: listings <= most }), part]
    : [part];
}
