import sql from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { withoutCachedPlan } from '../../../../../db/statementNames';
import { lifecycleConditions, plainConditions } from '../conditions';
import type { CursorPosition } from '../cursor';
import { foldedQuery } from '../facets';
import { type PageRequest, cardsAt, orders, rankOf, startOf, up } from '../pages';
import type { Bounds } from '../bounds';
import { matchesAlong, pathOf } from './paths';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/** The first matches of one property type. */
interface TypeScan {
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
async function scanEach(
  queryable: Queryable,
  request: PageRequest,
  { kinds, enough, together, last }: Pace,
): Promise<TypeScan[]> {
  const steps = enough + Math.floor(together / (kinds?.length || usualKinds));
  const rank = rankOf(request.ordering);
  const path = pathOf(request, { type: sql`kind.id`, last });
  const found = await queryable.rows<{ kind: number; edge: number | null } & ({ id: null } | CursorPosition)>(sql`
    ${withoutCachedPlan} select kind.id as kind, edge.edge, hit.id, hit.rank from property_type kind
    left join lateral (select ${rank} as edge ${path} offset ${steps} limit 1) edge on true
    left join lateral (select id, ${rank} as rank from ${matchesAlong(request, steps, { path })} limit ${enough}) hit on true
    where ${kinds ? sql`kind.id = any(${kinds}::int[])` : sql`true`}`);
  const scans = new Map<number, TypeScan>();
  for (const { kind, edge, ...hit } of found) {
    const scan = scans.get(kind) ?? { kind, edge, hits: [] };
    if (hit.id !== null) scan.hits.push(hit);
    scans.set(kind, scan);
  }
  return [...scans.values()];
}

/** The matches among these listings, in the form of a scan that has finished. */
async function amongThese(queryable: Queryable, request: PageRequest, ids: readonly number[]): Promise<TypeScan> {
  if (ids.length === 0) return { kind: 0, hits: [], edge: null };
  const rank = rankOf(request.ordering);
  const hits = await queryable.rows<CursorPosition>(
    sql`select id, ${rank} as rank from property where id = any(${ids}::int[]) and ${lifecycleConditions(request.filter)} and ${plainConditions(request.filter)} and ${startOf(request)}`,
  );
  return { kind: 0, hits, edge: null };
}

/** The first matches of all scans, the last one that we need, and the types that may still contain one before it. */
function judge(scans: readonly TypeScan[], { ordering }: PageRequest, enough: number) {
  const one = orders[ordering].way === up.way ? 1 : -1;
  const hits = scans.flatMap((scan) => scan.hits).sort((a, b) => (a.rank - b.rank || a.id - b.id) * one);
  const last = hits[enough - 1]?.rank;
  const open = scans
    .filter(
      (scan) =>
        scan.edge !== null && scan.hits.length < enough && (last === undefined || (scan.edge - last) * one <= 0),
    )
    .map(({ kind }) => kind);
  return { hits, last, open };
}

/**
 * For words ordered by price or size. A word often goes with a type ("resort", "plot"), and a type with a price: the cheapest listings
 * overall then do not match, but the cheapest of its type do. So we scan every type in which the words are frequent for a few steps, and
 * those with too few matches further, up to the last match that we need. Null when that was not enough.
 */
const scanEachType = unknownLast(async (queryable: Queryable, request: PageRequest, { kinds: bounds }: Bounds) => {
  const { filter, candidates } = request;
  if (!orders[request.ordering].along || foldedQuery(filter) === null) return null;
  const enough = request.offset + request.rows;
  const first = await scanEach(queryable, request, {
    kinds: candidates?.often ?? (filter.types.length > 0 ? filter.types : null),
    enough,
    together: bounds.rowsSkipped,
  });
  const scans = [...first, await amongThese(queryable, request, candidates?.rare ?? [])];
  let found = judge(scans, request, enough);
  const { open, last, hits } = found;
  // where the first steps found almost nothing, more steps would not find enough
  const hopeless = last === undefined && hits.length * bounds.again < (enough - hits.length) * bounds.rowsSkipped;
  if (open.length > 0 && !hopeless) {
    const further = await scanEach(queryable, request, { kinds: open, enough, together: bounds.again, last });
    found = judge([...scans.filter(({ kind }) => !open.includes(kind)), ...further], request, enough);
  }
  return found.open.length > 0 ? null : cardsAt(queryable, request, found.hits.slice(request.offset, enough));
});

/** Words that occur in at most this many types are searched in each of them. */
const fewTypes = 3;

export const scanTypes: Strategy = {
  name: 'scanTypes',
  how: `scan each type in which the words are frequent in its order; up to ${fewTypes} types`,
  bound: ({ kinds }) => `${kinds.rowsSkipped} rows together, then ${kinds.again}`,
  suits: (_queryable, { candidates }) => candidates != null && candidates.often.length <= fewTypes,
  find: scanEachType,
};
