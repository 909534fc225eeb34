import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { demoAlt, demoMedia } from './demoMedia';
import { demoAddOns, demoPackages, demoSiteImages, demoStaticPages } from './demoPages';
import { demoServices } from './demoServices';
import { legalPages, legalVersion } from './legalPages';
import { demoAmenities } from './shapes';

const types = ['Villa', 'Apartment', 'Penthouse', 'Duplex', 'Commercial', 'Plot', 'Resort'];
const cities = ['Indore', 'Pune'];

const named = (names: readonly string[]) => JSON.stringify(names.map((name) => ({ name, slug: name.toLowerCase() })));
const json = (rows: readonly object[]): string => JSON.stringify(rows);

/** Types and cities appear in this order; the first city has the headquarters. */
async function loadCatalogue(tx: Queryable): Promise<void> {
  await tx.run(
    sql`insert into property_type (name, slug) select name, slug from json_to_recordset(${named(types)}::json) as kind(name text, slug text) on conflict do nothing`,
  );
  await tx.run(
    sql`insert into city (name, slug) select name, slug from json_to_recordset(${named(cities)}::json) as kind(name text, slug text) on conflict do nothing`,
  );
  await tx.run(sql`insert into amenity (name) select unnest(${demoAmenities}::text[]) on conflict do nothing`);
}

async function loadPrices(tx: Queryable): Promise<void> {
  // the first versions of the prices; packages that exist keep theirs
  await tx.run(sql`
    with given as (
      select * from json_to_recordset(${json(demoPackages)}::json)
        as given(id int, name text, "priceInRupees" bigint, "durationInDays" int, slots int, contacts int, popular boolean, description text, features text[], colour text, icon text)
    ), added as (
      insert into package (id, name, popular, description, features, colour, icon)
      select id, name, popular, description, features, colour, icon from given on conflict do nothing returning id
    )
    insert into package_version (package_id, price_in_paise, duration_in_days, slots, contacts, begins_at)
    select id, "priceInRupees" * 100, "durationInDays", slots, contacts, 'epoch' from given join added using (id) order by id`);
  await tx.run(sql`
    with given as (
      select * from json_to_recordset(${json(demoAddOns)}::json)
        as given(id int, name text, "priceInRupees" bigint, description text, "featureDays" int, delivery text)
    ), added as (
      insert into add_on (id, name, description, delivery) select id, name, description, delivery from given on conflict do nothing returning id
    )
    insert into add_on_version (add_on_id, price_in_paise, feature_days, begins_at)
    select id, "priceInRupees" * 100, "featureDays", 'epoch' from given join added using (id) order by id`);
  // continue after the ids above, which are set explicitly
  await tx.row(
    sql`select setval(pg_get_serial_sequence('package', 'id'), (select max(id) from package)), setval(pg_get_serial_sequence('add_on', 'id'), (select max(id) from add_on))`,
  );
}

async function loadPages(tx: Queryable): Promise<void> {
  const media = await demoMedia(
    tx,
    [...demoStaticPages, ...demoSiteImages].map(({ image }) => image),
  );
  const pages = demoStaticPages.map((page) => ({ ...page, media: media(page.image), alt: demoAlt(page.image) }));
  const slides = demoSiteImages.map((slide, position) => ({ ...slide, position, media: media(slide.image) }));
  await tx.run(sql`
    insert into static_page (page, title, media_id, alt, content)
    select page, title, media, alt, content from json_to_recordset(${json(pages)}::json) as given(page text, title text, media int, alt text, content text) on conflict do nothing`);
  await tx.run(sql`
    insert into site_image (name, media_id, alt, title, subtitle, description, position)
    select name, media, alt, title, subtitle, description, position from json_to_recordset(${json(slides)}::json)
      as given(name text, media int, alt text, title text, subtitle text, description text, position int)
    where not exists (select 1 from site_image here where here.name = given.name) order by position`);
}

/** Absent for the legal texts. */
async function loadLegalPages(tx: Queryable): Promise<void> {
  await tx.run(sql`
    insert into static_page (page, title, content, saved_at)
    select page, title, content, ${legalVersion}::timestamptz from json_to_recordset(${json(legalPages())}::json) as given(page text, title text, content text) on conflict do nothing`);
}

async function loadServices(tx: Queryable): Promise<void> {
  const media = await demoMedia(
    tx,
    demoServices.map(({ picture }) => picture),
  );
  const services = demoServices.map((service, position) => ({
    ...service,
    position,
    media: media(service.picture),
    alt: demoAlt(service.picture),
  }));
  await tx.run(sql`
    insert into construction_service (icon, title, description, features, media_id, alt, position)
    select icon, title, description, features, media, alt, position from json_to_recordset(${json(services)}::json)
      as given(icon text, title text, description text, features text[], media int, alt text, position int)
    where not exists (select 1 from construction_service here where here.title = given.title) order by position`);
}

const isLoaded = (queryable: Queryable, name: string) => queryable.row(sql`select 1 from setting where name = ${name}`);

/** Runs a loading step once per database, in a transaction, in one process at a time. @returns whether it ran now */
export async function loadOnce(
  database: Database,
  name: string,
  value: string,
  load: (tx: Queryable) => Promise<void>,
): Promise<boolean> {
  if (await isLoaded(database, name)) return false;
  return database.transaction(async (tx) => {
    await tx.run(lockOf(name));
    if (await isLoaded(tx, name)) return false;
    await load(tx);
    await tx.run(sql`insert into setting (name, value) values (${name}, ${value})`);
    return true;
  });
}

/** Held until the end of the transaction; others wait. */
export const lockOf = (name: string): Sql => sql`select pg_advisory_xact_lock(hashtext(${`aangan ${name}`}))`;

/**
 * Loads the content that every site starts with: property types, cities, amenities, packages, pages, slides, services.
 * Loaded once: later changes and deletions are kept.
 */
export async function loadFoundation(database: Database): Promise<void> {
  await loadOnce(database, 'foundation', '1', async (tx) => {
    await loadCatalogue(tx);
    await loadPrices(tx);
    await loadPages(tx);
    await loadLegalPages(tx);
    await loadServices(tx);
    await tx.run(sql`insert into setting (name, value) values ('font', 'Roboto') on conflict do nothing`);
  });
}
