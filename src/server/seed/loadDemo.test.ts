import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { makeAccount } from '../../../test/support/factories';
import type { Database, Queryable } from '../db/database';
import { demoArticles } from './articles/demoArticles';
import { demoEnquiries } from './demoEnquiries';
import { demoAlt } from './demoMedia';
import { demoPictures } from './demoPictures';
import { demoReviews } from './demoReviews';
import { PlanDrawing, type TourLink } from '@contract/tours';
import { demoListings } from './listings/demoListings';
import { type DemoDeps, demoAccounts, agencyAccount, loadDemo } from './loadDemo';
import { loadFoundation } from './loadFoundation';

const now = new Date('2026-06-01T10:00:00Z');

/** Stores passwords readably, so that a test sees which one is stored. */
function depsOf(database: Database, password = 'first'): DemoDeps {
  return {
    database,
    settings: { demoPassword: password },
    now: () => now,
    hashPassword: async (given) => `hash of ${given}`,
    fitsPassword: async (stored, given) => stored === `hash of ${given}`,
  };
}

const count = async (
  database: Queryable,
  table:
    | 'property'
    | 'blog_post'
    | 'review'
    | 'account'
    | 'property_type'
    | 'package'
    | 'site_image'
    | 'construction_service'
    | 'property_image',
) => {
  const counts = await database.row<
    Record<string, number>
  >(sql`select (select count(*) from property where lifecycle <> 'draft') as property, (select count(*) from blog_post) as blog_post, (select count(*) from review) as review,
    (select count(*) from account) as account, (select count(*) from property_type) as property_type, (select count(*) from package) as package, (select count(*) from site_image) as site_image,
    (select count(*) from construction_service) as construction_service, (select count(*) from property_image) as property_image`);
  return counts?.[table];
};

/** The same database, but its nth statement from now on fails, as if the process was killed. */
function killedAt(database: Database, statement: number): Database {
  let asked = 0;
  const guard = (queryable: Queryable): Queryable => {
    const next =
      <Args extends unknown[], Result>(ask: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        if (++asked === statement) throw new Error('killed');
        return ask(...args);
      };
    return {
      rows: next(queryable.rows) as Queryable['rows'],
      row: next(queryable.row) as Queryable['row'],
      run: next(queryable.run),
    };
  };
  return { ...database, ...guard(database), transaction: (work) => database.transaction((tx) => work(guard(tx))) };
}

describeOnBoth('what every site needs', (database) => {
  beforeAll(() => loadFoundation(database()));

  it('is loaded without any account or listing', async () => {
    expect([
      await count(database(), 'property_type'),
      await count(database(), 'package'),
      await count(database(), 'site_image'),
      await count(database(), 'account'),
      await count(database(), 'property'),
    ]).toEqual([7, 3, 5, 0, 0]);
    expect(await database().rows(sql`select name, slug from city order by id`)).toEqual([
      { name: 'Indore', slug: 'indore' },
      { name: 'Pune', slug: 'pune' },
    ]);
    expect(
      await database().rows(
        sql`select p.name, v.price_in_paise, v.duration_in_days, v.slots, v.contacts from package p join package_version v on v.package_id = p.id order by p.id`,
      ),
    ).toEqual([
      { name: 'Basic', price_in_paise: 299_900, duration_in_days: 30, slots: 2, contacts: 50 },
      { name: 'Premium', price_in_paise: 599_900, duration_in_days: 60, slots: 5, contacts: 200 },
      { name: 'Enterprise', price_in_paise: 1_299_900, duration_in_days: 90, slots: null, contacts: null },
    ]);
    expect(await database().rows(sql`select price_in_paise from add_on_version order by add_on_id`)).toEqual(
      [149_900, 249_900, 99_900, 199_900].map((price) => ({ price_in_paise: price })),
    );
  });

  it('keeps later changes and deletions when it is loaded again', async () => {
    await database().run(sql`update property_type set name = 'Villas and houses' where slug = 'villa'`);
    await database().run(sql`delete from construction_service`);
    await loadFoundation(database());
    expect([await count(database(), 'property_type'), await count(database(), 'construction_service')]).toEqual([7, 0]);
    await database().run(sql`update property_type set name = 'Villa' where slug = 'villa'`);
    expect(
      (
        await database().row<{ id: number }>(
          sql`insert into package (name, description, features, colour, icon) values ('Own', '', '{}', '', '') returning id`,
        )
      )?.id,
    ).toBe(4);
    await database().run(sql`delete from package where name = 'Own'`);
  });
});

