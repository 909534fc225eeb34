import type { OfficeProperty } from '@contract/officeProperties';
import type { ListingCounts, ListingMap, Property, PropertyCard } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { runJob } from '../../jobs/scheduler';
import { findUnusualListingsJob } from './findUnusualListings';
import { officePropertiesRoutes } from './officePropertiesRoutes';
import { propertiesRoutes } from './propertiesRoutes';

const london = { latitude: 51.5072, longitude: -0.1276 };
const nowhere = { latitude: 0, longitude: 0 };
const inIndore = { latitude: 22.72, longitude: 75.86 };

const impossible = [
  ['price', { price: 0.01 }],
  ['price', { price: 999.99 }],
  ['size', { size: 9 }],
  ['latitude', london],
  ['latitude', nowhere],
] as const;
const possible = [{ price: 1000 }, { price: 0 }, { size: 10 }, inIndore, { latitude: 23.2, longitude: 75.9 }] as const;

describeOnBoth('impossible and unusual values of a listing', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let agent: TestAccount;
  let city: number;
  let type: number;
  const settings = { listingReview: false, freeListings: 1_000 };

  beforeAll(async () => {
    server = await buildTestServer(database(), [propertiesRoutes, officePropertiesRoutes], { settings });
    owner = await makeAccount(database());
    agent = await makeAccount(database(), { roles: ['agent'] });
    ({ cityId: city, typeId: type } = await makeListing(database()));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from property`);
  });

  const send = async <Body = Property & Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    payload?: object,
    who: TestAccount = owner,
  ) => {
    const answer = await server.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() as Body };
  };
  const home = () => ({ title: 'Tulsi house', description: 'Two courts.', property_type: type, city });
  const post = (fields: object) => send('POST', '/api/properties/', { ...home(), ...fields });
  const begin = (fields: object) => send('POST', '/api/properties/drafts/', { ...home(), ...fields });
  /** Homes of 1,000 sq ft for about a crore, so that one for less than 12.5 lakh is unusual. */
  const neighbours = async (count = 5, given: Parameters<typeof makeListing>[1] = {}) => {
    for (const lakh of [80, 90, 100, 110, 150].slice(0, count))
      await makeListing(database(), { priceInPaise: lakh * 100_000_00, sizeInSqft: 1_000, ...given });
  };
  const oddly = { price: 5_00_000, size: 1_000 };
  const question = { code: 'unusual', price: [expect.stringContaining('Is this right?')] };
  const listed = async () =>
    (await send<OfficeProperty[]>('GET', '/api/office/properties/?unusual=true', undefined, agent)).body;
  const find = () => runJob(findUnusualListingsJob, testDeps(database()).deps);

  it.each(impossible)('refuses an impossible %s on every way in: %j', async (field, values) => {
    const refused = { status: 400, body: { [field]: [expect.any(String)] } };
    expect(await post(values)).toMatchObject(refused);
    expect(await begin(values)).toMatchObject(refused);
    const { id } = (await post({})).body;
    expect(await send('PATCH', `/api/properties/${id}/`, values)).toMatchObject(refused);
    const office = `/api/office/properties/${id}/`;
    const { version } = (await send('GET', office, undefined, agent)).body;
    expect(await send('PATCH', office, { version, ...values }, agent)).toMatchObject(refused);
    expect((await send('GET', office, undefined, agent)).body.version).toBe(version);
  });

  it.each(possible)('takes what is possible: %j', async (values) => {
    expect(await post(values)).toMatchObject({ status: 201 });
  });

  it('refuses to publish a draft with impossible values from before there were limits', async () => {
    for (const [field, stored] of [
      ['price', sql`price_in_paise = 100`],
      ['size', sql`size_in_sqft = 1`],
      ['latitude', sql`latitude = 51.5072, longitude = -0.1276`],
    ] as const) {
      const { id } = (await begin({})).body;
      await database().run(sql`update property set ${stored} where id = ${id}`);
      const refused = { status: 400, body: { [field]: [expect.any(String)] } };
      expect(await send('POST', `/api/properties/${id}/publish/`)).toMatchObject(refused);
    }
  });

  it('refuses another city that is far from the point, and names the point', async () => {
    const { id } = (await post(inIndore)).body;
    const { cityId: pune } = await makeListing(database(), { city: 'Pune' });
    expect(await send('PATCH', `/api/properties/${id}/`, { city: pune })).toMatchObject({
      status: 400,
      body: { latitude: [expect.stringContaining('km from the centre of Pune')] },
    });
  });

  it('takes a price of 0 as “Price on request”, in cards, map, counts and order', async () => {
    const { id, price } = (await post({ price: 0, ...inIndore })).body;
    expect(price).toBeNull();
    await makeListing(database(), { priceInPaise: 90_00_000_00, sizeInSqft: 1_000 });
    expect((await send('PATCH', `/api/properties/${id}/`, { price: 2_00_00_000 })).body.price).toBe('20000000.00');
    expect((await send('PATCH', `/api/properties/${id}/`, { price: 0 })).body.price).toBeNull();
    const cards = (await send<PropertyCard[]>('GET', '/api/properties/?ordering=price')).body;
    expect(cards.map((card) => card.price)).toEqual(['9000000.00', null]);
    const map = (await send<ListingMap>('GET', '/api/properties/map/?bbox=75,22,77,24&zoom=6')).body;
    expect(map.clusters.map(({ min_price }) => min_price)).toEqual(['9000000.00']);
    const { prices } = (await send<ListingCounts>('GET', '/api/properties/counts/')).body;
    expect(prices.map(({ count }) => count)).toEqual([1]);
    await expect(database().run(sql`update property set price_in_paise = 0 where id = ${id}`)).rejects.toThrow();
  });

  it('asks once about a price that is far from what such homes cost there, and keeps the answer', async () => {
    await neighbours();
    expect(await post(oddly)).toMatchObject({ status: 400, body: question });
    const { status, body } = await post({ ...oddly, confirm_unusual: true });
    expect(status).toBe(201);
    const change = (fields: object) => send('PATCH', `/api/properties/${body.id}/`, fields);
    expect(await change({ title: 'Tulsi court', price: 5_00_000 })).toMatchObject({ status: 200 });
    expect(await change({ lifecycle: 'archived' })).toMatchObject({ status: 200 });
    expect(await send('POST', `/api/properties/${body.id}/publish/`)).toMatchObject({ status: 200 });
    expect(await change({ price: 6_00_000 })).toMatchObject({ status: 400, body: question });
    expect(await change({ price: 6_00_000, confirm_unusual: true })).toMatchObject({ status: 200 });
    expect(await change({ price: 60_00_000 })).toMatchObject({ status: 200 });
    expect(await change({ purpose: 'invest' })).toMatchObject({ status: 200 });
  });

  it('does not ask about a draft until it is published', async () => {
    await neighbours();
    const { id, lifecycle } = (await begin(oddly)).body;
    expect(lifecycle).toBe('draft');
    expect((await send('PATCH', `/api/properties/${id}/`, { price: 4_00_000 })).status).toBe(200);
    const publish = `/api/properties/${id}/publish/`;
    expect(await send('POST', publish)).toMatchObject({ status: 400, body: question });
    expect(await send('POST', publish, { confirm_unusual: true })).toMatchObject({
      status: 200,
      body: { lifecycle: 'published' },
    });
    const copy = (await send('POST', `/api/properties/${id}/duplicate/`)).body;
    expect(await send('POST', `/api/properties/${copy.id}/publish/`)).toMatchObject({ status: 400, body: question });
    const byChange = `/api/properties/${copy.id}/`;
    expect(await send('PATCH', byChange, { lifecycle: 'published' })).toMatchObject({ status: 400, body: question });
    expect(await send('PATCH', byChange, { lifecycle: 'published', confirm_unusual: true })).toMatchObject({
      status: 200,
    });
  });

  it('asks staff, too, when they approve or change a listing', async () => {
    await neighbours();
    const { id } = await makeListing(database(), {
      lifecycle: 'in_review',
      priceInPaise: 5_00_000_00,
      sizeInSqft: 1_000,
    });
    const office = `/api/office/properties/${id}/`;
    const { version } = (await send<OfficeProperty>('GET', office, undefined, agent)).body;
    expect(await send('POST', `${office}approve/`, { version }, agent)).toMatchObject({ status: 400, body: question });
    const approved = await send<OfficeProperty>('POST', `${office}approve/`, { version, confirm_unusual: true }, agent);
    expect(approved).toMatchObject({
      status: 200,
      body: { lifecycle: 'published', unusual: { field: 'price', confirmed: true } },
    });
    const change = (fields: object, now: number) => send('PATCH', office, { version: now, ...fields }, agent);
    expect(await change({ price: 9_000_00_00_000 - 1_00_000 }, approved.body.version)).toMatchObject({ status: 400 });
  });

  it('compares with homes of the same city, type and purpose, else of all cities, and with at least five', async () => {
    await neighbours(4);
    expect((await post(oddly)).status).toBe(201);
    await neighbours(4, { city: 'Pune' });
    expect((await post({ ...oddly, title: 'Neem house' })).status).toBe(400);
    expect((await post({ ...oddly, purpose: 'rent', price: 40_000 })).status).toBe(201);
    await makeListing(database(), { type: 'Plot' });
    const { typeId: plot } = await makeListing(database(), { type: 'Plot' });
    expect((await post({ ...oddly, property_type: plot })).status).toBe(201);
  });

  it('the job find-unusual-listings lists for the office what is stored already, until it is put right', async () => {
    await neighbours();
    const { id: odd } = await makeListing(database(), { title: 'Odd', priceInPaise: 5_00_000_00, sizeInSqft: 1_000 });
    const { id: tiny } = await makeListing(database(), { title: 'Tiny', priceInPaise: null, sizeInSqft: 1 });
    const { id: cheap } = await makeListing(database(), { title: 'Cheap', priceInPaise: 1, sizeInSqft: null });
    const { id: away } = await makeListing(database(), { title: 'Away', priceInPaise: null });
    await database().run(sql`update property set latitude = 51.5072, longitude = -0.1276 where id = ${away}`);
    await makeListing(database(), { lifecycle: 'draft', priceInPaise: 1 });
    expect(await listed()).toEqual([]);
    expect(await find()).toEqual({ found: 4 });
    expect((await listed()).map(({ id, unusual }) => [id, unusual])).toEqual([
      [away, { field: 'latitude', confirmed: false }],
      [cheap, { field: 'price', confirmed: false }],
      [tiny, { field: 'size', confirmed: false }],
      [odd, { field: 'price', confirmed: false }],
    ]);
    const change = (id: number, fields: object) => send('PATCH', `/api/properties/${id}/`, fields, agent);
    expect((await change(odd, { price: 95_00_000 })).status).toBe(200);
    expect((await listed()).map(({ id }) => id)).toEqual([away, cheap, tiny]);
    await change(tiny, { size: 900 });
    await change(away, inIndore);
    await change(cheap, { price: 0 });
    expect(await find()).toEqual({ found: 0 });
    expect(await listed()).toEqual([]);
  });

  it('keeps what was confirmed when the job runs', async () => {
    await neighbours();
    const { id } = (await post({ ...oddly, confirm_unusual: true })).body;
    await find();
    expect((await listed()).map(({ unusual }) => unusual)).toEqual([{ field: 'price', confirmed: true }]);
    await send('PATCH', `/api/properties/${id}/`, { lifecycle: 'archived' });
    await find();
    expect(await listed()).toEqual([]);
    expect((await send('POST', `/api/properties/${id}/publish/`)).status).toBe(200);
  });
});
