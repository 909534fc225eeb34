import type * as z from 'zod/mini';
import type { Payment, PaymentProof } from '@contract/payments';
import type { ServerDeps } from '../../deps';
import { enter } from '../../payments/ledger';
import { badField } from '../../plugins/problems';
import { paymentOfOrder } from './paymentsStore';

/** Longer the buyer, who has paid, does not wait for how it was paid. */
const PATIENCE_IN_MS = 3_000;

/**
 * Takes the sheet's proof and answers the payment as it then stands. The signature is checked over the order id that we stored.
 *
 * @throws Problem 400 by field: an order that is not this account's, a signature that is not the provider's.
 */
export async function verifyPayment(deps: ServerDeps, accountId: number, proof: z.output<typeof PaymentProof>): Promise<Payment> {
  const known = await paymentOfOrder(deps.database, accountId, proof.razorpay_order_id);
  if (!known || known.gateway !== deps.gateway.kind) throw badField('razorpay_order_id', 'We know no such order of yours.');
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = proof;
  if (!deps.gateway.provesPayment(known.orderId, paymentId, signature)) throw badField('razorpay_signature', 'This proof of payment does not fit the order. If money was taken, it will show in your payments within minutes.');
  await enter(deps, known.orderId, { cause: 'browser', event: { kind: 'proved', paymentId } });
  await learnMeans(deps, known.orderId, paymentId);
  return (await paymentOfOrder(deps.database, accountId, known.orderId))?.payment ?? known.payment;
}

/** How it was paid is good to show at once, but no reason to fail or to wait long: the reconciler asks again. */
async function learnMeans(deps: ServerDeps, orderId: string, paymentId: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<null>((resolve) => { timer = setTimeout(() => resolve(null), PATIENCE_IN_MS); });
  const payment = await Promise.race([deps.gateway.payment(paymentId).catch(() => null), tooLong]).finally(() => clearTimeout(timer));
  if (payment?.orderId === orderId) await enter(deps, orderId, { cause: 'browser', event: { kind: 'told', payment } });
}
