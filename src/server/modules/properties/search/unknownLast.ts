import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { withoutCachedPlan } from '../../../db/statementNames';
import { lifecycleConditions, priceBounds, sizeBounds } from './propertyConditions';
import { foldedConditions } from './propertyFacets';
import { type PageRequest, type RankedRow, orders, queryCards, startOf } from './propertyPages';

type Scan<Rest extends readonly unknown[]> = (
  queryable: Queryable,
  wanted: PageRequest,
  ...rest: Rest
) => Promise<{ rows: RankedRow[]; matching?: number } | null>;

/** A range of prices or sizes holds no listing without one. */
const mayBeUnknown = ({ chosen: { filter }, ordering }: PageRequest) =>
  (orders[ordering].along === 'price' ? priceBounds(filter) : sizeBounds(filter)) === null;

async function unknownOnes(queryable: Queryable, wanted: PageRequest): Promise<{ rows: RankedRow[] }> {
  const where = sql`${lifecycleConditions(wanted.chosen)} and ${foldedConditions(wanted.chosen)} and ${startOf(wanted)}`;
  const before = wanted.isPlanned ? withoutCachedPlan : empty;
  const { rows } = await queryCards(queryable, wanted, { before, from: sql`property`, where, counted: sql`0` });
  return { rows };
}

/**
 * A scan along an index that begins with unknown prices or sizes, for a list that ends with them: it reads the known ones,
 * and then the others. Null where the page may begin among the others, and only sorting all of them shows where.
 */
export const unknownLast =
  <Rest extends readonly unknown[]>(scan: Scan<Rest>): Scan<Rest> =>
  async (queryable, wanted, ...more) => {
    const { unknown } = orders[wanted.ordering];
    if (unknown === undefined || wanted.part) return scan(queryable, wanted, ...more);
    if (wanted.after?.rank === unknown)
      return wanted.offset > 0 ? null : unknownOnes(queryable, { ...wanted, part: 'unknown' });
    const known = await scan(queryable, { ...wanted, part: 'known' }, ...more);
    if (!known || known.rows.length === wanted.rows || !mayBeUnknown(wanted)) return known;
    if (known.rows.length === 0 && wanted.offset > 0) return null;
    const rest = { part: 'unknown', after: null, offset: 0, rows: wanted.rows - known.rows.length } as const;
    const { rows } = await unknownOnes(queryable, { ...wanted, ...rest });
    return { ...known, rows: [...known.rows, ...rows] };
  };
