import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { withoutCachedPlan } from '../../../db/statementNames';
import { lifecycleConditions, plainConditions } from './propertyConditions';
import type { CursorPosition } from './propertyCursor';
import { foldedQuery } from './propertyFacets';
import { type PageRequest, cardsAt, orders, rankOf, startOf, up } from './propertyPages';
import { type Bounds, matchesAlong, pathOf } from './propertyStrategies';
import { unknownLast } from './unknownLast';

/** The first matches of one property type. */
interface KindWalk {
  kind: number;
  hits: CursorPosition[];
  /** The rank of the first listing that was not scanned; null when all were. */
  edge: number | null;
}

/** Limits of the scans by type: which types (all by default), how many matches suffice for each, how many rows all may scan together, and the last rank that matters. */
interface Pace {
  kinds: readonly number[] | null;
  enough: number;
  together: number;
  last?: number | undefined;
}

/** How many types are scanned by default. */
const usualKinds = 7;

/** Scans the ordering within each type until enough rows match or its share of rows is used up. */
async function walkEach(
  queryable: Queryable,
  wanted: PageRequest,
  { kinds, enough, together, last }: Pace,
): Promise<KindWalk[]> {
  const steps = enough + Math.floor(together / (kinds?.length || usualKinds));
  const rank = rankOf(wanted.ordering);
  const path = pathOf(wanted, { type: sql`kind.id`, last });
  const found = await queryable.rows<{ kind: number; edge: number | null } & ({ id: null } | CursorPosition)>(sql`
    ${withoutCachedPlan} select kind.id as kind, edge.edge, hit.id, hit.rank from property_type kind
    left join lateral (select ${rank} as edge ${path} offset ${steps} limit 1) edge on true
    left join lateral (select id, ${rank} as rank from ${matchesAlong(wanted, steps, { path })} limit ${enough}) hit on true
    where ${kinds ? sql`kind.id = any(${kinds}::int[])` : sql`true`}`);
  const walks = new Map<number, KindWalk>();
  for (const { kind, edge, ...hit } of found) {
    const walk = walks.get(kind) ?? { kind, edge, hits: [] };
    if (hit.id !== null) walk.hits.push(hit);
    walks.set(kind, walk);
  }
  return [...walks.values()];
}

/** The matches among these listings, in the form of a scan that has finished. */
async function amongThese(queryable: Queryable, wanted: PageRequest, ids: readonly number[]): Promise<KindWalk> {
  if (ids.length === 0) return { kind: 0, hits: [], edge: null };
  const rank = rankOf(wanted.ordering);
  const hits = await queryable.rows<CursorPosition>(
    sql`select id, ${rank} as rank from property where id = any(${ids}::int[]) and ${lifecycleConditions(wanted.chosen)} and ${plainConditions(wanted.chosen)} and ${startOf(wanted)}`,
  );
  return { kind: 0, hits, edge: null };
}

/** The first matches of all scans, the last one that we need, and the types that may still contain one before it. */
function judge(walks: readonly KindWalk[], { ordering }: PageRequest, enough: number) {
  const one = orders[ordering].way === up.way ? 1 : -1;
  const hits = walks.flatMap((walk) => walk.hits).sort((a, b) => (a.rank - b.rank || a.id - b.id) * one);
  const last = hits[enough - 1]?.rank;
  const open = walks
    .filter(
      (walk) =>
        walk.edge !== null && walk.hits.length < enough && (last === undefined || (walk.edge - last) * one <= 0),
    )
    .map(({ kind }) => kind);
  return { hits, last, open };
}

/**
 * For words ordered by price or size. A word often goes with a type ("resort", "plot"), and a type with a price: the cheapest listings
 * overall then do not match, but the cheapest of its type do. So we scan every type in which the words are frequent for a few steps, and
 * those with too few matches further, up to the last match that we need. Null when that was not enough.
 */
export const scanTypes = unknownLast(async (queryable: Queryable, wanted: PageRequest, { kinds: bounds }: Bounds) => {
  const { chosen, reach } = wanted;
  if (!orders[wanted.ordering].along || foldedQuery(chosen) === null) return null;
  const enough = wanted.offset + wanted.rows;
  const first = await walkEach(queryable, wanted, {
    kinds: reach?.often ?? (chosen.types.length > 0 ? chosen.types : null),
    enough,
    together: bounds.rowsSkipped,
  });
  const walks = [...first, await amongThese(queryable, wanted, reach?.rare ?? [])];
  let found = judge(walks, wanted, enough);
  const { open, last, hits } = found;
  // where the first steps found almost nothing, more steps would not find enough
  const hopeless = last === undefined && hits.length * bounds.again < (enough - hits.length) * bounds.rowsSkipped;
  if (open.length > 0 && !hopeless) {
    const further = await walkEach(queryable, wanted, { kinds: open, enough, together: bounds.again, last });
    found = judge([...walks.filter(({ kind }) => !open.includes(kind)), ...further], wanted, enough);
  }
  return found.open.length > 0 ? null : cardsAt(queryable, wanted, found.hits.slice(wanted.offset, enough));
});
