import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database';
import type { KeepLease } from '../../../jobs/defineJob';
import { Problem } from '../../../lib/problem';
import { type ListingCatalogue, readCatalogue } from '../listingCatalogue';
import { type UseCatalogue, chooseListings } from '../search/chooseListings';
import { type SearchFilter, priceBounds } from '../search/plan/conditions';
import { readSavedQuery } from './savedQuery';

/*
 * Each search is stored under its narrowest conditions, and each listing knows the keys that fit it (`keysOfListing`):
 * `l` locality, `t` type, `c` city, both together, or `*`. So a new listing finds the few searches that may want it,
 * however many there are. The keys are never narrower than the list's own conditions, which decide afterwards; a filter
 * that is unknown here only makes more candidates.
 */

export interface SearchKeys {
  keys: string[];
  purpose: string;
  least: number;
  most: number;
}

/** Prices on request rank last. */
const onRequest = Number.MAX_SAFE_INTEGER;

export function keysOf({ params, types, cities, localities = [], buys }: SearchFilter): SearchKeys {
  const [least, most] = priceBounds(params) ?? [0, onRequest];
  const kinds =
    types.length === 0
      ? cities.map((city) => `c${city}`)
      : types.flatMap((type) => (cities.length > 0 ? cities.map((city) => `t${type}c${city}`) : [`t${type}`]));
  const keys = localities.length > 0 ? localities.map((locality) => `l${locality}`) : kinds;
  return {
    keys: keys.length > 0 ? [...new Set(keys)] : ['*'],
    purpose: params.purpose ?? (buys ? 'buy' : ''),
    least,
    most,
  };
}

/** The keys of the listing `changed`, as an SQL array. */
export const keysOfListing = sql`array['*', 'c' || changed.city_id, 't' || changed.property_type_id, 't' || changed.property_type_id || 'c' || changed.city_id, 'l' || changed.locality_id]`;

/** What the keys were made from: other types or cities may make other keys. */
export const fingerprintOf = (catalogue: ListingCatalogue): string =>
  createHash('sha256').update(JSON.stringify(catalogue)).digest('base64url');

export interface Indexed {
  id: number;
  filter: SearchFilter | null;
}

/** Stores the keys of searches; one that the list refuses has none. */
export async function storeKeys(tx: Queryable, searches: readonly Indexed[], catalogue: string): Promise<void> {
  const ids = searches.map(({ id }) => id);
  const rows = searches.flatMap(({ id, filter }) => {
    if (!filter) return [];
    const { keys, ...rest } = keysOf(filter);
    return keys.map((key) => ({ id, key, ...rest }));
  });
  await tx.run(sql`delete from saved_search_key where search_id = any(${ids}::int[])`);
  await tx.run(sql`
    insert into saved_search_key (key, search_id, purpose, least_price, most_price)
    select key, id, purpose, least, most from json_to_recordset(${JSON.stringify(rows)}::json) as made(key text, id int, purpose text, least bigint, most bigint)`);
  await tx.run(sql`update saved_search set catalogue = ${catalogue} where id = any(${ids}::int[])`);
}

/** What a saved search asks for; null if the list refuses it now, because something it names is gone. */
export async function searchedBy(
  queryable: Queryable,
  withCatalogue: UseCatalogue,
  query: string,
): Promise<SearchFilter | null> {
  try {
    return (await chooseListings(queryable, withCatalogue, readSavedQuery(query).filter, null)).filter;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

const atOnce = 200;
const begun = new WeakSet<Database>();

/** Makes the keys again of searches whose catalogue has changed, and of all of them at a process's start, whose program may read sentences differently. */
export async function refreshKeys(database: Database, keepLease: KeepLease): Promise<void> {
  const catalogue = await readCatalogue(database);
  const fingerprint = fingerprintOf(catalogue);
  if (!begun.has(database)) await database.run(sql`update saved_search set catalogue = '' where catalogue <> ''`);
  begun.add(database);
  for (;;) {
    const searches = await database.rows<{ id: number; query: string }>(
      sql`select id, query from saved_search where catalogue <> ${fingerprint} and deleted_at is null order by id limit ${atOnce}`,
    );
    if (searches.length === 0) return;
    const indexed: Indexed[] = [];
    for (const { id, query } of searches)
      indexed.push({ id, filter: await searchedBy(database, async (use) => use(catalogue), query) });
    await database.transaction((tx) => storeKeys(tx, indexed, fingerprint));
    if (!(await keepLease())) return;
  }
}
