import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Names the person whose changes of listings the triggers record, until the transaction ends. */
export async function setHistoryActor(tx: Queryable, accountId: number): Promise<void> {
  await tx.row(sql`select set_config('aangan.actor', ${String(accountId)}, true)`);
}
