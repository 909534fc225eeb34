import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { latestPast } from '../lib/clock';

/** A claimed email of the outbox. */
export interface QueuedEmail {
  id: number;
  to: string;
  subject: string;
  body: string;
  /** Empty where the company answers. */
  replyTo: string;
  /** Whether a colleague wrote it by hand. */
  isLetter: boolean;
  /** The Message-ID of the email that it answers; empty for none. */
  inReplyTo: string;
  /** Empty without one. */
  calendar: string;
  html: string;
  unsubscribe: string;
  /** Names of documents, parted by spaces. */
  documents: string;
  createdAt: Date;
  /** Whether its text is encrypted until it is sent. */
  sealed: boolean;
  /** The number of tries, including this one. */
  tries: number;
}

/**
 * Claims due emails until `until`: no other process gets them before then, and if the sender dies they are due again.
 * The longest waiting come first. One that a clock had put off by more than it may be, because it had jumped ahead, is due.
 */
export async function claimEmails(queryable: Queryable, most: number, now: Date, until: Date): Promise<QueuedEmail[]> {
  const claimed = await queryable.rows<QueuedEmail>(sql`
    with due as materialized (
      select id from mail where sent_at is null and bounced_at is null and (next_try_at <= ${now}
        or next_try_at > ${latestPast(now)}::timestamptz + case when tries = 0 then interval '0'
          else least(greatest(interval '1 minute' * power(2, least(tries, 12) - 1), interval '10 minutes'), interval '1 day') end) order by next_try_at, id limit ${most} for update skip locked)
    update mail set tries = tries + 1, next_try_at = ${until} from due where mail.id = due.id
    returning mail.id, recipient as "to", reply_to as "replyTo", is_letter as "isLetter", in_reply_to as "inReplyTo", subject, body, calendar, html, unsubscribe, documents, sealed, created_at as "createdAt", tries`);
  return claimed.sort((a, b) => a.id - b.id);
}

/** Deletes the text with the sending: it may contain a token, and a copy of the database must reveal nothing. */
export async function markSent(queryable: Queryable, id: number, now: Date): Promise<void> {
  await queryable.run(
    sql`update mail set sent_at = ${now}, failure = null, reply_to = '', body = '', calendar = '', html = '', unsubscribe = '' where id = ${id}`,
  );
}

export async function markFailed(queryable: Queryable, id: number, failure: string, nextTryAt: Date): Promise<void> {
  await queryable.run(
    sql`update mail set failure = ${failure}, next_try_at = ${nextTryAt} where id = ${id} and sent_at is null`,
  );
}

/** When the next email is due; undefined when none is queued. */
export async function nextEmailDue(queryable: Queryable): Promise<Date | undefined> {
  const next = await queryable.row<{ at: Date }>(
    sql`select next_try_at as at from mail where sent_at is null and bounced_at is null order by next_try_at limit 1`,
  );
  return next?.at;
}
