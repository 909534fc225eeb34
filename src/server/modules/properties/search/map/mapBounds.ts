import type { Database } from '../../../../db/database';

/** The bound of each way. */
export interface MapBounds {
  /** Rows of the map's index: with a box alone, or with an area, whose sides are compared with each point. */
  direct: { box: number; area: number };
  /** Rows of the map's index for a box without a filter: with more, the squares that are counted already are quicker. */
  unfiltered: number;
  /** Rows of the table, whose words are read. */
  rowsRead: number;
  /** Matches that are gathered by the index of words, wherever they are. */
  gathered: number;
  /** So many matches should be among the newest listings, which then stand for all. */
  matchesAmongNewest: number;
  /** So many matches should be in a sample whose words are read from the table. */
  matchesInSample: number;
}

export const usualMapBounds: MapBounds = {
  direct: { box: 10_000, area: 4_000 },
  unfiltered: 3_000,
  rowsRead: 1_500,
  gathered: 1_500,
  matchesAmongNewest: 600,
  matchesInSample: 150,
};

/** The embedded database reads a row in about three times the time. */
const embeddedMapBounds: MapBounds = {
  direct: { box: 7_000, area: 2_000 },
  unfiltered: 1_000,
  rowsRead: 600,
  gathered: 600,
  matchesAmongNewest: 400,
  matchesInSample: 100,
};

export const mapBoundsOf = ({ kind }: Pick<Database, 'kind'>): MapBounds =>
  kind === 'embedded' ? embeddedMapBounds : usualMapBounds;
