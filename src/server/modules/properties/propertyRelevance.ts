import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { plainConditions } from './propertyConditions';
import { estimateRows } from './propertyEstimate';
import { type Wanted, askCards, ranked, rankedMatches, startOf } from './propertyPages';
import { type Bounds, type Found, gather, passed, pathConditions, pathOf } from './propertyWays';

/** Some more than the estimate asks for: matches do not lie evenly. */
const spare = 1.3;

/** How many of the newest should hold as many matches as are ranked, and more where these do not: the estimate may be wrong. */
async function stretchesFor(queryable: Queryable, wanted: Wanted, estimate: number, { atLeast, atMost }: Bounds['ranked']): Promise<number[]> {
  const passing = await estimateRows(queryable, pathConditions(wanted));
  const likely = Math.min(Math.max(Math.ceil((rankedMatches * spare * passing) / Math.max(estimate, 1)), atLeast), atMost);
  return [1, 4, 16].map((times) => likely * times).filter((stretch) => stretch <= Math.max(atMost, likely));
}

/** A page of these, by how well they fit; null when they are fewer than are ranked. */
async function rankedPage(queryable: Queryable, wanted: Wanted, ids: Sql): Promise<Found> {
  const before = sql`with ranked as materialized (${ranked(ids, wanted.chosen.search ?? '')})`;
  const { rows, counted } = await askCards(queryable, wanted, { before, from: sql`ranked`, where: startOf(wanted), counted: sql`(select count(*)::int from ranked)` });
  return counted === rankedMatches ? { rows } : null;
}

async function rankAmong(queryable: Queryable, wanted: Wanted, stretch: number, walked: number): Promise<Found> {
  if (stretch <= walked) return rankedPage(queryable, wanted, sql`select id from ${passed(wanted, stretch)} where ${plainConditions(wanted.chosen)}`);
  const last = await queryable.row<{ at: number }>(sql`select id as at ${pathOf(wanted)} offset ${stretch} limit 1`);
  const found = last && (await gather(queryable, wanted, { within: sql`id >= ${last.at}` }));
  return found && (found.matching ?? 0) >= rankedMatches ? { rows: found.rows } : null;
}

/**
 * For relevance: the newest matches, which alone are ranked. Where many listings match they are met by walking the newest; where fewer do, the
 * index of words finds them among those. Null when not enough are there.
 */
export async function rankNewest(queryable: Queryable, wanted: Wanted, { ranked: bounds }: Bounds, estimate: number): Promise<Found> {
  for (const stretch of await stretchesFor(queryable, wanted, estimate, bounds)) {
    const found = await rankAmong(queryable, wanted, stretch, bounds.passed);
    if (found) return found;
  }
  return null;
}
