import type { AlertFrequency } from '@contract/savedSearches';
import sql, { join } from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database';
import { withoutCachedPlan } from '../../../db/statementNames';
import type { KeepLease } from '../../../jobs/defineJob';
import { cacheCatalogue } from '../listingCatalogue';
import { type SearchFilter, lifecycleConditions, plainConditions } from '../search/plan/conditions';
import { alertDueAt } from './alertTimes';
import { searchedBy, keysOfListing, refreshKeys } from './searchKeys';

interface Event {
  id: string;
  property_id: number;
  price_change_id: number | null;
  before_in_paise: number | null;
  at: Date;
}

/** A search with the changed listings that it may want. */
interface Candidate {
  id: number;
  query: string;
  frequency: AlertFrequency;
  timezone: string;
  /** Events before it are not told. */
  since: Date;
  ids: number[];
}

export interface Wanted {
  id: number;
  filter: SearchFilter;
  ids: readonly number[];
}

const eventsAtOnce = 1_000;
const searchesAtOnce = 250;
const checkedAtOnce = 50;

/**
 * Which of these listings each search finds, by the list's own conditions: a search and its alerts never disagree.
 */
export async function findWanted(queryable: Queryable, wanted: readonly Wanted[]): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  for (let at = 0; at < wanted.length; at += checkedAtOnce) {
    const checks = wanted
      .slice(at, at + checkedAtOnce)
      .map(
        ({ id, filter, ids }) =>
          sql`select ${id}::int as search, array_agg(id) as ids from property where ${lifecycleConditions(filter)} and ${plainConditions({ ...filter, params: { ...filter.params, ids: [...ids] } })}`,
      );
    const rows = await queryable.rows<{ search: number; ids: number[] | null }>(
      sql`${withoutCachedPlan} ${join(checks, ' union all ')}`,
    );
    for (const { search, ids } of rows) if (ids) found.set(search, ids);
  }
  return found;
}

/** Listings that were announced so lately that a search which is saved now is matched with them. */
export async function latestListings(queryable: Queryable): Promise<number[]> {
  const rows = await queryable.rows<{ id: number }>(
    sql`select distinct property_id as id from alert_event where at > now() - interval '1 minute' limit 10000`,
  );
  return rows.map(({ id }) => id);
}

/** The changed listings by the words in them. */
async function listingsByWord(queryable: Queryable, ids: readonly number[]): Promise<Map<string, number[]>> {
  const rows = await queryable.rows<{ word: string; ids: number[] }>(sql`
    select word, array_agg(id order by id) as ids from property, unnest(tsvector_to_array(search)) word
    where id = any(${ids}::int[]) and word !~ '^~' group by word`);
  return new Map(rows.map(({ word, ids: having }) => [word, having]));
}

/** The listings that have one of the forms of the rarest word. */
function narrowed(ids: readonly number[], { words }: SearchFilter, byWord: Map<string, number[]>): readonly number[] {
  if (!words || words.indexed.length === 0) return ids;
  const having = words.indexed.map(({ lexemes }) => new Set(lexemes.flatMap((lexeme) => byWord.get(lexeme) ?? [])));
  const fewest = having.reduce((one, other) => (other.size < one.size ? other : one));
  return ids.filter((id) => fewest.has(id));
}

/** Searches from one id to another with the changed listings that their keys fit. Never the reader's own listings. */
const candidatesIn = (
  queryable: Queryable,
  listings: ReadonlyMap<number, Date>,
  { after, last }: { after: number; last: number },
): Promise<Candidate[]> =>
  queryable.rows(sql`${withoutCachedPlan}
    with changed as materialized (
      select p.id, p.owner_id, p.city_id, p.property_type_id, p.locality_id, p.purpose, p.price_rank, event.at,
        (select lower(o.email) from account o where o.id = p.owner_id and o.email_verified_at is not null) as owner_email
      from unnest(${[...listings.keys()]}::int[], ${[...listings.values()]}::timestamptz[]) event(id, at) join property p on p.id = event.id
      where p.lifecycle = 'published'
    )
    select s.id, s.query, s.frequency, s.timezone, s.created_at - interval '1 minute' as since, array_agg(changed.id order by changed.id) as ids
    from changed cross join lateral unnest(${keysOfListing}) fitting(key)
    join saved_search_key k on k.key = fitting.key and k.search_id > ${after} and k.search_id <= ${last}
      and changed.price_rank between k.least_price and k.most_price
      and (k.purpose in ('', changed.purpose) or k.purpose = 'buy' and changed.purpose <> 'rent')
    join saved_search s on s.id = k.search_id
    left join search_subscriber v on v.id = s.subscriber_id
    where s.deleted_at is null and s.paused is null and s.frequency <> 'never'
      -- a transaction that published a listing may have begun before the search was saved
      and changed.at > s.created_at - interval '1 minute'
      and changed.owner_id is distinct from s.account_id and changed.owner_email is distinct from lower(v.email)
    group by s.id`);

