import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { describeOnBoth, freshDatabase } from '../../../test/support/databases';
import { inAll } from '../../../test/support/scope';
import type { Database } from '../db/database';
import { generateListings } from './generate';
import { diceOf, generatedListing } from './generatedListing';
import { loadDemo } from './loadDemo';

const now = new Date('2026-06-01T10:00:00Z');
const withDemo = (database: Database) =>
  loadDemo({
    database,
    settings: { demoPassword: 'x' },
    now: () => now,
    hashPassword: async () => 'hash',
    fitsPassword: async () => true,
  });

/** Covers everything in the generated listings except ids. */
async function checksum(database: Database): Promise<string> {
  const rows = await database.rows(sql`
    select title, description, status, lifecycle, purpose, property_type_id, city_id, location, price_in_paise, bedrooms, bathrooms, size_in_sqft, parking, year_built, amenity_ids, featured, created_at, search::text,
      (select m.hash from property_image i join media m on m.id = i.media_id where i.property_id = p.id) as cover
    from property p where owner_id = (select id from account where username = 'aangan-desk') and title like '% in %, %' and not exists (select 1 from property_image i where i.property_id = p.id and position > 0) order by id`);
  return `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;
}

const generated = async (database: Database) =>
  (
    await database.row<{ n: number }>(
      sql`select count(*)::int as n from property p where (select count(*) from property_image i where i.property_id = p.id) = 1`,
    )
  )?.n ?? 0;

describeOnBoth('generated listings', (database) => {
  beforeAll(async () => {
    await withDemo(database());
    await generateListings(database(), { count: 300, seed: 7, now });
  });

  it('reach the requested number, including listings of earlier runs with the same seed', async () => {
    const before = await generated(database());
    expect(await generateListings(database(), { count: 30, seed: 6, now })).toBe(30);
    expect(await generateListings(database(), { count: 30, seed: 6, now })).toBe(0);
    expect(await generateListings(database(), { count: 42, seed: 6, now })).toBe(12);
    expect(await generateListings(database(), { count: 10, seed: 8, now })).toBe(10);
    expect((await generated(database())) - before).toBe(52);
  });

  it('can be searched: words, vocabulary and facets match those of a posted listing', async () => {
    const learned = await database().row<{ unknown: number }>(sql`
      select count(*)::int as unknown from (select distinct word from property, unnest(tsvector_to_array(search)) word where word !~ '^~' and length(word) between 2 and 32 except select word from search_word) missing`);
    expect(learned?.unknown).toBe(0);
    const vectors = () => database().rows(sql`select id, search::text from property order by id`);
    const before = await vectors();
    await database().run(sql`update property set title = title`);
    expect(await vectors()).toEqual(before);
  });

  it('leave triggers and indexes as they were', async () => {
    expect(
      await database().rows(
        sql`select tgname from pg_trigger where tgrelid = 'property'::regclass and not tgisinternal and tgenabled <> 'O'`,
      ),
    ).toEqual([]);
    expect(
      await database().row(
        sql`select array_to_string(reloptions, ',') like '%fastupdate=off%' as off from pg_class where relname = 'property_search'`,
      ),
    ).toEqual({ off: true });
  });

  it('are indexed as before when many are added at once, even after an interruption', async () => {
    const indexes = () =>
      database().rows<{ name: string; definition: string }>(
        sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'property' order by 1`,
      );
    const before = await indexes();
    const interrupted = generateListings(
      database(),
      { count: 20, seed: 9, now },
      () => {
        throw new Error('interrupted');
      },
      10,
    );
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(await indexes()).not.toEqual(before);
    expect(await generateListings(database(), { count: 40, seed: 9, now }, undefined, 10)).toBe(20);
    expect(await indexes()).toEqual(before);
    const kept = await database().row<{ value: string }>(sql`select value from setting where name = 'dropped_indexes'`);
    expect(kept).toBeUndefined();
  });

  it('are plausible: every city and type, rents below prices, plots without rooms, the newest last', async () => {
    const facts = await database().row(sql`
      with mine as (select p.*, t.name as type from property p join property_type t on t.id = p.property_type_id where (select count(*) from property_image i where i.property_id = p.id) = 1)
      select count(distinct city_id)::int as cities, count(distinct type)::int as types, bool_and(bedrooms is null = (type in ('Plot', 'Commercial'))) as rooms,
        bool_and(purpose <> 'rent' or price_in_paise is null or price_in_paise < 20000000 * 100) as rents, bool_and(bathrooms is null or bathrooms <= bedrooms) as baths,
        bool_and(created_at <= ${now}::timestamptz) as past, count(*) filter (where lifecycle = 'published') > count(*) * 0.85 as published from mine`);
    expect(facts).toEqual({ cities: 2, types: 7, rooms: true, rents: true, baths: true, past: true, published: true });
    const dates = await database().rows<{ created_at: Date }>(
      sql`select created_at from property where title in (${generatedListing(7, 181, 32).title}, ${generatedListing(7, 300, 32).title}) order by id`,
    );
    expect(dates[0]?.created_at.getTime()).toBeLessThan(dates.at(-1)?.created_at.getTime() ?? 0);
  });
});

describe('generated listings', () => {
  inAll().it(
    'are the same for the same seed, on either database, in one run or in several',
    async () => {
      const sums: string[] = [];
      for (const [kind, counts] of [
        ['embedded', [3_000]],
        ['postgres', [1_200, 3_000]],
      ] as const) {
        const { database, end } = await freshDatabase(kind);
        try {
          await withDemo(database);
          for (const count of counts)
            await generateListings(database, {
              count,
              seed: 5,
              now: new Date(now.getTime() - (3_000 - count) * 600_000),
            });
          sums.push(await checksum(database));
        } finally {
          await end();
        }
      }
      expect(sums[0]).toMatch(/^3000 /);
      expect(sums[1]).toBe(sums[0]);
    },
    540_000,
  );

  it('differ from number to number and from seed to seed', () => {
    const titles = new Set(Array.from({ length: 2_000 }, (_, number) => generatedListing(1, number, 32).title));
    expect(titles.size).toBeGreaterThan(1_900);
    expect(generatedListing(2, 1, 32)).not.toEqual(generatedListing(1, 1, 32));
    expect(generatedListing(1, 1, 32)).toEqual(generatedListing(1, 1, 32));
  });

  it('use evenly distributed random numbers', () => {
    const dice = diceOf(3);
    const thrown = Array.from({ length: 20_000 }, dice);
    expect(Math.min(...thrown)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...thrown)).toBeLessThan(1);
    expect(thrown.reduce((sum, one) => sum + one, 0) / thrown.length).toBeCloseTo(0.5, 2);
  });
});

describeOnBoth('generated listings without a demonstration', (database) => {
  it('are refused, and indexes stay as they were', async () => {
    await expect(generateListings(database(), { count: 5, seed: 1, now })).rejects.toThrow('aangan-desk');
    expect(
      await database().row(
        sql`select array_to_string(reloptions, ',') like '%fastupdate=off%' as off from pg_class where relname = 'property_search'`,
      ),
    ).toEqual({ off: true });
  });
});
