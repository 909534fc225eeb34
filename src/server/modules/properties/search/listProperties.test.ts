import type { ListingCounts, Ordering, PropertyCard, PropertyListFilter } from '@contract/properties';
import { type FilterName, filterNamed } from '@contract/listingFilters';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import sql, { raw } from 'sql-template-tag';
import { exampleCount } from '../../../../../test/support/counts';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makePicture } from '../../../../../test/support/factories';
import {
  type Params,
  comparedColumns,
  comparing,
  fits,
  randomColumns,
  someFilters,
  valuesOf,
} from '../../../../../test/support/filterModel';
import { recordCalls } from '../../../../../test/support/recordCalls';
import { inAll, isQuick } from '../../../../../test/support/scope';
import { buildTestServer } from '../../../../../test/support/testServer';
import type { Database } from '../../../db/database';
import { withoutCachedPlan } from '../../../db/statementNames';
import { propertiesRoutes } from '../propertiesRoutes';
import { impliesBuying } from './impliedFilter';
import { type CursorPosition, toCursor } from './plan/cursor';
import { listProperties } from './listProperties';
import type { Found } from './plan/strategies/strategy';
import { scanLocalities } from './plan/strategies/scanLocalities';
import { readRequiredWords } from './words/requiredWords';
import { usualBounds } from './plan/bounds';
import { cacheSiteSize } from './plan/siteSize';

interface Row {
  id: number;
  owner_id: number;
  lifecycle: string;
  purpose: string;
  property_type_id: number;
  city_id: number;
  title: string;
  price_in_paise: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  location: string;
  size_in_sqft: number | null;
  amenity_ids: number[];
  featured: boolean;
  [column: string]: unknown;
}

const words = ['amber', 'birch', 'cedar', 'dune'];
const places = ['Palasia', 'New Palasia', 'Near Baner, Pune', 'Kothrud'];
const inPlace = (row: Row, name: string) =>
  name === 'Baner' ? row.location === places[2] && row.city_id === 2 : row.location === name && row.city_id === 1;

/** 240 listings of all types, many with equal price or size, from the database's seeded random numbers. */
async function fillWithListings(database: Database, owners: readonly number[]): Promise<Row[]> {
  for (const [type, city] of [
    ['Villa', 'Indore'],
    ['Apartment', 'Pune'],
    ['Commercial', 'Indore'],
  ] as const)
    await makeListing(database, {
      type,
      city,
      ownerId: owners[0] as number,
      title: 'First of its kind',
      amenities: ['Lift', 'Garden', 'Spa'],
    });
  await database.row(sql`select setseed(0.42)`);
  const given = ['purpose', 'price_in_paise', 'bedrooms', 'bathrooms', 'size_in_sqft', 'featured'];
  const others = randomColumns(given);
  const read = raw(
    comparedColumns
      .filter((column) => !given.includes(column))
      .map((column) => `, ${column}`)
      .join(''),
  );
  const columns = raw(others.map(({ column }) => `, ${column}`).join(''));
  const filled = raw(others.map(({ filled: expression }) => `, ${expression}`).join(''));
  await database.run(sql`
    insert into property (owner_id, title, description, location, city_id, property_type_id, purpose, lifecycle, price_in_paise, bedrooms, bathrooms, size_in_sqft, amenity_ids, featured${columns})
    select (${owners}::int[])[1 + floor(random() * 2)::int], (${words}::text[])[1 + floor(random() * 4)::int] || ' house ' || n, 'Rooms.', (${places}::text[])[1 + floor(random() * 4)::int], 1 + floor(random() * 2)::int, 1 + floor(random() * 3)::int,
      (array['sale', 'rent', 'invest'])[1 + floor(random() * 3)::int], (array['published', 'published', 'published', 'draft', 'sold', 'archived'])[1 + floor(random() * 6)::int],
      nullif(floor(random() * 6)::bigint, 0) * 1000000, nullif(floor(random() * 6)::int, 0), nullif(floor(random() * 4)::int, 0), nullif(floor(random() * 5)::int, 0) * 500,
      array(select amenity from generate_series(1, 3) amenity where random() < 0.5 and n > 0), random() < 0.2${filled}
    from generate_series(1, 240) n`);
  return database.rows<Row>(
    sql`select id, owner_id, lifecycle, purpose, property_type_id, city_id, title, location, price_in_paise, bedrooms, bathrooms, size_in_sqft, amenity_ids, featured${read} from property`,
  );
}

