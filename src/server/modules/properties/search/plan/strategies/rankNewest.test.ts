import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../../../test/support/factories';
import { listProperties } from '../../listProperties';
import { readRequiredWords } from '../../words/requiredWords';
import { usualBounds } from '../bounds';

/** More matches than are ranked; every seventh also has the word in its title and ranks highest. */
const matches = 440;

describeOnBoth('the best matches of many', (database) => {
  beforeAll(async () => {
    const { id } = await makeAccount(database());
    await makeListing(database(), { ownerId: id });
    // two halves with ids so far apart that they are in different blocks
    for (const first of [1, 5_001]) {
      await database().run(sql`
        insert into property (id, owner_id, title, description, city_id, property_type_id)
        select 10 + n, ${id}, case when n % 7 = 0 then 'Quartz' else 'Plain' end || ' house', case when n % 2 = 0 then 'Floors of quartz.' else 'Floors.' end, 1, 1 from generate_series(${first}::int, ${first + matches - 1}::int) n`);
    }
    await database().script('analyze property');
  });

  const page = async (ranked = usualBounds.ranked, cursor?: string) => {
    const filter = {
      params: { ordering: 'relevance' as const, limit: 40, ...(cursor !== undefined && { cursor }) },
      types: [],
      cities: [],
      amenities: [],
      words: (await readRequiredWords(database(), 'quartz')).words,
    };
    return listProperties(database(), filter, { bounds: { ...usualBounds, counted: 40, ranked } });
  };

  it.each([
    ['reading the newest', usualBounds.ranked, false],
    ['asking the index of words', { ...usualBounds.ranked, rows: 0, leastIds: 1_200 }, false],
    [
      'asking the index of words at once for as many as hold enough',
      { ...usualBounds.ranked, rows: 0, leastIds: 6_000 },
      false,
    ],
    ['gathering all, since too few of the newest match', { rows: 10, leastIds: 10, mostIds: 10 }, true],
  ])('are equal in the same order, page by page, by %s', async (_name, ranked, counted) => {
    const best = await database().rows<{ id: number }>(sql`
      select id from (select id, search from property where search @@ 'quartz' order by id desc limit 300) newest order by round(ts_rank(search, 'quartz') * 1000000) desc, id desc limit 80`);
    const first = await page(ranked);
    expect(first.exact).toBe(counted);
    const second = await page(ranked, first.next && 'cursor' in first.next ? first.next.cursor : undefined);
    expect([...first.cards, ...second.cards].map(({ id }) => id)).toEqual(best.map(({ id }) => id));
  });
});
