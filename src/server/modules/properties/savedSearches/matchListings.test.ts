import fc from 'fast-check';
import sql from 'sql-template-tag';
import { alertsOn } from '../../../../../test/support/alerts';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { testDeps } from '../../../../../test/support/testServer';
import { listProperties } from '../search/listProperties';
import { matchListings } from './matchListings';
import { readSearchToSave } from './saveSearch';

const cities = ['Indore', 'Pune'];
const types = ['Villa', 'Apartment', 'Plot'];
const words = ['amber', 'birch', 'cedar'];
const places = ['Palasia', 'Vijay Nagar', 'Kothrud', 'Baner'];

/** Seldom, so that searches find something. */
const some = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const price = fc.integer({ min: 0, max: 5 }).map((millions) => String(millions * 1_000_000));
/** A results' query as a person or a sentence writes it. */
const query = fc
  .record({
    search: some(
      fc.constantFrom(
        'amber',
        'birhc house',
        'ced',
        'zebra',
        '2 bhk in pune',
        'villa under 30 lakh',
        'birch near Baner',
        'plots to rent amber',
        'not a villa',
        'cheapest flat in indore',
      ),
    ),
    city: some(fc.constantFrom('indore', 'Pune')),
    type: some(fc.constantFrom('villas', 'plot')),
    locality: some(fc.constantFrom('Palasia', 'Vijay Nagar', 'Baner')),
    near: some(fc.constantFrom('true', 'false')),
    purpose: some(fc.constantFrom('sale', 'rent', 'invest')),
    min_price: some(price),
    max_price: some(price),
    min_bedrooms: some(fc.constantFrom('1', '2', '3')),
    max_bedrooms: some(fc.constantFrom('2', '4')),
    min_size: some(fc.constantFrom('500', '1000')),
    amenities: some(fc.constantFrom('Lift', 'Pool')),
    featured: some(fc.constantFrom('true', 'false')),
    ordering: some(fc.constantFrom('price', '-price', '-id')),
  })
  .map((given) =>
    new URLSearchParams(Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]))).toString(),
  );

describeOnBoth('matching new listings', (database) => {
  let reader: TestAccount;
  let deps: ReturnType<typeof testDeps>;
  beforeAll(async () => {
    deps = testDeps(database());
    reader = await makeAccount(database());
    const owner = await makeAccount(database());
    for (const [at, city] of cities.entries())
      for (const type of types)
        await makeListing(database(), {
          ownerId: owner.id,
          city,
          type,
          title: `${words[at]} begins`,
          amenities: ['Lift', 'Pool'],
        });
  }, 180_000);
  afterAll(() => deps.remove());

  /** 150 listings of all kinds at once, some of them not published. */
  const publishMany = () =>
    database().run(sql`
      insert into property (owner_id, title, description, location, city_id, property_type_id, purpose, lifecycle, price_in_paise, bedrooms, size_in_sqft, amenity_ids, featured)
      select (select max(id) from account), (${words}::text[])[1 + floor(random() * 3)::int] || ' house', 'Rooms.', (${places}::text[])[1 + floor(random() * 4)::int],
        (array(select id from city order by id))[1 + floor(random() * 2)::int], (array(select id from property_type order by id))[1 + floor(random() * 3)::int], (array['sale', 'rent', 'invest'])[1 + floor(random() * 3)::int],
        (array['published', 'published', 'draft', 'sold'])[1 + floor(random() * 4)::int], nullif(floor(random() * 6)::bigint, 0) * 100000000,
        nullif(floor(random() * 5)::int, 0), nullif(floor(random() * 4)::int, 0) * 500,
        array(select id from amenity where random() < 0.5 and n > 0), random() < 0.3
      from generate_series(1, 150) n`);

  /** Saves some 130 searches of different people. @returns the queries by the searches' ids */
  async function saveMany(seed: number): Promise<Map<number, string>> {
    const alerts = alertsOn(deps.deps);
    const queries = [...new Set(fc.sample(query, { numRuns: 160, seed }))];
    const ids = new Map<number, string>();
    for (const [at, text] of queries.entries()) {
      const visitor = await alerts.visitor(`reader${seed}-${Math.floor(at / 15)}@people.example`);
      ids.set(await alerts.save(visitor, text), text);
    }
    return ids;
  }

  it('finds for each search exactly the new listings that the list of properties finds', async () => {
    const ids = await saveMany(42);
    await database().row(sql`select setseed(0.42)`);
    let told = 0;
    const newest = (await database().row<{ id: number }>(sql`select max(id) as id from property`))?.id ?? 0;
    await publishMany();
    await matchListings({ database: database(), now: () => new Date() }, async () => true);
    for (const [id, text] of ids) {
      const { filter } = await readSearchToSave(database(), { query: text, name: '', frequency: 'instant' });
      const found: number[] = [];
      for (let offset = 0; ; offset += 100) {
        const page = await listProperties(database(), { ...filter, params: { ...filter.params, limit: 100, offset } });
        found.push(...page.cards.map((card) => card.id));
        if (page.cards.length < 100) break;
      }
      const alerted = await database().rows<{ id: number }>(
        sql`select property_id as id from search_alert where search_id = ${id} and told_at is null order by 1`,
      );
      told += alerted.length;
      expect([text, alerted.map((row) => row.id)]).toEqual([
        text,
        found.filter((one) => one > newest).sort((one, other) => one - other),
      ]);
    }
    expect(told).toBeGreaterThan(500);
  }, 360_000);

  it('asks the database for the candidates of all searches together, not search by search', async () => {
    await saveMany(43);
    let statements = 0;
    const counting = new Proxy(database(), {
      get: (target, use: 'rows') =>
        use === 'rows'
          ? (...given: Parameters<typeof target.rows>) => ((statements += 1), target.rows(...given))
          : target[use],
    });
    await makeListing(database(), {
      ownerId: reader.id,
      city: 'Indore',
      type: 'Plot',
      purpose: 'rent',
      title: 'Quiet',
    });
    await matchListings({ database: counting, now: () => new Date() }, async () => true);
    const { searches = 0 } =
      (await database().row<{ searches: number }>(sql`select count(*)::int as searches from saved_search`)) ?? {};
    expect(searches).toBeGreaterThan(100);
    expect(statements).toBeLessThan(searches);
  });
});
