import sql from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import type { Bounds } from '../bounds';
import { wordIndexQuery, newestBlocks } from '../facets';
import { orders, afterCursor } from '../orders';
import { type PageRequest } from '../pages';
import { gather } from './gather';
import { pathOf } from './paths';
import type { Strategy } from './strategy';

/** Null where even the longest stretch holds less than a page, or the list is shorter than a stretch. */
export const gatherFromStart: Strategy = {
  name: 'gatherFromStart',
  how: 'gather among the first rows of the order',
  bound: ({ stretches }) => `${stretches.join(' rows, then ')}`,
  find: async (queryable: Queryable, request: PageRequest, { stretches }: Bounds) => {
    const { rank, beyond } = orders[request.ordering];
    const column = rank ?? sql`id`;
    for (const stretch of stretches) {
      const ends = await queryable.row<{ first: number; last: number | null }>(
        sql`select ${column} as first, (select ${column} ${pathOf(request)} offset ${stretch} limit 1) as last ${pathOf(request)} limit 1`,
      );
      if (!ends || ends.last === null) return null;
      const within = sql`${afterCursor(request)} and not ${column} ${beyond} ${ends.last}`;
      const found = await gather(
        queryable,
        request,
        // the index of words knows the blocks of the newest ids; the sum keeps the planner from also reading the ids' index
        request.ordering === '-id' && wordIndexQuery(request.filter) !== null
          ? {
              within: sql`id + 0 <= ${ends.first} and id + 0 >= ${ends.last}`,
              facet: newestBlocks(ends.first, ends.first - ends.last),
            }
          : { within },
      );
      if (found?.rows.length === request.rows) return { rows: found.rows };
    }
    return null;
  },
};
