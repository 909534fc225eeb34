import type * as z from 'zod/mini';
import type { Payment, PaymentProof } from '@contract/payments';
import type { ServerDeps } from '../../deps';
import { syncRepeatedly } from '../ledger/providerSync';
import { applyEvent } from '../ledger/ledger';
import { badField } from '../../plugins/problems';
import { paymentOfOrder } from './paymentsStore';

/** The buyer does not wait longer for the provider's word on the capture. */
const PATIENCE_IN_MS = 3_000;

/**
 * Takes the sheet's proof, asks the provider whether the money was captured, and answers the payment as it then stands: completed on captured
 * money only, else pending until the webhook or the reconciler brings the capture. The signature is checked over the order id that we stored.
 *
 * @throws Problem 400 by field: an order that is not this account's, a signature that is not the provider's.
 */
export async function verifyPayment(
  deps: ServerDeps,
  accountId: number,
  proof: z.output<typeof PaymentProof>,
): Promise<Payment> {
  const known = await paymentOfOrder(deps.database, accountId, proof.razorpay_order_id);
  if (!known || known.gateway !== deps.gateway.kind)
    throw badField('razorpay_order_id', 'We could not find this order in your account.');
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = proof;
  if (!deps.gateway.provesPayment(known.orderId, paymentId, signature))
    throw badField(
      'razorpay_signature',
      'We could not verify this payment. If you were charged, it appears under Payments within minutes.',
    );
  await applyEvent(deps, known.orderId, { cause: 'browser', event: { kind: 'proved', paymentId } });
  await syncRepeatedly(deps, known.orderId, PATIENCE_IN_MS);
  return (await paymentOfOrder(deps.database, accountId, known.orderId))?.payment ?? known.payment;
}
