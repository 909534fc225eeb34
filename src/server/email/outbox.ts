import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { type EmailContent, emailText } from './emailContent';
import { emailHtml } from './emailHtml';
import { confirmsAddress, replyToOf } from './emailKinds';
import { encrypt } from './encryption';

/** An email to one person. */
export interface Email extends EmailContent {
  /** Where replies go, for kinds that the company does not answer for. */
  replyTo?: string;
  /** The Message-ID of the email that it answers. */
  inReplyTo?: string;
  /** A colleague wrote it by hand. */
  isLetter?: true;
  to: string;
  /** An attached iCalendar entry, written by `calendarText`. */
  calendar?: string;
  /** The address that ends the subscription by a POST (RFC 8058). */
  unsubscribe?: string;
  /** The newsletter that it belongs to. */
  newsletter?: number;
  /** The payment that it tells about. */
  payment?: number;
  /** Names of documents that are attached when it is sent, such as "credit-note:7". */
  documents?: readonly string[];
}

/** An email with its text and HTML. */
interface WrittenEmail extends Email {
  body: string;
  html: string;
}

const written = (email: Email): WrittenEmail => ({ ...email, body: emailText(email), html: emailHtml(email) });

/** The channel that announces a new email when it is committed. */
export const emailChannel = 'mail';

/** Puts an email into the outbox, inside the caller's transaction: it is sent if and only if that commits. Resolves to its id; to 0 where the recipient's data is erased, or earlier emails bounced for good. */
export async function queueEmail(tx: Queryable, email: Email): Promise<number> {
  return insert(tx, written(email), false);
}

/** Queues an email that contains a token. Its text is encrypted, so that a copy of the database reveals nothing, and deleted after sending. Resolves as `queueEmail` does. */
export async function queueEncryptedEmail(tx: Queryable, email: Email, secret: Buffer): Promise<number> {
  const sealed = (text: string) => encrypt(secret, email.to, text);
  const { calendar, unsubscribe } = email;
  const { body, html } = written(email);
  const replyTo = replyToOf(email);
  return insert(
    tx,
    {
      ...email,
      body: sealed(body),
      html: sealed(html),
      ...(replyTo && { replyTo: sealed(replyTo) }),
      ...(calendar && { calendar: sealed(calendar) }),
      ...(unsubscribe && { unsubscribe: sealed(unsubscribe) }),
    },
    true,
  );
}

async function insert(tx: Queryable, email: WrittenEmail, isEncrypted: boolean): Promise<number> {
  if (email.to === '') return 0;
  const queued = await tx.row<{ id: number }>(sql`
    with posted as (insert into mail (recipient, reply_to, subject, body, calendar, html, unsubscribe, sealed, payment_id, documents, is_letter, in_reply_to)
      select ${email.to}, ${replyToOf(email)}, ${email.subject}, ${email.body}, ${email.calendar ?? ''}, ${email.html}, ${email.unsubscribe ?? ''}, ${isEncrypted}, ${email.payment ?? null}::int, ${(email.documents ?? []).join(' ')}, ${email.isLetter ?? false}, ${email.inReplyTo ?? ''}
      where ${confirmsAddress(email.kind)} or not exists (select from bounced_address where address = ${email.to.toLowerCase()}) returning id)
    select id, pg_notify(${emailChannel}, '')::text from posted`);
  return queued?.id ?? 0;
}

/** Queues many emails at once, inside the caller's transaction and in this order; none to an address where earlier ones bounced for good. */
export async function queueEmails(tx: Queryable, all: readonly Email[]): Promise<void> {
  // the data of a recipient without an address is erased
  const emails = all
    .filter(({ to }) => to !== '')
    .map((email, position) => {
      const { to, subject, calendar, unsubscribe, newsletter, payment, body, html } = written(email);
      const replyTo = replyToOf(email);
      return { to, replyTo, subject, body, calendar, html, unsubscribe, newsletter, payment, position };
    });
  if (emails.length === 0) return;
  await tx.run(sql`
    with posted as (
      insert into mail (recipient, reply_to, subject, body, calendar, html, unsubscribe, newsletter_id, payment_id)
      select "to", "replyTo", subject, body, coalesce(calendar, ''), html, coalesce(unsubscribe, ''), newsletter, payment
      from json_to_recordset(${JSON.stringify(emails)}::json)
        as email("to" text, "replyTo" text, subject text, body text, calendar text, html text, unsubscribe text, newsletter int, payment int, position int)
      where not exists (select from bounced_address where address = lower("to")) order by position returning id
    ), counted as (select count(*) from posted)
    select pg_notify(${emailChannel}, '')::text from counted`);
}
