import { findingLimits } from '@contract/findingLimits';
import { type Box, type Point, writeArea, writeBox } from '@contract/mapArea';
import type { ListingMap, PropertyCard, PropertyListFilter } from '@contract/properties';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { exampleCount } from '../../../../../../test/support/counts';
import { describeOnBoth } from '../../../../../../test/support/databases';
import { makeAccount, makeListing } from '../../../../../../test/support/factories';
import { recordCalls } from '../../../../../../test/support/recordCalls';
import { buildTestServer } from '../../../../../../test/support/testServer';
import type { Database, Queryable } from '../../../../db/database';
import { cacheCatalogue } from '../../listingCatalogue';
import { propertiesRoutes } from '../../propertiesRoutes';
import { chooseListings } from '../chooseListings';
import { countListings } from '../countListings';
import { foldMapChanges, foldMapChangesJob } from './foldMapChanges';
import { listingMap } from './listingMap';
import { type MapBounds, usualMapBounds } from './mapBounds';
import type { CursorPosition } from '../plan/cursor';
import { listProperties } from '../listProperties';
import type { RankedRow } from '../plan/pages';
import { scanRegion } from '../plan/strategies/scanRegion';
import { usualBounds } from '../plan/bounds';

interface Row {
  id: number;
  title: string;
  location: string;
  lifecycle: string;
  purpose: string;
  property_type_id: number;
  price_in_paise: number | null;
  size_in_sqft: number | null;
  bedrooms: number | null;
  amenity_ids: number[];
  longitude: number | null;
  latitude: number | null;
}

const ring = (corners: number) =>
  Array.from({ length: corners }, (_, at) => `${70 + at / 10}+${22 + (at % 9) / 10}`).join();

/** The published points. */
const readRows = (database: Queryable) =>
  database.rows<Row>(
    sql`select id, title, location, lifecycle, purpose, property_type_id, price_in_paise, size_in_sqft, bedrooms, amenity_ids, shown_longitude as longitude, shown_latitude as latitude from property`,
  );

const words = ['amber', 'birch', 'cedar'];
const city: Box = { west: 75.8, south: 22.65, east: 75.95, north: 22.8 };

/** Listings around Indore: exact points, rounded ones, localities’ and none. No exact point lies on an edge of the grid. */
async function fillWithListings(database: Database, many: number): Promise<void> {
  const { ownerId } = await makeListing(database, { type: 'Villa', amenities: ['Lift', 'Garden'] });
  await makeListing(database, { type: 'Apartment', ownerId });
  await database.row(sql`select setseed(0.42)`);
  await database.run(sql`
    insert into property (owner_id, title, description, location, city_id, property_type_id, purpose, lifecycle, price_in_paise, size_in_sqft, bedrooms, amenity_ids, latitude, longitude, location_precision)
    select ${ownerId}, (${words}::text[])[1 + floor(random() * 3)::int] || ' house ' || n, 'Rooms.', (array['Palasia', 'Rau', 'Elsewhere'])[1 + n % 3], 1, 1 + floor(random() * 2)::int,
      (array['sale', 'rent'])[1 + floor(random() * 2)::int], (array['published', 'published', 'published', 'draft', 'sold'])[1 + floor(random() * 5)::int],
      nullif(floor(random() * 9)::bigint, 0) * 1000000, nullif(n * 37 % 50, 0) * 40, 1 + floor(random() * 4)::int, array(select amenity from generate_series(1, 2) amenity where random() < 0.5 and n > 0),
      case when n % 7 > 0 then 22.65001 + floor(random() * 1500) / 10000 end, case when n % 7 > 0 then 75.80001 + floor(random() * 1500) / 10000 end, (array['exact', 'area'])[1 + n % 2]
    from generate_series(1, ${many}) n`);
}

const isIn = ({ west, south, east, north }: Box, { longitude, latitude }: Pick<Row, 'longitude' | 'latitude'>) =>
  longitude !== null &&
  latitude !== null &&
  longitude >= west &&
  longitude <= east &&
  latitude >= south &&
  latitude <= north;

