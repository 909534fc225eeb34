import type { PropertyListFilter } from '@contract/properties';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../../test/support/factories';
import { recordCalls } from '../../../../../../test/support/recordCalls';
import { newestBlocks } from './facets';
import { listProperties } from '../listProperties';
import { findCandidates } from './candidates';
import { readRequiredWords } from '../words/requiredWords';

describeOnBoth('where words occur', (database) => {
  let kinds: { villa: number; plot: number; indore: number; pune: number };

  beforeAll(async () => {
    const { id: ownerId } = await makeAccount(database());
    const make = (title: string, type: string, city: string, more = {}) =>
      makeListing(database(), { ownerId, title, description: 'Rooms.', location: 'Ring road', type, city, ...more });
    const one = await make('Lotus veranda', 'Villa', 'Indore');
    const other = await make('Maple acre', 'Plot', 'Pune');
    await make('Lotus acre', 'Villa', 'Pune');
    await make('Cherry terrace', 'Villa', 'Pune', { lifecycle: 'draft' });
    kinds = { villa: one.typeId, indore: one.cityId, plot: other.typeId, pune: other.cityId };
  });

  const filterOf = async (
    search: string,
    more: Partial<{ types: number[]; cities: number[]; params: Partial<PropertyListFilter> }> = {},
  ) => ({
    params: {},
    types: [],
    cities: [],
    amenities: [],
    ...more,
    words: (await readRequiredWords(database(), search)).words,
  });
  const placesOf = async (search: string, more = {}) => {
    const found = await findCandidates(database(), await filterOf(search, more));
    return found && { types: found.types, cities: found.cities };
  };

  it('is the types and cities in which all of them have occurred', async () => {
    expect(await placesOf('lotus')).toEqual({
      types: [kinds.villa],
      cities: expect.arrayContaining([kinds.indore, kinds.pune]),
    });
    expect(await placesOf('lotus acre')).toEqual({ types: [kinds.villa], cities: [kinds.pune] });
    expect(await placesOf('acre', { types: [kinds.plot] })).toEqual({ types: [kinds.plot], cities: [kinds.pune] });
    expect(await placesOf('acres lotsu')).toEqual({ types: [kinds.villa], cities: [kinds.pune] });
  });

  it('makes a filter redundant if the words occur nowhere else', async () => {
    const redundant = async (search: string, more: Parameters<typeof filterOf>[1]) =>
      (await findCandidates(database(), await filterOf(search, more)))?.redundant;
    expect(await redundant('maple', { cities: [kinds.pune] })).toEqual({ types: false, cities: true });
    expect(await redundant('lotus', { types: [kinds.villa], cities: [kinds.pune] })).toEqual({
      types: true,
      cities: false,
    });
    for (const search of ['maple', 'lotus']) {
      const filter = await filterOf(search, {
        types: [kinds.villa],
        cities: [kinds.pune],
        params: { ordering: 'price' },
      });
      expect((await listProperties(database(), filter)).cards.map(({ title }) => title)).toEqual(
        search === 'lotus' ? ['Lotus acre'] : [],
      );
    }
  });

  it('is empty for words that never occurred together', async () => {
    for (const words of ['lotus maple', 'maple veranda'])
      expect(await placesOf(words)).toEqual({ types: [], cities: [] });
    expect(await placesOf('lotus', { types: [kinds.plot] })).toEqual({ types: [], cities: [] });
    expect(await placesOf('maple', { cities: [kinds.indore] })).toEqual({ types: [], cities: [] });
  });

  it('is unknown for prefixes of many words, and without words', async () => {
    expect(await placesOf('l')).toBeNull();
    expect(await findCandidates(database(), await filterOf('!?'))).toBeNull();
  });

  it('is a frequency above eight listings, else the listings', async () => {
    const titles = (n: number) => Array.from({ length: n }, (_, at) => `Walnut house ${at}`);
    const { id: ownerId } = await makeAccount(database());
    const walnut = () => filterOf('walnut').then((what) => findCandidates(database(), what));
    const eight = [];
    for (const title of titles(8))
      eight.push((await makeListing(database(), { ownerId, title, type: 'Villa', city: 'Indore' })).id);
    await database().run(sql`update property set title = title where title like 'Walnut%'`);
    expect(await walnut()).toMatchObject({ frequentTypes: [], rareIds: expect.arrayContaining(eight) });
    const { id: plot } = await makeListing(database(), { ownerId, title: 'Walnut field', type: 'Plot', city: 'Pune' });
    await makeListing(database(), { ownerId, title: 'Walnut house', type: 'Villa', city: 'Indore' });
    expect(await walnut()).toEqual({
      types: expect.arrayContaining([kinds.villa, kinds.plot]),
      cities: expect.arrayContaining([kinds.indore, kinds.pune]),
      frequentTypes: [kinds.villa],
      rareIds: [plot],
      redundant: { types: false, cities: false },
    });
    expect(await findCandidates(database(), await filterOf('walnut field'))).toEqual({
      types: [kinds.plot],
      cities: [kinds.pune],
      frequentTypes: [],
      rareIds: [plot],
      redundant: { types: false, cities: false },
    });
    await database().run(sql`delete from property where title like 'Walnut%'`);
    expect((await walnut())?.rareIds).toEqual([plot]);
  });

  it('includes all listings of a word published concurrently', async () => {
    const { id: ownerId } = await makeAccount(database());
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        makeListing(database(), {
          ownerId,
          title: `Hazel ${at % 2 ? 'yew larch' : 'larch yew'}`,
          type: 'Plot',
          city: 'Pune',
        }),
      ),
    );
    expect([...((await findCandidates(database(), await filterOf('hazel larch')))?.rareIds ?? [])].sort()).toEqual(
      made.map(({ id }) => id).sort(),
    );
  });

  it('covers every known word with the typed prefix', async () => {
    const { id: ownerId } = await makeAccount(database());
    const made = [];
    for (const title of ['Almond', 'Almondwood'])
      made.push((await makeListing(database(), { ownerId, title, type: 'Plot', city: 'Pune' })).id);
    expect([...((await findCandidates(database(), await filterOf('almon')))?.rareIds ?? [])].sort()).toEqual(
      made.sort(),
    );
    for (const at of Array.from({ length: 9 }).keys())
      await makeListing(database(), { ownerId, title: `Almondwood ${at}`, type: 'Plot', city: 'Pune' });
    expect(await findCandidates(database(), await filterOf('almon'))).toMatchObject({
      frequentTypes: [kinds.plot],
      rareIds: [],
    });
  });

  it('ends a search at once that cannot match', async () => {
    const recorded = recordCalls(database());
    const page = await listProperties(
      recorded.database,
      await filterOf('lotus maple', { params: { ordering: 'price' } }),
    );
    expect(page).toEqual({ cards: [], total: 0, exact: true, next: null });
    expect(recorded.statements.map(({ text }) => text)).toEqual([expect.stringContaining('from search_place')]);
  });

  it('still rejects invalid filters', async () => {
    for (const params of [{ cursor: 'garbled' }, { cursor: 'LWlkIDAgNQ', offset: 3 }, { lifecycle: 'draft' as const }])
      await expect(listProperties(database(), await filterOf('lotus maple', { params }))).rejects.toMatchObject({
        status: 400,
      });
  });

  it('does not restrict an owner’s own drafts', async () => {
    const { id, owner_id: owner } = (await database().row<{ id: number; owner_id: number }>(
      sql`select id, owner_id from property where lifecycle = 'draft'`,
    )) ?? { id: 0, owner_id: 0 };
    const { words } = await readRequiredWords(database(), 'cherry', 'own');
    const own = { ...(await filterOf('cherry')), words, owner: { id: owner, now: new Date() } };
    expect((await listProperties(database(), own)).cards.map((card) => card.id)).toEqual([id]);
  });

  it('follows a listing that moves to another city, and keeps old places', async () => {
    const { id: ownerId } = await makeAccount(database());
    const { id } = await makeListing(database(), { ownerId, title: 'Rosewood yard', type: 'Plot', city: 'Pune' });
    await database().run(sql`update property set city_id = ${kinds.indore} where id = ${id}`);
    expect((await placesOf('rosewood'))?.cities).toHaveLength(2);
  });
});

