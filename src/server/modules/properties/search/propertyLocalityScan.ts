import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { withoutCachedPlan } from '../../../db/statementNames';
import { columnsBeyondIndexes, plainConditions } from './propertyConditions';
import type { CursorPosition } from './propertyCursor';
import { type PageRequest, cardsAt, orderOf, orders, startOf } from './propertyPages';
import { unknownLast } from './unknownLast';

/**
 * The list of localities in the order of price or size. The indexes `property_locality_price` and
 * `property_locality_size` are sorted by locality and type, then by price or size, so the first listings of each are
 * among them. Null for another order, and if the filter reads what the indexes do not contain.
 */
export const scanLocalities = unknownLast(async (queryable: Queryable, wanted: PageRequest) => {
  const { along, rank } = orders[wanted.ordering];
  const { localities = [], types, ...chosen } = wanted.chosen;
  if (!along || !rank || localities.length === 0 || columnsBeyondIndexes(wanted.chosen).length > 0) return null;
  const enough = wanted.offset + wanted.rows;
  const order = orderOf(wanted);
  const kinds: Sql = types.length > 0 ? sql`unnest(${types}::int[]) kind (id)` : sql`property_type kind`;
  const found = await queryable.rows<CursorPosition>(sql`${withoutCachedPlan}
    select hit.id, hit.rank from unnest(${localities}::int[]) place (id) cross join ${kinds} cross join lateral (
      select id, ${rank} as rank, price_rank, size_rank from property
      where lifecycle = 'published' and locality_id = place.id and property_type_id = kind.id and ${plainConditions({ ...chosen, types: [] })} and ${startOf(wanted)}
      order by ${order} limit ${enough}
    ) hit order by ${order} limit ${enough}`);
  return cardsAt(queryable, wanted, found.slice(wanted.offset));
});
