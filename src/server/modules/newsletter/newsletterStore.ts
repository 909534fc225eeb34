import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { confirmationEmailInterval } from './newsletterRules';

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
      where newsletter_subscriber.confirmed_at is null and newsletter_subscriber.created_at <= ${new Date(now.getTime() - confirmationEmailInterval)}
    returning id, email`);
}

/** Confirms a subscription, repeatedly if asked; false for an unknown token. */
export async function confirmSubscriber(queryable: Queryable, tokenHash: string, now: Date): Promise<boolean> {
  return (
    (await queryable.run(
      sql`update newsletter_subscriber set confirmed_at = coalesce(confirmed_at, ${now}) where token_hash = ${tokenHash}`,
    )) > 0
  );
}

export async function findSubscriber(queryable: Queryable, id: number): Promise<Subscriber | undefined> {
  return queryable.row<Subscriber>(sql`select id, email from newsletter_subscriber where id = ${id}`);
}

/** Deletes a subscriber. */
export async function removeSubscriber(queryable: Queryable, id: number): Promise<void> {
  await queryable.run(sql`delete from newsletter_subscriber where id = ${id}`);
}
