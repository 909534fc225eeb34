import * as messages from '@messages/server/officePayments';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { notFound } from '../../lib/problem';
import { refreshAttention } from '../ledger/attention';
import type { LedgerDeps } from '../ledger/ledger';
import { syncOrder } from '../ledger/providerSync';
import { type SettledPayment, officeOf } from '../ledger/purchase';
import { settleRefund } from '../ledger/refundRequests';
import { pendingRefunds } from '../ledger/refundsStore';
import { grantMissing } from '../ledger/settlement';

/**
 * Asks the provider about a payment and its refunds, and grants what a completed one lacks. `record` runs with the
 * grant.
 *
 * @throws Problem 404, 503 if the provider cannot be reached
 */
export async function checkPayment(
  deps: LedgerDeps,
  paymentId: number,
  record: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const known = await deps.database.row<{ provider_order_id: string | null; gateway: string }>(
    sql`select provider_order_id, gateway from payment where id = ${paymentId}`,
  );
  if (!known) throw notFound(messages.thisPayment);
  if (known.provider_order_id !== null && known.gateway === deps.gateway.id) {
    await syncOrder(deps, known.provider_order_id);
    for (const refund of await pendingRefunds(deps.database, { payment: paymentId })) await settleRefund(deps, refund);
  }
  await deps.database.transaction(async (tx) => {
    const payment = await tx.row<SettledPayment & { status: string }>(sql`
      select id, account_id, amount_in_paise, description, package_id, add_on_ids, meeting_id, test, lines, provider_order_id, status
      from payment where id = ${paymentId} for update`);
    if (!payment) throw notFound(messages.thisPayment);
    if (payment.status === 'completed') await grantMissing(tx, payment, officeOf(deps.settings), deps.now());
    await refreshAttention(tx, paymentId, deps.now());
    await record(tx);
  });
}
