import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { forgetBounce } from '../../email/bounces';
import { recordNewsletterConsent } from '../../lib/consent';
import { confirmationEmailInterval } from './newsletterRules';
import { latestPast } from '../../lib/clock';

export interface Subscriber {
  id: number;
  email: string;
}

/** Stores a subscription; returns whom to ask for confirmation, or undefined for someone who confirmed or was just asked. */
export async function saveSubscriber(
  tx: Queryable,
  email: string,
  tokenHash: string,
  now: Date,
): Promise<Subscriber | undefined> {
  return tx.row<Subscriber>(sql`
    insert into newsletter_subscriber (email, token_hash, created_at) values (${email}, ${tokenHash}, ${now})
    on conflict (lower(email)) do update set created_at = excluded.created_at, token_hash = excluded.token_hash
      where newsletter_subscriber.confirmed_at is null
        and (newsletter_subscriber.created_at <= ${new Date(now.getTime() - confirmationEmailInterval)} or newsletter_subscriber.created_at > ${latestPast(now)})
    returning id, email`);
}

/**
 * Confirms a subscription, repeatedly if asked, and records the consent with the first time; false for an unknown
 * token.
 */
export async function confirmSubscriber(tx: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  const subscriber = await tx.row<{ id: number; email: string; isNew: boolean }>(
    sql`select id, email, confirmed_at is null as "isNew" from newsletter_subscriber where token_hash = ${tokenHash} for update`,
  );
  if (!subscriber) return false;
  await forgetBounce(tx, subscriber.email);
  if (subscriber.isNew) {
    await tx.run(sql`update newsletter_subscriber set confirmed_at = ${now} where id = ${subscriber.id}`);
    await recordNewsletterConsent(tx, subscriber.id, now);
  }
  return true;
}

export async function findSubscriber(queryable: Queryable, id: number): Promise<Subscriber | undefined> {
  return queryable.row<Subscriber>(sql`select id, email from newsletter_subscriber where id = ${id}`);
}

/** Deletes a subscriber. */
export async function removeSubscriber(queryable: Queryable, id: number): Promise<void> {
  await queryable.run(sql`delete from newsletter_subscriber where id = ${id}`);
}

const ofAccount = (accountId: number) =>
  sql`lower(email) = (select lower(a.email) from account a where a.id = ${accountId} and a.email_verified_at is not null)`;

/** When the confirmed address of an account agreed to the newsletter; undefined if it did not. */
export async function subscribedSince(queryable: Queryable, accountId: number): Promise<Date | undefined> {
  const row = await queryable.row<{ since: Date }>(
    sql`select confirmed_at as since from newsletter_subscriber where ${ofAccount(accountId)} and confirmed_at is not null`,
  );
  return row?.since;
}

/** Deletes the subscription of an account's confirmed address. */
export async function removeSubscriberOf(queryable: Queryable, accountId: number): Promise<void> {
  await queryable.run(sql`delete from newsletter_subscriber where ${ofAccount(accountId)}`);
}