describeOnBoth('blocks of ids', (database) => {
  it('contain the newest listings, in smaller or larger blocks', async () => {
    const { id: ownerId } = await makeAccount(database());
    const ids = [1, 4_095, 4_096, 32_767, 32_768, 98_304, 131_071, 200_000, 262_143, 262_144, 300_000];
    const { typeId, cityId } = await makeListing(database(), { ownerId });
    await database().run(sql`delete from property`);
    await database().run(
      sql`insert into property (id, owner_id, title, description, city_id, property_type_id) select id, ${ownerId}, 'House', '', ${cityId}, ${typeId} from unnest(${ids}::int[]) id`,
    );
    for (const newest of ids) {
      for (const many of [1, 1_000, 49_152, 49_153, 100_000, 250_000]) {
        const block = many <= 49_152 ? 4_096 : 32_768;
        const from = Math.floor(Math.max(newest - many, 0) / block) * block;
        const held = await database().rows<{ id: number }>(
          sql`select id from property where search @@ ${newestBlocks(newest, many)}::tsquery order by id`,
        );
        const to = (Math.floor(newest / block) + 1) * block;
        expect(held.map(({ id }) => id)).toEqual(ids.filter((id) => id >= from && id < to));
        const kinds = { types: [typeId, typeId + 1], cities: [cityId], purposes: ['sale' as const] };
        expect(
          await database().rows<{ id: number }>(
            sql`select id from property where search @@ ${newestBlocks(newest, many, kinds)}::tsquery order by id`,
          ),
        ).toEqual(held);
      }
    }
  });
});