/** Whether the corners, joined in their order, go round a point; for shapes whose sides do not cross. */
function isRound(corners: readonly Point[], { longitude, latitude }: Row): boolean {
  if (longitude === null || latitude === null) return false;
  let inside = false;
  corners.forEach((one, at) => {
    const other = corners[(at + 1) % corners.length] as Point;
    if (one.latitude > latitude === other.latitude > latitude) return;
    const crossing =
      one.longitude + ((latitude - one.latitude) * (other.longitude - one.longitude)) / (other.latitude - one.latitude);
    if (longitude < crossing) inside = !inside;
  });
  return inside;
}

type Filter = Partial<PropertyListFilter> & { bbox: Box };

/** The filters, implemented again without SQL. */
const promised = (rows: readonly Row[], filter: Filter): Row[] =>
  rows.filter(
    (row) =>
      row.lifecycle === 'published' &&
      isIn(filter.bbox, row) &&
      (!filter.area || isRound(filter.area, row)) &&
      (!filter.search || row.title.startsWith(filter.search)) &&
      (!filter.locality || filter.locality.includes(row.location)) &&
      (!filter.type || filter.type.map(Number).includes(row.property_type_id)) &&
      (!filter.purpose || row.purpose === filter.purpose) &&
      (!filter.min_bedrooms || (row.bedrooms ?? 0) >= filter.min_bedrooms) &&
      (filter.amenities ?? []).every((id) => row.amenity_ids.includes(Number(id))),
  );

const degrees = (least: number, most: number) =>
  fc.integer({ min: Math.round(least * 10_000), max: Math.round(most * 10_000) }).map((whole) => whole / 10_000);
const box = fc
  .record({
    one: degrees(75.78, 75.97),
    other: degrees(75.78, 75.97),
    up: degrees(22.6, 22.85),
    down: degrees(22.6, 22.85),
  })
  .map(({ one, other, up, down }) => ({
    west: Math.min(one, other),
    south: Math.min(up, down),
    east: Math.max(one, other),
    north: Math.max(up, down),
  }));
/** Around a middle, so that no sides cross. */
const star = fc
  .record({
    longitude: degrees(75.82, 75.93),
    latitude: degrees(22.67, 22.78),
    reaches: fc.array(fc.integer({ min: 5, max: 60 }), { minLength: 3, maxLength: 12 }),
  })
  .map(({ longitude, latitude, reaches }) =>
    reaches.map((reach, at) => {
      const turn = (2 * Math.PI * at) / reaches.length + 0.1;
      return {
        longitude: Math.round((longitude + (reach / 1_000) * Math.cos(turn)) * 1e6) / 1e6,
        latitude: Math.round((latitude + (reach / 1_000) * Math.sin(turn)) * 1e6) / 1e6,
      };
    }),
  );
const some = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
const filters: fc.Arbitrary<Filter> = fc
  .record({
    bbox: box,
    area: some(star),
    search: some(fc.constantFrom(...words)),
    locality: fc.option(fc.constantFrom(['Palasia'], ['Palasia', 'Rau']), { nil: undefined, freq: 2 }),
    type: some(fc.constantFrom(['1'], ['2'], ['1', '2'])),
    purpose: some(fc.constantFrom('sale' as const, 'rent' as const)),
    min_bedrooms: some(fc.nat(4)),
    amenities: some(fc.constantFrom(['1'], ['1', '2'])),
  })
  .map(
    (filter) =>
      Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as unknown as Filter,
  );
const boxes: fc.Arbitrary<Filter> = box.map((bbox) => ({ bbox }));
const zooms = fc.integer({ min: 8, max: 20 });

function address(call: '' | 'map/', filter: Filter, more: Readonly<Record<string, string | number>>): string {
  const { bbox, area, ...plain } = filter;
  const query = new URLSearchParams({ bbox: writeBox(bbox), ...(area && { area: writeArea(area) }) });
  for (const [name, value] of Object.entries({ ...plain, ...more }))
    for (const one of [value].flat()) query.append(name, String(one));
  return `/api/properties/${call}?${query.toString()}`;
}

