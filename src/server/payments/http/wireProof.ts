import type { PaymentProof as WireProof } from '@contract/payments';
import type { PaymentProof } from '../gateways/gateway';

/** The contract writes every provider's proof under these names. */
export const readProof = (wire: WireProof): PaymentProof => ({
  orderId: wire.razorpay_order_id,
  paymentId: wire.razorpay_payment_id,
  signature: wire.razorpay_signature,
});

export const writeProof = ({ orderId, paymentId, signature }: PaymentProof): WireProof => ({
  razorpay_order_id: orderId,
  razorpay_payment_id: paymentId,
  razorpay_signature: signature,
});

/** The contract's names of the proof's fields, for messages by field. */
export const proofFields = { orderId: 'razorpay_order_id', signature: 'razorpay_signature' } as const;
