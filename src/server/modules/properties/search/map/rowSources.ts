import sql, { type Sql, join } from 'sql-template-tag';
import type { Queryable } from '../../../../db/database';
import { type SearchFilter, columnsBeyondIndexes, plainConditions, squareConditions } from '../plan/conditions';
import { newestBlocks, wordIndexConditions } from '../plan/facets';
import type { Region } from '../plan/grid';
import type { MapBounds } from './mapBounds';

/** Rows of `property` to count, each standing for `scale`; `exact` if they are all matches. */
export interface RowSource {
  kind: 'rows';
  where: Sql;
  scale: number;
  exact: boolean;
  /** With more rows than this, another source is better. */
  most?: number;
  /** Finds all matches by the map's index, if that has few enough of the region. */
  allMatches?: Sql | undefined;
}
/** All published listings of the region, from the squares that are counted already. */
export interface SquareSource {
  kind: 'squares';
  region: Region;
  allMatches?: Sql | undefined;
}
export type MapSource = RowSource | SquareSource;

const published = sql`lifecycle = 'published'`;

export const nothing: RowSource = { kind: 'rows', where: sql`false`, scale: 1, exact: true };

/** All matches, by the index of the map. */
export const direct = (filter: SearchFilter): RowSource => ({
  kind: 'rows',
  where: join([published, plainConditions(filter), ...squareConditions(filter)], ' and '),
  scale: 1,
  exact: true,
});

/** What the index of the map contains of the columns that no order's index has. */
const ofMapIndex: ReadonlySet<string> = new Set(['amenity_ids', 'featured']);
/** Whether the index of the map does not answer the whole filter. */
export const readsTable = (filter: SearchFilter) =>
  columnsBeyondIndexes(filter).some((column) => !ofMapIndex.has(column));

/**
 * All matches, by whichever index finds them best: that of words and amenities, or one with squares of the map, or both
 * where the region has few listings.
 */
export const gathered = (filter: SearchFilter, { most, isBoth }: { most: number; isBoth: boolean }): RowSource => ({
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
export const allMatchesOf = (filter: SearchFilter, listings: number, most: number) =>
  listings <= most * listRows ? direct(filter).where : undefined;

/** The matches of a sample. */
export function sampledByIndex(filter: SearchFilter, listings: number, most: number): RowSource {
  const { every, rows } = sampleOf(listings, most);
  const all = direct(filter);
  return {
    ...all,
    allMatches: allMatchesOf(filter, listings, most),
    where: sql`${all.where} and ${rows}`,
    scale: every,
    exact: every === 1,
  };
}

/**
 * The matches of a sample whose words are read from the table: where they are frequent, quicker than the index of words,
 * which would intersect long lists. Null where the sample would be too large or have too few matches.
 */
export function sampledByReading(
  filter: SearchFilter,
  { listings, expected }: { listings: number; expected: number },
  { rowsRead, matchesInSample }: MapBounds,
): RowSource | null {
  const { words } = filter;
  const sample = samples.find(({ every }) => listings <= rowsRead * every);
  if (!words || !sample || expected < matchesInSample * sample.every) return null;
  return {
    kind: 'rows',
    // `is true` keeps the planner from using the index of words
    where: sql`
      ${direct({ ...filter, words: null }).where} and ${sample.rows} and (search @@ ${words.query}::tsquery) is true`,
    scale: sample.every,
    exact: false,
  };
}

/** The matches among the newest listings, by the index of words. */
export async function amongNewest(
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
