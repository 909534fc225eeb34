import type { ListingCounts } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import { describeOnBoth } from '../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../test/support/factories';
import { buildTestServer } from '../../../../../test/support/testServer';
import { inAll } from '../../../../../test/support/scope';
import { propertiesRoutes } from '../propertiesRoutes';
import { countListings } from './countListings';

const lakh = 1_00_000_00;

describeOnBoth('the counts of each choice', (database) => {
  let server: FastifyInstance;

  beforeAll(async () => {
    const { id: ownerId } = await makeAccount(database());
    const make = (type: string, location: string, price: number | null, bedrooms: number, more = {}) =>
      makeListing(database(), {
        ownerId,
        title: 'Kadamba',
        description: '',
        city: 'Pune',
        type,
        location,
        priceInPaise: price && price * lakh,
        bedrooms,
        sizeInSqft: 1_000 * bedrooms,
        ...more,
      });
    await make('Villa', 'Baner', 400, 4);
    await make('Villa', 'Aundh', 100, 3, { amenities: ['Lift'] });
    await make('Apartment', 'Baner', 90, 2, { amenities: ['Lift'] });
    await make('Apartment', 'Wakad', null, 2);
    await make('Apartment', 'Baner', 0.5, 2, { purpose: 'rent' });
    await make('Plot', 'Baner', 50, 1, { lifecycle: 'draft' });
    server = await buildTestServer(database(), [propertiesRoutes]);
  });
  afterAll(() => server.close());

  const ask = async (query: Record<string, string>) => {
    const { body } = await server.inject(`/api/properties/counts/?${new URLSearchParams(query)}`);
    return JSON.parse(body) as ListingCounts;
  };
  const pairs = (choices: ListingCounts['type']) => choices.map(({ value, count }) => `${value} ${count}`);

  it('are exact on a site with few listings, drafts left out', async () => {
    const counts = await ask({});
    expect(counts.exact).toBe(true);
    expect(pairs(counts.type)).toEqual(['apartment 3', 'villa 2']);
    expect(pairs(counts.city)).toEqual(['pune 5']);
    expect(pairs(counts.locality)).toEqual(['Aundh 1', 'Baner 3']);
    expect(pairs(counts.purpose)).toEqual(['rent 1', 'sale 4']);
    expect(pairs(counts.bedrooms)).toEqual(['2 3', '3 1', '4 1']);
  });

  it('keep the other filters, but not the own one', async () => {
    const counts = await ask({ type: 'villa', search: 'in baner' });
    expect(pairs(counts.type)).toEqual(['apartment 2', 'villa 1']);
    expect(pairs(counts.locality)).toEqual(['Aundh 1', 'Baner 1']);
    expect(pairs(counts.bedrooms)).toEqual(['4 1']);
    expect(pairs((await ask({ amenities: 'Lift' })).type)).toEqual(['apartment 1', 'villa 1']);
  });

  it('keep filters that have no choices of their own', async () => {
    expect(pairs((await ask({ featured: 'false' })).type)).toEqual(['apartment 3', 'villa 2']);
    expect(pairs((await ask({ featured: 'true' })).type)).toEqual([]);
    expect(pairs((await ask({ min_bathrooms: '1' })).type)).toEqual(['apartment 3', 'villa 2']);
    expect(pairs((await ask({ min_bathrooms: '90' })).type)).toEqual([]);
  });

  it('have bars of prices to buy without a gap, or of rents', async () => {
    const { prices, sizes } = await ask({});
    expect(prices.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    for (const [at, bar] of prices.entries()) expect(bar.from).toBe(prices[at - 1]?.to ?? bar.from);
    expect(prices[0]?.from).toBeLessThanOrEqual(90_00_000);
    expect(prices.at(-1)?.to).toBeGreaterThan(400_00_000);
    expect(sizes.reduce((sum, { count }) => sum + count, 0)).toBe(5);
    expect((await ask({ purpose: 'rent' })).prices).toEqual([
      { from: expect.any(Number), to: expect.any(Number), count: 1 },
    ]);
    expect((await ask({ type: 'villa', search: 'apartment' })).prices.length).toBeGreaterThan(0);
    expect((await ask({ search: 'villa in Kharadi' })).prices).toEqual([]);
  });

  inAll().it(
    'of a large site are scaled from the newest listings',
    async () => {
      await database().script('analyze property');
      const filter = { params: {}, types: [], cities: [], amenities: [], words: null };
      expect(await countListings(database(), filter, false)).toMatchObject({ exact: true });
      await database().script(
        `insert into property (owner_id, title, description, city_id, property_type_id, purpose, price_in_paise, bedrooms)
       select owner_id, 'Many', '', city_id, property_type_id, 'sale', price_in_paise, 5 from property, generate_series(1, 4300) n where title = 'Kadamba' and bedrooms = 4;
       analyze property`,
      );
      const counts = await countListings(database(), filter, false);
      expect(counts.exact).toBe(false);
      expect(counts.bedrooms.map(({ value }) => value)).toEqual(['5']);
      expect(counts.bedrooms[0]?.count).toBeGreaterThan(4_000);
      await database().script(`delete from property where title = 'Many'`);
    },
    180_000,
  );
});
