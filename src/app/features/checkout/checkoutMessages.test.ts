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
  it('names the payment that was successful', () =>
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
      'Error creating order: The server did not respond in time. You were not charged. You can safely try again.',
    ],
  ])('tells of an order that was refused with %s', (_what, error, words) => expect(orderAlert(error)).toBe(words));
});

describe('the panel', () => {
  it('says the sum at every step, from what is known by then', () => {
    expect(view('ordering').words).toBe('Your order of ₹5,999 is being prepared.');
    expect(view('paying', { order: { ...order, amount: 9_900 } }).title).toBe('Waiting for ₹99…');
    for (const step of ['verifying', 'asking', 'pending'] as const) expect(view(step).title).toBe('Confirming ₹5,999…');
    expect(view('paid', { payment }).title).toBe('₹5,999 paid. Thank you.');
    expect(
      view('asking', { subject: { kind: 'before', which: { payment: 7 }, amountInPaise: null, description: '' } })
        .title,
    ).toBe('Confirming your payment…');
  });

  it('offers to go on only where there is a way on, and names the payment only once it is paid', () => {
    expect(
      (['left', 'ordering', 'paying', 'verifying', 'asking', 'pending', 'refused', 'dismissed', 'paid'] as const)
        .map((step) => view(step, { payment, refusal: { at: 'bank', words: '' } }))
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

  it('says why it did not go on: the order, the window, the bank', () => {
    expect(view('refused', { refusal: { at: 'order', error: { status: 400, data: { error: 'No.' } } } })).toMatchObject(
      { title: 'We could not create the order.', words: 'No.' },
    );
    expect(view('refused', { refusal: { at: 'sheet', error: new Error('Blocked here.') } })).toMatchObject({
      title: 'We could not open the payment window.',
      words: 'Blocked here.',
    });
    expect(view('refused', { refusal: { at: 'bank', words: 'Not enough money.' } })).toMatchObject({
      title: 'The payment did not go through.',
      words: 'Not enough money. If your bank debited the amount, it is refunded automatically.',
    });
  });

  it('never calls unpaid what is only not known yet', () => {
    for (const step of ['verifying', 'asking', 'pending'] as const) {
      for (const underWay of [true, false])
        expect(`${view(step, { underWay }).title} ${view(step, { underWay }).words}`).not.toMatch(
          /not paid|nothing was charged|did not go through/i,
        );
    }
  });

  it('says that the bank confirms what it has, and that the page can be closed', () => {
    for (const step of ['asking', 'pending'] as const)
      expect(view(step, { underWay: true }).words).toMatch(
        /^Your bank is confirming the payment\. You can close this page/,
      );
    expect(view('pending').words).not.toContain('bank');
  });
});

it('tells of a purchase that can be paid no more whether money went back; nothing of one that is not known', () => {
  const standing = (status: Payment['status']): PaymentResult => ({
    payment: { ...payment, status },
    order: null,
    under_way: false,
  });
  expect([closedMessage(standing('refunded')), closedMessage(standing('expired')), closedMessage(null)]).toEqual([
    'We refunded this payment.',
    'This purchase has expired. You were not charged. Please start again.',
    null,
  ]);
});
