import type { Order, Payment, PaymentProof, PaymentResult, WhichPurchase } from '@contract/payments';
import { type Actor, type EventFromLogic, createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { promisedModel } from '../../../../test/support/promisedModel';
import {
  type Outcome,
  type Purchase,
  type Subject,
  type ToPay,
  type Verified,
  checkoutMachine,
  checkoutTimes,
} from './checkoutMachine';

const still = <State extends string>(state: State) =>
  ({ PAY: state, PAY_ORDER: state, COME_BACK: state, BILLED: state, RETRY: state, ASK: state, LEFT: state }) as const;

/**
 * What the specification, its contract and H16 promise: every state with every event that can reach it. Irrelevant
 * clicks change nothing.
 */
const promised = promisedModel('choosing', {
  choosing: { ...still('choosing'), PAY: 'ordering', PAY_ORDER: 'askingBilled', COME_BACK: 'asking' },
  ordering: {
    ...still('ordering'),
    ORDER_MADE: 'askingBilled',
    ORDER_REFUSED: 'refused unordered',
    ORDER_SILENT: 'refused unordered',
  },
  'refused unordered': {
    ...still('refused unordered'),
    RETRY: 'ordering',
    LEFT: 'choosing',
    LATE_ORDER: 'refused unordered',
  },
  askingBilled: {
    ...still('askingBilled'),
    BILLING_KNOWN: 'paying',
    BILLING_UNKNOWN: 'billing',
    BILLING_LOST: 'paying',
    BILLING_SILENT: 'paying',
  },
  billing: { ...still('billing'), BILLED: 'paying', LEFT: 'choosing' },
  paying: {
    ...still('paying'),
    PROVED: 'verifying',
    DISMISSED: 'asking',
    DECLINED: 'refused',
    SHEET_FAILED: 'refused',
  },
  verifying: {
    ...still('verifying'),
    VERIFIED: 'paid',
    NO_PROOF: 'asking',
    NOT_COMPLETED: 'asking',
    VERIFY_LOST: 'pending proved',
    VERIFY_SILENT: 'pending proved',
  },
  'pending proved': {
    ...still('pending proved'),
    TIME: 'verifying',
    ASK: 'verifying',
    LEFT: 'choosing',
    LATE_PROOF: 'pending proved',
  },
  asking: {
    ...still('asking'),
    STATUS_PAID: 'paid',
    STATUS_UNDER_WAY: 'pending',
    STATUS_OPEN: 'dismissed',
    STATUS_FAILED: 'refused',
    STATUS_OVER: 'choosing',
    UNKNOWN: 'choosing',
    ASK_LOST: 'pending',
    ASK_SILENT: 'pending',
  },
  pending: { ...still('pending'), TIME: 'asking', ASK: 'asking', LEFT: 'choosing', LATE_STATUS: 'pending' },
  reopening: {
    ...still('reopening'),
    STATUS_PAID: 'paid',
    STATUS_UNDER_WAY: 'pending',
    STATUS_OPEN: 'askingBilled',
    STATUS_FAILED: 'askingBilled',
    STATUS_OVER: 'choosing',
    UNKNOWN: 'choosing',
    ASK_LOST: 'pending',
    ASK_SILENT: 'pending',
  },
  refused: { ...still('refused'), RETRY: 'reopening', LEFT: 'choosing' },
  dismissed: { ...still('dismissed'), RETRY: 'reopening', LEFT: 'choosing' },
  paid: { ...still('paid'), LEFT: 'choosing' },
});

const order: Order = { id: 'order_1', amount: 599_900, currency: 'INR', key_id: 'rzp_test_1', gateway: 'razorpay' };
const purchase: Purchase = { receipt: 'receipt-1', packageId: 2, addOnIds: [1, 3], amountInPaise: 599_900 };
const description = 'Premium package with Virtual tour';
const proof: PaymentProof = {
  razorpay_order_id: 'order_1',
  razorpay_payment_id: 'pay_1',
  razorpay_signature: 'a'.repeat(64),
};
const payment = (status: Payment['status']): Payment => ({
  id: 7,
  description: 'Premium package',
  status,
  amount: '5999.00',
  amount_paid: status === 'completed' ? '5999.00' : '0.00',
  amount_refunded: '0.00',
  currency: 'INR',
  date: '2026-11-21T10:00:00.000Z',
  method: '',
  invoice: null,
  credit_notes: [],
  reference: status === 'completed' ? 'pay_1' : null,
});
const statusOf = (status: Payment['status'], more: Partial<PaymentResult> = {}): PaymentResult => ({
  payment: payment(status),
  order,
  under_way: false,
  ...more,
});

function run() {
  const held = controlledActors();
  const effects: string[] = [];
  const noted = (name: string) => () => void effects.push(name);
  const machine = checkoutMachine.provide({
    actors: {
      createOrder: held.hold<Order, { purchase: Purchase }>('createOrder'),
      collectPayment: held.hold<Outcome, ToPay>('collectPayment'),
      verify: held.hold<Verified, { proof: PaymentProof }>('verify'),
      fetchStatus: held.hold<PaymentResult | null, { which: WhichPurchase }>('fetchStatus'),
      checkBilling: held.hold<boolean, void>('checkBilling'),
    },
    actions: {
      remember: noted('remember'),
      forget: noted('forget'),
      notifyPaid: noted('notifyPaid'),
      notifyRefused: noted('notifyRefused'),
      notifyOver: noted('notifyOver'),
    },
  });
  let live: Actor<typeof machine> | undefined;
  const isOpen = () => live?.getSnapshot().status === 'active';
  /** Like the page: one checkout at a time, of the subject it was opened with. */
  const pay = (subject: Subject) => {
    if (!isOpen()) live = createActor(machine, { input: { subject } }).start();
  };
  const send = (event: EventFromLogic<typeof machine>) => live?.send(event);
  const snapshot = () => live!.getSnapshot();
  /** `choosing` before a checkout starts and after it ends. */
  const named = () => {
    if (!isOpen()) return 'choosing';
    const { value, context } = snapshot();
    if (value === 'refused') return context.order ? 'refused' : 'refused unordered';
    return value === 'pending' && context.proof ? 'pending proved' : value;
  };
  return { pay, send, snapshot, held, effects, named };
}

type Run = ReturnType<typeof run>;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const eventsOf = ({ pay, send, held: { answer, refuse } }: Run) => ({
  PAY: () => pay({ kind: 'purchase', purchase, description }),
  PAY_ORDER: () => pay({ kind: 'order', order, description }),
  COME_BACK: () => pay({ kind: 'before', which: { receipt: purchase.receipt }, amountInPaise: null, description: '' }),
  BILLED: () => send({ type: 'BILLED' }),
  BILLING_KNOWN: () => answer('checkBilling', true),
  BILLING_UNKNOWN: () => answer('checkBilling', false),
  BILLING_LOST: () => refuse('checkBilling', new Error('cut')),
  BILLING_SILENT: () => pass(8_000),
  RETRY: () => send({ type: 'RETRY' }),
  ASK: () => send({ type: 'ASK' }),
  LEFT: () => send({ type: 'LEFT' }),
  TIME: () => pass(checkoutTimes.again[0]),
  ORDER_MADE: () => answer('createOrder', order),
  LATE_ORDER: () => answer('createOrder', order),
  ORDER_REFUSED: () => refuse('createOrder', new Error('503')),
  ORDER_SILENT: () => pass(20_000),
  PROVED: () => answer('collectPayment', { end: 'proved', proof }),
  DISMISSED: () => answer('collectPayment', { end: 'dismissed' }),
  DECLINED: () => answer('collectPayment', { end: 'declined', message: 'Not enough money.' }),
  SHEET_FAILED: () => refuse('collectPayment', new Error('blocked')),
  VERIFIED: () => answer('verify', payment('completed')),
  LATE_PROOF: () => answer('verify', payment('completed')),
  NO_PROOF: () => answer('verify', null),
  NOT_COMPLETED: () => answer('verify', payment('pending')),
  VERIFY_LOST: () => refuse('verify', new Error('cut')),
  VERIFY_SILENT: () => pass(20_000),
  STATUS_PAID: () => answer('fetchStatus', statusOf('completed', { order: null })),
  STATUS_UNDER_WAY: () => answer('fetchStatus', statusOf('pending', { under_way: true })),
  STATUS_OPEN: () => answer('fetchStatus', statusOf('pending')),
  STATUS_FAILED: () => answer('fetchStatus', statusOf('failed')),
  STATUS_OVER: () => answer('fetchStatus', statusOf('expired', { order: null })),
  LATE_STATUS: () => answer('fetchStatus', statusOf('completed')),
  UNKNOWN: () => answer('fetchStatus', null),
  ASK_LOST: () => refuse('fetchStatus', new Error('cut')),
  ASK_SILENT: () => pass(15_000),
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('checkoutMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const checkout = run();
      await path.test({
        events: eventsOf(checkout),
        states: {
          '*': ({ value }) => {
            expect(checkout.named()).toBe(value);
            if (value === 'paid') expect(checkout.snapshot().context.payment?.reference).toBe('pay_1');
            if (value === 'paying') expect(checkout.held.inputOf('collectPayment')).toMatchObject({ order });
            if (value === 'verifying') expect(checkout.held.inputOf('verify')).toEqual({ proof });
          },
        },
      });
    },
  );

  async function fireAll(checkout: Run, ...events: (keyof ReturnType<typeof eventsOf>)[]) {
    const fire = eventsOf(checkout);
    for (const event of events) await fire[event]();
    return checkout;
  }

  it('orders with the receipt of the first click, however often it retries', async () => {
    const checkout = await fireAll(run(), 'PAY', 'PAY', 'ORDER_REFUSED', 'RETRY');
    expect(checkout.held.inputOf('createOrder')).toEqual({ purchase });
    await fireAll(checkout, 'ORDER_SILENT', 'RETRY');
    expect(checkout.held.inputOf('createOrder')).toEqual({ purchase });
  });

  it('passes the description of the purchase to the sheet if it is known', async () => {
    expect((await fireAll(run(), 'PAY', 'ORDER_MADE', 'BILLING_KNOWN')).held.inputOf('collectPayment')).toEqual({
      order,
      description,
    });
    expect(
      (await fireAll(run(), 'COME_BACK', 'STATUS_OPEN', 'RETRY', 'STATUS_OPEN', 'BILLING_KNOWN')).held.inputOf(
        'collectPayment',
      ),
    ).toEqual({ order, description: 'Premium package' });
  });

  it('H16 fetches the status by order once there is one, by receipt before', async () => {
    const back = await fireAll(run(), 'COME_BACK');
    expect(back.held.inputOf('fetchStatus')).toEqual({ which: { receipt: 'receipt-1' } });
    const closed = await fireAll(run(), 'PAY', 'ORDER_MADE', 'BILLING_KNOWN', 'DISMISSED');
    expect(closed.held.inputOf('fetchStatus')).toEqual({ which: { order: 'order_1' } });
  });

  it('H16 stores the purchase in progress from the order to the end, and no longer', async () => {
    expect((await fireAll(run(), 'COME_BACK')).effects).toEqual([]);
    expect(
      (await fireAll(run(), 'PAY', 'ORDER_MADE', 'BILLING_KNOWN', 'PROVED', 'VERIFY_LOST', 'TIME', 'VERIFIED')).effects,
    ).toEqual(['remember', 'remember', 'forget', 'notifyPaid']);
    expect((await fireAll(run(), 'PAY', 'ORDER_REFUSED', 'LEFT')).effects).toEqual([
      'remember',
      'notifyRefused',
      'forget',
    ]);
    expect((await fireAll(run(), 'COME_BACK', 'UNKNOWN')).effects).toEqual(['forget', 'notifyOver']);
    expect((await fireAll(run(), 'PAY', 'ORDER_MADE', 'BILLING_KNOWN', 'DISMISSED', 'STATUS_OPEN')).effects).toEqual([
      'remember',
      'remember',
    ]);
  });

  it('keeps polling while the bank confirms a proved payment, and ends paid', async () => {
    const checkout = await fireAll(
      run(),
      'PAY',
      'ORDER_MADE',
      'BILLING_KNOWN',
      'PROVED',
      'NOT_COMPLETED',
      'STATUS_UNDER_WAY',
    );
    expect([checkout.named(), checkout.snapshot().context.underWay]).toEqual(['pending', true]);
    await fireAll(checkout, 'TIME', 'ASK_LOST');
    expect([checkout.named(), checkout.snapshot().context.underWay]).toEqual(['pending', true]);
    await fireAll(checkout, 'ASK', 'STATUS_PAID');
    expect(checkout.named()).toBe('paid');
    const failed = await fireAll(run(), 'COME_BACK', 'STATUS_UNDER_WAY', 'ASK', 'STATUS_FAILED');
    expect([failed.named(), failed.snapshot().context.underWay]).toEqual(['refused', false]);
  });

  it('polls a payment’s status at growing intervals of up to 30 seconds', async () => {
    const checkout = await fireAll(run(), 'COME_BACK');
    for (const ms of [2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 30_000, 30_000]) {
      await fireAll(checkout, 'ASK_LOST');
      await pass(ms - 1);
      expect(checkout.named()).toBe('pending');
      await pass(1);
      expect(checkout.named()).toBe('asking');
    }
  });

  it('starts with a clean context after the previous purchase was left', async () => {
    const checkout = await fireAll(run(), 'PAY', 'ORDER_MADE', 'BILLING_KNOWN', 'DECLINED', 'LEFT', 'COME_BACK');
    expect(checkout.snapshot().context).toEqual({
      subject: { kind: 'before', which: { receipt: 'receipt-1' }, amountInPaise: null, description: '' },
      order: null,
      proof: null,
      payment: null,
      refusal: null,
      underWay: false,
      attempts: 0,
    });
  });

  it('ends with the payment if it was completed, and with none if the buyer left or the purchase is over', async () => {
    const paid = await fireAll(run(), 'COME_BACK', 'STATUS_PAID', 'LEFT');
    expect(paid.snapshot()).toMatchObject({ value: 'left', output: { payment: { reference: 'pay_1' } } });
    const left = await fireAll(run(), 'COME_BACK', 'STATUS_FAILED', 'LEFT');
    expect(left.snapshot()).toMatchObject({ value: 'left', output: { payment: null } });
    const over = await fireAll(run(), 'COME_BACK', 'STATUS_OVER');
    expect(over.snapshot()).toMatchObject({ value: 'over', output: { payment: null } });
  });

  it('fetches the status when the hold on the meeting expires, and no longer offers to pay it', async () => {
    const checkout = await fireAll(run(), 'COME_BACK');
    await checkout.held.answer('fetchStatus', {
      ...statusOf('pending'),
      payment: { ...payment('pending'), held_for: 90 },
    });
    await pass(90_999);
    expect(checkout.named()).toBe('dismissed');
    await pass(1);
    expect(checkout.named()).toBe('asking');
    await fireAll(checkout, 'STATUS_OVER');
    expect([checkout.named(), checkout.effects]).toEqual(['choosing', ['forget', 'notifyOver']]);
  });
});
