import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** A letter in plain text. */
export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** Where a new letter is told of, when it is committed. */
export const mailChannel = 'mail';

/** Puts a letter into the outbox, inside the caller's transaction: it is sent if and only if that commits. */
export async function post(tx: Queryable, letter: Letter): Promise<void> {
  await tx.run(sql`
    with posted as (insert into mail (recipient, subject, body) values (${letter.to}, ${letter.subject}, ${letter.body}) returning id)
    select pg_notify(${mailChannel}, '')::text from posted`);
}

/** Puts many letters into the outbox at once, inside the caller's transaction. */
export async function postAll(tx: Queryable, letters: readonly Letter[]): Promise<void> {
  if (letters.length === 0) return;
  await tx.run(sql`
    with posted as (
      insert into mail (recipient, subject, body)
      select "to", subject, body from json_to_recordset(${JSON.stringify(letters)}::json) as letter("to" text, subject text, body text) returning id
    ), told as (select count(*) from posted)
    select pg_notify(${mailChannel}, '')::text from told`);
}