describeOnBoth('loading the demonstration', (database) => {
  it('is loaded completely or not at all, wherever it is interrupted', async () => {
    await loadFoundation(database());
    for (let statement = 1; statement < 100; statement += 1) {
      const ended = await loadDemo(depsOf(killedAt(database(), statement))).then(
        () => true,
        () => false,
      );
      if (ended && statement > 10) return;
      expect([
        await count(database(), 'property'),
        await count(database(), 'account'),
        await count(database(), 'blog_post'),
      ]).toEqual([0, 0, 0]);
    }
    throw new Error('it never finished');
  }, 180_000);
});

describeOnBoth('the demonstration', (database) => {
  beforeAll(() => loadDemo(depsOf(database())));

  it('has the accounts that the terminal lists, and three without a password', async () => {
    const accounts = await database().rows<{ username: string; password_hash: string; is_superuser: boolean }>(
      sql`select username, password_hash, is_superuser from account order by id`,
    );
    expect(accounts).toEqual([
      ...demoAccounts.map(({ username, superuser }) => ({
        username,
        password_hash: 'hash of first',
        is_superuser: superuser,
      })),
      ...[agencyAccount, 'farhan', 'aditi'].map((username) => ({
        username,
        password_hash: 'none',
        is_superuser: false,
      })),
    ]);
  });

  it('gives the courtyard villa a tour, whose ways lead to its own rooms, with a plan that fits the contract', async () => {
    const tours = await database().rows<{ property_id: number; plan: { drawing: unknown } }>(
      sql`select property_id, plan from tour t where exists (select from tour_scene where property_id = t.property_id)`,
    );
    expect(tours).toHaveLength(1);
    expect(PlanDrawing.safeParse(tours[0]?.plan.drawing)).toMatchObject({ success: true });
    const rooms = await database().rows<{ id: number; links: TourLink[]; placed: boolean }>(
      sql`select id, links, plan_x is not null as placed from tour_scene where property_id = ${tours[0]?.property_id} and published order by position`,
    );
    const ids = rooms.map(({ id }) => id);
    expect(rooms.map(({ links, placed }) => [links.length, placed, links.every(({ to }) => ids.includes(to))])).toEqual(
      [1, 4, 2, 3, 1, 3].map((ways) => [ways, true, true]),
    );
  });

  it('draws the plans of eleven more flats, with as many bedrooms and baths as they have, on their carpet area', async () => {
    const flats = await database().rows<{
      plan: { drawing: PlanDrawing };
      bedrooms: number;
      bathrooms: number;
      area: number;
    }>(sql`
      select t.plan, p.bedrooms, p.bathrooms::int, coalesce(p.carpet_area, p.size_in_sqft * 0.75)::float8 as area from tour t join property p on p.id = t.property_id
      where not exists (select from tour_scene where property_id = p.id)`);
    expect(flats).toHaveLength(11);
    for (const { plan, bedrooms, bathrooms, area } of flats) {
      const { rooms } = PlanDrawing.parse(plan.drawing);
      expect(rooms.filter(({ name }) => /bedroom/i.test(name))).toHaveLength(bedrooms);
      expect(rooms.filter(({ name }) => /bath|powder/i.test(name))).toHaveLength(bathrooms);
      const inside = rooms.filter(({ outdoor }) => !outdoor).reduce((sum, room) => sum + room.area_m2, 0);
      expect(Math.abs(inside / 0.09290304 / area - 1)).toBeLessThan(0.01);
    }
  });

  it('has twenty-one registered listings with invented numbers, papers read on sixteen, and prices that changed', async () => {
    const registered = await database().rows<{ rera_number: string }>(
      sql`select rera_number from property where rera_status = 'registered'`,
    );
    expect(registered.filter(({ rera_number: number }) => number.endsWith('(placeholder)'))).toHaveLength(21);
    const seen = await database().rows<{ posted: string; first: string; last: string }>(sql`
      select p.created_at::date::text as posted, min(day.value) as first, max(day.value) as last
      from property_papers s join property p on p.id = s.property_id, jsonb_each_text(s.seen) day group by p.id`);
    expect(seen).toHaveLength(16);
    const today = now.toISOString().slice(0, 10);
    expect(seen.filter(({ posted, first, last }) => first >= posted && last <= today)).toHaveLength(16);
    expect(await database().rows(sql`select from property_price_change`)).toHaveLength(7);
  });

  it('shows the house of its tour in the listing’s photographs: each is a view of one of the panoramas', async () => {
    const shown = await database().rows<{ alt: string }>(
      sql`select i.alt from property_image i join tour_scene t on t.property_id = i.property_id and t.position = 0 order by i.position`,
    );
    const ofTour = [demoAlt('villa-3'), ...[1, 2, 3, 4, 5].map((number) => demoAlt(`courtyard-${number}`))];
    expect(shown.map(({ alt }) => alt)).toEqual(ofTour);
  });

  it('gives its listings ids in the order of posting, every picture an alternative text, and a few listings to the owner', async () => {
    const rows = await database().rows<{
      title: string;
      created_at: Date;
      pictures: number;
      alt: string;
      username: string;
      amenities: number;
    }>(sql`
      select p.title, p.created_at, a.username, cardinality(amenity_ids) as amenities, (select count(*) from property_image i where i.property_id = p.id) as pictures,
        (select i.alt from property_image i where i.property_id = p.id and position = 0) as alt from property p join account a on a.id = p.owner_id where lifecycle <> 'draft' order by p.id`);
    const expected = [...demoListings].sort((one, other) => other.daysAgo - one.daysAgo);
    expect(rows.map(({ title, pictures, amenities, alt }) => [title, pictures, amenities, alt])).toEqual(
      expected.map((listing) => [
        listing.title,
        listing.pictures.length,
        listing.amenities.length,
        demoPictures[listing.pictures[0] ?? '']?.alt,
      ]),
    );
    expect(rows.map(({ created_at }) => created_at.getTime())).toEqual(
      rows.map(({ created_at }) => created_at.getTime()).sort((one, other) => one - other),
    );
    expect(rows.at(-1)?.created_at.getTime()).toBeLessThanOrEqual(now.getTime());
    const owners = rows.filter(({ username }) => username === 'owner').length;
    expect(owners).toBeGreaterThanOrEqual(3);
    expect(owners).toBeLessThanOrEqual(6);
  });

  it('leaves the owner free slots: the paid package is active', async () => {
    const grant = await database().row<{
      slots: number;
      left: boolean;
      amount_in_paise: number;
      test: boolean;
      number: number;
    }>(sql`
      select g.slots, g.expires_at > ${now}::timestamptz + interval '1 day' as left, p.amount_in_paise, p.test, i.number from package_grant g join payment p on p.id = g.payment_id join invoice i on i.payment_id = p.id and i.series = 'TEST'`);
    expect(grant).toEqual({ slots: 5, left: true, amount_in_paise: 599_900, test: true, number: 1 });
  });

  it('fills the owner’s dashboard: enquiries, a draft, a listing to confirm, and views', async () => {
    const stands = await database().row<Record<string, number>>(sql`
      select count(*) filter (where lifecycle = 'published') as published, count(*) filter (where lifecycle = 'draft') as drafts, count(*) filter (where confirm_by <= ${now}::timestamptz) as stale,
        count(*) filter (where views > 0) as looked_at, count(*) filter (where lifecycle = 'published' and confirm_by is null) as unasked
      from property p join account a on a.id = p.owner_id left join property_views v on v.property_id = p.id where a.username = 'owner'`);
    expect(stands).toMatchObject({ drafts: 1, stale: 1, unasked: 0, looked_at: stands?.published });
    const inbox = await database().rows(sql`
      select e.state, count(*) as many, count(o.enquiry_id) as opened, count(n.notes) as noted from enquiry e join account a on a.id = e.owner_id
      left join enquiry_opening o on o.enquiry_id = e.id left join enquiry_note n on n.enquiry_id = e.id where a.username = 'owner' group by 1 order by 1`);
    expect(inbox).toEqual([
      { state: 'answered', many: 2, opened: 2, noted: 1 },
      { state: 'closed', many: 1, opened: 1, noted: 1 },
      { state: 'new', many: 4, opened: 0, noted: 0 },
    ]);
    expect(await database().row(sql`select count(*) as many from enquiry where owner_id is null`)).toEqual({ many: 3 });
    expect(await database().row(sql`select username from account join enquiry on account_id = account.id`)).toEqual({
      username: 'buyer',
    });
  });

  it('never asks the agency to confirm its own listings', async () => {
    expect(await database().rows(sql`select username from account where is_office`)).toEqual([
      { username: agencyAccount },
    ]);
    expect(
      await database().rows(
        sql`select p.id from property p join account a on a.id = p.owner_id where a.username <> 'owner' and confirm_by is not null`,
      ),
    ).toEqual([]);
  });

  it('dates articles and reviews', async () => {
    const newest = await database().row<{ on: string; minutes: number }>(
      sql`select to_char(published_at, 'YYYY-MM-DD') as on, read_minutes as minutes from blog_post order by published_at desc limit 1`,
    );
    expect(newest?.on).toBe(
      demoArticles
        .map(({ date }) => date)
        .sort()
        .at(-1),
    );
    expect(newest?.minutes).toBeGreaterThan(1);
    expect(await count(database(), 'review')).toBe(demoReviews.length);
  });
});

