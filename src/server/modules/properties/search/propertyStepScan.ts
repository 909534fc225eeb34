import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { facet } from './lexemes';
import { lifecycleConditions } from './propertyConditions';
import type { CursorPosition } from './propertyCursor';
import { stepOf } from './lexemes';
import { foldedConditions, foldedQuery } from './propertyFacets';
import { type PageRequest, cardsAt, down, orderOf, orders, rankOf, startOf, up } from './propertyPages';
import { pathOf } from './propertyStrategies';
import { unknownLast } from './unknownLast';

/** Empty steps before the steps get wider: the first half octaves are almost empty, the middle ones hold a tenth of all listings each. */
const patience = 3;

const signs = { price: 'm', size: 's' } as const;

/** The half octaves of the first and last listing in the ordering. */
async function endsOf(queryable: Queryable, wanted: PageRequest): Promise<[number, number]> {
  const { way } = orders[wanted.ordering];
  const column = rankOf(wanted.ordering);
  const ends = await queryable.row<{ first: number; last: number }>(sql`
    select (select ${column} ${pathOf(wanted)} limit 1) as first, (select ${column} from property where lifecycle = 'published' order by ${column} ${way === up.way ? down.way : up.way} limit 1) as last`);
  return [stepOf(ends?.first ?? 0), stepOf(ends?.last ?? 0)];
}

/** For words ordered by price or size: collects octave by octave until there are enough, in wider steps where there is nothing. Each step is one scan of the word index. */
export const scanBySteps = unknownLast(async (queryable: Queryable, wanted: PageRequest) => {
  const { along, rank } = orders[wanted.ordering];
  if (!along || !rank || foldedQuery(wanted.chosen) === null) return null;
  const [first, last] = await endsOf(queryable, wanted);
  const one = first <= last ? 1 : -1;
  const enough = wanted.offset + wanted.rows;
  const places: CursorPosition[] = [];
  // one more on both sides: the schema may round the other way
  for (let [step, wide, inVain] = [first - one, 2, 0]; (last + one - step) * one >= 0 && places.length < enough;) {
    const steps = facet(
      signs[along],
      Array.from({ length: wide }, (_, place) => step + place * one),
    );
    const found = await queryable.rows<CursorPosition>(sql`
      with every as materialized (select id, price_rank, size_rank from property where ${lifecycleConditions(wanted.chosen)} and ${foldedConditions(wanted.chosen, steps)} and ${startOf(wanted)})
      select id, ${rank} as rank from every order by ${orderOf(wanted)} limit ${enough - places.length}`);
    places.push(...found);
    step += wide * one;
    if (found.length === 0) inVain += 1;
    wide = inVain < patience ? 2 : wide * 2;
  }
  return cardsAt(queryable, wanted, places.slice(wanted.offset));
});
