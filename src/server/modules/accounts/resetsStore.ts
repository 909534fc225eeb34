import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { resetLivesFor, openResetsPerAccount } from './accountsRules';
import { latestPast } from '../../lib/clock';
import { hashOfToken, newToken } from '../../lib/tokens';

/** Of a link that works; one made by a clock that had jumped ahead does not, and takes no place. */
const open = (now: Date) =>
  sql`expires_at > ${now} and expires_at <= ${latestPast(new Date(now.getTime() + resetLivesFor))}`;

/** Creates a reset token inside a transaction; null while the account has enough open ones. */
export async function openReset(tx: Queryable, accountId: number, now: Date): Promise<string | null> {
  await tx.row(sql`select id from account where id = ${accountId} for update`);
  await tx.run(sql`delete from password_reset where account_id = ${accountId} and not (${open(now)})`);
  const token = newToken();
  const opened = await tx.run(sql`
    insert into password_reset (token_hash, account_id, created_at, expires_at)
    select ${hashOfToken(token)}::text, ${accountId}::int, ${now}::timestamptz, ${new Date(now.getTime() + resetLivesFor)}::timestamptz
    where (select count(*) from password_reset where account_id = ${accountId}) < ${openResetsPerAccount}`);
  return opened > 0 ? token : null;
}

/** The account of a token; undefined when it is unknown, used or expired. */
export async function accountOfReset(queryable: Queryable, token: string, now: Date): Promise<number | undefined> {
  const found = await queryable.row<{ accountId: number }>(sql`
    select account_id as "accountId" from password_reset where token_hash = ${hashOfToken(token)} and ${open(now)}`);
  return found?.accountId;
}

/** Consumes a token; false when another request already did. */
export async function useReset(tx: Queryable, token: string, now: Date): Promise<boolean> {
  return (await tx.run(sql`delete from password_reset where token_hash = ${hashOfToken(token)} and ${open(now)}`)) > 0;
}

/** Voids every open reset link of an account. */
export async function dropResets(tx: Queryable, accountId: number): Promise<void> {
  await tx.run(sql`delete from password_reset where account_id = ${accountId}`);
}
