import * as messages from '@messages/server/privacy';
import sql, { join, raw } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { queueEmail } from '../email/outbox';
import { officeMoment } from '../lib/moments';
import { refreshMeetingAttention } from '../payments/ledger/attention';
import { type Copies, markCopies } from './copies';
import { documentFilesOf } from './documentRows';
import { correspondentsOf, findPerson, type Person, type PersonDeps, textsOf } from './person';
import { personalData } from './personalData';
import { passShortlists } from './shortlistRows';
import { cancelVisits } from './visitRows';

export interface Erasing extends PersonDeps {
  accountId: number;
  now: Date;
}

/** What is left to remove outside the database. */
export interface Erased {
  pictures: readonly number[];
  /** Files of documents of their listings. */
  documents: readonly string[];
  /** What emails stored as files are found by. */
  addresses: readonly string[];
  copies: Copies;
}

/** Cancels meetings still to come and tells the office, which may owe a refund, without naming anyone. */
async function cancelMeetings(tx: Queryable, { accountId, now, officeEmail }: Erasing): Promise<void> {
  const coming = await tx.rows<{ id: number; at: Date; was: 'held' | 'booked' }>(sql`
    with coming as (
      select id, status as was from meeting where account_id = ${accountId} and status in ('held', 'booked') and starts_at > ${now} for update)
    update meeting set status = 'cancelled', ended = case was when 'held' then 'released' else 'cancelled' end, calendar_sequence = calendar_sequence + 1
    from coming where meeting.id = coming.id returning meeting.id, starts_at as at, was`);
  for (const { id, at } of coming.filter(({ was }) => was === 'booked')) {
    await refreshMeetingAttention(tx, id, now);
    await queueEmail(tx, {
      kind: 'meeting_erased',
      to: officeEmail,
      subject: messages.meetingIsCancelled(id),
      parts: [messages.checkForARefund(id, officeMoment(at), accountId)],
    });
  }
}

/** Words that only this person's listings brought into the search. */
async function wordsOf(tx: Queryable, accountId: number): Promise<string[]> {
  const rows = await tx.rows<{ word: string }>(sql`
    select distinct word from property, unnest(tsvector_to_array(search)) word where owner_id = ${accountId} and word !~ '^~'`);
  return rows.map(({ word }) => word);
}

async function forgetWords(tx: Queryable, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  const gone = await tx.rows<{ word: string }>(sql`
    select word from unnest(${words}::text[]) word
    where not exists (select from property where search @@ quote_literal(word)::tsquery and lifecycle <> 'draft')`);
  const left = gone.map(({ word }) => word);
  await tx.run(sql`delete from search_place where word = any(${left}::text[])`);
  await tx.run(sql`delete from search_word where word = any(${left}::text[])`);
}

async function applyRules(tx: Queryable, person: Person): Promise<void> {
  for (const { table, of, erase } of personalData) {
    if (erase === 'delete') await tx.run(sql`delete from ${raw(table)} t where ${of(person)}`);
    else if ('set' in erase) {
      const changes = Object.entries(erase.set).map(([column, value]) => sql`${raw(column)} = ${value}`);
      await tx.run(sql`update ${raw(table)} t set ${join(changes, ', ')} where ${of(person)}`);
    }
  }
}

/**
 * Makes an account nobody's, inside the caller's transaction: deletes or changes every row that tells something about
 * the person, and logs it without their data. Doing it again erases what was added since.
 *
 * @returns undefined when the account does not exist
 */
export async function erasePerson(tx: Queryable, erasing: Erasing): Promise<Erased | undefined> {
  const { accountId, now } = erasing;
  const account = await tx.row<{ joined: Date; avatar: number | null }>(
    sql`select created_at as joined, avatar_media_id as avatar from account where id = ${accountId} for update`,
  );
  const person = account && (await findPerson(tx, accountId, erasing));
  if (!person) return undefined;
  const copies = {
    texts: await textsOf(tx, person),
    recipients: await correspondentsOf(tx, person, erasing.officeEmail),
  };
  const words = await wordsOf(tx, accountId);
  const shown = await tx.rows<{ id: number }>(
    sql`select distinct media_id as id from (select property_id, media_id from property_image union all select property_id, media_id from tour_scene) shown join property on property.id = property_id where owner_id = ${accountId}`,
  );
  const documents = await documentFilesOf(tx, person);
  await passShortlists(tx, accountId);
  await cancelVisits(tx, person, erasing);
  await applyRules(tx, person);
  await tx.run(
    sql`update account set disabled_at = coalesce(disabled_at, ${now}), erased_at = coalesce(erased_at, ${now}) where id = ${accountId}`,
  );
  await forgetWords(tx, words);
  await markCopies(tx, copies);
  await cancelMeetings(tx, erasing);
  await tx.run(sql`
    insert into erasure (account_id, joined_at, erased_at) select id, created_at, erased_at from account where id = ${accountId} on conflict do nothing`);
  return {
    pictures: [...shown.map(({ id }) => id), ...(account.avatar ? [account.avatar] : [])],
    documents,
    addresses: person.addresses,
    copies,
  };
}
