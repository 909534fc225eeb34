import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Whether an account can answer enquiries, and may read them. @param account the alias of its table */
export const mayAnswer = (account: Sql): Sql =>
  sql`${account}.disabled_at is null and (${account}.is_superuser or 'agent' = any(${account}.roles))`;

/** Whether an account can answer; it stays so until the transaction ends, so that what is given to it is not left behind. */
export async function lockAnswering(tx: Queryable, id: number): Promise<boolean> {
  const row = await tx.row(sql`select id from account where id = ${id} and ${mayAnswer(sql`account`)} for key share`);
  return row !== undefined;
}
