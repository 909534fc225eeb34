import sql from 'sql-template-tag';
import type { Queryable } from '../../../../../db/database';
import { lifecycleConditions } from '../conditions';
import type { CursorPosition } from '../cursor';
import { facet, stepOf } from '../../words/lexemes';
import { foldedConditions, foldedQuery } from '../facets';
import { type PageRequest, cardsAt, down, orderOf, orders, rankOf, startOf, up } from '../pages';
import { pathOf } from './paths';
import type { Strategy } from './strategy';
import { unknownLast } from './unknownLast';

/** Empty steps before the steps get wider: the first half octaves are almost empty, the middle ones hold a tenth of all listings each. */
const patience = 3;

const signs = { price: 'm', size: 's' } as const;

/** The half octaves of the first and last listing in the ordering. */
async function endsOf(queryable: Queryable, request: PageRequest): Promise<[number, number]> {
  const { way } = orders[request.ordering];
  const column = rankOf(request.ordering);
  const ends = await queryable.row<{ first: number; last: number }>(sql`
    select (select ${column} ${pathOf(request)} limit 1) as first, (select ${column} from property where lifecycle = 'published' order by ${column} ${way === up.way ? down.way : up.way} limit 1) as last`);
  return [stepOf(ends?.first ?? 0), stepOf(ends?.last ?? 0)];
}

/** For words ordered by price or size: collects octave by octave until there are enough, in wider steps where there is nothing. Each step is one scan of the word index. */
const gatherBySteps = unknownLast(async (queryable: Queryable, request: PageRequest) => {
  const { along, rank } = orders[request.ordering];
  if (!along || !rank || foldedQuery(request.filter) === null) return null;
  const [first, last] = await endsOf(queryable, request);
  const one = first <= last ? 1 : -1;
  const enough = request.offset + request.rows;
  const places: CursorPosition[] = [];
  // one more on both sides: the schema may round the other way
  for (let [step, wide, inVain] = [first - one, 2, 0]; (last + one - step) * one >= 0 && places.length < enough;) {
    const steps = facet(
      signs[along],
      Array.from({ length: wide }, (_, place) => step + place * one),
    );
    const found = await queryable.rows<CursorPosition>(sql`
      with every as materialized (select id, price_rank, size_rank from property where ${lifecycleConditions(request.filter)} and ${foldedConditions(request.filter, steps)} and ${startOf(request)})
      select id, ${rank} as rank from every order by ${orderOf(request)} limit ${enough - places.length}`);
    places.push(...found);
    step += wide * one;
    if (found.length === 0) inVain += 1;
    wide = inVain < patience ? 2 : wide * 2;
  }
  return cardsAt(queryable, request, places.slice(request.offset));
});

export const scanBySteps: Strategy = {
  name: 'scanBySteps',
  how: 'search the word index one half octave of price or size at a time',
  bound: () => 'none',
  find: gatherBySteps,
};
