import type { Queryable } from '../../../../../db/database';
import type { Bounds } from '../bounds';
import type { SearchFilter } from '../conditions';
import { wordIndexQuery } from '../facets';
import { regionOf } from '../grid';
import { orders } from '../orders';
import { type PageRequest } from '../pages';
import { gatherAll, gatherFew, gatherFewIfLikely } from './gather';
import { gatherFromStart } from './gatherFromStart';
import { rankNewest } from './rankNewest';
import { scanBySteps } from './scanBySteps';
import { scanInOrder, scanInOrderIfDense } from './scanInOrder';
import { scanLocalities } from './scanLocalities';
import { scanRegion } from './scanRegion';
import { scanTypes } from './scanTypes';
import { skipRows } from './skipRows';
import type { FoundRows, Strategy } from './strategy';

/** Pages that begin later are not worth a scan. */
export const deepOffset = 1_000;

/** Listings of one owner or given by id: few enough to fetch them all. */
export const isNarrow = ({ owner, params }: SearchFilter): boolean => owner !== undefined || params.ids !== undefined;

const isAlong = ({ ordering }: PageRequest) => orders[ordering].along !== undefined;
const isInRegion = ({ filter }: PageRequest) => regionOf(filter.params) !== null;

/** A kind of list, and the strategies for it, by whether few or many matches are expected. */
interface ListKind {
  name: string;
  is: (request: PageRequest) => boolean;
  few: readonly Strategy[];
  many: readonly Strategy[];
}

/** The first kind that a list is of decides; the last strategy of each always succeeds. */
export const listKinds: readonly ListKind[] = [
  { name: 'one owner, or ids', is: ({ filter }) => isNarrow(filter), few: [gatherAll], many: [gatherAll] },
  {
    name: 'relevance',
    is: ({ ordering }) => ordering === 'relevance',
    few: [gatherFew, rankNewest, gatherAll],
    many: [rankNewest, gatherFew, gatherAll],
  },
  {
    name: `offset above ${deepOffset}`,
    is: ({ offset }) => offset > deepOffset,
    few: [gatherFew, skipRows, gatherAll],
    many: [gatherFew, skipRows, gatherAll],
  },
  {
    name: 'in a region, newest or oldest',
    is: (request) => isInRegion(request) && !isAlong(request),
    few: [gatherFew, scanInOrder, gatherFromStart, gatherAll],
    // `listProperties` has scanned in vain while the region was counted (`scanMeanwhile`)
    many: [gatherFromStart, gatherFewIfLikely, gatherAll],
  },
  {
    name: 'in a region, price or size, no words',
    is: (request) => isInRegion(request) && !request.filter.words,
    few: [gatherFew, scanRegion, gatherAll],
    many: [scanRegion, gatherFewIfLikely, gatherAll],
  },
  {
    name: 'newest or oldest',
    is: (request) => !isAlong(request),
    few: [gatherFew, scanInOrder, gatherFromStart, gatherAll],
    many: [scanInOrder, gatherFewIfLikely, gatherFromStart, gatherAll],
  },
  {
    name: 'price or size, no words or amenities',
    is: ({ filter }) => wordIndexQuery(filter) === null,
    few: [gatherFew, scanLocalities, scanInOrder, gatherAll],
    many: [scanLocalities, scanInOrder, gatherFewIfLikely, gatherAll],
  },
  {
    name: 'price or size, with words or amenities',
    is: () => true,
    few: [gatherFew, scanTypes, scanInOrderIfDense, scanBySteps, gatherAll],
    many: [scanTypes, scanInOrderIfDense, scanBySteps, gatherAll],
  },
];

/** How many matches are expected, and whether that is many. */
export interface Expectation {
  estimate: number;
  isMany: boolean;
}

/** The rows of the page, by the first strategy that stays within its bound. */
export async function runStrategies(
  database: Queryable,
  request: PageRequest,
  { estimate, isMany }: Expectation,
  bounds: Bounds,
): Promise<FoundRows> {
  const kind = listKinds.find(({ is }) => is(request));
  for (const { suits, find } of (isMany ? kind?.many : kind?.few) ?? []) {
    if (suits && !(await suits(database, request, bounds, estimate))) continue;
    const found = await find(database, request, bounds, estimate);
    if (found) return found;
  }
  throw new Error('no strategy found the page');
}
