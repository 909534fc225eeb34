import sql, { type Sql } from 'sql-template-tag';

/** Whether an account can answer enquiries, and may read them. @param account the alias of its table */
export const mayAnswer = (account: Sql): Sql =>
  sql`${account}.disabled_at is null and (${account}.is_superuser or 'agent' = any(${account}.roles))`;
