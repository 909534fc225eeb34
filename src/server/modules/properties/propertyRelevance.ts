import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { plainConditions } from './propertyConditions';
import { type Wanted, askCards, ranked, rankedMatches, startOf } from './propertyPages';
import { type Bounds, type Found, gather, passed, pathOf } from './propertyWays';

/** Some more than the estimate asks for: matches do not lie evenly. */
const spare = 1.3;

/** How many of the newest listings should hold as many matches as are ranked. */
async function stretchFor(queryable: Queryable, estimate: number, { atLeast, atMost }: Bounds['ranked']): Promise<number> {
  const told = await queryable.row<{ listings: number }>(sql`select reltuples::int as listings from pg_class where oid = 'property'::regclass`);
  const needed = Math.ceil((rankedMatches * spare * Math.max(told?.listings ?? 0, 0)) / Math.max(estimate, 1));
  return Math.min(Math.max(needed, atLeast), atMost);
}

/** A page of these, by how well they fit; null when they are fewer than are ranked. */
async function rankedPage(queryable: Queryable, wanted: Wanted, ids: Sql): Promise<Found> {
  const before = sql`with ranked as materialized (${ranked(ids, wanted.chosen.search ?? '')})`;
  const { rows, counted } = await askCards(queryable, wanted, { before, from: sql`ranked`, where: startOf(wanted), counted: sql`(select count(*)::int from ranked)` });
  return counted === rankedMatches ? { rows } : null;
}

/**
 * For relevance: the newest matches, which alone are ranked. Where many listings match they are met by walking the newest; where fewer do, the
 * index of words finds them among those. Null when not enough are there.
 */
export async function rankNewest(queryable: Queryable, wanted: Wanted, { ranked: bounds }: Bounds, estimate: number): Promise<Found> {
  const stretch = await stretchFor(queryable, estimate, bounds);
  if (stretch <= bounds.passed) return rankedPage(queryable, wanted, sql`select id from ${passed(wanted, stretch)} where ${plainConditions(wanted.chosen)}`);
  const last = await queryable.row<{ at: number }>(sql`select id as at ${pathOf(wanted)} offset ${stretch} limit 1`);
  const found = last && (await gather(queryable, wanted, { within: sql`id >= ${last.at}` }));
  return found && (found.matching ?? 0) >= rankedMatches ? { rows: found.rows } : null;
}
