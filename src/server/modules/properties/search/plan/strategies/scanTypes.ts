import sql from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { withoutCachedPlan } from '../../../../../db/statementNames';
import { lifecycleConditions, plainConditions } from '../conditions';
import type { CursorPosition } from '../cursor';
import { wordIndexQuery } from '../facets';
import { orders, rankOf, afterCursor, up } from '../orders';
import { type PageRequest, cardsAt } from '../pages';
import type { Bounds } from '../bounds';
import { matchesAlong, pathOf } from './paths';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/** The first matches of one property type. */
interface TypeScan {
  /** Null for listings by id, of whichever type. */
  type: number | null;
  hits: CursorPosition[];
  /** The rank of the first listing that was not scanned; null when all were. */
  edge: number | null;
}

interface Limits {
  /** All by default. */
  types: readonly number[] | null;
  /** So many matches suffice, of each type. */
  enough: number;
  /** Rows that all scans may read together. */
  rows: number;
  /** The last rank that matters. */
  last?: number | undefined;
}

/** About how many types there are: they share the rows. */
const typeCount = 7;

/** Scans the ordering within each type until enough rows match or its share of rows is used up. */
async function scanEach(
  queryable: Queryable,
  request: PageRequest,
  { types, enough, rows, last }: Limits,
): Promise<TypeScan[]> {
  const entries = enough + Math.floor(rows / (types?.length || typeCount));
  const rank = rankOf(request.ordering);
  const path = pathOf(request, { type: sql`type.id`, last });
  const found = await queryable.rows<{ type: number; edge: number | null } & ({ id: null } | CursorPosition)>(sql`
    ${withoutCachedPlan} select type.id as type, edge.edge, hit.id, hit.rank from property_type type
    left join lateral (select ${rank} as edge ${path} offset ${entries} limit 1) edge on true
    left join lateral (
      select id, ${rank} as rank from ${matchesAlong(request, entries, { path })} limit ${enough}
    ) hit on true
    where ${types ? sql`type.id = any(${types}::int[])` : sql`true`}`);
  const scans = new Map<number, TypeScan>();
  for (const { type, edge, ...hit } of found) {
    const scan = scans.get(type) ?? { type, edge, hits: [] };
    if (hit.id !== null) scan.hits.push(hit);
    scans.set(type, scan);
  }
  return [...scans.values()];
}

/** The matches among these listings, in the form of a scan that has finished. */
async function amongThese(queryable: Queryable, request: PageRequest, ids: readonly number[]): Promise<TypeScan> {
  if (ids.length === 0) return { type: null, hits: [], edge: null };
  const rank = rankOf(request.ordering);
  const matching = sql`${lifecycleConditions(request.filter)} and ${plainConditions(request.filter)}`;
  const hits = await queryable.rows<CursorPosition>(
    sql`select id, ${rank} as rank from property where id = any(${ids}::int[]) and ${matching} and ${afterCursor(request)}`,
  );
  return { type: null, hits, edge: null };
}

/** The first matches of all scans, the last one that we need, and the types of which entries that were not scanned may come before it. */
function judge(scans: readonly TypeScan[], { ordering }: PageRequest, enough: number) {
  const direction = orders[ordering].direction === up.direction ? 1 : -1;
  const hits = scans.flatMap((scan) => scan.hits).sort((a, b) => (a.rank - b.rank || a.id - b.id) * direction);
  const last = hits[enough - 1]?.rank;
  const isOpen = ({ edge, hits: own }: TypeScan) =>
    edge !== null && own.length < enough && (last === undefined || (edge - last) * direction <= 0);
  const open = scans.filter(isOpen).flatMap(({ type }) => type ?? []);
  return { hits, last, open };
}

/** Words that occur in at most this many types are searched in each of them. */
const fewTypes = 3;

/**
 * For words by price or size. A word often goes with a type ("resort", "plot"), and a type with a price: the cheapest
 * listings of all then do not match, but the cheapest of its type do. So we scan a few entries of every type in which the
 * words are frequent, and more of those with too few matches, up to the last match that we need. Null when that was not
 * enough.
 */
export const scanTypes: Strategy = {
  name: 'scanTypes',
  how: `scan each type in which the words are frequent in its order; up to ${fewTypes} types`,
  bound: ({ typeScans: { rows, rowsAgain } }) => `${rows} rows together, then ${rowsAgain}`,
  suits: (_queryable, { candidates }) => candidates != null && candidates.frequentTypes.length <= fewTypes,
  find: unknownLast(async (queryable: Queryable, request: PageRequest, { typeScans }: Bounds) => {
    const { filter, candidates } = request;
    if (!orders[request.ordering].along || wordIndexQuery(filter) === null) return null;
    const enough = request.offset + request.rows;
    const first = await scanEach(queryable, request, {
      types: candidates?.frequentTypes ?? (filter.types.length > 0 ? filter.types : null),
      enough,
      rows: typeScans.rows,
    });
    const scans = [...first, await amongThese(queryable, request, candidates?.rareIds ?? [])];
    let found = judge(scans, request, enough);
    const { open, last, hits } = found;
    // at the rate of the first rows, the others would not have enough
    const { rows, rowsAgain } = typeScans;
    const isHopeless = last === undefined && hits.length * rowsAgain < (enough - hits.length) * rows;
    if (open.length > 0 && !isHopeless) {
      const further = await scanEach(queryable, request, { types: open, enough, rows: rowsAgain, last });
      found = judge(
        [...scans.filter(({ type }) => type === null || !open.includes(type)), ...further],
        request,
        enough,
      );
    }
    return found.open.length > 0 ? null : cardsAt(queryable, request, found.hits.slice(request.offset, enough));
  }),
};
