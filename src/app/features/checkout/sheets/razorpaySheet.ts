import type { Order } from '@contract/payments';
import { brand } from '@contract/brand';
import { loadRazorpay } from '../../../platform/razorpayScript';
import { light } from '../../../theme/palette';
import type { Outcome } from '../checkoutMachine';

/** What the sheet need not ask the buyer for again. */
export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

const given = ({ name, email, phone }: Buyer) => ({
  ...(name && { name }),
  ...(email && { email }),
  ...(phone && { contact: phone }),
});

/**
 * Opens Razorpay's sheet for an order and resolves to how it was closed. A declined attempt can be repeated inside the
 * sheet, so only the last one counts. @throws Error with a message for the buyer if the sheet cannot be opened.
 */
export async function collect(
  order: Order,
  { buyer, description, signal }: { buyer: Buyer; description: string; signal: AbortSignal },
): Promise<Outcome> {
  const Razorpay = await loadRazorpay();
  return new Promise((settle) => {
    let declined: string | undefined;
    const sheet = new Razorpay({
      key: order.key_id,
      amount: order.amount,
      currency: order.currency,
      order_id: order.id,
      name: brand,
      description,
      prefill: given(buyer),
      theme: { color: light.brass700 },
      modal: {
        ondismiss: () => settle(declined === undefined ? { end: 'dismissed' } : { end: 'declined', message: declined }),
        confirm_close: true,
      },
      handler: ({ razorpay_order_id, razorpay_payment_id, razorpay_signature }) =>
        settle({ end: 'proved', proof: { razorpay_order_id, razorpay_payment_id, razorpay_signature } }),
    });
    sheet.on('payment.failed', ({ error }) => {
      declined = error?.description ?? '';
    });
    signal.addEventListener('abort', () => sheet.close());
    sheet.open();
  });
}
