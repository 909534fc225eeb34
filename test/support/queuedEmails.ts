import { decrypt } from '@server/email/encryption';
import type { Queryable } from '@server/db/database';
import sql from 'sql-template-tag';

interface QueuedEmail {
  to: string;
  replyTo: string;
  subject: string;
  body: string;
  inReplyTo: string;
  isLetter: boolean;
}

/** The emails of the outbox, the oldest first, as their recipients read them. */
export async function queuedEmails(database: Queryable, secret: Buffer): Promise<QueuedEmail[]> {
  const rows = await database.rows<QueuedEmail & { sealed: boolean }>(sql`
    select recipient as "to", reply_to as "replyTo", subject, body, in_reply_to as "inReplyTo", is_letter as "isLetter", sealed
    from mail order by id`);
  return rows.map(({ sealed, ...email }) => {
    const opened = (text: string) => (sealed && text ? decrypt(secret, email.to, text) : text);
    return { ...email, replyTo: opened(email.replyTo), body: opened(email.body) };
  });
}
