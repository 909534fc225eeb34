import * as messages from '@messages/server/accounts';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** Homes of the company and of staff stay: the office answers for them. */
const ownHomes = (accountId: number) => sql`
  owner_id = ${accountId} and not exists (select from account where id = ${accountId} and (is_office or is_superuser or roles <> '{}'))`;

/** Locks the listings of an account, as everywhere before the account. */
export async function lockHomes(tx: Queryable, accountId: number): Promise<void> {
  await tx.rows(sql`select id from property where owner_id = ${accountId} order by id for update`);
}

/**
 * Takes the homes of a disabled owner off the site, because nobody answers for them: published ones are archived, which
 * also cancels their visits, those in review are drafts again, and links to their documents end.
 */
export async function withdrawHomes(tx: Queryable, accountId: number, now: Date): Promise<void> {
  await tx.run(sql`
    update property set lifecycle = 'archived', archived_reason = ${messages.ownerIsDisabled}, warned_at = null, changed_at = ${now}
    where lifecycle = 'published' and ${ownHomes(accountId)}`);
  await tx.run(sql`update property set submitted_at = null where submitted_at is not null and ${ownHomes(accountId)}`);
  await tx.run(sql`
    update document_request set state = 'revoked'
    where state = 'shared' and property_id in (select id from property where ${ownHomes(accountId)})`);
}
