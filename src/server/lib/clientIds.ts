import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Of two requests with one `client_id` the second waits until the first is stored. Without an id, nobody waits. */
export async function lockClientId(tx: Queryable, what: string, clientId: string | undefined): Promise<void> {
  if (clientId === undefined) return;
  await tx.row(sql`select pg_advisory_xact_lock(hashtextextended(${`${what}\n${clientId}`}, 0))::text as locked`);
}
