import type { AlertFrequency, SavedSearch } from '@contract/savedSearches';
import sql, { type Sql, empty, join } from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import { forgetBounce } from '../../../email/bounces';
import type { TokenSubject } from './savedSearchTokens';

/** Whose searches: an account's, or those of a visitor's address. */
export type Reader = { account: number } | { subscriber: number };

/** An account also has what its confirmed address saved as a visitor. */
export const ofReader = (reader: Reader): Sql =>
  'subscriber' in reader
    ? sql`s.subscriber_id = ${reader.subscriber}`
    : sql`(s.account_id = ${reader.account} or s.subscriber_id in (
        select v.id from search_subscriber v join account a on lower(a.email) = lower(v.email)
        where a.id = ${reader.account} and a.email_verified_at is not null))`;

export interface SavedSearchRow {
  id: number;
  query: string;
  name: string;
  frequency: AlertFrequency;
  timezone: string;
  state: SavedSearch['state'];
  created_at: Date;
  last_sent_at: Date | null;
}

const columns = sql`s.id, s.query, s.name, s.frequency, s.timezone, s.created_at, s.last_sent_at,
  case when s.confirmed_at is null or s.account_id is not null and not exists (select from account a where a.id = s.account_id and a.email_verified_at is not null) then 'unconfirmed'
    when s.paused = 'no_answer' then 'unanswered' when s.paused is not null then 'paused'
    when s.frequency = 'never' then 'off' else 'on' end as state`;

export const listSavedSearches = (queryable: Queryable, reader: Reader): Promise<SavedSearchRow[]> =>
  queryable.rows(
    sql`select ${columns} from saved_search s where ${ofReader(reader)} and s.deleted_at is null order by s.id desc`,
  );

export const findSavedSearch = (
  queryable: Queryable,
  reader: Reader,
  id: number,
): Promise<SavedSearchRow | undefined> =>
  queryable.row(
    sql`select ${columns} from saved_search s where s.id = ${id} and ${ofReader(reader)} and s.deleted_at is null`,
  );

/** Locks one's search until the transaction ends. */
export const lockSavedSearch = (
  tx: Queryable,
  reader: Reader,
  id: number,
  { deleted = false } = {},
): Promise<
  | (Pick<SavedSearchRow, 'id' | 'query' | 'frequency' | 'timezone'> & {
      waits: boolean;
      confirmed: boolean;
      paused: boolean;
    })
  | undefined
> =>
  tx.row(sql`
    select s.id, s.query, s.frequency, s.timezone, s.due_at is not null as waits, s.confirmed_at is not null as confirmed, s.paused is not null as paused from saved_search s
    where s.id = ${id} and ${ofReader(reader)} and s.deleted_at is ${deleted ? sql`not null` : sql`null`} for update`);

/** Locks the person who saves, so that the limit holds; returns how many searches they have. */
export async function countOwn(tx: Queryable, reader: Reader): Promise<number> {
  await tx.row(
    'account' in reader
      ? sql`select id from account where id = ${reader.account} for no key update`
      : sql`select id from search_subscriber where id = ${reader.subscriber} for no key update`,
  );
  const row = await tx.row<{ own: number }>(
    sql`select count(*)::int as own from saved_search s where ${ofReader(reader)} and s.deleted_at is null and s.confirmed_at is not null`,
  );
  return row?.own ?? 0;
}

export interface NewSavedSearch {
  query: string;
  name: string;
  frequency: AlertFrequency;
  timezone: string;
  nonce: string;
  clientId?: string | undefined;
}

/** Whether a visitor's request was stored before. */
export async function wasTyped(tx: Queryable, subscriber: number, clientId: string | undefined): Promise<boolean> {
  if (clientId === undefined) return false;
  const typed = sql`select from saved_search where subscriber_id = ${subscriber} and client_id = ${clientId}`;
  return (await tx.row(typed)) !== undefined;
}

/** Stores a search; undefined if its reader has one with this query. */
export async function addSavedSearch(
  tx: Queryable,
  reader: Reader,
  { query, name, frequency, timezone, nonce, clientId }: NewSavedSearch,
  confirmedAt: Date | null,
): Promise<number | undefined> {
  const [owner, id] = 'account' in reader ? [sql`account_id`, reader.account] : [sql`subscriber_id`, reader.subscriber];
  const row = await tx.row<{ id: number }>(sql`
    insert into saved_search (${owner}, query, name, frequency, timezone, nonce, client_id, confirmed_at)
    values (${id}, ${query}, ${name}, ${frequency}, ${timezone}, ${nonce}, ${clientId ?? null}, ${confirmedAt})
    on conflict do nothing returning id`);
  return row?.id;
}

