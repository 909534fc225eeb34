import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';

/**
 * Whether a mail server refused the recipient for good: there is no such mailbox or domain (RFC 3463, X.1.1 to X.1.3,
 * X.1.6, X.1.10), or it is switched off (X.2.1). A refusal for another reason may be our own server's fault, so it is
 * tried again.
 */
export function isBouncedForGood(error: unknown): boolean {
  const { code, response } = (error ?? {}) as { code?: unknown; response?: unknown };
  return (
    code === 'EENVELOPE' && typeof response === 'string' && /^5\d\d[ -]5\.(?:1\.(?:[1236]|10)|2\.1)\b/.test(response)
  );
}

/** Sends nothing more to the recipient of an email until the address is confirmed again, here and wherever it is an account's. */
export async function markBounced(database: Database, mailId: number, reason: string, at: Date): Promise<void> {
  const recipient = sql`(select lower(recipient) from mail where id = ${mailId})`;
  await database.transaction(async (tx) => {
    await tx.run(
      sql`update account set email_verified_at = null where email_verified_at is not null and lower(email) = ${recipient}`,
    );
    await tx.run(sql`
      insert into bounced_address (address, reason, at) select lower(recipient), ${reason}, ${at} from mail where id = ${mailId}
      on conflict (address) do update set reason = excluded.reason, at = excluded.at`);
    await tx.run(sql`
      update mail set bounced_at = ${at}, failure = ${reason} where sent_at is null and bounced_at is null and lower(recipient) = ${recipient}`);
  });
}

/** Emails may go to an address again: somebody read one there, or the office tries once more. */
export async function forgetBounce(tx: Queryable, email: string): Promise<void> {
  await tx.run(sql`delete from bounced_address where address = ${email.toLowerCase()}`);
}
