import type { Order, Payment, PaymentResult } from '@contract/payments';
import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './checkoutMachine';
import { orderAlert, closedMessage, paidAlert, toView } from './checkoutMessages';

type Context = SnapshotFrom<typeof checkoutMachine>['context'];
const nothing: Omit<Context, 'subject'> = {
  order: null,
  proof: null,
  payment: null,
  refusal: null,
  underWay: false,
  attempts: 0,
};
const order: Order = { id: 'order_1', amount: 599_900, currency: 'INR', key_id: 'rzp_test_1', gateway: 'razorpay' };
const payment: Payment = {
  id: 7,
  description: 'Premium package',
  status: 'completed',
  amount: '5999.00',
  amount_paid: '5999.00',
  amount_refunded: '0.00',
  currency: 'INR',
  date: '2026-11-21T10:00:00.000Z',
  method: 'Card',
  invoice: null,
  credit_notes: [],
  reference: 'pay_1',
};
const bought: Context['subject'] = {
  kind: 'purchase',
  description: 'Premium package',
  purchase: { receipt: 'receipt-1', packageId: 2, addOnIds: [], amountInPaise: 599_900 },
};
const view = (value: Parameters<typeof toView>[0]['value'], context: Partial<Context> = {}) =>
  toView({ value, context: { ...nothing, subject: bought, ...context } });

describe('the alerts of the specification, word for word', () => {
  it('includes the reference of the payment', () =>
    expect(paidAlert('pay_1')).toBe('Payment successful! Payment ID: pay_1'));

  it.each([
    [
      'the server’s error field',
      { status: 400, data: { error: 'Amount is wrong', code: 'invalid' } },
      'Error creating order: Amount is wrong',
    ],
    [
      'what the server says else',
      { status: 503, data: { detail: 'We cannot take payments right now.', code: 'payments_unavailable' } },
      'Error creating order: We cannot take payments right now.',
    ],
    [
      'that the server was silent',
      null,
      'Error creating order: We didn’t get a response in time. You haven’t been charged, so you can safely try again.',
    ],
  ])('reports an order that was refused with %s', (_what, error, message) => expect(orderAlert(error)).toBe(message));
});

describe('the panel', () => {
  it('shows the amount at every step, as far as it is known', () => {
    expect(view('ordering').message).toBe('We’re preparing your order for ₹5,999.');
    expect(view('paying', { order: { ...order, amount: 9_900 } }).title).toBe('Waiting for ₹99…');
    for (const step of ['verifying', 'asking', 'pending'] as const) expect(view(step).title).toBe('Confirming ₹5,999…');
    expect(view('paid', { payment }).title).toBe('₹5,999 paid. Thank you.');
    expect(
      view('asking', { subject: { kind: 'before', which: { payment: 7 }, amountInPaise: null, description: '' } })
        .title,
    ).toBe('Confirming your payment…');
  });

  it('offers to retry only if that is possible, and shows the reference only once it is paid', () => {
    expect(
      (['left', 'ordering', 'paying', 'verifying', 'asking', 'pending', 'refused', 'dismissed', 'paid'] as const)
        .map((step) => view(step, { payment, refusal: { at: 'bank', message: '' } }))
        .map(({ retry, reference, busy }) => [retry, reference, busy]),
    ).toEqual([
      [null, null, false],
      [null, null, true],
      [null, null, true],
      [null, null, true],
      [null, null, true],
      [null, null, true],
      ['Try again', null, false],
      ['Continue to payment', null, false],
      [null, 'pay_1', false],
    ]);
  });

  it('explains a refusal by the order, the window or the bank', () => {
    expect(view('refused', { refusal: { at: 'order', error: { status: 400, data: { error: 'No.' } } } })).toMatchObject(
      { title: 'We could not place your order.', message: 'No.' },
    );
    expect(view('refused', { refusal: { at: 'sheet', error: new Error('Blocked here.') } })).toMatchObject({
      title: 'We could not open the payment window.',
      message: 'Blocked here.',
    });
    expect(view('refused', { refusal: { at: 'bank', message: 'Not enough money.' } })).toMatchObject({
      title: 'The payment did not go through.',
      message: 'Not enough money. If your bank debited the amount, it will be refunded automatically.',
    });
  });

  it('never calls a payment with an unknown status unpaid', () => {
    for (const step of ['verifying', 'asking', 'pending'] as const) {
      for (const underWay of [true, false])
        expect(`${view(step, { underWay }).title} ${view(step, { underWay }).message}`).not.toMatch(
          /not paid|nothing was charged|did not go through/i,
        );
    }
  });

  it('says that the bank is confirming, and that the page can be closed', () => {
    for (const step of ['asking', 'pending'] as const)
      expect(view(step, { underWay: true }).message).toMatch(
        /^Your bank is confirming the payment\. You can close this page/,
      );
    expect(view('pending').message).not.toContain('bank');
  });
});

it('says whether a closed purchase was refunded, and nothing for an unknown one', () => {
  const resultOf = (status: Payment['status']): PaymentResult => ({
    payment: { ...payment, status },
    order: null,
    under_way: false,
  });
  expect([closedMessage(resultOf('refunded')), closedMessage(resultOf('expired')), closedMessage(null)]).toEqual([
    'We’ve refunded this payment.',
    'This purchase has expired. You haven’t been charged. Please start again.',
    null,
  ]);
});