/** One's confirmed search with this query. */
export const findByQuery = (
  queryable: Queryable,
  reader: Reader,
  query: string,
): Promise<(SavedSearchRow & { nonce: string }) | undefined> =>
  queryable.row(sql`
    select ${columns}, s.nonce from saved_search s where ${ofReader(reader)} and s.query = ${query} and s.deleted_at is null and s.confirmed_at is not null order by s.id limit 1`);

export interface SavedSearchChange {
  name?: string | undefined;
  frequency?: AlertFrequency | undefined;
  timezone?: string | undefined;
  paused?: boolean | undefined;
  /** When what waits is sent, by the new frequency. */
  dueAt?: Date | null | undefined;
}

export async function changeSavedSearch(
  tx: Queryable,
  id: number,
  { name, frequency, timezone, paused, dueAt }: SavedSearchChange,
  now: Date,
): Promise<void> {
  const changes = [
    sql`changed_at = ${now}`,
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(frequency === undefined ? [] : [sql`frequency = ${frequency}`]),
    ...(timezone === undefined ? [] : [sql`timezone = ${timezone}`]),
    ...(paused === undefined ? [] : [paused ? sql`paused = coalesce(paused, 'by_reader')` : sql`paused = null`]),
    ...(dueAt === undefined ? [] : [sql`due_at = ${dueAt}`]),
  ];
  await tx.run(sql`update saved_search set ${join(changes)} where id = ${id}`);
}

/** What waited while nothing is sent is not told later: the results show it. */
export async function dropWaiting(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.run(sql`update search_alert set told_at = ${now} where search_id = ${id} and told_at is null`);
  await tx.run(sql`update saved_search set due_at = null where id = ${id} and due_at is not null`);
}

/** Marks what is announced of these listings as told. */
export async function markTold(tx: Queryable, id: number, listings: readonly number[]): Promise<void> {
  await tx.run(sql`
    insert into search_alert (search_id, property_id, fall, told_at)
    select ${id}::int, property_id, coalesce(price_change_id, 0), now() from alert_event where property_id = any(${listings}::int[])
    on conflict do nothing`);
}

export async function markDeleted(tx: Queryable, id: number, deletedAt: Date | null): Promise<void> {
  await tx.run(sql`update saved_search set deleted_at = ${deletedAt} where id = ${id}`);
}

/** The reader was here: the eight weeks begin again. */
export async function noteSeen(queryable: Queryable, which: Reader | number): Promise<void> {
  const found = typeof which === 'number' ? sql`s.id = ${which}` : ofReader(which);
  await queryable.run(
    sql`update saved_search s set unseen_since = null, asked_at = null where ${found} and s.unseen_since is not null`,
  );
}

/** What a token of an email needs to be verified. */
export const findForToken = (
  queryable: Queryable,
  id: number,
  { lock = false } = {},
): Promise<(TokenSubject & { confirmed: boolean; frequency: AlertFrequency; paused: string | null }) | undefined> =>
  queryable.row(sql`
    select s.id, s.nonce, v.nonce as link_nonce, s.confirmed_at is not null as confirmed, s.frequency, s.paused from saved_search s left join search_subscriber v on v.id = s.subscriber_id
    where s.id = ${id} and s.deleted_at is null ${lock ? sql`for update of s` : empty}`);

const samePerson = (id: number) => sql`
  (select o.subscriber_id, o.query from saved_search o where o.id = ${id} and o.subscriber_id is not null) one`;

/** Confirms what was typed, once for each query of an address. @returns whether it is the one that counts */
export async function markConfirmed(tx: Queryable, id: number, now: Date): Promise<boolean> {
  await tx.row(
    sql`select v.id from search_subscriber v join ${samePerson(id)} on one.subscriber_id = v.id for no key update of v`,
  );
  const confirmed = await tx.run(sql`
    update saved_search set confirmed_at = ${now} where id = ${id} and not exists (
      select from saved_search s join ${samePerson(id)} on one.subscriber_id = s.subscriber_id and one.query = s.query
      where s.id <> ${id} and s.deleted_at is null and s.confirmed_at is not null)`);
  const reader = await tx.row<{ email: string }>(
    sql`select v.email from search_subscriber v join ${samePerson(id)} on one.subscriber_id = v.id`,
  );
  if (reader) await forgetBounce(tx, reader.email);
  return confirmed > 0;
}

/** Deletes what else was typed of a search that its reader has confirmed; what is being confirmed meanwhile stays. */
export async function dropTypedBefore(tx: Queryable, id: number): Promise<void> {
  await tx.run(sql`
    delete from saved_search where id in (
      select s.id from saved_search s join ${samePerson(id)} on one.subscriber_id = s.subscriber_id and one.query = s.query
      where s.id <> ${id} and s.confirmed_at is null for update of s skip locked)`);
}
