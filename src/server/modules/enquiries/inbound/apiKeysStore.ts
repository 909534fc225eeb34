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

export async function countApiKeys(queryable: Queryable): Promise<number> {
  return (await queryable.row<{ many: number }>(sql`select count(*)::int as many from api_key`))?.many ?? 0;
}

interface NewKey {
  clientId: string;
  token: string;
  by: number;
}

/** Adds a key and returns its id; undefined when one was made under the same client id before. */
export async function addApiKey(
  tx: Queryable,
  { clientId, name, token, by }: NewKey & { name: string },
  at: Date,
): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(sql`
    insert into api_key (client_id, name, token_hash, created_at, created_by)
    values (${clientId}, ${name}, ${hashOfToken(token)}, ${at}, ${by}) on conflict (client_id) do nothing returning id`);
  return row?.id;
}

/** Gives the key that the same account made under this client id a new token. @returns its id */
export async function renewApiKey(tx: Queryable, { clientId, token, by }: NewKey): Promise<number | undefined> {
  const row = await tx.row<{ id: number }>(
    sql`update api_key set token_hash = ${hashOfToken(token)} where client_id = ${clientId} and created_by = ${by} returning id`,
  );
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
