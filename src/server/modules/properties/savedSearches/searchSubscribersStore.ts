import sql from 'sql-template-tag';
import type { Queryable } from '../../../db/database';

/** A visitor's address. */
export interface SearchSubscriber {
  id: number;
  email: string;
  nonce: string;
}

/** The visitor with this address, locked until the transaction ends; stored if new. */
export async function saveSubscriber(
  tx: Queryable,
  email: string,
  { nonce, hash }: { nonce: string; hash: string },
): Promise<SearchSubscriber> {
  const row = await tx.row<SearchSubscriber>(sql`
    insert into search_subscriber (email, nonce, token_hash) values (${email}, ${nonce}, ${hash})
    on conflict (lower(email)) do update set email = search_subscriber.email returning id, email, nonce`);
  if (!row) throw new Error('an address was not stored');
  return row;
}

export const findSubscriberByLink = (queryable: Queryable, hash: string): Promise<SearchSubscriber | undefined> =>
  queryable.row(sql`select id, email, nonce from search_subscriber where token_hash = ${hash}`);

export async function replaceLink(
  tx: Queryable,
  id: number,
  { nonce, hash }: { nonce: string; hash: string },
): Promise<void> {
  await tx.run(sql`update search_subscriber set nonce = ${nonce}, token_hash = ${hash} where id = ${id}`);
}

/** Deletes an address with all of its searches and consents. */
export async function removeSubscriber(queryable: Queryable, id: number): Promise<void> {
  await queryable.run(sql`delete from search_subscriber where id = ${id}`);
}
