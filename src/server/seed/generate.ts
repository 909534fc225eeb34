import sql, { raw } from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { demoMedia } from './demoMedia';
import { buildDroppedIndexes, dropIndexes } from './droppedIndexes';
import { type GeneratedListing, generatedListing } from './generatedListing';
import { generatedTypes } from './generatedWords';
import { type Generation, addInBatches, rowsOf } from './generation';
import { accountNamed, agencyAccount } from './loadDemo';

/** The columns of `others`, with their types. */
const others = {
  possession: 'text',
  possession_month: 'text',
  furnishing: 'text',
  facing: 'text',
  floors: 'int',
  floor: 'int',
  carpet_area: 'int',
  plot_area: 'int',
  parking_spaces: 'int',
  rera_status: 'text',
  rera_number: 'text',
};
const otherColumns = raw(Object.keys(others).join(', '));
const otherTypes = raw(
  Object.entries(others)
    .map(([column, type]) => `${column} ${type}`)
    .join(', '),
);

const batchSize = 2_500;
/** Seconds between two listings. */
const pace = 600;

interface Catalogue {
  types: ReadonlyMap<string, number>;
  cities: ReadonlyMap<string, number>;
  amenities: readonly number[];
  owner: number;
  media: (name: string) => number;
}

async function catalogueOf(tx: Queryable): Promise<Catalogue> {
  const ids = async (query: ReturnType<typeof sql>) =>
    new Map((await tx.rows<{ id: number; name: string }>(query)).map(({ id, name }) => [name, id]));
  return {
    types: await ids(sql`select id, name from property_type`),
    cities: await ids(sql`select id, name from city`),
    amenities: [...(await ids(sql`select id, name from amenity order by id`)).values()],
    owner: await accountNamed(tx, agencyAccount),
    media: await demoMedia(
      tx,
      generatedTypes.flatMap(({ covers }) => covers),
    ),
  };
}

function toRow(
  { others: more, ...listing }: GeneratedListing,
  place: number,
  { now, count }: Generation,
  known: Catalogue,
) {
  return {
    ...listing,
    ...more,
    place,
    type: known.types.get(listing.type),
    city: known.cities.get(listing.city),
    cover: known.media(listing.cover),
    amenities: listing.amenities.map((at) => known.amenities[at]),
    at: new Date(now.getTime() - (count - place) * pace * 1_000).toISOString(),
  };
}

/** Indexes a batch's words at once, because the vocabulary's trigger would run for every row. */
async function insertBatch(tx: Queryable, rows: readonly ReturnType<typeof toRow>[], owner: number): Promise<void> {
  await tx.run(sql`alter table property disable trigger property_vocabulary`);
  const made = await tx.row<{ first: number; last: number }>(sql`
    with batch as materialized (
      select nextval(pg_get_serial_sequence('property', 'id'))::int as id, given.* from (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as row(place int, title text, description text, status text, lifecycle text, purpose text, type int, city int, location text, price bigint,
          bedrooms int, bathrooms int, size int, parking text, year int, amenities int[], featured boolean, cover int, latitude float8, longitude float8, precision text, at timestamptz, ${otherTypes}) order by place
      ) given
    ), listed as (
      insert into property (id, owner_id, title, description, status, lifecycle, purpose, property_type_id, city_id, location, price_in_paise, bedrooms, bathrooms, size_in_sqft, parking, year_built, amenity_ids, featured, latitude, longitude, location_precision, created_at, changed_at, has_pictures, ${otherColumns})
      select id, ${owner}, title, description, status, lifecycle, purpose, type, city, location, price, bedrooms, bathrooms, size, parking, year, amenities, featured, latitude, longitude, precision, at, at, true, ${otherColumns} from batch
    ), shown as (insert into property_image (property_id, media_id, position) select id, cover, 0 from batch)
    select min(id) as first, max(id) as last from batch`);
  await tx.run(sql`alter table property enable trigger property_vocabulary`);
  const { first, last } = made ?? { first: 0, last: 0 };
  await tx.row(
    sql`select learn_words(array_to_tsvector(array(select distinct word from property, unnest(tsvector_to_array(search)) word where id between ${first} and ${last})))`,
  );
  await tx.row(sql`select learn_places(${first}, ${last})`);
}

async function insertListings(tx: Queryable, generation: Generation, from: number, to: number): Promise<void> {
  const known = await catalogueOf(tx);
  const places = Array.from({ length: to - from }, (_, place) => from + place + 1);
  const listingAt = (place: number) => generatedListing(generation.seed, place, known.amenities.length);
  await insertBatch(
    tx,
    places.map((place) => toRow(listingAt(place), place, generation, known)),
    known.owner,
  );
}

const batches = { setting: 'generated', size: batchSize, insert: insertListings };

/** How many listings wait in the word index's pending list. */
const sortedInAfter = 50_000;
/** From so many new listings on, it is faster to build the indexes afterwards. */
const indexedAfterwardsFrom = 50_000;

/** Adds listings while all indexes exist. */
async function addIndexed(database: Database, generation: Generation, tell: (line: string) => void): Promise<number> {
  let waiting = 0;
  // rows collect in the index's pending list and are sorted together, in a third of the time
  await database.script('alter index property_search set (fastupdate = on, gin_pending_list_limit = 1048576)');
  try {
    return await addInBatches(database, generation, {
      ...batches,
      async onBatch(done, added) {
        tell(`Listings: ${done} of ${generation.count}`);
        waiting += added;
        if (waiting < sortedInAfter) return;
        await database.script("select gin_clean_pending_list('property_search')");
        waiting = 0;
      },
    });
  } finally {
    await database.script(
      "select gin_clean_pending_list('property_search'); alter index property_search set (fastupdate = off)",
    );
  }
}

/** Adds listings and builds the indexes afterwards. */
async function addThenIndex(database: Database, generation: Generation, tell: (line: string) => void): Promise<number> {
  await dropIndexes(database, 'property');
  try {
    return await addInBatches(database, generation, {
      ...batches,
      onBatch: (done) => tell(`Listings: ${done} of ${generation.count}`),
    });
  } finally {
    tell('Listings: building their indexes');
    await buildDroppedIndexes(database);
  }
}

/**
 * Generates listings of the agency, the same ones for the same seed. Each batch is a transaction, so an interrupted run
 * can be continued. From `afterwardsFrom` new ones on, the indexes are built afterwards. @returns how many were added
 * @throws Error when the demonstration is not loaded
 */
export async function generateListings(
  database: Database,
  generation: Generation,
  tell: (line: string) => void = () => undefined,
  afterwardsFrom: number = indexedAfterwardsFrom,
): Promise<number> {
  // an earlier run may have been interrupted
  await buildDroppedIndexes(database);
  const missing = generation.count - (await rowsOf(database, batches.setting, generation.seed));
  try {
    return await (missing < afterwardsFrom ? addIndexed : addThenIndex)(database, generation, tell);
  } finally {
    await database.script('select fold_map_changes()');
    // removes old row versions and updates the planner's statistics
    await database.script('vacuum (analyze)');
  }
}
