import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { Email } from './outbox';

/** A letter of the outbox on its way. */
export interface QueuedEmail extends Email {
  id: number;
  /** Empty where it has none. */
  calendar: string;
  createdAt: Date;
  /** Its text is closed until it is carried. */
  sealed: boolean;
  /** How often it was tried, this time included. */
  tries: number;
}

/**
 * Takes letters that are due for oneself until `until`: nobody else gets them before, and one whose sender dies is due again then.
 * The one that waited longest comes first.
 */
export async function claimEmails(queryable: Queryable, most: number, now: Date, until: Date): Promise<QueuedEmail[]> {
  const claimed = await queryable.rows<QueuedEmail>(sql`
    with due as materialized (
      select id from mail where sent_at is null and next_try_at <= ${now} order by next_try_at, id limit ${most} for update skip locked)
    update mail set tries = tries + 1, next_try_at = ${until} from due where mail.id = due.id
    returning mail.id, recipient as "to", subject, body, calendar, sealed, created_at as "createdAt", tries`);
  return claimed.sort((a, b) => a.id - b.id);
}

/** The text goes with the sending: it may hold a link that is a key, and a copy of the database must open nothing. */
export async function markSent(queryable: Queryable, id: number, now: Date): Promise<void> {
  await queryable.run(sql`update mail set sent_at = ${now}, failure = null, body = '', calendar = '' where id = ${id}`);
}

export async function markFailed(queryable: Queryable, id: number, failure: string, nextTryAt: Date): Promise<void> {
  await queryable.run(
    sql`update mail set failure = ${failure}, next_try_at = ${nextTryAt} where id = ${id} and sent_at is null`,
  );
}

/** When the next letter is due, or undefined when none waits. */
export async function nextEmailDue(queryable: Queryable): Promise<Date | undefined> {
  const next = await queryable.row<{ at: Date }>(
    sql`select next_try_at as at from mail where sent_at is null order by next_try_at limit 1`,
  );
  return next?.at;
}
