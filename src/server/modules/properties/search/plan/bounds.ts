/*
 * What the bounds rest on, with a million listings on PostgreSQL on a machine with two cores (test/bench/README.md): an
 * entry of an index costs 0.1 µs, an entry that is looked up in a long list of words 0.5 µs, a row of the table 2.2 µs, and
 * 8 µs where its connection touches its page for the first time. A strategy may spend about ten milliseconds in vain.
 */

/** The bound of each strategy. */
export interface Bounds {
  /** If more are expected, matches are estimated instead of counted, because counting many is slow and says little. */
  counted: number;
  /**
   * Entries of an index that a scan may read, if these answer the whole filter, and if rows are read of those that pass so
   * far. It reads so many rows: the newest are adjacent on disk, those ordered by price or size are not.
   */
  scan: { entries: number; entriesWithRows: number; newest: number; scattered: number };
  /**
   * Rows that are read instead of the word index, if the rest of the filter leaves so few and at most one in `oneIn` of
   * all listings: reading a row takes as long as reading the index of so many.
   */
  readInstead: { rows: number; oneIn: number };
  /**
   * With more listings than this, statements are planned for their values, which takes a millisecond. With fewer, the
   * word index is always faster than rows.
   */
  freshPlans: number;
  /** Rows that the scans of all types may read together: at first, and once more for the types that found too few. */
  typeScans: { rows: number; rowsAgain: number };
  /**
   * For relevance: the newest rows that are read one by one at most, and how many of the newest ids are searched by the
   * word index, at least and at most.
   */
  ranked: { rows: number; leastIds: number; mostIds: number };
  /** How many rows from the start of the order are searched for all matches, one after the other. */
  stretches: readonly number[];
}

export const usualBounds: Bounds = {
  // 2,000 rows: 4.4 ms
  counted: 2_000,
  // 10 ms of entries; 3,000 adjacent rows 7 ms, 1,500 scattered ones 12 ms
  scan: { entries: 100_000, entriesWithRows: 30_000, newest: 3_000, scattered: 1_500 },
  // 4,000 rows 9 ms; a row costs as much as 22 entries of an index, and each word reads a dozen lists
  readInstead: { rows: 4_000, oneIn: 250 },
  freshPlans: 20_000,
  typeScans: { rows: 1_400, rowsAgain: 2_000 },
  ranked: { rows: 5_000, leastIds: 1_000, mostIds: 250_000 },
  stretches: [25_000, 150_000],
};

/** Estimates are wrong by some: a strategy gives up at once only with so many times as many expected as its limit. */
export const giveUpFactor = 2;
