import sql from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { lifecycleConditions } from '../conditions';
import type { CursorPosition } from '../cursor';
import { facet, halfOctaveOf, letters } from '../facetLexemes';
import { wordIndexConditions, wordIndexQuery } from '../facets';
import { down, orderOf, orders, rankOf, afterCursor, up } from '../orders';
import { type PageRequest, cardsAt } from '../pages';
import { pathOf } from './paths';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/** After so many searches in vain, each is twice as wide: the outer half octaves are almost empty, each middle one holds a tenth of all listings. */
const patience = 3;
/** Half octaves that are searched at once, at first. */
const narrowest = 2;

/** The half octaves of the first and last listing in the order. */
async function endsOf(queryable: Queryable, request: PageRequest): Promise<[number, number]> {
  const { direction } = orders[request.ordering];
  const column = rankOf(request.ordering);
  const backwards = direction === up.direction ? down.direction : up.direction;
  const ends = await queryable.row<{ first: number; last: number }>(sql`
    select (select ${column} ${pathOf(request)} limit 1) as first,
      (select ${column} from property where lifecycle = 'published' order by ${column} ${backwards} limit 1) as last`);
  return [halfOctaveOf(ends?.first ?? 0), halfOctaveOf(ends?.last ?? 0)];
}

/** For words by price or size: collects from the first half octaves of the order on, until there are enough. Each search is one scan of the word index. */
export const scanBySteps: Strategy = {
  name: 'scanBySteps',
  how: 'search the word index for two half octaves of price or size at a time, more of them after some in vain',
  bound: () => 'none',
  find: unknownLast(async (queryable: Queryable, request: PageRequest) => {
    const { along, rank } = orders[request.ordering];
    if (!along || !rank || wordIndexQuery(request.filter) === null) return null;
    const [first, last] = await endsOf(queryable, request);
    const sign = first <= last ? 1 : -1;
    const enough = request.offset + request.rows;
    const found: CursorPosition[] = [];
    let width = narrowest;
    let inVain = 0;
    // one more on both sides: the schema may round the other way
    let next = first - sign;
    const end = last + sign;
    while ((end - next) * sign >= 0 && found.length < enough) {
      const halfOctaves = facet(
        letters[along],
        Array.from({ length: width }, (_, at) => next + at * sign),
      );
      const where = sql`${lifecycleConditions(request.filter)} and ${wordIndexConditions(request.filter, halfOctaves)}`;
      const hits = await queryable.rows<CursorPosition>(sql`
        with every as materialized (
          select id, price_rank, size_rank from property where ${where} and ${afterCursor(request)}
        )
        select id, ${rank} as rank from every order by ${orderOf(request)} limit ${enough - found.length}`);
      found.push(...hits);
      next += width * sign;
      if (hits.length === 0) inVain += 1;
      // once it has got wider, it stays so: what is far apart goes on being so
      width = inVain < patience ? narrowest : width * 2;
    }
    return cardsAt(queryable, request, found.slice(request.offset));
  }),
};