const priceRank = (row: Row) => row.price_in_paise ?? Infinity;
const sizeRank = (row: Row) => row.size_in_sqft ?? 0;
const compare: Readonly<Record<Exclude<Ordering, 'relevance'>, (one: Row, other: Row) => number>> = {
  '-id': (one, other) => other.id - one.id,
  id: (one, other) => one.id - other.id,
  price: (one, other) => (priceRank(one) === priceRank(other) ? one.id - other.id : priceRank(one) - priceRank(other)),
  // unknown prices and sizes come last in both directions
  '-price': (one, other) =>
    Number(one.price_in_paise === null) - Number(other.price_in_paise === null) ||
    (priceRank(one) === priceRank(other) ? other.id - one.id : priceRank(other) - priceRank(one)),
  size: (one, other) =>
    Number(sizeRank(one) === 0) - Number(sizeRank(other) === 0) || sizeRank(one) - sizeRank(other) || one.id - other.id,
  '-size': (one, other) => sizeRank(other) - sizeRank(one) || other.id - one.id,
};
const orderings = Object.keys(compare) as (keyof typeof compare)[];

/** The contract's filters, implemented again without SQL. */
function promised(rows: readonly Row[], filter: Partial<PropertyListFilter>, ownerId?: number): Row[] {
  const priced =
    Boolean(filter.min_price) ||
    filter.max_price !== undefined ||
    filter.ordering === 'price' ||
    filter.ordering === '-price';
  const buys = priced && !filter.purpose && !filter.ids && ownerId === undefined;
  return rows.filter(
    (row) =>
      (ownerId === undefined
        ? row.lifecycle === 'published'
        : row.owner_id === ownerId && (!filter.lifecycle || row.lifecycle === filter.lifecycle)) &&
      (!filter.type || filter.type.map(Number).includes(row.property_type_id)) &&
      (!filter.city || filter.city.map(Number).includes(row.city_id)) &&
      !(buys && row.purpose === 'rent') &&
      fits(row, filter) &&
      (!filter.search || row.title.toLowerCase().includes(filter.search)) &&
      (!filter.locality || filter.locality.some((name) => inPlace(row, name))) &&
      (!filter.ids || filter.ids.includes(row.id)) &&
      (filter.amenities ?? []).every((id) => row.amenity_ids.includes(Number(id))),
  );
}

const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const ids = (most: number) =>
  some(fc.uniqueArray(fc.integer({ min: 1, max: most }).map(String), { minLength: 1, maxLength: 2 }));
const filters = fc
  .record({
    search: some(fc.constantFrom(...words)),
    type: ids(3),
    city: ids(2),
    locality: fc.option(fc.subarray(['Palasia', 'New Palasia', 'Baner'], { minLength: 1, maxLength: 2 }), {
      nil: undefined,
      freq: 2,
    }),
    amenities: ids(3),
    others: someFilters,
    ids: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 260 }), { minLength: 1, maxLength: 60 }), {
      nil: undefined,
      freq: 3,
    }),
  })
  .map(
    ({ others, ...filter }) =>
      Object.fromEntries(
        Object.entries({ ...filter, ...others }).filter(([, value]) => value !== undefined),
      ) as Partial<PropertyListFilter>,
  );

function address(filter: Partial<PropertyListFilter>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) for (const one of [value].flat()) query.append(name, String(one));
  return `/api/properties/?${query.toString()}`;
}

