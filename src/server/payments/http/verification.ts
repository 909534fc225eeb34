import type { Payment } from '@contract/payments';
import * as messages from '@messages/server/payments';
import type { PaymentsDeps } from '../paymentsDeps';
import type { PaymentProof } from '../gateways/gateway';
import { applyEvent } from '../ledger/ledger';
import { syncWithin } from '../ledger/providerSync';
import { badField } from '../../lib/problem';
import { paymentOfOrder } from './paymentsStore';
import { proofFields } from './wireProof';

/** The longest that a buyer waits for the provider to confirm the capture. */
const PATIENCE_IN_MS = 3_000;

/**
 * Records the sheet's proof, checks with the provider whether the money was captured, and resolves to the payment's new
 * state: completed once the money is captured, otherwise pending until the webhook or the reconciler reports the
 * capture.
 *
 * @throws Problem 400 by field for another account's order, or a signature that is not the provider's.
 */
export async function verifyPayment(deps: PaymentsDeps, accountId: number, proof: PaymentProof): Promise<Payment> {
  const known = await paymentOfOrder(deps.database, accountId, proof.orderId);
  if (!known || known.gateway !== deps.gateway.id)
    throw badField(proofFields.orderId, messages.weCouldNotFindThisOrder);
  // the stored order id, never the one in the request
  if (!deps.gateway.verifyProof({ ...proof, orderId: known.orderId }))
    throw badField(proofFields.signature, messages.weCouldNotVerifyThisPayment);
  await applyEvent(deps, known.orderId, { cause: 'browser', event: { kind: 'proved', paymentId: proof.paymentId } });
  await syncWithin(deps, known.orderId, PATIENCE_IN_MS);
  return (await paymentOfOrder(deps.database, accountId, known.orderId))?.payment ?? known.payment;
}
