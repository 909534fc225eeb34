import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

const policyShown = sql`coalesce((select version::text from static_page where page = 'privacy-policy'), '')`;

/**
 * Records that a subscriber agreed to the newsletter, with the version of the privacy policy that the site showed then.
 * The record goes with the subscription.
 */
export async function recordNewsletterConsent(tx: Queryable, subscriberId: number, now: Date): Promise<void> {
  await tx.run(sql`
    insert into consent (purpose, policy, given_at, subscriber_id)
    select 'newsletter', ${policyShown}, ${now}, ${subscriberId}::int`);
}

/** Records that a reader agreed to the emails of a saved search; once until it is withdrawn. It goes with the search. */
export async function recordAlertConsent(tx: Queryable, searchId: number, now: Date): Promise<void> {
  await tx.run(sql`
    insert into consent (purpose, policy, given_at, saved_search_id)
    select 'saved_search', ${policyShown}, ${now}, ${searchId}::int
    where not exists (select from consent where saved_search_id = ${searchId} and withdrawn_at is null)`);
}

/** Records that a reader wants no more emails of a saved search. */
export async function withdrawAlertConsent(tx: Queryable, searchId: number, now: Date): Promise<void> {
  await tx.run(
    sql`update consent set withdrawn_at = ${now} where saved_search_id = ${searchId} and withdrawn_at is null`,
  );
}
