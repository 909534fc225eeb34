import * as messages from '@messages/server/purchaseEmails';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { formatRupees } from '../../lib/formatRupees';
import { longDay } from '../../lib/moments';
import { shortenPackage } from './grants';
import { type Overdrawn, overdrawnBy } from './packageWorth';
import type { SettledPayment } from './purchase';
import { lockGrants } from './upgrades';

/**
 * Takes back a credit whose money went back at the provider: the package that received it loses the share of its time
 * that the credit paid for. @returns it in words
 */
export async function takeBackCredit(
  tx: Queryable,
  { id, account_id: accountId, package_id }: Pick<SettledPayment, 'id' | 'account_id' | 'package_id'>,
  at: Date,
): Promise<string[]> {
  if (package_id === null) return [];
  await lockGrants(tx, accountId);
  const overdrawn = await overdrawnBy(tx, id);
  if (!overdrawn) return [];
  await lowerCredit(tx, overdrawn);
  const { next, share, byInPaise } = overdrawn;
  const ends = await shortenPackage(tx, { ...next, lines: [], amount_in_paise: 0, test: false }, share, at);
  const words = ends ? [messages.creditTakenBack(formatRupees(byInPaise), next.name, longDay(ends))] : [];
  // the newer package may have been credited to a third one
  return [...words, ...(await takeBackCredit(tx, next, at))];
}

async function lowerCredit(tx: Queryable, { grant, creditedInPaise, byInPaise }: Overdrawn): Promise<void> {
  const left = creditedInPaise - byInPaise;
  await tx.run(sql`
    update package_grant set credited_in_paise = ${left}, upgraded_by = case when ${left === 0} then null else upgraded_by end,
      unused_in_ms = case when ${left === 0} then unused_in_ms else unused_in_ms * ${left}::bigint / ${creditedInPaise}::bigint end
    where id = ${grant}`);
}
