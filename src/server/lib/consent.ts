import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/**
 * Records that a subscriber agreed to the newsletter, with the version of the privacy policy that the site showed then.
 * The record goes with the subscription.
 */
export async function recordNewsletterConsent(tx: Queryable, subscriberId: number, now: Date): Promise<void> {
  await tx.run(sql`
    insert into consent (purpose, policy, given_at, subscriber_id)
    select 'newsletter', coalesce((select version::text from static_page where page = 'privacy-policy'), ''), ${now}, ${subscriberId}::int`);
}
