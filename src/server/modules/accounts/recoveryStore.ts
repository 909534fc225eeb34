import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { dropSecondFactorsSince } from './secondFactor/factorsStore';

const sinceEver = new Date(0);

/**
 * Ends every way into an account, and into what it keeps, that was made since an instant: second factors and recovery
 * codes, links to its lists and who joined by them, shared documents of its listings. What is older stays.
 */
export async function endAccessGiven(tx: Queryable, accountId: number, since: Date): Promise<void> {
  await dropSecondFactorsSince(tx, accountId, since);
  const lists = sql`(select shortlist_id from shortlist_member where account_id = ${accountId} and role = 'owner')`;
  // members first, because a removed invitation leaves no trace in them
  await tx.run(sql`
    delete from shortlist_member m where m.shortlist_id in ${lists} and m.role <> 'owner' and (m.joined_at >= ${since}
      or exists (select from shortlist_invitation i where i.id = m.invitation_id and i.created_at >= ${since}))`);
  await tx.run(sql`delete from shortlist_invitation where shortlist_id in ${lists} and created_at >= ${since}`);
  await tx.run(sql`
    update document_request set state = 'revoked' where state = 'shared' and coalesce(shared_at, asked_at) >= ${since}
      and property_id in (select id from property where owner_id = ${accountId})`);
}

/** The same for everything that was made before somebody proved the account's address, by whoever it was. */
export async function endAccessGivenBefore(tx: Queryable, accountId: number): Promise<void> {
  await endAccessGiven(tx, accountId, sinceEver);
}
