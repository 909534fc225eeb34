import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Whether an account can answer enquiries, and may read them. @param account the alias of its table */
export const mayAnswer = (account: Sql): Sql =>
  sql`${account}.disabled_at is null and (${account}.is_superuser or 'agent' = any(${account}.roles))`;

/** Who can be given enquiries and listings. */
export const answeringAccounts = (queryable: Queryable): Promise<{ id: number; name: string }[]> =>
  queryable.rows(
    sql`select a.id, coalesce(nullif(a.name, ''), a.username) as name from account a where ${mayAnswer(sql`a`)} order by a.id`,
  );

/** An account as others see it; without a name where it is gone. */
export const accountNamed = async (queryable: Queryable, id: number): Promise<{ id: number; name: string }> =>
  (await queryable.row<{ id: number; name: string }>(
    sql`select id, coalesce(nullif(name, ''), username) as name from account where id = ${id}`,
  )) ?? { id, name: '' };

/** Where an account gets its email; empty for none. */
export const emailOf = async (queryable: Queryable, id: number): Promise<string> =>
  (await queryable.row<{ email: string }>(sql`select email from account where id = ${id}`))?.email ?? '';

/** Whether an account can answer; it stays so until the transaction ends, so that what is given to it is not left behind. */
export async function lockAnswering(tx: Queryable, id: number): Promise<boolean> {
  const row = await tx.row(sql`select id from account where id = ${id} and ${mayAnswer(sql`account`)} for key share`);
  return row !== undefined;
}
