import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { type Bounds, hopelessly } from '../bounds';
import { columnsBeyondIndexes, indexedConditions } from '../conditions';
import { estimateRows } from '../estimateRows';
import { foldedQuery } from '../facets';
import { regionOf } from '../grid';
import { type PageRequest, orders, queryCards } from '../pages';
import { matchesAlong, pathConditions, pathOf } from './paths';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/** Where a region's listings are scattered evenly, a scan meets enough of them in this many times fewer rows. */
const unevenly = 30;
const fewSteps = 3_000;

/** How far a scan for listings of a region goes. They may all be at its end: the cheap ones of a dear city. */
async function stepsInRegion(queryable: Queryable, request: PageRequest, estimate = 0): Promise<number> {
  const { filter, ordering } = request;
  const isSomewhere = regionOf(filter.params) !== null || (filter.localities ?? []).length > 0;
  if (!isSomewhere) return Infinity;
  if (estimate === 0) return fewSteps;
  // where a short scan does not find them, `scanRegion` does
  if (orders[ordering].along && foldedQuery(filter) === null) return fewSteps;
  const passing = await estimateRows(queryable, pathConditions(request));
  return Math.max(fewSteps, Math.ceil((unevenly * passing * (request.offset + request.rows)) / estimate));
}

/** The published listings that match, in their order. Null when the scan exceeded its bound. */
const scanFor = unknownLast(
  async (queryable: Queryable, request: PageRequest, { scan: longest }: Bounds, estimate?: number) => {
    const readsRows = columnsBeyondIndexes(request.filter).length > 0;
    const reads = orders[request.ordering].along ? longest.scattered : longest.newest;
    const entries = readsRows ? longest.narrowed : longest.indexed;
    const steps = Math.min(entries, await stepsInRegion(queryable, request, estimate));
    const { rows } = await queryCards(queryable, request, {
      before: empty,
      from: matchesAlong(request, steps, { reads }),
      where: sql`true`,
      counted: sql`0`,
    });
    if (rows.length === request.rows) return { rows };
    return (await endsWithin(queryable, request, steps, readsRows)) ? { rows } : null;
  },
);

/** Whether a scan of so many steps has read all that there is. Worth asking only of an index, and where it may be so. */
async function endsWithin(queryable: Queryable, request: PageRequest, steps: number, readsRows: boolean) {
  if (readsRows) return false;
  if ((await estimateRows(queryable, pathConditions(request))) > steps * hopelessly) return false;
  return !(await queryable.row(sql`select 1 ${pathOf(request)} offset ${steps} limit 1`));
}

/** Whether a scan along the order would meet twice as many matches as the page needs. */
async function areDense(queryable: Queryable, request: PageRequest, { scan }: Bounds, estimate: number) {
  const enough = (request.offset + request.rows) * hopelessly;
  const along = pathConditions(request);
  const passing = await estimateRows(queryable, along);
  if (scan.narrowed * estimate < passing * enough) return false;
  const read = await estimateRows(queryable, sql`${along} and ${indexedConditions(request.filter)}`);
  return scan.scattered * estimate >= read * enough;
}

export const scanInOrder: Strategy = {
  name: 'scanInOrder',
  how: 'read listings in their order until enough match; what an index answers is looked up in it before a row is read',
  bound: ({ scan: { indexed, narrowed, newest, scattered } }) =>
    `${indexed} entries of an index, or ${narrowed} and of those that pass ${newest} rows of the newest, ${scattered} by price or size`,
  find: scanFor,
};

export const scanInOrderIfDense: Strategy = {
  ...scanInOrder,
  name: 'scanInOrderIfDense',
  how: '`scanInOrder`, if a scan meets enough matches',
  suits: areDense,
};