/** Checks that marks hold each listing once, where they say, and that each tells the truth about its own. */
function expectMarksOf(map: ListingMap, rows: readonly Row[]): void {
  const single = new Map(rows.map((row) => [row.id, row]));
  for (const { id, longitude, latitude, title, purpose } of map.properties)
    expect(single.get(id)).toMatchObject({ longitude, latitude, title, purpose });
  for (const cluster of map.clusters) {
    const own = rows.filter((row) => isIn(cluster.bbox, row));
    expect(own).toHaveLength(cluster.count);
    const lowest = (isRent: boolean) =>
      own
        .filter(({ purpose }) => (purpose === 'rent') === isRent)
        .flatMap(({ price_in_paise: price }) => price ?? [])
        .sort((one, other) => one - other)[0];
    const price = lowest(false) ?? lowest(true);
    expect([cluster.min_price, cluster.purpose]).toEqual([
      price === undefined ? null : (price / 100).toFixed(2),
      price === undefined ? null : lowest(false) === undefined ? 'rent' : 'sale',
    ]);
    expect(isIn(cluster.bbox, cluster)).toBe(true);
  }
  expect(map.clusters.reduce((sum, { count }) => sum + count, map.properties.length)).toBe(rows.length);
  expect(map.clusters.length + map.properties.length).toBeLessThanOrEqual(findingLimits.map.marks);
}

