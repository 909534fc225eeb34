import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** Moves the renewals that follow a grant, so that no paid day is lost. */
export async function moveRenewals(
  tx: Queryable,
  { account_id, package_id }: { account_id: number; package_id: number | null },
  { after, grant }: { after: Date; grant: number },
  byMs: number,
): Promise<void> {
  if (byMs <= 0) return;
  await tx.run(sql`
    update package_grant set starts_at = starts_at - ${byMs}::bigint * interval '1 millisecond', expires_at = expires_at - ${byMs}::bigint * interval '1 millisecond'
    where account_id = ${account_id} and package_id = ${package_id} and id <> ${grant} and starts_at >= ${after}`);
}
