import sql from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { withoutCachedPlan } from '../../../../../db/statementNames';
import { columnsBeyondIndexes, plainConditions } from '../conditions';
import type { CursorPosition } from '../cursor';
import { orderOf, orders, afterCursor } from '../orders';
import { type PageRequest, cardsAt } from '../pages';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/**
 * The list of localities in the order of price or size. The indexes `property_locality_price` and
 * `property_locality_size` are sorted by locality and type, then by price or size, so the first listings of each are
 * among them. Null for another order, and if the filter reads what the indexes do not contain.
 */
export const scanLocalities: Strategy = {
  name: 'scanLocalities',
  how: 'for localities, without words and amenities: the first of each locality and type from `property_locality_price` or `property_locality_size`',
  bound: () => 'none: it reads at most what gathering does',
  find: unknownLast(async (queryable: Queryable, request: PageRequest) => {
    const { along, rank } = orders[request.ordering];
    const { localities = [], types, ...others } = request.filter;
    if (!along || !rank || localities.length === 0 || columnsBeyondIndexes(request.filter).length > 0) return null;
    const enough = request.offset + request.rows;
    const order = orderOf(request);
    const ofTypes = types.length > 0 ? sql`unnest(${types}::int[]) type (id)` : sql`property_type type`;
    const found = await queryable.rows<CursorPosition>(sql`${withoutCachedPlan}
      select hit.id, hit.rank from unnest(${localities}::int[]) locality (id) cross join ${ofTypes} cross join lateral (
        select id, ${rank} as rank, price_rank, size_rank from property
        where lifecycle = 'published' and locality_id = locality.id and property_type_id = type.id
          and ${plainConditions({ ...others, types: [] })} and ${afterCursor(request)}
        order by ${order} limit ${enough}
      ) hit order by ${order} limit ${enough}`);
    return cardsAt(queryable, request, found.slice(request.offset));
  }),
};
