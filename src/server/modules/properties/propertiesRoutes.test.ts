import type { Property, PropertyCard } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makePicture } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { propertiesRoutes } from './propertiesRoutes';

const now = new Date('2026-03-10T12:00:00Z');
const crore = 1_00_00_000_00;

describeOnBoth('the page of a property', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount;
  let stranger: TestAccount;
  let admin: TestAccount;

  beforeAll(async () => {
    owner = await makeAccount(database(), { name: 'Meera Kulkarni', now });
    stranger = await makeAccount(database(), { now });
    admin = await makeAccount(database(), { superuser: true, now });
    server = await buildTestServer(database(), [propertiesRoutes], { now: () => now });
  });
  afterAll(() => server.close());

  const get = async <Body = Property>(url: string, headers = {}) => {
    const answer = await server.inject({ url: `/api/properties/${url}`, headers });
    return { status: answer.statusCode, body: answer.json() as Body };
  };
  const similarTo = async (id: number, headers = {}) =>
    (await get<PropertyCard[]>(`${id}/similar/`, headers)).body.map((card) => card.id);

  it('returns everything in the contract', async () => {
    const { id } = await makeListing(database(), {
      ownerId: owner.id,
      title: 'Pavilion house',
      amenities: ['Garden', 'Lift'],
      createdAt: new Date('2026-03-01T11:59:00Z'),
      priceInPaise: 2 * crore,
    });
    await database().run(
      sql`update property set parking = '2 cars', year_built = 2019, hoa_fees_in_paise = 450050, property_tax_in_paise = 1800000, rera_number = 'P521' where id = ${id}`,
    );
    const [second, first] = [await makePicture(database()), await makePicture(database())];
    await database().run(
      sql`insert into property_image (property_id, media_id, alt, position) values (${id}, ${second.id}, '', 1), (${id}, ${first.id}, 'The court', 0)`,
    );
    const { status, body } = await get(`${id}/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      title: 'Pavilion house',
      price: '20000000.00',
      parking: '2 cars',
      year_built: 2019,
      hoa_fees: '4500.50',
      property_tax: '18000.00',
      rera_number: 'P521',
      days_on_market: 9,
      createdAt: '2026-03-01T11:59:00.000Z',
      owner: { id: owner.id, name: 'Meera Kulkarni' },
      lifecycle: 'published',
      image: `/media/${first.hash}-960.jpg`,
    });
    const amenities = await database().rows(
      sql`select name from unnest(${body.amenities}::int[]) with ordinality given(id, place)
        join amenity using (id) order by place`,
    );
    expect(amenities).toEqual([{ name: 'Garden' }, { name: 'Lift' }]);
    expect(body.amenities).toHaveLength(2);
    expect(body.images.map(({ alt }) => alt)).toEqual(['The court', 'Pavilion house, picture 2']);
    expect(Object.keys(body.owner)).toEqual(['id', 'name']);
  });

  it('names an owner without a name by username', async () => {
    const { id } = await makeListing(database(), { ownerId: stranger.id });
    expect((await get(`${id}/`)).body.owner.name).toBe(stranger.username);
  });

  it('is visible to its owner and superusers while it is a draft', async () => {
    const { id } = await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' });
    for (const headers of [{}, stranger.headers])
      expect(await get(`${id}/`, headers)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const headers of [{}, stranger.headers]) expect((await get(`${id}/similar/`, headers)).status).toBe(404);
    for (const { headers } of [owner, admin])
      expect((await get(`${id}/`, headers)).body).toMatchObject({ id, lifecycle: 'draft' });
  });

  it.each(['sold', 'archived'] as const)(
    'is no longer available when %s, but similar listings are',
    async (lifecycle) => {
      const { id } = await makeListing(database(), { ownerId: owner.id, lifecycle });
      for (const headers of [{}, stranger.headers])
        expect(await get(`${id}/`, headers)).toEqual({
          status: 410,
          body: { detail: 'This home is no longer listed.', code: 'gone' },
        });
      for (const { headers } of [owner, admin]) expect((await get(`${id}/`, headers)).status).toBe(200);
      expect((await get(`${id}/similar/`)).status).toBe(200);
    },
  );

  it('is 404 for an unknown id', async () => {
    for (const url of ['2147483647/', '2147483647/similar/'])
      expect(await get(url)).toEqual({
        status: 404,
        body: { detail: 'This property was not found.', code: 'not_found' },
      });
    for (const url of ['0/', 'x/', '-1/', '99999999999/', '1.5/similar/']) expect((await get(url)).status).toBe(400);
  });

  it('is returned with others in the requested order, without deleted ones', async () => {
    const make = async (lifecycle: 'published' | 'sold' | 'archived' | 'draft') =>
      (await makeListing(database(), { ownerId: owner.id, lifecycle, amenities: ['Garden'] })).id;
    const [one, two, sold, draft] = [
      await make('published'),
      await make('published'),
      await make('sold'),
      await make('draft'),
    ];
    const compared = await get<Property[]>(`compare/?ids=${two},${sold},${one},${draft}`, owner.headers);
    expect(compared.status).toBe(200);
    expect(compared.body).toEqual([(await get(`${two}/`)).body, (await get(`${one}/`)).body]);
    expect((await get('compare/?ids=2000000000')).body).toEqual([]);
  });

  it.each(['compare/', 'compare/?ids=a', 'compare/?ids=1,2,3,4,5', 'compare/?ids=0'])(
    'refuses %s, naming the ids',
    async (url) => {
      expect(await get(url)).toMatchObject({ status: 400, body: { ids: [expect.any(String)], code: 'invalid' } });
    },
  );

  it('has similar listings: same city and type by nearest price, then same city, then same type', async () => {
    await database().run(sql`delete from property`);
    const make = async (city: string, type: string, price: number | null) =>
      (await makeListing(database(), { ownerId: owner.id, city, type, priceInPaise: price && price * crore })).id;
    const one = await make('Indore', 'Villa', 5);
    const [far, near, nearest] = [
      await make('Indore', 'Villa', 9),
      await make('Indore', 'Villa', 6),
      await make('Indore', 'Villa', 4.5),
    ];
    const [office, plot] = [await make('Indore', 'Commercial', 5), await make('Indore', 'Plot', 8)];
    const [elsewhere] = [await make('Pune', 'Villa', 5), await make('Pune', 'Plot', 5)];
    await makeListing(database(), {
      ownerId: owner.id,
      city: 'Indore',
      type: 'Villa',
      lifecycle: 'sold',
      priceInPaise: 5 * crore,
    });
    expect(await similarTo(one)).toEqual([nearest, near, far, office, plot, elsewhere]);
  });

  it('has similar listings of the same purpose first, those of another after all of them', async () => {
    await database().run(sql`delete from property`);
    const make = async (purpose: 'sale' | 'rent', city: string, type: string, price: number) =>
      (await makeListing(database(), { ownerId: owner.id, purpose, city, type, priceInPaise: price * crore })).id;
    const one = await make('sale', 'Indore', 'Villa', 5);
    const [rent, otherRent] = [await make('rent', 'Indore', 'Villa', 5), await make('rent', 'Indore', 'Villa', 0.01)];
    const [plot, villa] = [await make('sale', 'Indore', 'Plot', 5), await make('sale', 'Indore', 'Villa', 9)];
    const [elsewhere, far] = [await make('sale', 'Pune', 'Villa', 1), await make('sale', 'Pune', 'Plot', 1)];
    expect(await similarTo(one)).toEqual([villa, plot, elsewhere, far, rent, otherRent]);
    expect((await similarTo(rent)).slice(0, 2)).toEqual([otherRent, one]);
  });

  it('has at most six similar listings without itself, also with few listings or no price', async () => {
    await database().run(sql`delete from property`);
    const { id } = await makeListing(database(), { ownerId: owner.id, priceInPaise: null });
    expect(await similarTo(id)).toEqual([]);
    for (let more = 0; more < 9; more += 1)
      await makeListing(database(), {
        ownerId: owner.id,
        priceInPaise: more % 2 ? null : crore * (more + 1),
        city: more % 3 ? 'Indore' : 'Pune',
      });
    const similar = await similarTo(id);
    expect(similar).toHaveLength(6);
    expect(new Set([...similar, id]).size).toBe(7);
  });
});
