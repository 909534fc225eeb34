import type * as z from 'zod/mini';
import type { PaymentResult, WhichPurchase } from '@contract/payments';
import * as messages from '@messages/server/payments';
import type { PaymentsDeps } from '../paymentsDeps';
import { syncForBuyer } from '../ledger/providerSync';
import { badField, notFound } from '../../lib/problem';
import { orderToPay } from './paymentsRules';
import { findPurchaseBy } from './paymentsStore';

/**
 * The current status of a purchase. While it can still change, the provider is queried first, so that a buyer who
 * returns after a closed tab, a crash or a lost response sees the result.
 *
 * @throws Problem 400 unless there is exactly one identifier, 404 for another account's.
 */
export async function paymentResultOf(
  deps: PaymentsDeps,
  accountId: number,
  which: z.output<typeof WhichPurchase>,
): Promise<PaymentResult> {
  if (Object.values(which).filter((name) => name !== undefined).length !== 1)
    throw badField('receipt', messages.nameThePurchaseByItsReceipt);
  const before = await findPurchaseBy(deps.database, accountId, which, deps.now());
  if (!before) throw notFound(messages.thisPurchase);
  const {
    payment: { status },
    orderId,
    gateway,
  } = before;
  const settled = status === 'completed' || status === 'refunded' || gateway !== deps.gateway.id;
  if (!settled && orderId) await syncForBuyer(deps, orderId);
  const { payment, underWay, ...purchase } =
    (settled ? undefined : await findPurchaseBy(deps.database, accountId, which, deps.now())) ?? before;
  return {
    payment,
    order: orderToPay({ ...purchase, status: payment.status }, deps.gateway, deps.now()),
    under_way: underWay && payment.status !== 'completed' && payment.status !== 'refunded',
  };
}
