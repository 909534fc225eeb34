import type { NearProperty, PropertyCard, PropertyListFilter } from '@contract/properties';
import { localities } from '../places/localities';
import type { FastifyInstance } from 'fastify';
import fc from 'fast-check';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../../test/support/factories';
import { type Params, comparing, fits } from '../../../../../../test/support/filterModel';
import { recordCalls } from '../../../../../../test/support/recordCalls';
import { buildTestServer } from '../../../../../../test/support/testServer';
import { readCatalogue } from '../../listingCatalogue';
import { propertiesRoutes } from '../../propertiesRoutes';
import { chooseListings } from '../chooseListings';
import { neighboursOf } from '../places/nearbyLocalities';
import { nearHomes } from './nearHomes';
import { nearBoundsOf } from './nearPools';

const lakh = 100_000_00;

interface Row extends Record<string, unknown> {
  id: number;
  title: string;
  type: string;
  city: string;
  place: string | null;
  amenities: string[];
  price_in_paise: number | null;
  bedrooms: number;
}

/** What the contract says of one near home, without SQL: each thing in which it differs, with its place in the order. */
function harmsOf(row: Row, asked: Params, isAnyDistance: boolean): Record<string, number> | null {
  const harms: Record<string, number> = {};
  const words = ((asked.search as string | undefined) ?? '').split(' ').filter(Boolean);
  if (words.some((word) => !row.title.toLowerCase().split(' ').includes(word))) harms.search = 1;
  for (const filter of comparing) {
    if (fits(row, Object.fromEntries(filter.params.map((name) => [name, asked[name]])))) continue;
    if (filter.givesWay === null) return null;
    const [least, most] = filter.params.map((name) => asked[name] as number | undefined);
    const share = (part: number) => ({
      [filter.params[0]]: least && least * (1 - part),
      ...(filter.params[1] && { [filter.params[1]]: most && most * (1 + part) }),
    });
    if (filter.name === 'price' && !(isAnyDistance ? row.price_in_paise !== null : fits(row, share(0.3)))) return null;
    const off = Math.max((least ?? 0) - row.bedrooms, row.bedrooms - (most ?? 99));
    if (filter.name === 'bedrooms' && (row.bedrooms === null || (off > 1 && !isAnyDistance))) return null;
    harms[filter.name] = filter.givesWay * 10;
  }
  const { type, city, locality, amenities = [] } = asked as PropertyListFilter;
  if (type && !type.includes(row.type)) return null;
  if (city && !city.includes(row.city)) harms.city = 1_700;
  if (locality && !locality.includes(row.place ?? '')) {
    const cities = localities.filter(({ name }) => locality.includes(name)).map((one) => one.city);
    if (locality.flatMap(neighboursOf).includes(row.place ?? '')) harms.locality = 1_600;
    else if (cities.includes(row.city)) harms.locality = 1_605;
    else return null;
  }
  if (amenities.some((one) => !row.amenities.includes(one))) harms.amenities = 700;
  return harms;
}

/** Whether nothing of what was asked for is left: then nothing comes close. */
function isAnything(row: Row, asked: Params, harms: Record<string, number>): boolean {
  if (asked.type || asked.purpose) return false;
  const bounded = ['min_price', 'max_price', 'min_bedrooms', 'max_bedrooms', 'locality'];
  if (bounded.some((name) => asked[name] !== undefined)) return false;
  const groups = Object.entries(asked).map(
    ([name]) => comparing.find(({ params }) => params.includes(name))?.name ?? name,
  );
  return groups.every((name) => {
    if (harms[name] === undefined) return false;
    if (name === 'search')
      return !(asked.search as string).split(' ').some((word) => row.title.toLowerCase().split(' ').includes(word));
    if (name === 'amenities') return !(asked.amenities as string[]).some((one) => row.amenities.includes(one));
    return true;
  });
}

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const someSearches = fc.record({
  type: optional(fc.constantFrom(['villa'], ['apartment'])),
  city: optional(fc.constantFrom(['pune'], ['indore'])),
  locality: optional(fc.constantFrom(['Baner'], ['Aundh', 'Kharadi'], ['Nipania'])),
  purpose: optional(fc.constantFrom('sale', 'rent')),
  search: optional(fc.constantFrom('corner', 'corner society', 'fountain')),
  amenities: optional(fc.constantFrom(['Lift'], ['Lift', 'Terrace'])),
  max_price: optional(fc.constantFrom(1_000_000, 8_000_000, 12_000_000)),
  min_price: optional(fc.constantFrom(5_000_000)),
  min_bedrooms: optional(fc.constantFrom(2, 3)),
  max_bedrooms: optional(fc.constantFrom(3)),
  min_bathrooms: optional(fc.constantFrom(2)),
  min_size: optional(fc.constantFrom(1_000)),
  furnishing: optional(fc.constantFrom(['full'], ['semi', 'full'])),
});

