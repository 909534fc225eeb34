import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { lifecycleConditions, plainConditions } from '../conditions';
import { afterCursor } from '../orders';
import { type PageRequest, queryCards } from '../pages';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

export const skipRows: Strategy = {
  name: 'skipRows',
  how: 'read the matches in their order and skip those before the page; the database decides how',
  bound: () => 'none',
  find: unknownLast(async (queryable: Queryable, request: PageRequest) => {
    const { filter } = request;
    const where = sql`${lifecycleConditions(filter)} and ${plainConditions(filter)} and ${afterCursor(request)}`;
    const { rows } = await queryCards(queryable, request, {
      before: empty,
      from: sql`property`,
      where,
      counted: sql`0`,
    });
    return { rows };
  }),
};