describeOnBoth('a demonstration that is there', (database) => {
  beforeAll(() => loadDemo(depsOf(database())));

  it('is loaded once', async () => {
    const lines: string[] = [];
    await loadDemo(depsOf(database()), (line) => lines.push(line));
    await database().run(sql`delete from review`);
    await Promise.all([loadDemo(depsOf(database())), loadDemo(depsOf(database()))]);
    expect([
      await count(database(), 'property'),
      await count(database(), 'blog_post'),
      await count(database(), 'review'),
      await count(database(), 'account'),
    ]).toEqual([demoListings.length, demoArticles.length, 0, demoAccounts.length + 3]);
    expect(lines).toEqual([]);
  });

  it('uses the configured password, and keeps passwords changed by hand until the settings change', async () => {
    const unusable = Array<string>(3).fill('none');
    await database().run(sql`update account set password_hash = 'own' where username = 'buyer'`);
    const hashes = async () =>
      (await database().rows<{ password_hash: string }>(sql`select password_hash from account order by id`)).map(
        (account) => account.password_hash,
      );
    await loadDemo(depsOf(database()));
    expect(await hashes()).toEqual([
      ...demoAccounts.map(({ username }) => (username === 'buyer' ? 'own' : 'hash of first')),
      ...unusable,
    ]);
    await loadDemo(depsOf(database(), 'second'));
    expect(await hashes()).toEqual([...demoAccounts.map(() => 'hash of second'), ...unusable]);
    await loadDemo(depsOf(database()));
  });

  it('adds the dashboard’s content once to a demonstration loaded by an older version', async () => {
    await database().run(sql`delete from setting where name = 'demo_desk'`);
    for (const statement of [sql`delete from enquiry`, sql`delete from property where lifecycle = 'draft'`])
      await database().run(statement);
    const enquiries = async () =>
      (await database().row<{ many: number }>(sql`select count(*) as many from enquiry`))?.many;
    await Promise.all([loadDemo(depsOf(database())), loadDemo(depsOf(database()))]);
    expect(await enquiries()).toBe(demoEnquiries.length);
    await database().run(sql`delete from enquiry`);
    await loadDemo(depsOf(database()));
    expect(await enquiries()).toBe(0);
  });
});

describeOnBoth('the demonstration in a database with accounts', (database) => {
  it('does not take over an account of the same name', async () => {
    const { id } = await makeAccount(database(), { username: 'Admin', passwordHash: 'theirs' });
    const owner = await makeAccount(database(), { username: 'owner', passwordHash: 'theirs' });
    await loadDemo(depsOf(database()));
    await loadDemo(depsOf(database(), 'second'));
    expect(
      await database().rows(sql`select password_hash, is_superuser from account where id in (${id}, ${owner.id})`),
    ).toEqual([
      { password_hash: 'theirs', is_superuser: false },
      { password_hash: 'theirs', is_superuser: false },
    ]);
    expect(await database().rows(sql`select 1 from property where owner_id = ${owner.id}`)).toEqual([]);
  });
});
