import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { withoutCachedPlan } from '../../../db/statementNames';
import { lifecycleConditions, plainConditions } from './propertyConditions';
import type { CursorPosition } from './propertyCursor';
import { foldedQuery } from './propertyFacets';
import { type PageRequest, cardsAt, orders, rankOf, startOf, up } from './propertyPages';
import { type Bounds, type Found, passed, pathOf } from './propertyStrategies';

/** The first matches of one property type. */
interface KindWalk {
  kind: number;
  hits: CursorPosition[];
  /** The rank of the first listing that was not passed; null where all were. */
  edge: number | null;
}

/** How walks of each kind go: which kinds (all where none are told), matches that are enough of each, rows that all may pass together, and the last rank that matters. */
interface Pace {
  kinds: readonly number[] | null;
  enough: number;
  together: number;
  last?: number | undefined;
}

/** Types that are walked where none are told. */
const usualKinds = 7;

/** Walks the order within each type until enough match or its share of so many are passed. */
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
    left join lateral (select id, ${rank} as rank from ${passed(wanted, steps, path)} where ${plainConditions(wanted.chosen)} limit ${enough}) hit on true
    where ${kinds ? sql`kind.id = any(${kinds}::int[])` : sql`true`}`);
  const walks = new Map<number, KindWalk>();
  for (const { kind, edge, ...hit } of found) {
    const walk = walks.get(kind) ?? { kind, edge, hits: [] };
    if (hit.id !== null) walk.hits.push(hit);
    walks.set(kind, walk);
  }
  return [...walks.values()];
}

/** The matches among these listings, as a walk that has passed all of them. */
async function amongThese(queryable: Queryable, wanted: PageRequest, ids: readonly number[]): Promise<KindWalk> {
  if (ids.length === 0) return { kind: 0, hits: [], edge: null };
  const rank = rankOf(wanted.ordering);
  const hits = await queryable.rows<CursorPosition>(
    sql`select id, ${rank} as rank from property where id = any(${ids}::int[]) and ${lifecycleConditions(wanted.chosen)} and ${plainConditions(wanted.chosen)} and ${startOf(wanted)}`,
  );
  return { kind: 0, hits, edge: null };
}

/** The first matches of all walks, the last of them that is wanted, and the kinds that may yet hold one before it. */
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
 * For words in the order of price or size. A word often goes with a type ("resort", "plot"), and a type with a price: the cheapest listings of
 * all are then none of the word's, but the cheapest of its own type are at once. So every type in which the words stand often is walked for a
 * few steps, and those that showed too little further, up to the last match that counts. Null when that was not far enough.
 */
export async function scanTypes(queryable: Queryable, wanted: PageRequest, { kinds: bounds }: Bounds): Promise<Found> {
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
  // where the first steps showed next to nothing, so many more would not show enough
  const hopeless = last === undefined && hits.length * bounds.again < (enough - hits.length) * bounds.rowsSkipped;
  if (open.length > 0 && !hopeless) {
    const further = await walkEach(queryable, wanted, { kinds: open, enough, together: bounds.again, last });
    found = judge([...walks.filter(({ kind }) => !open.includes(kind)), ...further], wanted, enough);
  }
  return found.open.length > 0 ? null : cardsAt(queryable, wanted, found.hits.slice(wanted.offset, enough));
}
