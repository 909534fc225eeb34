import type { Loosened, ReadSentence, Suggestion } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import { describeOnBoth } from '../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../test/support/factories';
import { buildTestServer } from '../../../../../test/support/testServer';
import { propertiesRoutes } from '../propertiesRoutes';
import { neighboursOf } from './places/nearbyLocalities';

const crore = 1_00_00_000_00;

describeOnBoth('what helps to search', (database) => {
  let server: FastifyInstance;
  let villa: number;

  beforeAll(async () => {
    const { id: ownerId } = await makeAccount(database());
    const make = (title: string, more: Parameters<typeof makeListing>[1]) =>
      makeListing(database(), { ownerId, title, description: '', ...more });
    villa = (await make('Banyan house', { city: 'Pune', location: 'Baner', priceInPaise: 3 * crore, bedrooms: 4 })).id;
    await make('Flat one', { city: 'Pune', type: 'Apartment', location: 'Aundh', priceInPaise: crore, bedrooms: 3 });
    await make('Flat two', { city: 'Pune', type: 'Apartment', location: 'Baner', priceInPaise: crore, bedrooms: 2 });
    await make('Banana draft', { lifecycle: 'draft' });
    server = await buildTestServer(database(), [propertiesRoutes]);
  });
  afterAll(() => server.close());

  const ask = async <Body>(path: string, query: Record<string, string>) => {
    const { statusCode, body } = await server.inject(`/api/properties/${path}/?${new URLSearchParams(query)}`);
    return { status: statusCode, body: JSON.parse(body) as Body };
  };
  const loosen = async (query: Record<string, string>) => (await ask<Loosened[]>('loosen', query)).body;
  const suggest = async (q: string) =>
    (await ask<Suggestion[]>('suggest', { q })).body.map(({ kind, label }) => `${kind} ${label}`);

  it('shows how a sentence is read, with the place of each thing in it', async () => {
    const q = '3 bhk villa near Baner with a pool, corner';
    const { body } = await ask<ReadSentence>('parse', { q });
    expect(body).toMatchObject({
      filters: {
        type: ['villa'],
        locality: ['Baner'],
        near: true,
        min_bedrooms: 3,
        max_bedrooms: 3,
        amenities: ['Swimming pool'],
      },
      unread: 'corner',
      rest: 'corner',
    });
    expect(body.chips.map(({ field, label, start, end }) => [field, label, q.slice(start, end)])).toEqual([
      ['bedrooms', '3 bedrooms', '3 bhk'],
      ['type', 'Villa', 'villa'],
      ['near', 'and nearby', 'near'],
      ['locality', 'Baner', 'Baner'],
      ['amenities', 'Swimming pool', 'pool'],
    ]);
  });

  it('returns parameters that the list accepts', async () => {
    const { body } = await ask<ReadSentence>('parse', {
      q: 'villa or flat near Baner, 2 to 4 bhk under 5 cr, featured',
    });
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(body.filters))
      for (const one of [value].flat()) query.append(name, String(one));
    expect((await server.inject(`/api/properties/?${query}`)).statusCode).toBe(200);
  });

  it('refuses a sentence of 10,000 characters, naming the field', async () => {
    const q = '3 bhk '.repeat(1_700);
    for (const [path, field] of [
      ['parse', 'q'],
      ['suggest', 'q'],
    ] as const)
      expect(await ask(path, { q })).toEqual({
        status: 400,
        body: { [field]: ['Use 200 characters or fewer.'], code: 'invalid' },
      });
    expect((await ask('loosen', { search: q })).status).toBe(400);
  });

  it('S20 says how many an almost empty list has without each of its filters, and without its words', async () => {
    const totals = async (query: Record<string, string>) =>
      Object.fromEntries((await loosen(query)).map(({ field, value, total }) => [value ?? field, total]));
    expect(await loosen({ search: '3 bhk flat in Baner' })).toContainEqual({
      ...{ field: 'locality', value: 'Baner', label: 'Baner' },
      ...{ total: 1, exact: true },
    });
    expect(await totals({ search: '3 bhk flat in Baner' })).toEqual({ apartment: 0, Baner: 1, bedrooms: 1 });
    expect(await totals({ search: 'villa in Baner', max_price: '20000000' })).toEqual({ villa: 1, Baner: 0, price: 1 });
    expect(await totals({ search: 'flat two banyan' })).toEqual({ apartment: 0, search: 2 });
  });

  it('suggests localities, types and published listings for the last words', async () => {
    expect(await suggest('ban')).toEqual(['locality Baner', 'listing Banyan house']);
    expect(await suggest('2 bhk flat in koregaon pa')).toEqual(['locality Koregaon Park']);
    expect(await suggest('vil')).toEqual(['type Villa']);
    expect(await suggest('b')).toEqual([]);
    expect(await suggest('ban ')).toEqual([]);
    for (const typed of ['%', "'", '\\', 'a\u0000b', '_%'])
      expect((await ask('suggest', { q: typed })).status).toBe(200);
    const { body } = await ask<Suggestion[]>('suggest', { q: 'banya' });
    expect(body).toEqual([{ kind: 'listing', label: 'Banyan house', detail: 'Baner, Pune', id: villa }]);
  });
});

it('neighbours are near each other, in the same city, and every locality is its neighbours’ neighbour unless it is remote', () => {
  expect(neighboursOf('Baner').sort()).toEqual(['Aundh', 'Balewadi', 'Mahalunge', 'Pashan']);
  expect(neighboursOf('Panshet')).toEqual(['Panshet Road']);
  expect(neighboursOf('Manpur')).toEqual([]);
  expect(neighboursOf('Atlantis')).toEqual([]);
});
