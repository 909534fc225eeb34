import { Purpose } from '@contract/properties';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { estimateRows } from '../estimateRows';
import { newestBlocks } from '../facets';
import { afterCursor } from '../orders';
import { type PageRequest, queryCards, ranked, rankedMatches } from '../pages';
import type { Bounds } from '../bounds';
import { gather } from './gather';
import { matchesAlong, pathConditions } from './paths';
import type { Found, Strategy } from './strategy';

/** A margin over the estimate, since matches are not spread evenly. */
const spare = 1.3;

/** How many of the newest listings should contain as many matches as we rank. */
const newestToSearch = (among: number, matching: number, { leastIds, mostIds }: Bounds['ranked']) =>
  Math.min(Math.max(Math.ceil((rankedMatches * spare * among) / Math.max(matching, 1)), leastIds), mostIds);

/** A page of these by relevance; null when there are fewer than we rank. */
async function rankedPage(queryable: Queryable, request: PageRequest, ids: Sql): Promise<Found> {
  const before = sql`with ranked as materialized (${ranked(ids, request.filter.words?.query ?? '')})`;
  const { rows, counted } = await queryCards(queryable, request, {
    before,
    from: sql`ranked`,
    where: afterCursor(request),
    counted: sql`(select count(*)::int from ranked)`,
  });
  return counted === rankedMatches ? { rows } : null;
}

/** The types and cities in which matches can be, as far as the words show. */
const whereMatchesCanBe = ({
  filter: {
    params: { purpose },
    buys,
  },
  candidates,
}: PageRequest) => {
  const purposes = purpose ? [purpose] : Purpose.options.filter((option) => !buys || option !== 'rent');
  return candidates && { ...candidates, purposes };
};

/** Ranks matches among the newest ids, by blocks; among four and sixteen times as many where they hold too few. */
async function rankInBlocks(
  queryable: Queryable,
  request: PageRequest,
  bounds: Bounds['ranked'],
  estimate: number,
): Promise<Found> {
  const newest = await queryable.row<{ id: number }>(
    sql`select id from property where lifecycle = 'published' order by id desc limit 1`,
  );
  if (!newest) return null;
  const first = newestToSearch(newest.id, estimate, bounds);
  for (const many of [first, first * 4, first * 16].filter((ids) => ids <= Math.max(bounds.mostIds, first))) {
    const found = await gather(queryable, request, {
      facet: newestBlocks(newest.id, many, whereMatchesCanBe(request)),
    });
    if (found && (found.matching ?? 0) >= rankedMatches) return { rows: found.rows };
  }
  return null;
}

/** Finds the newest matches, which alone are ranked by relevance: scans the newest listings where many match, and uses the word index among them where few do. */
export const rankNewest: Strategy = {
  name: 'rankNewest',
  how: `relevance of the newest ${rankedMatches} matches`,
  bound: ({ ranked: { rows, mostIds } }) => `${rows} rows in their order, else blocks of up to ${mostIds} ids`,
  find: async (queryable, request, bounds, estimate) => {
    const listings = await estimateRows(queryable, pathConditions(request));
    const rows = newestToSearch(listings, estimate, bounds.ranked);
    const found =
      rows <= bounds.ranked.rows
        ? await rankedPage(queryable, request, sql`select id from ${matchesAlong(request, rows)}`)
        : null;
    return found ?? rankInBlocks(queryable, request, bounds.ranked, estimate);
  },
};
