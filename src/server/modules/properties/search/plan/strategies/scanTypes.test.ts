import type { Ordering } from '@contract/properties';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../../../test/support/factories';
import { scanTypes } from './scanTypes';
import { orderOf } from '../orders';
import { type PageRequest } from '../pages';
import { readRequiredWords } from '../../words/requiredWords';
import { usualBounds } from '../bounds';

const orderings: readonly Ordering[] = ['price', '-price', 'size', '-size'];

describeOnBoth('a scan of each type', (database) => {
  /**
   * Villas are the most expensive and largest, and nearly all have the word. Apartments are the cheapest and smallest,
   * and one in fifty has it, but not the cheapest and the most expensive ones. Commercial space, in between and beyond,
   * has none.
   */
  beforeAll(async () => {
    const { id } = await makeAccount(database());
    for (const type of ['Villa', 'Apartment', 'Commercial'])
      await makeListing(database(), {
        ownerId: id,
        type,
        title: 'First of its kind',
        priceInPaise: 5_000_000,
        sizeInSqft: 500,
      });
    await database().run(sql`
      insert into property (owner_id, title, description, city_id, property_type_id, price_in_paise, size_in_sqft)
      select ${id}, case when type = 1 and n % 5 <> 0 or type = 2 and n % 50 = 25 then 'Harbour house' else 'House' end, '', 1, type, amount * 1000, amount
      from generate_series(1, 3) type, generate_series(1, 300) n, lateral (select case type when 1 then 1000 + n % 100 when 2 then 100 + n else 50 + n * 7 end as amount) amounts`);
    await database().script('analyze property');
  });

  const requestOf = async (ordering: Ordering, more: Partial<PageRequest> = {}): Promise<PageRequest> => ({
    filter: {
      params: { ordering },
      types: [],
      cities: [],
      amenities: [],
      words: (await readRequiredWords(database(), 'harbour')).words,
    },
    ordering,
    rows: 13,
    offset: 0,
    after: null,
    ...more,
  });
  const expected = async ({ ordering, rows, offset }: PageRequest) =>
    (
      await database().rows<{ id: number }>(sql`
    select id from property where search @@ 'harbour' order by ${orderOf({ ordering })} limit ${rows} offset ${offset}`)
    ).map(({ id }) => id);
  const found = async (request: PageRequest, typeScans = { rows: 105, rowsAgain: 700 }) =>
    (await scanTypes.find(database(), request, { ...usualBounds, typeScans }, 0))?.rows.map(({ id }) => id) ?? null;

  it.each(orderings)('finds the first matches by %s, including those of a type with few', async (ordering) => {
    for (const offset of [0, 9]) {
      const request = await requestOf(ordering, { offset });
      expect(await found(request)).toEqual(await expected(request));
    }
  });

  it.each(orderings)('continues after a page by %s', async (ordering) => {
    const all = await expected(await requestOf(ordering, { rows: 33 }));
    for (const at of [2, 19]) {
      const { rank } = (await database().row<{ rank: number }>(
        sql`select case when ${ordering.endsWith('price')} then price_rank else size_rank end as rank from property where id = ${all[at]}`,
      )) ?? { rank: 0 };
      expect(await found(await requestOf(ordering, { after: { rank, id: all[at] as number } }))).toEqual(
        all.slice(at + 1, at + 14),
      );
    }
  });

  it('gives up if the scans are too long', async () => {
    expect(await found(await requestOf('price'), { rows: 105, rowsAgain: 0 })).toBeNull();
    expect(await found(await requestOf('price', { rows: 250 }), { rows: 0, rowsAgain: 0 })).toBeNull();
  });

  it.each(orderings)('skips types in which the words are rare, by %s, and includes their matches', async (ordering) => {
    const request = await requestOf(ordering);
    const { villas, others } = (await database().row<{ villas: number; others: number[] }>(
      sql`select max(property_type_id) filter (where title = 'First of its kind' and property_type_id = 1) as villas, array_agg(id) filter (where property_type_id <> 1 and search @@ 'harbour') as others from property`,
    )) ?? { villas: 0, others: [] };
    const reach = {
      types: [1, 2],
      cities: [1],
      frequentTypes: [villas],
      rareIds: [...others, 2_000_000],
      redundant: { types: false, cities: false },
    };
    expect(await found({ ...request, candidates: reach }, { rows: 15, rowsAgain: 0 })).toEqual(await expected(request));
  });

  it('applies to words in order of price or size only', async () => {
    expect(await found(await requestOf('-id'))).toBeNull();
    expect(
      await found(
        await requestOf('price', { filter: { params: {}, types: [], cities: [], amenities: [], words: null } }),
      ),
    ).toBeNull();
  });
});
