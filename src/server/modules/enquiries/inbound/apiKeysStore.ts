import type { ApiKey } from '@contract/inboundLeads';
import sql from 'sql-template-tag';
import { hourInMs } from '@contract/durations';
import type { Queryable } from '../../../db/database';
import { hashOfToken } from '../../../lib/tokens';

interface Row extends Omit<ApiKey, 'created_at' | 'last_used_at'> {
  created_at: Date;
  last_used_at: Date | null;
}
const toKey = ({ created_at: created, last_used_at: used, ...row }: Row): ApiKey => ({
  ...row,
  created_at: created.toISOString(),
  last_used_at: used?.toISOString() ?? null,
});
const columns = sql`k.id, k.name, k.created_at, k.last_used_at, (select coalesce(nullif(a.name, ''), a.username) from account a where a.id = k.created_by) as created_by`;

/** The newest first. */
export const listApiKeys = async (queryable: Queryable): Promise<ApiKey[]> =>
  (await queryable.rows<Row>(sql`select ${columns} from api_key k order by k.id desc`)).map(toKey);

/** A key, locked until the transaction ends. */
export async function lockApiKey(tx: Queryable, id: number): Promise<ApiKey | undefined> {
  const row = await tx.row<Row>(sql`select ${columns} from api_key k where k.id = ${id} for update of k`);
  return row && toKey(row);
}

/** Adds a key and returns its id; undefined where there are `most` already. */
export async function addApiKey(
  tx: Queryable,
  { name, token, by, most }: { name: string; token: string; by: number; most: number },
  at: Date,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    insert into api_key (name, token_hash, created_at, created_by)
    select ${name}, ${hashOfToken(token)}, ${at}::timestamptz, ${by}::int where (select count(*) from api_key) < ${most} returning id`);
  return row?.id;
}

export const removeApiKey = (tx: Queryable, id: number): Promise<unknown> =>
  tx.run(sql`delete from api_key where id = ${id}`);

/** The key that a program sends, marked as used. */
export async function useApiKey(
  queryable: Queryable,
  token: string,
  now: Date,
): Promise<{ id: number; name: string } | undefined> {
  const key = await queryable.row<{ id: number; name: string; used: Date | null }>(
    sql`select id, name, last_used_at as used from api_key where token_hash = ${hashOfToken(token)}`,
  );
  if (!key) return undefined;
  const { id, name, used } = key;
  if (!used || now.getTime() - used.getTime() >= hourInMs)
    await queryable.run(sql`update api_key set last_used_at = ${now} where id = ${id}`);
  return { id, name };
}
