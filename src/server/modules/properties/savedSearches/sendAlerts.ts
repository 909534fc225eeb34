import { dayInMs, hourInMs } from '@contract/durations';
import { limits } from '@contract/limits';
import type { PropertyCard } from '@contract/properties';
import type { AlertFrequency } from '@contract/savedSearches';
import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';
import type { PropertiesDeps } from '../propertiesDeps';
import { queueEncryptedEmail } from '../../../email/outbox';
import { type UseCatalogue } from '../search/chooseListings';
import { cacheCatalogue } from '../listingCatalogue';
import { listProperties } from '../search/listProperties';
import { type AlertItem, alertEmail, askEmail } from './alertEmails';
import { alertDueAt } from './alertTimes';
import { linkToken, searchToken } from './savedSearchTokens';
import { searchedBy } from './searchKeys';

type Deps = Pick<PropertiesDeps, 'database' | 'secret' | 'settings' | 'now'>;

/** Few, because on the embedded database everything else waits for the transaction. */
const searchesAtOnce = 10;
/** Without a sign of their reader, searches ask after this time of emails, and pause this long afterwards. */
export const unseen = { asks: 56 * dayInMs, pauses: 14 * dayInMs };

interface Due {
  id: number;
  query: string;
  name: string;
  nonce: string;
  link_nonce: string | null;
  to: string;
}

/** A search whose emails its reader wants and has confirmed. */
const sends = sql`s.deleted_at is null and s.paused is null and s.frequency <> 'never' and s.confirmed_at is not null
  and (s.account_id is null or a.email_verified_at is not null and a.disabled_at is null and a.erased_at is null)`;
const withReader = sql`saved_search s left join account a on a.id = s.account_id left join search_subscriber v on v.id = s.subscriber_id`;
const dueColumns = sql`s.id, s.query, s.name, s.nonce, v.nonce as link_nonce, coalesce(a.email, v.email) as "to"`;

interface Waiting {
  property_id: number;
  fall: number;
  before_in_paise: number | null;
}

/** Takes what a search has to tell, so that nobody tells it again. */
async function takeWaiting(tx: Queryable, id: number, now: Date): Promise<Waiting[]> {
  const taken = await tx.rows<Waiting>(sql`
    update search_alert set told_at = ${now} where search_id = ${id} and told_at is null returning property_id, fall, before_in_paise`);
  return taken.sort((one, other) => one.fall - other.fall);
}

/** A listing as it is now: new, or cheaper than before its first untold fall; undefined if its price rose again. */
function itemOf(card: PropertyCard, waiting: readonly Waiting[]): AlertItem | undefined {
  const own = waiting.filter(({ property_id: id }) => id === card.id);
  if (own.some(({ fall }) => fall === 0)) return { card, fellFrom: null };
  const before = own[0]?.before_in_paise ?? null;
  const isLower = before !== null && card.price !== null && Number(card.price) * 100 < before;
  return isLower ? { card, fellFrom: before } : undefined;
}

/** What the list of properties, asked now, shows of the listings that wait. */
async function itemsOf(
  tx: Queryable,
  withCatalogue: UseCatalogue,
  query: string,
  waiting: readonly Waiting[],
): Promise<AlertItem[]> {
  const filter = await searchedBy(tx, withCatalogue, query);
  const newest = [...new Set(waiting.map(({ property_id: id }) => id))].sort((one, other) => other - one);
  const ids = newest.slice(0, limits.page.max);
  if (!filter || ids.length === 0) return [];
  const params = { ...filter.params, ids, limit: limits.page.max, ordering: '-id' as const };
  const { cards } = await listProperties(tx, { ...filter, params });
  return cards.flatMap((card) => itemOf(card, waiting) ?? []);
}

const linksOf = ({ secret, settings }: Deps, { query, link_nonce: nonce, ...search }: Due) => ({
  publicUrl: settings.publicUrl,
  query,
  link: nonce === null ? null : linkToken(secret, nonce),
  stop: searchToken(secret, 'stop', { ...search, link_nonce: nonce }),
});

/**
 * Puts the next emails that are due into the outbox, in one transaction with what they tell: a process that dies in
 * between repeats nothing and skips nothing.
 *
 * @returns how many searches were looked at and how many emails queued; undefined when none is due
 */
export async function sendDue(deps: Deps): Promise<{ searches: number; sent: number } | undefined> {
  const { database, now, secret } = deps;
  return database.transaction(async (tx) => {
    const at = now();
    const due = await tx.rows<Due>(sql`
      select ${dueColumns} from ${withReader}
      where (s.due_at <= ${at} or s.due_at is not null and s.frequency = 'instant') and ${sends}
      order by s.due_at, s.id limit ${searchesAtOnce} for update of s skip locked`);
    if (due.length === 0) return undefined;
    const withCatalogue = cacheCatalogue(tx);
    let sent = 0;
    for (const search of due) {
      const items = await itemsOf(tx, withCatalogue, search.query, await takeWaiting(tx, search.id, at));
      if (items.length > 0) {
        await queueEncryptedEmail(tx, alertEmail(search.to, search.name, items, linksOf(deps, search)), secret);
        sent += 1;
      }
      await tx.run(sql`
        update saved_search set due_at = null, last_sent_at = case when ${items.length > 0} then ${at}::timestamptz else last_sent_at end,
          unseen_since = case when ${items.length > 0} then coalesce(unseen_since, ${at}::timestamptz) else unseen_since end
        where id = ${search.id}`);
    }
    return { searches: due.length, sent };
  });
}

/** A due time beyond the next 8:00 comes from a clock that was wrong: it is set again. */
export async function correctDueTimes({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const at = now();
  const [day, week] = [at.getTime() + 25 * hourInMs, at.getTime() + 7 * dayInMs + hourInMs].map((ms) => new Date(ms));
  const wrong = await database.rows<{ id: number; frequency: AlertFrequency; timezone: string }>(sql`
    select id, frequency, timezone from saved_search
    where due_at > ${day} and (frequency = 'daily' or frequency = 'weekly' and due_at > ${week}) limit 1000`);
  for (const { id, frequency, timezone } of wrong)
    await database.run(
      sql`update saved_search set due_at = ${alertDueAt(frequency, timezone, at)} where id = ${id} and due_at is not null`,
    );
}

/** Asks readers of whom there was no sign for eight weeks of emails, each once. @returns how many; undefined when none is left */
export async function askUnseen(deps: Deps): Promise<number | undefined> {
  const { database, now, secret } = deps;
  return database.transaction(async (tx) => {
    const at = now();
    const silent = await tx.rows<Due>(sql`
      select ${dueColumns} from ${withReader}
      where s.unseen_since <= ${new Date(at.getTime() - unseen.asks)} and s.asked_at is null and ${sends}
      order by s.id limit ${searchesAtOnce} for update of s skip locked`);
    if (silent.length === 0) return undefined;
    for (const search of silent) {
      const keep = searchToken(secret, 'keep', search);
      await queueEncryptedEmail(tx, askEmail(search.to, search.name, keep, linksOf(deps, search)), secret);
    }
    await tx.run(sql`update saved_search set asked_at = ${at} where id = any(${silent.map(({ id }) => id)}::int[])`);
    return silent.length;
  });
}

/** Pauses searches whose readers did not answer for two weeks. */
export async function pauseUnanswered({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<number> {
  const at = now();
  return database.run(sql`
    update saved_search set paused = 'no_answer', changed_at = ${at}
    where unseen_since is not null and asked_at <= ${new Date(at.getTime() - unseen.pauses)} and paused is null`);
}