describeOnBoth('the list of properties', (database) => {
  let server: FastifyInstance;
  let rows: Row[];
  let owner: TestAccount;
  let localityIds: ReadonlyMap<string, number>;

  beforeAll(async () => {
    owner = await makeAccount(database(), { username: 'lister' });
    const localities = await database().rows<{ id: number; name: string }>(sql`select id, name from locality`);
    localityIds = new Map(localities.map(({ id, name }) => [name, id]));
    rows = await fillWithListings(database(), [owner.id, (await makeAccount(database())).id]);
    server = await buildTestServer(database(), [propertiesRoutes]);
  });
  afterAll(() => server.close());

  const ask = async (url: string, headers = {}) => {
    const answer = await server.inject({ url, headers });
    return {
      status: answer.statusCode,
      body: answer.json() as PropertyCard[],
      headers: answer.headers,
      total: Number(answer.headers['x-total-count']),
    };
  };
  const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);
  /** Follows the links through all pages. */
  const allPages = async (url: string, headers = {}) => {
    const seen: number[] = [];
    for (let next: string | undefined = url; next;) {
      const { status, body, headers: told } = await ask(next, headers);
      expect(status).toBe(200);
      seen.push(...idsOf(body));
      next = /^<(.+)>; rel="next"$/.exec(String(told.link ?? ''))?.[1];
    }
    return seen;
  };

  it('returns correct results for every combination of filters and order, page by page without gaps or duplicates', async () => {
    await fc.assert(
      fc.asyncProperty(
        filters,
        fc.constantFrom(...orderings),
        fc.integer({ min: 3, max: 40 }),
        fc.boolean(),
        async (filter, ordering, limit, byOffset) => {
          const expected = promised(rows, { ...filter, ordering }).sort(compare[ordering]);
          const { total, headers } = await ask(address({ ...filter, ordering, limit }));
          expect(await allPages(address({ ...filter, ordering, limit, ...(byOffset && { offset: 0 }) }))).toEqual(
            idsOf(expected),
          );
          expect([total, headers['x-total-exact']]).toEqual([expected.length, 'true']);
        },
      ),
      { numRuns: exampleCount(120) },
    );
  }, 360_000);

  it.each(comparing.map((filter) => [filter.name, filter] as const))(
    'S6 the filter %s: total, list and counts say the same as a reading of every row',
    async (name, filter) => {
      const counted = name as keyof ListingCounts;
      const counts = (await server.inject('/api/properties/counts/')).json<ListingCounts>();
      for (const params of valuesOf(filter) as readonly Params[]) {
        const expected = idsOf(promised(rows, params).sort(compare['-id']));
        const { total } = await ask(address({ ...params, limit: 1 }));
        expect([params, total]).toEqual([params, expected.length]);
        expect(await allPages(address({ ...params, limit: 100 }))).toEqual(expected);
        const value = [params[filter.params[0]]].flat();
        if (value.length === 1 && Object.keys(filter.options).length > 0 && Array.isArray(counts[counted]))
          expect(counts[counted]).toEqual(
            expected.length === 0
              ? expect.not.arrayContaining([expect.objectContaining({ value: String(value[0]) })])
              : expect.arrayContaining([{ value: String(value[0]), count: expected.length }]),
          );
      }
    },
  );

  it('S20 beside any other filters, the count of a choice is what the list finds with it', async () => {
    const choose = (group: string, value: string): Partial<PropertyListFilter> =>
      group === 'bedrooms'
        ? { min_bedrooms: Number(value), max_bedrooms: Number(value) }
        : { [filterNamed(group as FilterName).params[0]]: [value] };
    const [types, cities] = await Promise.all(
      ['property_type', 'city'].map((table) => database().rows<{ slug: string }>(sql`select slug from ${raw(table)}`)),
    );
    const choicesOf = (group: string): string[] => {
      if (group === 'bedrooms') return ['0', '1', '2', '3', '4'];
      if (group === 'locality') return ['Palasia', 'New Palasia', 'Baner'];
      if (group === 'type' || group === 'city')
        return ((group === 'type' ? types : cities) ?? []).map(({ slug }) => slug);
      return Object.keys(filterNamed(group as FilterName).options);
    };
    await fc.assert(
      fc.asyncProperty(filters, async ({ ids: _ids, ...filter }) => {
        const query = address(filter).split('?')[1];
        const {
          exact,
          prices: _prices,
          sizes: _sizes,
          ...groups
        } = (await server.inject(`/api/properties/counts/?${query}`)).json<ListingCounts>();
        expect(exact).toBe(true);
        for (const [group, counts = []] of Object.entries(groups))
          for (const value of choicesOf(group).slice(0, 3)) {
            const { total } = await ask(address({ ...filter, ...choose(group, value), limit: 1 }));
            const count = counts.find((one) => one.value === value)?.count ?? 0;
            expect([group, value, total]).toEqual([group, value, count]);
          }
      }),
      { numRuns: exampleCount(120) },
    );
  }, 360_000);

  it.each(comparing.map((filter) => [filter.params[0]] as const))(
    'refuses a value of %s outside of its list or limits, naming it',
    async (param) => {
      const { status, body } = await ask(`/api/properties/?${param}=-nothing`);
      expect(status).toBe(400);
      expect(body).toEqual({ [param]: [expect.any(String)], code: 'invalid' });
    },
  );

  it('returns the same page with every strategy, whenever a strategy gives up', async () => {
    const bounds = fc.record({
      counted: fc.constantFrom(0, 3, 40),
      indexed: fc.constantFrom(1, 30, 500),
      read: fc.constantFrom(1, 30, 500),
      stretches: fc.constantFrom([2, 60], [30], [0]),
      typeScans: fc.constantFrom({ rows: 0, rowsAgain: 0 }, { rows: 12, rowsAgain: 20 }, { rows: 12, rowsAgain: 0 }),
      ranked: fc.constantFrom(1, 30, 500),
      small: fc.boolean(),
    });
    const chosenOf = async (filter: Partial<PropertyListFilter>) => {
      const { words } = await readRequiredWords(database(), filter.search ?? '');
      return {
        params: filter,
        types: (filter.type ?? []).map(Number),
        cities: (filter.city ?? []).map(Number),
        amenities: (filter.amenities ?? []).map(Number),
        localities: (filter.locality ?? []).map((name) => localityIds.get(name) ?? 0),
        words,
        buys: impliesBuying(filter, false),
      };
    };
    const ordering = fc.constantFrom(...orderings, 'relevance' as const);
    await fc.assert(
      fc.asyncProperty(
        filters,
        ordering,
        fc.integer({ min: 2, max: 20 }),
        fc.nat(30),
        bounds,
        async (filter, order, limit, offset, { counted, indexed, read, stretches, typeScans, ranked, small }) => {
          const expected = promised(rows, { ...filter, ordering: order });
          const chosen = await chosenOf({ ...filter, ordering: order, limit });
          const tight = {
            counted,
            scan: { entries: indexed, entriesWithRows: indexed, newest: read, scattered: read },
            readInstead: { rows: read, oneIn: 1 },
            freshPlans: 0,
            typeScans,
            ranked: { rows: 30, leastIds: ranked, mostIds: ranked },
            stretches,
          };
          // a site counted as small may have grown since
          const circumstances = { bounds: tight, siteSize: async () => ({ listings: rows.length, isSmall: small }) };
          const usual = await listProperties(database(), chosen);
          const first = await listProperties(database(), chosen, circumstances);
          expect(idsOf(first.cards)).toEqual(idsOf(usual.cards));
          expect(first.next).toEqual(usual.next);
          if (order !== 'relevance')
            expect(idsOf(first.cards)).toEqual(idsOf(expected.sort(compare[order]).slice(0, limit)));
          if (first.next && 'cursor' in first.next) {
            const second = { ...chosen, params: { ...chosen.params, cursor: first.next.cursor } };
            expect(idsOf((await listProperties(database(), second, circumstances)).cards)).toEqual(
              idsOf((await listProperties(database(), second)).cards),
            );
          }
          const skipped = { ...chosen, params: { ...chosen.params, offset } };
          expect(idsOf((await listProperties(database(), skipped, circumstances)).cards)).toEqual(
            idsOf((await listProperties(database(), skipped)).cards),
          );
        },
      ),
      { numRuns: exampleCount(200) },
    );
  }, 360_000);

  it.each(['price', '-price', 'size', '-size'] as const)(
    'the list of localities by %s is what sorting all of their listings gives, page by page',
    async (ordering) => {
      for (const type of [undefined, ['1'], ['1', '3']]) {
        const filter = { locality: ['Palasia', 'New Palasia', 'Baner'], ordering, ...(type && { type }) };
        const chosen = {
          params: filter,
          types: (type ?? []).map(Number),
          cities: [],
          amenities: [],
          localities: filter.locality.map((name) => localityIds.get(name) ?? 0),
          words: null,
          buys: impliesBuying(filter, false),
        };
        const listed: number[] = [];
        for (let after: CursorPosition | null = null; listed.length <= rows.length;) {
          const request = { filter: chosen, ordering, rows: 4, offset: 0, after };
          const found: Found = await scanLocalities.find(database(), request, usualBounds, 0);
          const page: readonly CursorPosition[] = found?.rows ?? [];
          listed.push(...idsOf(page));
          const last: CursorPosition | undefined = page.at(-1);
          if (page.length < 4 || !last) break;
          after = { id: last.id, rank: last.rank };
        }
        const expected = idsOf(promised(rows, filter).sort(compare[ordering]));
        expect(expected.length).toBeGreaterThan(8);
        expect(listed).toEqual(expected);
        const later = { filter: chosen, ordering, rows: 4, offset: 3, after: null };
        const skipped = await scanLocalities.find(database(), later, usualBounds, 0);
        expect(idsOf(skipped?.rows ?? [])).toEqual(expected.slice(3, 7));
      }
    },
  );

  it.each(['price', '-price', 'size', '-size'] as const)('ends with unknown values by %s', async (ordering) => {
    const seen = await allPages(address({ ordering, limit: 5 }));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const unknown = seen.map((id) =>
      ordering.endsWith('price') ? byId.get(id)?.price_in_paise === null : byId.get(id)?.size_in_sqft === null,
    );
    expect(unknown).toContain(true);
    expect(unknown.slice(unknown.indexOf(true))).not.toContain(false);
  });

  it.each(orderings)('pages through everything by %s', async (ordering) => {
    expect(await allPages(address({ ordering, limit: 7 }))).toEqual(
      idsOf(promised(rows, { ordering }).sort(compare[ordering])),
    );
  });

  it('pages through matches by relevance', async () => {
    const [id] = await Promise.all([
      makeListing(database(), { title: 'Quartz quartz', description: 'quartz', ownerId: owner.id }),
      makeListing(database(), { description: 'Some quartz.', ownerId: owner.id }),
      makeListing(database(), { location: 'Quartz road', ownerId: owner.id }),
    ]);
    const seen = await allPages(address({ search: 'quartz', ordering: 'relevance', limit: 1 }));
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(3);
    expect(seen[0]).toBe(id.id);
    expect(await allPages(address({ search: 'quartz', ordering: 'relevance', limit: 2, offset: 0 }))).toEqual(seen);
    await database().run(sql`delete from property where search @@ 'quartz'`);
  });

  it('keeps its position while newer listings arrive', async () => {
    const first = await ask(address({ limit: 5 }));
    const { id } = await makeListing(database(), { ownerId: owner.id });
    const second = await ask(/<(.+)>/.exec(String(first.headers.link))?.[1] ?? '');
    expect(idsOf(second.body)).toEqual(idsOf(promised(rows, {}).sort(compare['-id'])).slice(5, 10));
    await database().run(sql`delete from property where id = ${id}`);
  });

  it.each([
    ['type=villas', 1],
    ['type=Villa', 1],
    ['type=APARTMENTS', 2],
    ['type=apartment', 2],
    ['type=2', 2],
    ['type=Villas,apartments', 1, 2],
    ['type=1&type=apartments', 1, 2],
  ])('parses %s', async (query, ...types) => {
    expect(await allPages(`/api/properties/?limit=100&${query}`)).toEqual(
      idsOf(promised(rows, { type: types.map(String) }).sort(compare['-id'])),
    );
  });

  it('finds a city by id, name or slug, also a new one', async () => {
    for (const city of ['2', 'pune', 'PUNE', 'Pune'])
      expect(await allPages(`/api/properties/?limit=100&city=${city}`)).toEqual(
        idsOf(promised(rows, { city: ['2'] }).sort(compare['-id'])),
      );
    const { id } = await makeListing(database(), { city: 'Navi Mumbai', ownerId: owner.id });
    expect(await allPages('/api/properties/?city=navi-mumbai')).toEqual([id]);
    await database().run(sql`delete from property where id = ${id}`);
  });

  it.each([
    ['type=castle', 'type'],
    ['type=0', 'type'],
    ['city=Atlantis', 'city'],
    ['city=99999', 'city'],
    ['purpose=steal', 'purpose'],
    ['min_price=cheap', 'min_price'],
    ['max_price=-1', 'max_price'],
    ['max_price=1e9', 'max_price'],
    ['min_bedrooms=two', 'min_bedrooms'],
    ['max_bedrooms=two', 'max_bedrooms'],
    ['locality=Atlantis', 'locality'],
    ['near=perhaps', 'near'],
    ['min_bathrooms=1.5', 'min_bathrooms'],
    ['min_size=x', 'min_size'],
    ['max_size=', 'max_size'],
    ['amenities=pool', 'amenities'],
    ['amenities=-3', 'amenities'],
    ['featured=perhaps', 'featured'],
    ['ordering=colour', 'ordering'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['offset=-1', 'offset'],
    ['cursor=garbled', 'cursor'],
    ['cursor=', 'cursor'],
    ['lifecycle=gone', 'lifecycle'],
    ['lifecycle=draft', 'lifecycle'],
    ['owner=you', 'owner'],
    ['ids=one', 'ids'],
    ['ids=0', 'ids'],
    ['ids=1,-2', 'ids'],
    ['ids=1.5', 'ids'],
    ['ids=2147483648', 'ids'],
    [`ids=${Array.from({ length: 101 }, (_, at) => at + 1).join()}`, 'ids'],
    [`search=${'x'.repeat(201)}`, 'search'],
    ['cursor=LWlkIDAgNQ&offset=3', 'cursor'],
  ])('refuses %s, naming the filter', async (query, field) => {
    const { status, body } = await ask(`/api/properties/?${query}`);
    expect(status).toBe(400);
    expect(body).toEqual({ [field]: [expect.any(String)], code: 'invalid' });
  });

  it('refuses a page link of another ordering', async () => {
    const { headers } = await ask(address({ ordering: 'price', limit: 3 }));
    const cursor = new URL(/<(.+)>/.exec(String(headers.link))?.[1] ?? '', 'http://x').searchParams.get('cursor') ?? '';
    expect((await ask(address({ ordering: 'price', cursor }))).status).toBe(200);
    for (const ordering of ['-price', 'id', '-id', 'size'] as const)
      expect((await ask(address({ ordering, cursor }))).body).toHaveProperty('cursor');
  });

  it('finds listings by ids, separated by commas or repeated, without deleted ones', async () => {
    const [sold, draft] = [
      await makeListing(database(), { ownerId: owner.id, lifecycle: 'sold' }),
      await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' }),
    ];
    const [one, two, three] = rows
      .filter(({ lifecycle }) => lifecycle === 'published')
      .map(({ id }) => id)
      .sort((a, b) => b - a);
    for (const query of [
      `ids=${three},${one},${two},${one}`,
      `ids=${three}&ids=${two}&ids=${one}`,
      `ids=${sold.id},${draft.id},2000000000,${one},${two},${three}`,
    ])
      expect(idsOf((await ask(`/api/properties/?limit=100&${query}`)).body)).toEqual([one, two, three]);
    expect(await ask('/api/properties/?ids=')).toMatchObject({ status: 200, body: [], total: 0 });
    expect((await ask(`/api/properties/?ids=${Array.from({ length: 100 }, (_, at) => at + 1).join()}`)).status).toBe(
      200,
    );
    await database().run(sql`delete from property where id in (${sold.id}, ${draft.id})`);
  });

  it('sends one query, with or without words, if the site is smaller than the counting limit', async () => {
    const { database: recorded, statements } = recordCalls(database());
    const siteSize = cacheSiteSize(database(), 2_000, () => new Date());
    for (const words of [null, (await readRequiredWords(database(), 'amber')).words]) {
      statements.length = 0;
      const chosen = { params: { limit: 5 }, types: [], cities: [], amenities: [], words };
      const page = await listProperties(recorded, chosen, { siteSize });
      expect(statements).toHaveLength(1);
      expect(page).toEqual(await listProperties(database(), chosen));
    }
  });

  it('reads the rows that a filter leaves, instead of the word index, only on a large site', async () => {
    const { database: recorded, statements } = recordCalls(database());
    const { words } = await readRequiredWords(database(), 'amber');
    await database().run(sql`analyze property`);
    const chosen = { params: { limit: 5 }, types: [], cities: [1], amenities: [], words };
    const bounds = { ...usualBounds, freshPlans: 0 };
    const readsRows = async (listings: number) => {
      statements.length = 0;
      await listProperties(recorded, chosen, { bounds, siteSize: async () => ({ listings, isSmall: false }) });
      return statements.some(({ text }) => text.includes('narrow as materialized'));
    };
    expect(await readsRows(1_000_000)).toBe(true);
    expect(await readsRows(10_000)).toBe(false);
  });

  it('keeps the plans of its statements on a site of some thousand listings, and plans each anew on a larger one', async () => {
    const { database: recorded, statements } = recordCalls(database());
    const chosen = { params: { limit: 5 }, types: [1], cities: [1], amenities: [], words: null };
    const needsFreshPlan = async (listings: number) => {
      statements.length = 0;
      await listProperties(recorded, chosen, { siteSize: async () => ({ listings, isSmall: false }) });
      return statements.some(({ text }) => text.includes(withoutCachedPlan.text));
    };
    expect(await needsFreshPlan(1_000_000)).toBe(true);
    expect(await needsFreshPlan(10_000)).toBe(false);
  });

  inAll().it('sends one query for listings by ids, by their key', async () => {
    const { database: recorded, statements } = recordCalls(database());
    await listProperties(recorded, {
      params: { ids: [3, 4, 5], limit: 100 },
      types: [],
      cities: [],
      amenities: [],
      words: null,
    });
    expect(statements).toHaveLength(1);
    let plan = '';
    await database()
      .transaction(async (tx) => {
        // small tables are scanned anyway; the plan of a large table matters
        await tx.run(
          sql`insert into property (owner_id, title, description, city_id, property_type_id) select ${owner.id}, 'Many', '', 1, 1 from generate_series(1, 3000)`,
        );
        await tx.run(sql`analyze property`);
        plan = JSON.stringify(await tx.rows(sql`explain (format json) ${statements[0]}`));
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
    expect(plan).toMatch(/"Index Cond":"\(id = ANY/);
    expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"property"/);
  });

  // by size the same code reads another index
  it.each(isQuick ? (['-price'] as const) : (['-price', 'size'] as const))(
    'S6 reads an index for every page of a large site by %s, before, at and among unknown values',
    async (ordering) => {
      const undone = new Error('undone');
      await database()
        .transaction(async (tx) => {
          await tx.run(sql`
            insert into property (owner_id, title, description, city_id, property_type_id, lifecycle, price_in_paise, size_in_sqft)
            select ${owner.id}, 'Many', '', 1, 1, 'published', case when n % 40 > 0 then 100000000 + n * 10000 end, case when n % 40 > 0 then 500 + n end
            from generate_series(1, 2000) n`);
          await tx.run(sql`analyze property`);
          const { database: recorded, statements } = recordCalls(tx as Database);
          const circumstances = {
            bounds: { ...usualBounds, counted: 100, freshPlans: 0 },
            siteSize: async () => ({ listings: 1_000_000, isSmall: false }),
          };
          const chosen = { types: [], cities: [], amenities: [], words: null };
          const rank = ordering === '-price' ? 9_007_199_254_740_991 : 0;
          const isUp = ordering === 'size';
          const lastKnown = await tx.row<CursorPosition>(
            isUp
              ? sql`select id, size_rank as rank from property where lifecycle = 'published' order by size_rank desc, id desc offset 9 limit 1`
              : sql`select id, price_rank as rank from property where lifecycle = 'published' order by price_rank, id offset 9 limit 1`,
          );
          const among = { rank, id: isUp ? 1 : 2_000_000_000 };
          for (const after of [undefined, lastKnown ?? among, among]) {
            statements.length = 0;
            const filter = { limit: 20, ordering, ...(after && { cursor: toCursor(ordering, after) }) };
            const { cards } = await listProperties(recorded, { ...chosen, params: filter }, circumstances);
            expect(cards).toHaveLength(20);
            const isUnknown = cards.map((card) => (isUp ? card.size : card.price) === null);
            expect(isUnknown.filter(Boolean)).toHaveLength(after === undefined ? 0 : after === lastKnown ? 11 : 20);
            const lists = statements.filter(({ text }) => text.includes('counted.counted'));
            for (const statement of lists) {
              const plan = JSON.stringify(await tx.rows(sql`explain (format json) ${statement}`));
              expect(plan).toMatch(isUp ? /"Index Name":"property_size"/ : /"Index Name":"property_price"/);
              expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"property"/);
            }
            expect(lists).toHaveLength(after === lastKnown ? 2 : 1);
          }
          throw undone;
        })
        .catch((error: unknown) => {
          if (error !== undone) throw error;
        });
    },
  );

  it('shows an account its own listings in every lifecycle, and no others', async () => {
    expect((await ask('/api/properties/?owner=me')).status).toBe(401);
    expect(await allPages('/api/properties/?owner=me&limit=50', owner.headers)).toEqual(
      idsOf(promised(rows, {}, owner.id).sort(compare['-id'])),
    );
    for (const lifecycle of ['draft', 'published', 'sold', 'archived'] as const) {
      expect(await allPages(`/api/properties/?owner=me&lifecycle=${lifecycle}`, owner.headers)).toEqual(
        idsOf(promised(rows, { lifecycle }, owner.id).sort(compare['-id'])),
      );
    }
    expect(await allPages('/api/properties/?owner=me&search=amber&type=villas', owner.headers)).toEqual(
      idsOf(promised(rows, { search: 'amber', type: ['1'] }, owner.id).sort(compare['-id'])),
    );
  });

  it('lists 24 by default, with the total', async () => {
    const { body, total, headers } = await ask('/api/properties/');
    expect([body.length, total, headers['x-total-exact']]).toEqual([24, promised(rows, {}).length, 'true']);
    expect((await ask('/api/properties/?offset=10000')).body).toEqual([]);
  });

  it('returns cards with the first picture, both names of each measure, and an excerpt cut at a word', async () => {
    const description = `${'Long rooms under a vault. '.repeat(20)}`;
    const { id } = await makeListing(database(), {
      ownerId: owner.id,
      title: 'Vaulted house',
      description,
      priceInPaise: 1_234_567_05,
      bedrooms: 4,
      bathrooms: null,
      sizeInSqft: 2_100,
    });
    const [second, first] = [await makePicture(database()), await makePicture(database())];
    await database().run(
      sql`insert into property_image (property_id, media_id, alt, position) values (${id}, ${second.id}, 'The stair', 1), (${id}, ${first.id}, '', 0)`,
    );
    const {
      body: [card],
    } = await ask('/api/properties/?limit=1');
    expect(card).toMatchObject({
      id,
      title: 'Vaulted house',
      price: '1234567.05',
      bedrooms: 4,
      beds: 4,
      bathrooms: null,
      baths: null,
      size: 2_100,
      sqft: 2_100,
      property_type: { id: 1, name: 'Villa' },
      city: { name: 'Indore' },
    });
    expect(card?.image).toBe(`/media/${first.hash}-960.jpg`);
    expect(card?.cover).toMatchObject({ image: card?.image, width: 1_200, height: 800, alt: 'Vaulted house' });
    expect(card?.description).toMatch(/^Long rooms under a vault\. .+ (Long|rooms|under|a|vault)…$/);
    expect(card?.description.length).toBeLessThanOrEqual(200);
    await database().run(sql`delete from property where id = ${id}`);
  });
});
