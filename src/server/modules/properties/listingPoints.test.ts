import type { ListingMap, Property, PropertyCard } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { officePropertiesRoutes } from './officePropertiesRoutes';
import { propertiesRoutes } from './propertiesRoutes';

/** No multiple of the grid; its digits appear in no other number. */
const secret = { latitude: 22.741973, longitude: 75.861737 };
const rounded = { latitude: 22.743, longitude: 75.861 };

describeOnBoth('the point of a listing', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let buyer: TestAccount;
  let agent: TestAccount;
  let id: number;

  beforeAll(async () => {
    owner = await makeAccount(database());
    buyer = await makeAccount(database());
    agent = await makeAccount(database(), { roles: ['agent'] });
    server = await buildTestServer(database(), [propertiesRoutes, officePropertiesRoutes]);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from property`);
    id = (await makeListing(database(), { ownerId: owner.id, location: 'Vijay Nagar' })).id;
    await makeListing(database(), { ownerId: owner.id, location: 'Vijay Nagar' });
  });

  const ask = async <Body = Property>(
    url: string,
    who?: TestAccount,
    change?: { method: 'PATCH' | 'POST'; payload: object },
  ) => {
    const answer = await server.inject({ url, ...(who && { headers: who.headers }), ...change });
    return { status: answer.statusCode, text: answer.body, body: answer.json<Body>() };
  };
  const save = (payload: object, who = owner) => ask(`/api/properties/${id}/`, who, { method: 'PATCH', payload });
  const seen = async (who?: TestAccount) => {
    const { latitude, longitude, location_precision, location_source } = (await ask(`/api/properties/${id}/`, who))
      .body;
    return { latitude, longitude, location_precision, location_source };
  };

  it('is the locality’s while its owner set none, and the response says so', async () => {
    expect(await seen()).toEqual({
      latitude: 22.752,
      longitude: 75.894,
      location_precision: 'area',
      location_source: 'locality',
    });
    expect(await seen(owner)).toEqual(await seen());
    await save({ location: 'Where nobody knows' });
    expect(await seen()).toEqual({
      latitude: null,
      longitude: null,
      location_precision: 'area',
      location_source: null,
    });
  });

  it('is rounded to about 300 metres for others by default, exact for its owner and agents', async () => {
    expect((await save(secret)).status).toBe(200);
    const others = { ...rounded, location_precision: 'area', location_source: 'owner' };
    expect(await seen()).toEqual(others);
    expect(await seen(buyer)).toEqual(others);
    expect(await seen(owner)).toEqual({ ...others, ...secret });
    expect(await seen(agent)).toEqual({ ...others, ...secret });
  });

  it('an owner’s exact point is in no response to others, whatever they ask, filter or draw', async () => {
    await save({ ...secret, location_precision: 'area' });
    const { latitude, longitude } = secret;
    const near = (degrees: number, point = secret) =>
      [point.longitude - degrees, point.latitude - degrees, point.longitude + degrees, point.latitude + degrees]
        .map((number) => number.toFixed(6))
        .join();
    const corners = [
      [longitude - 1e-5, latitude - 1e-5],
      [longitude + 1e-5, latitude - 1e-5],
      [longitude, latitude + 1e-5],
    ];
    const urls = [
      '',
      '?ordering=price',
      `?bbox=${near(0.1)}`,
      `${id}/`,
      `${id}/similar/`,
      `compare/?ids=${id}`,
      `map/?zoom=18&bbox=${near(0.01)}`,
      `map/?zoom=8&bbox=${near(0.4)}`,
      `counts/?bbox=${near(0.1)}`,
    ];
    for (const who of [undefined, buyer])
      for (const url of urls) {
        const { status, text } = await ask(`/api/properties/${url}`, who);
        expect([url, status]).toEqual([url, 200]);
        for (const digits of ['741973', '861737']) expect(text).not.toContain(digits);
      }
    // a box or an area around it finds nothing, one around the published point does
    const found = async (query: string) =>
      (await ask<PropertyCard[]>(`/api/properties/?${query}`)).body.map((card) => card.id);
    expect(await found(`bbox=${near(1e-5)}`)).toEqual([]);
    expect(
      await found(`area=${corners.map((corner) => corner.map((one) => one.toFixed(6)).join('+')).join()}`),
    ).toEqual([]);
    expect(await found(`bbox=${near(1e-5, rounded)}`)).toEqual([id]);
    const map = await ask<ListingMap>(`/api/properties/map/?zoom=20&bbox=${near(1e-5)}`);
    expect(map.body).toEqual({ total: 0, exact: true, clusters: [], properties: [] });
  });

  it('saving it again, or moving it within its square, shows others nothing new', async () => {
    await save(secret);
    const shown = await seen();
    await save({ latitude: secret.latitude + 0.0003, longitude: secret.longitude - 0.0003 });
    expect(await seen()).toEqual(shown);
    await save(secret);
    expect(await seen()).toEqual(shown);
  });

  it('is shown as it is once its owner wishes so', async () => {
    await save({ ...secret, location_precision: 'exact' });
    expect(await seen()).toEqual({ ...secret, location_precision: 'exact', location_source: 'owner' });
    await save({ location_precision: 'area' });
    expect(await seen()).toMatchObject(rounded);
  });

  it('is given and cleared as a whole', async () => {
    await save(secret);
    expect((await save({ clear: ['latitude', 'longitude'] })).body).toMatchObject({ location_source: 'locality' });
    expect(await save({ latitude: 22.7 })).toMatchObject({
      status: 400,
      body: { longitude: ['Enter both latitude and longitude, or neither.'] },
    });
    await save(secret);
    expect(await save({ clear: ['longitude'] })).toMatchObject({
      status: 400,
      body: { latitude: [expect.any(String)] },
    });
    expect(await ask('/api/properties/drafts/', owner, { method: 'POST', payload: { longitude: 75.8 } })).toMatchObject(
      {
        status: 400,
        body: { latitude: [expect.any(String)] },
      },
    );
  });

  it.each([
    ['beyond the pole', { latitude: 90.1, longitude: 75 }, 'latitude'],
    ['beyond the date line', { latitude: 22, longitude: -180.1 }, 'longitude'],
    ['not a number', { latitude: 'north', longitude: '75' }, 'latitude'],
    ['of another precision', { latitude: 22, longitude: 75, location_precision: 'somewhere' }, 'location_precision'],
  ])('is refused if it is %s', async (_what, payload, field) => {
    const { status, body } = await save(payload);
    expect([status, Object.keys(body).sort()]).toEqual([400, ['code', field].sort()]);
  });

  it('that the office changes is recorded without the point itself', async () => {
    await save(secret);
    const change = (payload: object) => ask(`/api/properties/${id}/`, agent, { method: 'PATCH', payload });
    expect((await change({ latitude: 22.7, longitude: 75.8 })).status).toBe(200);
    const entries = await database().rows<{ before: unknown; after: unknown }>(
      sql`select before, after from audit_entry where subject_type = 'property' and subject_id = ${String(id)}`,
    );
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).toMatch(/"point":"#[0-9a-f]{4}"/);
    expect(JSON.stringify(entries)).not.toMatch(/22[.]7|75[.]8/);
  });
});
