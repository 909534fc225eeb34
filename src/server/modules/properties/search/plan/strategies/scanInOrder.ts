import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { type Bounds, giveUpFactor } from '../bounds';
import { columnsBeyondIndexes, indexedConditions } from '../conditions';
import { estimateRows } from '../estimateRows';
import { wordIndexQuery } from '../facets';
import { regionOf } from '../grid';
import { orders } from '../orders';
import { type PageRequest, queryCards } from '../pages';
import { matchesAlong, pathConditions, pathOf } from './paths';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/** A region's listings stand in clusters: a scan goes so many times further than it would have to if they were spread evenly. */
const clusters = 30;
/** Entries of a region's scan where no match is expected. */
const fewEntries = 3_000;

/**
 * How many entries are worth scanning. For a region or localities not all of them: its listings may be at the end of the
 * order, as the cheap ones of a dear city. `estimate`: how many matches are expected.
 */
async function entriesWorthScanning(queryable: Queryable, request: PageRequest, estimate: number): Promise<number> {
  const { filter, ordering } = request;
  const isSomewhere = regionOf(filter.params) !== null || (filter.localities ?? []).length > 0;
  if (!isSomewhere) return Infinity;
  // where a short scan by price or size does not find them, `scanRegion` does
  if (estimate === 0 || (orders[ordering].along && wordIndexQuery(filter) === null)) return fewEntries;
  const passing = await estimateRows(queryable, pathConditions(request));
  return Math.max(fewEntries, Math.ceil((clusters * passing * (request.offset + request.rows)) / estimate));
}

/** Whether a scan of so many entries has read all that there are. Worth asking only of an index, and where it may be so. */
async function hasReadAll(queryable: Queryable, request: PageRequest, entries: number, readsRows: boolean) {
  if (readsRows) return false;
  if ((await estimateRows(queryable, pathConditions(request))) > entries * giveUpFactor) return false;
  return !(await queryable.row(sql`select 1 ${pathOf(request)} offset ${entries} limit 1`));
}

/** The first matches among so many entries of the order's index. Null if they are too few, and the index goes on. */
async function scanEntries(queryable: Queryable, request: PageRequest, entries: number, { scan }: Bounds) {
  const reads = orders[request.ordering].along ? scan.scattered : scan.newest;
  const { rows } = await queryCards(queryable, request, {
    before: empty,
    from: matchesAlong(request, entries, { reads }),
    where: sql`true`,
    counted: sql`0`,
  });
  if (rows.length === request.rows) return { rows };
  const readsRows = columnsBeyondIndexes(request.filter).length > 0;
  return (await hasReadAll(queryable, request, entries, readsRows)) ? { rows } : null;
}

/** The most entries that a scan may read. */
const mostEntries = ({ filter }: PageRequest, { scan }: Bounds) =>
  columnsBeyondIndexes(filter).length > 0 ? scan.entriesWithRows : scan.entries;

/** A scan is worth it where it should meet so many times as many matches as the page needs. */
const densityMargin = 2;

/** Whether a scan along the order would meet enough matches. */
async function areDense(queryable: Queryable, request: PageRequest, { scan }: Bounds, estimate: number) {
  const enough = (request.offset + request.rows) * densityMargin;
  const along = pathConditions(request);
  const passing = await estimateRows(queryable, along);
  if (scan.entriesWithRows * estimate < passing * enough) return false;
  const read = await estimateRows(queryable, sql`${along} and ${indexedConditions(request.filter)}`);
  return scan.scattered * estimate >= read * enough;
}

export const scanInOrder: Strategy = {
  name: 'scanInOrder',
  how: 'read listings in their order until enough match; what an index answers is looked up in it before a row is read',
  bound: ({ scan: { entries, entriesWithRows, newest, scattered } }) =>
    `${entries} entries of an index, or ${entriesWithRows} and of those that pass ${newest} rows of the newest, ${scattered} by price or size`,
  find: unknownLast(async (queryable: Queryable, request: PageRequest, bounds: Bounds, estimate: number) => {
    const entries = Math.min(mostEntries(request, bounds), await entriesWorthScanning(queryable, request, estimate));
    return scanEntries(queryable, request, entries, bounds);
  }),
};

/** The same for a region, while its listings are counted: no longer than that takes. */
export const scanWhileCounting = unknownLast(async (queryable: Queryable, request: PageRequest, bounds: Bounds) => {
  // how many match is not known yet: as if it were one, so nearly always up to the bound
  const entries = Math.min(bounds.scan.entriesWithRows, await entriesWorthScanning(queryable, request, 1));
  return scanEntries(queryable, request, entries, bounds);
});

export const scanInOrderIfDense: Strategy = {
  ...scanInOrder,
  name: 'scanInOrderIfDense',
  how: '`scanInOrder`, if a scan meets enough matches',
  suits: areDense,
};
