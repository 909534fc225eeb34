import type { Queryable } from '../../../../../db/database';
import type { Bounds } from '../bounds';
import type { PageRequest, RankedRow } from '../pages';

/** Rows in order, and how many match in total, if that is known. */
export interface FoundRows {
  rows: RankedRow[];
  matching?: number;
}
/** Null when the strategy exceeded its bound. */
export type Found = FoundRows | null;

/** `estimate` is how many matches are expected. */
type Uses<Result> = (
  queryable: Queryable,
  request: PageRequest,
  bounds: Bounds,
  estimate: number,
) => Result | Promise<Result>;

/**
 * A way to find the first rows of an ordered list. None suits every query: scanning the order's index until enough rows
 * match is quick where many match, gathering all matches and sorting them where few do. The planner guesses which by
 * multiplying how rare each condition is, and is wrong by thousands wherever conditions hang together ("koregaon park
 * pune") or exclude each other (a rent of three crore). So each is bounded here, and the next one is tried when it exceeds
 * its bound.
 */
export interface Strategy {
  name: string;
  /** What it does, as the table of the README says it. */
  how: string;
  /** What it reads at most, as the table of the README says it. */
  bound: (bounds: Bounds) => string;
  /** Whether it is worth trying; always, without it. */
  suits?: Uses<boolean>;
  find: Uses<Found>;
}
