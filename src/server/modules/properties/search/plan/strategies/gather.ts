import sql, { type Sql, empty, join } from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { withoutCachedPlan } from '../../../../../db/statementNames';
import { giveUpFactor } from '../bounds';
import { columnsBeyondIndexes, indexedConditions, lifecycleConditions, squareConditions } from '../conditions';
import { estimateRows } from '../estimateRows';
import { wordIndexConditions, wordIndexQuery } from '../facets';
import { afterCursor } from '../orders';
import { type PageRequest, queryCards, ranked } from '../pages';
import { readRows } from './paths';
import type { Bounds } from '../bounds';
import type { Found, Strategy } from './strategy';

interface Gathering {
  most?: number | undefined;
  /** One more condition. */
  within?: Sql;
  /** One more facet of the index of words. */
  facet?: string;
  /** Finds all matches, instead of the filter's own conditions. */
  allMatches?: Sql | undefined;
}

/** Collects all matches by whatever indexes fit best, and sorts them. Null when there are more than `most`. */
export async function gather(
  queryable: Queryable,
  request: PageRequest,
  { most, within, facet, allMatches }: Gathering = {},
): Promise<Found> {
  const { filter, ordering } = request;
  const where =
    allMatches ??
    join(
      [
        lifecycleConditions(filter),
        wordIndexConditions(filter, facet),
        ...(within ? [within] : []),
        // the indexes of the map, of types and of localities are sorted by squares
        ...(wordIndexQuery(filter) === null ? squareConditions(filter) : []),
      ],
      ' and ',
    );
  // the limit is outside, or the planner would read the table from its start until it has that many
  const every = sql`select id, price_rank, size_rank from property where ${where}`;
  const matching =
    most === undefined
      ? sql`matching as materialized (${every})`
      : sql`every as materialized (${every}), matching as materialized (select * from every limit ${most + 1})`;
  const byWords = ordering === 'relevance';
  const planHint = request.needsFreshPlan ? withoutCachedPlan : empty;
  const before = byWords
    ? sql`${planHint} with ${matching}, ranked as (${ranked(sql`select id from matching`, filter.words?.query ?? '')})`
    : sql`${planHint} with ${matching}`;
  const { rows, counted } = await queryCards(queryable, request, {
    before,
    from: byWords ? sql`ranked` : sql`matching`,
    where: afterCursor(request),
    counted: sql`(select count(*)::int from matching)`,
  });
  return most !== undefined && counted > most ? null : { rows, matching: counted };
}

/** The count of a gathering that gave up. */
const tooMany = -1;

/**
 * All matches, where the filter without its words leaves few listings: reads these instead of the word index. Null when
 * it leaves more.
 */
async function gatherByReading(queryable: Queryable, request: PageRequest, { readInstead }: Bounds): Promise<Found> {
  const { filter, ordering } = request;
  const where = join([lifecycleConditions(filter), indexedConditions(filter), ...squareConditions(filter)], ' and ');
  // on smaller sites the word index is always faster (`Bounds.freshPlans`)
  if (!request.needsFreshPlan || columnsBeyondIndexes(filter).length === 0) return null;
  const most = Math.min(readInstead.rows, Math.floor((request.listings ?? Infinity) / readInstead.oneIn));
  if ((await estimateRows(queryable, where)) > most) return null;
  const isFew = sql`(select count(*) from narrow) <= ${most}::int`;
  const ids = sql`select id from matching`;
  const byWords = ordering === 'relevance';
  const { rows, counted } = await queryCards(queryable, request, {
    before: sql`${withoutCachedPlan} with narrow as materialized (select id, price_rank, size_rank from property where ${where} limit ${most + 1}),
      matching as materialized (${readRows(request, sql`select * from narrow where ${isFew}`)})
      ${byWords ? sql`, ranked as (${ranked(ids, filter.words?.query ?? '')})` : empty}`,
    from: byWords ? sql`ranked` : sql`matching`,
    where: afterCursor(request),
    counted: sql`case when ${isFew} then (select count(*)::int from matching) else ${tooMany} end`,
  });
  return counted === tooMany ? null : { rows, matching: counted };
}

/** How many matches are gathered: a little above the limit, because giving up wastes the work of finding them. */
const mostGathered = ({ counted }: Bounds) => counted * giveUpFactor;

export const gatherFew: Strategy = {
  name: 'gatherFew',
  how: 'find all matches by the best index, then sort; if the filter without words and amenities leaves few listings, read their rows instead of the word index',
  bound: (bounds) =>
    `${mostGathered(bounds)} matches; ${bounds.readInstead.rows} rows, and one in ${bounds.readInstead.oneIn} listings`,
  find: async (queryable, request, bounds) =>
    (await gatherByReading(queryable, request, bounds)) ?? gather(queryable, request, { most: mostGathered(bounds) }),
};

export const gatherFewIfLikely: Strategy = {
  ...gatherFew,
  name: 'gatherFewIfLikely',
  how: '`gatherFew`, if no more matches are expected',
  suits: (_queryable, _request, bounds, estimate) => estimate <= mostGathered(bounds),
};

export const gatherAll: Strategy = {
  name: 'gatherAll',
  how: 'find all matches by the best index, then sort',
  bound: () => 'none',
  find: (queryable, request) => gather(queryable, request, { allMatches: request.allMatches }),
};
