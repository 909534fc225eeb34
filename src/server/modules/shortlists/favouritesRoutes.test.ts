import type { FastifyInstance } from 'fastify';
import { favouritesRoutes } from './favouritesRoutes';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing, type TestAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';

describeOnBoth('favourites', (database) => {
  let server: FastifyInstance;
  let time = Date.now();
  beforeAll(async () => {
    server = await buildTestServer(database(), [favouritesRoutes], { now: () => new Date((time += 1_000)) });
  });
  afterAll(() => server.close());
  const ask = (who: TestAccount, method: 'GET' | 'PUT' | 'DELETE', id: number | '' = '') =>
    server.inject({ method, url: `/api/favourites/${id === '' ? '' : `${id}/`}`, headers: who.headers });

  it('stores listings, returns the newest first, and removes them', async () => {
    const buyer = await makeAccount(database());
    const [one, two] = [(await makeListing(database())).id, (await makeListing(database())).id];
    expect((await ask(buyer, 'PUT', two)).json()).toEqual({ property: two });
    expect((await ask(buyer, 'PUT', one)).statusCode).toBe(200);
    expect((await ask(buyer, 'PUT', two)).statusCode).toBe(200);
    expect((await ask(buyer, 'GET')).json()).toEqual([one, two]);
    expect((await ask(buyer, 'GET', one)).json()).toEqual({ property: one });
    expect((await ask(buyer, 'DELETE', one)).statusCode).toBe(204);
    expect((await ask(buyer, 'DELETE', one)).statusCode).toBe(204);
    expect((await ask(buyer, 'GET', one)).statusCode).toBe(404);
    expect((await ask(buyer, 'GET')).json()).toEqual([two]);
  });

  it('are private', async () => {
    const [buyer, other] = [await makeAccount(database()), await makeAccount(database())];
    const { id } = await makeListing(database());
    await ask(buyer, 'PUT', id);
    await ask(other, 'DELETE', id);
    expect([(await ask(other, 'GET')).json(), (await ask(buyer, 'GET')).json()]).toEqual([[], [id]]);
    expect((await server.inject('/api/favourites/')).statusCode).toBe(401);
  });

  const merge = (who: TestAccount, properties: readonly unknown[]) =>
    server.inject({ method: 'POST', url: '/api/favourites/', headers: who.headers, payload: { properties } });

  it('imports a browser’s listings in one request, the first as the newest, without duplicates and deleted ones', async () => {
    const [buyer, owner] = [await makeAccount(database()), await makeAccount(database())];
    const make = async (lifecycle: 'published' | 'sold' | 'draft' = 'published') =>
      (await makeListing(database(), { lifecycle, ownerId: owner.id })).id;
    const [had, one, two, sold, draft] = [
      await make(),
      await make(),
      await make(),
      await make('sold'),
      await make('draft'),
    ];
    await ask(buyer, 'PUT', had);
    const merged = await merge(buyer, [two, had, sold, 2_000_000_000, draft, one, two]);
    expect([merged.statusCode, merged.json()]).toEqual([200, [two, sold, one, had]]);
    expect((await ask(buyer, 'GET')).json()).toEqual([two, sold, one, had]);
    expect((await merge(buyer, [one])).json()).toEqual([two, sold, one, had]);
    expect((await merge(buyer, [])).json()).toEqual([two, sold, one, had]);
    expect((await ask(owner, 'GET')).json()).toEqual([]);
  });

  it('rejects invalid imports, and those of visitors', async () => {
    const buyer = await makeAccount(database());
    for (const wrong of [['1'], [0], [1.5], [2 ** 31], Array.from({ length: 101 }, (_, at) => at + 1)])
      expect((await merge(buyer, wrong)).statusCode).toBe(400);
    expect(
      (await server.inject({ method: 'POST', url: '/api/favourites/', payload: { properties: [] } })).statusCode,
    ).toBe(401);
    expect((await ask(buyer, 'GET')).json()).toEqual([]);
  });

  it('does not find a missing listing or another account’s draft', async () => {
    const [buyer, owner] = [await makeAccount(database()), await makeAccount(database())];
    const draft = await makeListing(database(), { lifecycle: 'draft', ownerId: owner.id });
    const sold = await makeListing(database(), { lifecycle: 'sold' });
    expect((await ask(buyer, 'PUT', 2_000_000_000)).statusCode).toBe(404);
    expect((await ask(buyer, 'PUT', draft.id)).statusCode).toBe(404);
    expect((await ask(owner, 'PUT', draft.id)).statusCode).toBe(200);
    expect((await ask(buyer, 'PUT', sold.id)).statusCode).toBe(200);
    expect((await ask(buyer, 'GET')).json()).toEqual([sold.id]);
  });
});
