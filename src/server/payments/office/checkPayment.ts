import * as messages from '@messages/server/officePayments';
import sql from 'sql-template-tag';
import { type StaffRequest, staffAct } from '../../audit/staffWrite';
import { notFound } from '../../lib/problem';
import { refreshAttention } from '../ledger/attention';
import type { LedgerDeps } from '../ledger/ledger';
import { syncOrder } from '../ledger/providerSync';
import { type SettledPayment, officeOf } from '../ledger/purchase';
import { settleRefund } from '../ledger/refundRequests';
import { pendingRefunds } from '../ledger/refundsStore';
import { grantMissing } from '../ledger/settlement';
import { findOfficePayment } from './officePaymentsStore';

/**
 * Asks the provider about a payment and its refunds, and grants what a completed one lacks.
 *
 * @throws Problem 404, 409 `stale`, 503 if the provider cannot be reached
 */
export async function checkPayment(
  deps: LedgerDeps,
  staff: StaffRequest,
  paymentId: number,
  version: number,
): Promise<void> {
  const about = { action: 'payment.check', subject: { type: 'payment', id: paymentId }, name: messages.thisPayment };
  await staffAct(deps, staff, {
    ...about,
    version,
    read: (tx) => findOfficePayment(tx, paymentId, { lock: true }),
    // nobody else checks it meanwhile
    act: (tx) => tx.run(sql`update payment set version = version + 1 where id = ${paymentId}`),
    // recorded when it is done
    entry: () => undefined,
  });
  const known = await deps.database.row<{ provider_order_id: string | null; gateway: string }>(
    sql`select provider_order_id, gateway from payment where id = ${paymentId}`,
  );
  if (!known) throw notFound(messages.thisPayment);
  if (known.provider_order_id !== null && known.gateway === deps.gateway.id) {
    await syncOrder(deps, known.provider_order_id);
    for (const refund of await pendingRefunds(deps.database, { payment: paymentId })) await settleRefund(deps, refund);
  }
  await staffAct<SettledPayment & { status: string }, void>(deps, staff, {
    ...about,
    read: (tx) =>
      tx.row(sql`
        select id, account_id, amount_in_paise, description, package_id, add_on_ids, meeting_id, test, lines,
          provider_order_id, status
        from payment where id = ${paymentId} for update`),
    act: async (tx, payment) => {
      if (payment.status === 'completed') await grantMissing(tx, payment, officeOf(deps.settings), deps.now());
      await refreshAttention(tx, paymentId, deps.now());
    },
    entry: () => ({ before: null, after: { checked: true } }),
  });
}
