import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { withoutCachedPlan } from '../../../../../db/statementNames';
import { lifecycleConditions, priceBounds, sizeBounds } from '../conditions';
import { wordIndexConditions } from '../facets';
import { orders, afterCursor } from '../orders';
import { type PageRequest, type RankedRow, queryCards } from '../pages';

type Scan<Rest extends readonly unknown[]> = (
  queryable: Queryable,
  request: PageRequest,
  ...rest: Rest
) => Promise<{ rows: RankedRow[]; matching?: number } | null>;

/** A range of prices or sizes holds no listing without one. */
const mayBeUnknown = ({ filter: { params }, ordering }: PageRequest) =>
  (orders[ordering].along === 'price' ? priceBounds(params) : sizeBounds(params)) === null;

async function unknownOnes(queryable: Queryable, request: PageRequest): Promise<{ rows: RankedRow[] }> {
  const where = sql`${lifecycleConditions(request.filter)} and ${wordIndexConditions(request.filter)} and ${afterCursor(request)}`;
  const before = request.needsFreshPlan ? withoutCachedPlan : empty;
  const { rows } = await queryCards(queryable, request, { before, from: sql`property`, where, counted: sql`0` });
  return { rows };
}

/**
 * A scan along an index that begins with unknown prices or sizes, for a list that ends with them: it reads the known ones,
 * and then the others. Null where the page may begin among the others, and only sorting all of them shows where.
 */
export const unknownLast =
  <Rest extends readonly unknown[]>(scan: Scan<Rest>): Scan<Rest> =>
  async (queryable, request, ...more) => {
    const { unknown } = orders[request.ordering];
    if (unknown === undefined || request.part) return scan(queryable, request, ...more);
    if (request.after?.rank === unknown)
      return request.offset > 0 ? null : unknownOnes(queryable, { ...request, part: 'unknown' });
    const known = await scan(queryable, { ...request, part: 'known' }, ...more);
    if (!known || known.rows.length === request.rows || !mayBeUnknown(request)) return known;
    if (known.rows.length === 0 && request.offset > 0) return null;
    const rest = { part: 'unknown', after: null, offset: 0, rows: request.rows - known.rows.length } as const;
    const { rows } = await unknownOnes(queryable, { ...request, ...rest });
    return { ...known, rows: [...known.rows, ...rows] };
  };