/** The last of the next few hundred searches that have keys; undefined when there are none left. */
async function lastOfNext(queryable: Queryable, after: number): Promise<number | undefined> {
  const row = await queryable.row<{ last: number | null }>(sql`
    select max(search_id) as last from (select distinct search_id from saved_search_key where search_id > ${after} order by search_id limit ${searchesAtOnce}) next`);
  return row?.last ?? undefined;
}

/** Stores what is to be told and when, once: repeated matching adds nothing. @returns how many were new */
async function storeAlerts(
  tx: Queryable,
  found: ReadonlyMap<number, readonly number[]>,
  events: ReadonlyMap<number, readonly Event[]>,
  searches: readonly Candidate[],
  now: Date,
): Promise<number> {
  const since = new Map(searches.map((search) => [search.id, search.since]));
  const isNews = (search: number, { at }: Event) => at > (since.get(search) ?? now);
  const rows = [...found].flatMap(([search, ids]) =>
    ids.flatMap((property) =>
      (events.get(property) ?? [])
        .filter((event) => isNews(search, event))
        .map(({ price_change_id: fall, before_in_paise: before }) => [search, property, fall ?? 0, before] as const),
    ),
  );
  const column = (at: 0 | 1 | 2 | 3) => rows.map((row) => row[at]);
  // an account deleted meanwhile gets no rows: there are no foreign keys
  const added = await tx.rows<{ search: number; many: number }>(sql`
    with added as (
      insert into search_alert (search_id, property_id, fall, before_in_paise)
      select s.id, p.id, alert.fall, alert.before from unnest(${column(0)}::int[], ${column(1)}::int[], ${column(2)}::int[], ${column(3)}::bigint[]) alert(search, property, fall, before)
      join saved_search s on s.id = alert.search join property p on p.id = alert.property
      on conflict do nothing returning search_id
    ) select search_id as search, count(*)::int as many from added group by search_id`);
  const told = new Set(added.map(({ search }) => search));
  const byTime = new Map<string, number[]>();
  for (const { id, frequency, timezone } of searches.filter((search) => told.has(search.id))) {
    const due = alertDueAt(frequency, timezone, now).toISOString();
    byTime.set(due, [...(byTime.get(due) ?? []), id]);
  }
  for (const [due, ids] of byTime)
    await tx.run(
      sql`update saved_search set due_at = ${new Date(due)} where id = any(${ids}::int[]) and due_at is null`,
    );
  return added.reduce((sum, { many }) => sum + many, 0);
}

/** Without saved searches there is nobody to tell. */
async function dropEvents(database: Database): Promise<boolean> {
  if (await database.row(sql`select from saved_search_key limit 1`)) return false;
  await database.run(sql`delete from alert_event where id <= (select max(id) from alert_event)`);
  return true;
}

/**
 * Finds who wants to know of the listings that were published and the prices that fell. It runs outside of a
 * transaction, and the events go last: a process that dies in between finds the same again and stores nothing twice.
 */
export async function matchListings(
  { database, now }: { database: Database; now: () => Date },
  keepLease: KeepLease,
): Promise<{ listings: number; alerts: number }> {
  const done = { listings: 0, alerts: 0 };
  if (!(await database.row(sql`select from alert_event limit 1`))) return done;
  await refreshKeys(database, keepLease);
  if (await dropEvents(database)) return done;
  while (await keepLease()) {
    const batch = await database.rows<Event>(
      sql`select id::text, property_id, price_change_id, before_in_paise, at from alert_event order by id limit ${eventsAtOnce}`,
    );
    if (batch.length === 0) break;
    const added = await matchBatch(database, batch, now(), keepLease);
    if (added === undefined) break;
    await database.run(sql`delete from alert_event where id = any(${batch.map(({ id }) => id)}::bigint[])`);
    done.listings += new Set(batch.map(({ property_id: id }) => id)).size;
    done.alerts += added;
  }
  return done;
}

/** @returns how many alerts were stored; undefined when another process has taken over */
async function matchBatch(
  database: Database,
  batch: readonly Event[],
  now: Date,
  keepLease: KeepLease,
): Promise<number | undefined> {
  const events = new Map<number, Event[]>();
  for (const event of batch) events.set(event.property_id, [...(events.get(event.property_id) ?? []), event]);
  const listings = new Map(
    [...events].map(([id, of]) => [id, new Date(Math.max(...of.map(({ at }) => at.getTime())))]),
  );
  const withCatalogue = cacheCatalogue(database);
  let byWord: Map<string, number[]> | undefined;
  let added = 0;
  for (let after = 0; ;) {
    const last = await lastOfNext(database, after);
    if (last === undefined) return added;
    const searches = await candidatesIn(database, listings, { after, last });
    const wanted: Wanted[] = [];
    for (const { id, query, ids } of searches) {
      const filter = await searchedBy(database, withCatalogue, query);
      if (!filter) continue;
      if (filter.words) byWord ??= await listingsByWord(database, [...listings.keys()]);
      const possible = byWord ? narrowed(ids, filter, byWord) : ids;
      if (possible.length > 0) wanted.push({ id, filter, ids: possible });
    }
    const found = await findWanted(database, wanted);
    if (found.size > 0) added += await database.transaction((tx) => storeAlerts(tx, found, events, searches, now));
    after = last;
    if (!(await keepLease())) return undefined;
  }
}