describeOnBoth('homes that come close', (database) => {
  let server: FastifyInstance;
  let rows: Row[];

  beforeAll(async () => {
    const { id: ownerId } = await makeAccount(database());
    const places = ['Baner', 'Balewadi', 'Aundh', 'Kharadi', 'Nipania', 'Rau', 'Ring Road'];
    for (let at = 0; at < 90; at += 1) {
      const location = places[at % places.length] ?? '';
      await makeListing(database(), {
        ownerId,
        title: ['House', at % 3 ? '' : 'corner', at % 4 ? '' : 'society', at % 7 ? '' : 'fountain']
          .filter(Boolean)
          .join(' '),
        description: '',
        location,
        city: at % 7 > 3 ? 'Indore' : 'Pune',
        type: at % 2 ? 'Villa' : 'Apartment',
        purpose: at % 11 === 0 ? 'rent' : 'sale',
        priceInPaise: at % 13 === 0 ? null : (40 + ((at * 7) % 100)) * lakh,
        bedrooms: at % 17 === 0 ? null : 1 + (at % 5),
        bathrooms: 1 + (at % 3),
        sizeInSqft: at % 19 === 0 ? null : 500 + ((at * 37) % 1_200),
        amenities: [at % 3 ? '' : 'Lift', at % 5 ? '' : 'Terrace'].filter(Boolean),
      });
    }
    await database().run(sql`update property set furnishing = (array['full', 'semi', null])[1 + id % 3]`);
    rows = await database().rows<Row>(sql`
      select property.*, (select slug from property_type where id = property_type_id) as type, (select slug from city where id = city_id) as city,
        (select name from locality where id = locality_id) as place,
        array(select name from amenity where id = any(amenity_ids)) as amenities from property where lifecycle = 'published'`);
    server = await buildTestServer(database(), [propertiesRoutes]);
  });
  afterAll(() => server.close());

  const ask = async <Answer>(path: string, query: Readonly<Record<string, unknown>>) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const answer = await server.inject(`/api/properties/${path}?${new URLSearchParams(given)}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<Answer>();
  };
  const near = (query: Readonly<Record<string, unknown>>) => ask<NearProperty[]>('near/', query);
  const labels = async (query: Readonly<Record<string, unknown>>) =>
    (await near(query)).map(({ differs }) => differs.map(({ label }) => label).join(' + '));

  it('S20 each near home lacks something and says truly what; none that fits is among them; the least harm comes first', async () => {
    await fc.assert(
      fc.asyncProperty(someSearches, fc.boolean(), async (asked, large) => {
        const set = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
        const catalogue = await readCatalogue(database());
        const { filter } = await chooseListings(
          database(),
          async (use) => use(catalogue),
          set as PropertyListFilter,
          null,
        );
        const found = await nearHomes(
          database(),
          { ...filter, params: { ...filter.params, limit: 24 } },
          {
            catalogue,
            isSmall: !large,
            bounds: nearBoundsOf(database()),
            findsAny: async () => (await ask<PropertyCard[]>('', set)).length > 0,
          },
        );
        // a price without a purpose means homes to buy
        const bought = filter.buys ? rows.filter(({ purpose }) => purpose !== 'rent') : rows;
        const closeTo = (isAnyDistance: boolean) =>
          bought.flatMap((row) => {
            const harms = harmsOf(row, set, isAnyDistance);
            const many = Object.keys(harms ?? {}).length;
            return harms && many > 0 && (isAnyDistance || many <= 2) && !isAnything(row, set, harms)
              ? [{ id: row.id, harms }]
              : [];
          });
        const nearest = closeTo(false);
        const isDeadEnd =
          nearest.length === 0 && bought.every((row) => Object.keys(harmsOf(row, set, false) ?? { no: 1 }).length > 0);
        const expected = isDeadEnd ? closeTo(true) : nearest;
        const rankOf = ({ harms }: { harms: Record<string, number> }) => {
          const values = Object.values(harms);
          return values.length * 1e8 + Math.max(...values) * 1e4 + values.reduce((sum, one) => sum + one, 0);
        };
        const harmsById = new Map(expected.map((one) => [one.id, one]));
        const ranks = found.map(({ id }) => rankOf(harmsById.get(id) ?? { harms: {} }));
        expect(ranks).toEqual(
          expected
            .map(rankOf)
            .sort((one, other) => one - other)
            .slice(0, 24),
        );
        for (const { id, differs } of found)
          expect(differs.map(({ field }) => field).sort()).toEqual(Object.keys(harmsById.get(id)?.harms ?? {}).sort());
        const fitting = await ask<PropertyCard[]>('', { ...set, limit: 100 });
        const close = new Set(found.map(({ id }) => id));
        expect(fitting.filter(({ id }) => close.has(id))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('S20 says each difference in plain words', async () => {
    const { id: ownerId } = await makeAccount(database());
    const make = async (more: Parameters<typeof makeListing>[1]) =>
      (
        await makeListing(database(), {
          ...{ ownerId, title: 'Kumudini', description: '', type: 'Resort', city: 'Pune', location: 'Balewadi' },
          ...{ priceInPaise: 112 * lakh, bedrooms: 2, bathrooms: 1, sizeInSqft: 900, amenities: [] },
          ...more,
        })
      ).id;
    const id = await make({});
    const of = async (query: Record<string, unknown>) => (await labels({ type: 'resort', ...query }))[0];
    expect(await of({ max_price: 10_000_000 })).toBe('₹12 L above');
    expect(await of({ locality: 'Baner' })).toBe('Balewadi, 2 km from Baner');
    expect(await of({ search: 'resort near Baner' })).toBeUndefined();
    // seen from what was asked for, not from a neighbour that fits, too
    expect(await of({ search: 'resort near Pashan' })).toBe('Balewadi, 4 km from Pashan');
    expect(await of({ search: 'resort near Aundh with 3 bedrooms' })).toBe(
      '1 bedroom fewer + Balewadi, 4 km from Aundh',
    );
    expect(await of({ search: 'kumudini society' })).toBe('not described as “society”');
    expect(await of({ amenities: 'Lift' })).toBe('does not mention Lift');
    expect(await of({ min_bedrooms: 3, max_bedrooms: 3 })).toBe('1 bedroom fewer');
    expect(await of({ max_bedrooms: 1 })).toBe('1 bedroom more');
    expect(await of({ min_size: 1_300 })).toBe('400 sq ft less');
    expect(await of({ min_bathrooms: 3 })).toBe('2 bathrooms fewer');
    expect(await of({ furnishing: 'full' })).toBe('Furnishing not stated');
    expect(await of({ city: 'indore' })).toMatch(/^Pune, \d{3} km from Indore$/);
    expect(await of({ min_bathrooms: 3, min_bedrooms: 3 })).toBe('2 bathrooms fewer + 1 bedroom fewer');
    await database().run(sql`update property set furnishing = 'semi' where id = ${id}`);
    expect(await of({ furnishing: 'full' })).toBe('Semi-furnished');
    // where nothing else is left, prices and rooms give by any amount
    expect(await of({ max_price: 8_000_000 })).toBe('₹32 L above');
    expect(await of({ min_bedrooms: 4 })).toBe('2 bedrooms fewer');
    const closer = await make({ bedrooms: 3 });
    expect(await labels({ type: 'resort', min_bedrooms: 4 })).toEqual(['1 bedroom fewer']);
    expect(await labels({ type: 'resort', min_bedrooms: 3, max_price: 8_000_000 })).toEqual([
      '₹32 L above',
      '₹32 L above + 1 bedroom fewer',
    ]);
    expect(await labels({ type: 'resort', min_size: 9_000 })).toEqual(['8,100 sq ft less', '8,100 sq ft less']);
    // not beside a home that fits
    const distant = await make({ bedrooms: 9 });
    expect(await labels({ type: 'resort', min_bedrooms: 3, max_bedrooms: 3, min_size: 900 })).toEqual([
      '1 bedroom fewer',
    ]);
    await database().run(sql`delete from property where id = ${closer}`);
    expect(await labels({ type: 'resort', min_bedrooms: 9 })).toEqual([]);
    await database().run(sql`delete from property where id = ${distant}`);
    // what never gives way
    expect(await of({ purpose: 'rent' })).toBeUndefined();
    expect(await of({ bbox: '75.7,22.6,76,22.9', min_bedrooms: 3 })).toBeUndefined();
    expect(await of({})).toBeUndefined();
    expect(await near({ owner: 'me', search: 'kumudini society' })).toEqual([]);
    await database().run(sql`delete from property where title = 'Kumudini'`);
  });

  it('S20 takes six statements at most', async () => {
    const { database: recorded, statements } = recordCalls(database());
    const watched = await buildTestServer(recorded, [propertiesRoutes]);
    for (const search of ['3 bhk society flat in Pune under 1.2 crore with lift', '3 bhk flat in Pune under 4 lakh']) {
      const url = `/api/properties/near/?${new URLSearchParams({ search })}`;
      expect((await watched.inject(url)).json<NearProperty[]>().length).toBeGreaterThan(0);
      // names and the size of the site are known for a while
      statements.length = 0;
      await watched.inject(url);
      expect(statements.length).toBeGreaterThan(1);
      expect(statements.length).toBeLessThanOrEqual(6);
    }
    await watched.close();
  });

  it('refuses more than 24, and a value that the list refuses', async () => {
    for (const query of ['limit=25', 'furnishing=velvet', 'locality=Atlantis'])
      expect((await server.inject(`/api/properties/near/?${query}`)).statusCode).toBe(400);
  });
});