describeOnBoth('the map of properties', (database) => {
  let server: FastifyInstance;
  let rows: Row[];

  beforeAll(async () => {
    await fillWithListings(database(), 400);
    rows = await readRows(database());
    server = await buildTestServer(database(), [propertiesRoutes]);
  }, 180_000);
  afterAll(() => server.close());

  const ask = async (url: string) => {
    const answer = await server.inject({ url });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<unknown>() };
  };
  const choose = async (filter: Filter, on: Queryable = database()) =>
    (await chooseListings(on, cacheCatalogue(on), filter, null)).filter;
  const mapOf = async (filter: Filter, zoom: number, bounds: MapBounds = usualMapBounds) =>
    listingMap(database(), await choose(filter), { box: filter.bbox, zoom }, { bounds });

  it('H28 the list and the map agree for every box, area and filter, and marks hold each listing once', async () => {
    await fc.assert(
      fc.asyncProperty(filters, zooms, async (filter, zoom) => {
        const expected = promised(rows, filter);
        const list = await ask(address('', filter, { limit: 100 }));
        const map = (await ask(address('map/', filter, { zoom }))).body as ListingMap;
        expect([list.status, Number(list.headers['x-total-count'])]).toEqual([200, expected.length]);
        expect((list.body as PropertyCard[]).map(({ id }) => id)).toEqual(
          expected
            .map(({ id }) => id)
            .sort((one, other) => other - one)
            .slice(0, 100),
        );
        expect([map.total, map.exact]).toEqual([expected.length, true]);
        expectMarksOf(map, expected);
      }),
      { numRuns: exampleCount(60) },
    );
  }, 360_000);

  it('H28 they agree on a large site, where the squares that are counted already, gathered matches or a sample answer', async () => {
    const bounds: fc.Arbitrary<MapBounds> = fc.record({
      direct: fc.constantFrom({ box: 0, area: 0 }, { box: 60, area: 30 }),
      unfiltered: fc.constantFrom(0, 60),
      rowsRead: fc.constantFrom(0, 60),
      gathered: fc.constantFrom(0, 20, 1_000),
      matchesAmongNewest: fc.constantFrom(5, 100),
      matchesInSample: fc.constantFrom(0, 1_000),
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(filters, boxes), zooms, bounds, async (filter, zoom, tight) => {
        const expected = promised(rows, filter);
        const map = await mapOf(filter, zoom, tight);
        const list = await listProperties(database(), await choose({ ...filter, limit: 10 }), { mapBounds: tight });
        expect([list.total, list.exact]).toEqual([map.total, map.exact]);
        expect(list.cards.map(({ id }) => id)).toEqual(
          expected
            .map(({ id }) => id)
            .sort((one, other) => other - one)
            .slice(0, 10),
        );
        if (!map.exact) return;
        expect(map.total).toBe(expected.length);
        expectMarksOf(map, expected);
      }),
      { numRuns: exampleCount(150) },
    );
  }, 360_000);

  const ranks: Readonly<Record<'price' | '-price' | 'size' | '-size', (row: Row) => number>> = {
    price: (row) => row.price_in_paise ?? 9_007_199_254_740_991,
    '-price': (row) => -(row.price_in_paise ?? -Infinity),
    size: (row) => row.size_in_sqft ?? Infinity,
    '-size': (row) => -(row.size_in_sqft ?? 0),
  };
  const ranges = fc.record({
    min_price: fc.option(fc.constantFrom(10_000, 20_001, 30_000), { nil: undefined, freq: 2 }),
    max_size: fc.option(fc.constantFrom(500, 1_000), { nil: undefined, freq: 2 }),
  });

  it('a region’s list by price or size is what sorting all of its listings gives, step by step and page by page', async () => {
    const orderings = fc.constantFrom('price' as const, '-price' as const, 'size' as const, '-size' as const);
    await fc.assert(
      fc.asyncProperty(
        filters,
        ranges,
        orderings,
        fc.integer({ min: 1, max: 30 }),
        async (filter, range, ordering, many) => {
          const given = Object.fromEntries(Object.entries(range).filter(([, value]) => value !== undefined));
          const buys = !filter.purpose && (ordering.endsWith('price') || range.min_price !== undefined);
          const isDown = ordering.startsWith('-');
          const matching = promised(rows, filter)
            .filter(
              ({ purpose, price_in_paise: price, size_in_sqft: size }) =>
                !(buys && purpose === 'rent') &&
                (range.min_price === undefined || (price !== null && price >= range.min_price * 100)) &&
                (range.max_size === undefined || (size !== null && size <= range.max_size)),
            )
            .sort(
              (one, other) => ranks[ordering](one) - ranks[ordering](other) || (one.id - other.id) * (isDown ? -1 : 1),
            );
          const known = matching.filter((row) => Number.isFinite(ranks[ordering](row))).length;
          const expected = matching.map(({ id }) => id);
          const chosen = await choose({ ...filter, ...given, ordering });
          const request = { filter: chosen, ordering, rows: many, offset: 0 };
          const listed: number[] = [];
          for (let after: CursorPosition | null = null; ;) {
            const page: RankedRow[] | undefined = (
              await scanRegion.find(database(), { ...request, after }, usualBounds, 0)
            )?.rows;
            // with words, it gives up on the last page of known prices or sizes, and only there
            if (!page && filter.search && known - listed.length < many) {
              expect(listed).toEqual(expected.slice(0, listed.length));
              return;
            }
            expect(page).toBeDefined();
            listed.push(...(page ?? []).map(({ id }) => id));
            const last: RankedRow | undefined = page?.at(-1);
            if (!page || page.length < many || !last) break;
            after = { id: last.id, rank: last.rank };
          }
          expect(listed).toEqual(expected);
          const skipped = await scanRegion.find(database(), { ...request, offset: many, after: null }, usualBounds, 0);
          // where unknown prices and sizes begin before the page, only sorting all of them shows how many
          if (skipped === null) expect(known).toBeLessThanOrEqual(many);
          else expect(skipped.rows.map(({ id }) => id)).toEqual(expected.slice(many, 2 * many));
        },
      ),
      { numRuns: exampleCount(100) },
    );
  }, 360_000);

  it('a region’s list that finds too few in its order goes on step by step', async () => {
    const tight = {
      bounds: {
        ...usualBounds,
        counted: 0,
        scan: { entries: 1, entriesWithRows: 1, newest: 1, scattered: 1 },
      },
      mapBounds: { ...usualMapBounds, direct: { box: 0, area: 0 }, gathered: 0 },
    };
    const filter = { bbox: city, purpose: 'sale' as const, ordering: '-size' as const, limit: 10 };
    const recorded = recordCalls(database());
    const page = await listProperties(recorded.database, await choose(filter), tight);
    expect(page.cards.map(({ id }) => id)).toEqual(
      promised(rows, filter)
        .sort((one, other) => ranks['-size'](one) - ranks['-size'](other) || other.id - one.id)
        .map(({ id }) => id)
        .slice(0, 10),
    );
    expect(recorded.statements.filter(({ text }) => text.includes('cross join lateral'))).toHaveLength(1);
  });

  it('each choice of a filter is counted in the box and area alone', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.boolean(), async (filter, isSmall) => {
        const { type: _type, ...others } = filter;
        const { exact, type } = await countListings(database(), await choose(filter), isSmall);
        const listings = promised(rows, others).length;
        expect([exact, type.reduce((sum, { count }) => sum + count, 0)]).toEqual([true, listings]);
      }),
      { numRuns: exampleCount(60) },
    );
  }, 180_000);

  it('a sample stands for all: its total is near theirs', async () => {
    const filter: Filter = { bbox: city, purpose: 'sale' };
    const { total, exact, clusters, properties } = await mapOf(filter, 12, {
      ...usualMapBounds,
      direct: { box: 100, area: 100 },
      gathered: 0,
    });
    expect([exact, properties]).toEqual([false, []]);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(total).toBeGreaterThan(promised(rows, filter).length / 2);
    expect(total).toBeLessThan(promised(rows, filter).length * 2);
  });

  it('of a frequent word, a sample is read row by row, and its total is near that of all', async () => {
    const filter: Filter = { bbox: city, search: 'amber' };
    const all = promised(rows, filter).length;
    const recorded = recordCalls(database());
    const map = await listingMap(
      recorded.database,
      await choose(filter),
      { box: city, zoom: 12 },
      { bounds: { ...usualMapBounds, direct: { box: 0, area: 0 }, rowsRead: 100, gathered: 0, matchesInSample: 0 } },
    );
    expect(recorded.statements.filter(({ text }) => /id % 4 = 0.*is true/.test(text))).toHaveLength(1);
    expect([map.exact, map.total % 4]).toEqual([false, 0]);
    expect(map.total).toBeGreaterThan(all / 2);
    expect(map.total).toBeLessThan(all * 2);
  });

  it('localities that have nothing in the region are not counted any further', async () => {
    const nowhere = { west: 73.8, south: 18.5, east: 73.9, north: 18.6 };
    const recorded = recordCalls(database());
    const bounds = { ...usualMapBounds, direct: { box: -1, area: -1 }, gathered: -1 };
    const filter = { bbox: nowhere, locality: ['Palasia'] };
    const map = await listingMap(recorded.database, await choose(filter), { box: nowhere, zoom: 12 }, { bounds });
    expect([map.total, map.exact]).toEqual([0, true]);
    expect(recorded.statements.at(-1)?.text).toContain('where false');
  });

  it('the squares that are counted already follow every write, before and after changes are folded in', async () => {
    const counted: MapBounds = { ...usualMapBounds, unfiltered: 0 };
    const ids = rows.map(({ id }) => id);
    const writes = fc.constantFrom(
      sql`lifecycle = 'published'`,
      sql`lifecycle = 'sold'`,
      sql`price_in_paise = null`,
      sql`price_in_paise = 500000`,
      sql`purpose = case purpose when 'rent' then 'sale' else 'rent' end`,
      sql`price_in_paise = price_in_paise + 700`,
      sql`latitude = 22.70001, longitude = 75.87001`,
      sql`latitude = null, longitude = null, location = 'Rau'`,
      sql`location_precision = case location_precision when 'exact' then 'area' else 'exact' end`,
    );
    const undo = new Error('undone');
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ write: writes, many: fc.integer({ min: 1, max: 40 }), from: fc.nat(300), folds: fc.boolean() }),
          { minLength: 1, maxLength: 5 },
        ),
        boxes,
        zooms,
        async (steps, filter, zoom) => {
          const work = database().transaction(async (tx) => {
            for (const { write, many, from, folds } of steps) {
              await tx.run(sql`update property set ${write} where id = any(${ids.slice(from, from + many)}::int[])`);
              if (folds) await tx.row(sql`select fold_map_changes()`);
            }
            const now = promised(await readRows(tx), filter);
            const chosen = await choose(filter, tx);
            const map = await listingMap(tx, chosen, { box: filter.bbox, zoom }, { bounds: counted });
            expect([map.total, map.exact]).toEqual([now.length, true]);
            await tx.row(sql`select fold_map_changes()`);
            expectMarksOf(await listingMap(tx, chosen, { box: filter.bbox, zoom }, { bounds: counted }), now);
            throw undo;
          });
          await expect(work).rejects.toBe(undo);
        },
      ),
      { numRuns: 25 },
    );
  }, 360_000);

  it('fold-map-changes adds what waits to the squares once, which changes no count', async () => {
    const counted: MapBounds = { ...usualMapBounds, unfiltered: 0 };
    const total = async () => (await mapOf({ bbox: city }, 12, counted)).total;
    const fold = () => foldMapChangesJob.run({ database: database(), now: () => new Date() }, async () => true);
    await fold();
    const before = await total();
    const { id: ownerId } = await makeAccount(database());
    const { id } = await makeListing(database(), { ownerId, location: 'Palasia' });
    expect(await total()).toBe(before + 1);
    expect([await fold(), await fold()]).toEqual([{ folded: 1 }, { folded: 0 }]);
    expect(await total()).toBe(before + 1);
    await database().run(sql`delete from property where id = ${id}`);
    expect(await total()).toBe(before);
  });

  it('a listing that is published while changes are folded in is counted once', async () => {
    if (database().kind === 'embedded') return;
    const counted: MapBounds = { ...usualMapBounds, unfiltered: 0 };
    const total = async () => (await mapOf({ bbox: city }, 12, counted)).total;
    const before = await total();
    const { id } = await database().transaction(async (tx) => {
      const made = await makeListing(tx, { ownerId: (await makeAccount(tx)).id, location: 'Palasia' });
      await foldMapChanges({ database: database() });
      expect(await total()).toBe(before);
      return made;
    });
    expect(await total()).toBe(before + 1);
    expect(await foldMapChanges({ database: database() })).toBe(1);
    expect(await total()).toBe(before + 1);
    await database().run(sql`delete from property where id = ${id}`);
    expect(await total()).toBe(before);
  });

  it.each([
    ['bbox', 'bbox=75,22,74,23&zoom=12'],
    ['bbox', 'bbox=here&zoom=12'],
    ['bbox', 'bbox=75,22,76,23&bbox=75,22,76,23&zoom=12'],
    ['bbox', `bbox=1,${'1,'.repeat(40)}&zoom=12`],
    ['bbox', 'zoom=12'],
    ['zoom', 'bbox=75,22,76,23'],
    ['zoom', 'bbox=75,22,76,23&zoom=23'],
    ['zoom', 'bbox=75,22,76,23&zoom=1.5'],
    ['area', 'bbox=75,22,76,23&zoom=12&area=75+22,76+22'],
    ['area', `bbox=75,22,76,23&zoom=12&area=${ring(51)}`],
    ['type', 'bbox=75,22,76,23&zoom=12&type=castle'],
  ])('a map with an unreadable %s is refused and named (%s)', async (field, query) => {
    const { status, body } = await ask(`/api/properties/map/?${query}`);
    expect([status, Object.keys(body as object).sort()]).toEqual([400, ['code', field].sort()]);
  });

  it.each([
    ['bbox', 'bbox=75,22,74,23'],
    ['bbox', 'bbox='],
    ['area', 'area=75+22,76+22,75.5'],
    ['area', 'area='],
  ])('a list with an unreadable %s is refused and named (%s)', async (field, query) => {
    const { status, body } = await ask(`/api/properties/?${query}`);
    expect([status, Object.keys(body as object).sort()]).toEqual([400, ['code', field].sort()]);
  });

  it('listings that share a point stay together at every zoom, and a list finds them by the cluster’s box', async () => {
    const { ownerId } = await makeListing(database(), { location: 'Ujjain Road' });
    await makeListing(database(), { location: 'Ujjain Road', ownerId });
    const around = { west: 75.8459, south: 22.7999, east: 75.8461, north: 22.8001 };
    const { clusters } = await mapOf({ bbox: around }, findingLimits.map.zoom.max);
    expect(clusters).toMatchObject([{ count: 2, bbox: { west: 75.846, south: 22.8, east: 75.846, north: 22.8 } }]);
    const list = await ask(address('', { bbox: clusters[0]?.bbox as Box }, {}));
    expect(list.headers['x-total-count']).toBe('2');
    await database().run(sql`delete from property where owner_id = ${ownerId}`);
  });

  it('never has more marks than the limit, and still counts every listing', async () => {
    await database().run(sql`
      insert into property (owner_id, title, description, city_id, property_type_id, latitude, longitude, location_precision)
      select owner_id, 'Far away', 'Rooms.', 1, 1, 10 + n % 40 * 0.01, 70 + n / 40 * 0.01, 'exact' from (select owner_id from property limit 1) owner, generate_series(1, 1600) n`);
    for (const zoom of [0, 10, 14, 22]) {
      const map = await mapOf({ bbox: { west: 69, south: 9, east: 71, north: 11 } }, zoom);
      expect(map.clusters.length + map.properties.length).toBeLessThanOrEqual(findingLimits.map.marks);
      expect(map.clusters.reduce((sum, { count }) => sum + count, map.properties.length)).toBe(1_600);
    }
    await database().run(sql`delete from property where title = 'Far away'`);
  }, 180_000);
});
