import * as messages from '@messages/server/cli';
import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { demoAccounts } from '../seed/loadDemo';
import { verifyPassword } from '../modules/accounts/passwords';
import { demoPasswordByDefault } from '../settings';

/** Names of enabled demonstration accounts that still have the public password from the manual. */
export async function findDemoAccounts(queryable: Queryable): Promise<string[]> {
  const found = await queryable.rows<{ username: string; hash: string }>(sql`
    select username, password_hash as hash from account
    where lower(username) = any(${demoAccounts.map(({ username }) => username)}::text[]) and disabled_at is null order by id`);
  const open: string[] = [];
  for (const { username, hash } of found) if (await verifyPassword(hash, demoPasswordByDefault)) open.push(username);
  return open;
}

/** Why production does not start on such a database; undefined when it may. */
export async function demoAccountsRefusal(queryable: Queryable): Promise<string | undefined> {
  const open = await findDemoAccounts(queryable);
  if (open.length === 0) return undefined;
  return messages.demoPasswordIsPublic(open.join(', '));
}
