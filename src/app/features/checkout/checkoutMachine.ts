import type { Order, Payment, PaymentProof, PaymentResult, WhichPurchase } from '@contract/payments';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** What is bought. Its receipt is created once, on the first click, so that every retry leads to the same order. */
export interface Purchase {
  receipt: string;
  /** Null for add-ons only. */
  packageId: number | null;
  addOnIds: readonly number[];
  /** The listing that the add-ons are for. */
  propertyId?: number | null;
  /** The subscription that the package replaces. */
  upgrade?: number;
  amountInPaise: number;
}

/** What to pay: something chosen here, an order created elsewhere (for a held meeting), or an earlier purchase that may be paid already. */
export type Subject = { description: string } & (
  | { kind: 'purchase'; purchase: Purchase }
  | { kind: 'order'; order: Order }
  | { kind: 'before'; which: WhichPurchase; amountInPaise: number | null }
);

/** The input of a payment sheet. */
export interface ToPay {
  order: Order;
  description: string;
}

/** How the payment sheet was closed. */
export type Outcome =
  | { end: 'proved'; proof: PaymentProof }
  | { end: 'dismissed' }
  | { end: 'declined'; message: string };

/** The payment that a proof belongs to; null if the server rejects the proof. */
export type Verified = Payment | null;

/** Why the checkout stopped: the order, the sheet, or the bank. */
export type Refusal =
  | { at: 'order'; error: unknown }
  | { at: 'sheet'; error: unknown }
  | { at: 'bank'; message: string };

interface Context {
  subject: Subject;
  order: Order | null;
  proof: PaymentProof | null;
  payment: Payment | null;
  refusal: Refusal | null;
  /** The bank has the payment and has not confirmed it yet. */
  underWay: boolean;
  /** Failed attempts to learn the payment's status. */
  attempts: number;
}

type CheckoutEvent = { type: 'BILLED' } | { type: 'RETRY' } | { type: 'ASK' } | { type: 'LEFT' };

/** Timeouts and delays in milliseconds. Polling slows down, because a bank may take minutes. */
export const checkoutTimes = {
  order: 20_000,
  verify: 20_000,
  ask: 15_000,
  billing: 8_000,
  again: [2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 30_000],
} as const;

/** Longer than any page stays open, and short enough for a browser's timers. */
const NEVER_IN_MS = 2_000_000_000;

function whichOf({ order, subject }: Context): WhichPurchase {
  if (order) return { order: order.id };
  return subject.kind === 'purchase'
    ? { receipt: subject.purchase.receipt }
    : subject.kind === 'before'
      ? subject.which
      : {};
}

/** What the server's answer means for the buyer; null is a purchase that the server does not know. */
function readStatus(status: PaymentResult | null): 'paid' | 'underWay' | 'open' | 'failed' | 'over' {
  if (status?.payment.status === 'completed') return 'paid';
  if (status?.under_way) return 'underWay';
  if (!status?.order) return 'over';
  return status.payment.status === 'failed' ? 'failed' : 'open';
}

interface Status {
  status: PaymentResult | null;
}
const status = ({ event }: { event: { output: PaymentResult | null } }): Status => ({ status: event.output });
const payment = ({ event }: { event: { output: Verified } }) => ({ payment: event.output });
const refusedAt =
  (at: 'order' | 'sheet') =>
  ({ event }: { event: { error: unknown } }) => ({ refusal: { at, error: event.error } });

/**
 * Order, payment sheet and proof, with a way back after a closed tab, a lost connection or a reload. Only the server's answer makes a payment
 * paid or unpaid: while the server does not answer, the checkout is `pending` and asks again. Ends when the buyer has `left`, or when the
 * purchase is `over` and cannot be paid any more; the output is the payment if it was completed.
 */
export const checkoutMachine = setup({
  types: {
    context: {} as Context,
    events: {} as CheckoutEvent,
    input: {} as { subject: Subject },
    output: {} as { payment: Payment | null },
  },
  actors: {
    createOrder: unimplementedActor<Order, { purchase: Purchase }>('createOrder'),
    collectPayment: unimplementedActor<Outcome, ToPay>('collectPayment'),
    verify: unimplementedActor<Verified, { proof: PaymentProof }>('verify'),
    fetchStatus: unimplementedActor<PaymentResult | null, { which: WhichPurchase }>('fetchStatus'),
    /** Resolves to whether we know whom to address the invoice to. */
    checkBilling: unimplementedActor<boolean, void>('checkBilling'),
  },
  actions: {
    /** Stores what is being paid beyond this tab. */
    remember: () => undefined,
    forget: () => undefined,
    notifyPaid: () => undefined,
    notifyRefused: () => undefined,
    /** The purchase cannot be paid any more, or the server does not know it. */
    notifyOver: (_, _params: Status) => undefined,
    storeOrder: assign((_, { order }: { order: Order }) => ({ order })),
    storeProof: assign((_, { outcome }: { outcome: Outcome }) => ({
      proof: outcome.end === 'proved' ? outcome.proof : null,
    })),
    dropProof: assign({ proof: null }),
    storePayment: assign((_, { payment }: { payment: Payment | null }) => ({ payment })),
    storeStatus: assign((_, { status }: Status) => ({
      payment: status?.payment ?? null,
      order: status?.order ?? null,
      underWay: false,
    })),
    storeUnderWay: assign((_, { status }: Status) => ({ payment: status?.payment ?? null, underWay: true })),
    storeRefusal: assign((_, { refusal }: { refusal: Refusal }) => ({ refusal })),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isPurchase: ({ context }) => context.subject.kind === 'purchase',
    isOrder: ({ context }) => context.subject.kind === 'order',
    hasOrder: ({ context }) => context.order !== null,
    hasProof: ({ context }) => context.proof !== null,
    isBillable: (_, { billable }: { billable: boolean }) => billable,
    isProved: (_, { outcome }: { outcome: Outcome }) => outcome.end === 'proved',
    isDeclined: (_, { outcome }: { outcome: Outcome }) => outcome.end === 'declined',
    isRejected: (_, { payment }: { payment: Verified }) => payment === null,
    isCompleted: (_, { payment }: { payment: Verified }) => payment?.status === 'completed',
    isOver: (_, { status }: Status) => readStatus(status) === 'over',
    isPaid: (_, { status }: Status) => readStatus(status) === 'paid',
    isUnderWay: (_, { status }: Status) => readStatus(status) === 'underWay',
    isFailed: (_, { status }: Status) => readStatus(status) === 'failed',
  },
  delays: {
    orderSilent: checkoutTimes.order,
    verifySilent: checkoutTimes.verify,
    askSilent: checkoutTimes.ask,
    billingSilent: checkoutTimes.billing,
    /** When the slot of the meeting is no longer held. */
    holdOver: ({ context: { payment } }) =>
      typeof payment?.held_for === 'number' ? (payment.held_for + 1) * 1_000 : NEVER_IN_MS,
    again: ({ context: { attempts } }) =>
      checkoutTimes.again[Math.min(attempts, checkoutTimes.again.length) - 1] ?? checkoutTimes.again[0],
  },
}).createMachine({
  id: 'checkout',
  initial: 'starting',
  context: ({ input: { subject } }) => ({
    subject,
    order: subject.kind === 'order' ? subject.order : null,
    proof: null,
    payment: null,
    refusal: null,
    underWay: false,
    attempts: 0,
  }),
  output: ({ context: { payment } }) => ({ payment: payment?.status === 'completed' ? payment : null }),
  states: {
    starting: {
      always: [
        { guard: 'isPurchase', target: 'ordering' },
        { guard: 'isOrder', target: 'askingBilled' },
        { target: 'asking' },
      ],
    },
    ordering: {
      entry: 'remember',
      after: {
        orderSilent: {
          target: 'refused',
          actions: { type: 'storeRefusal', params: { refusal: { at: 'order', error: null } } },
        },
      },
      invoke: {
        src: 'createOrder',
        input: ({ context: { subject } }) => ({
          purchase: subject.kind === 'purchase' ? subject.purchase : unordered(),
        }),
        onDone: {
          target: 'askingBilled',
          actions: { type: 'storeOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'storeRefusal', params: refusedAt('order') } },
      },
    },
    askingBilled: {
      // an invoice without an address is better than a payment that cannot be made
      after: { billingSilent: 'paying' },
      invoke: {
        src: 'checkBilling',
        onDone: [
          { guard: { type: 'isBillable', params: ({ event }) => ({ billable: event.output }) }, target: 'paying' },
          { target: 'billing' },
        ],
        onError: 'paying',
      },
    },
    billing: { on: { BILLED: 'paying', LEFT: 'left' } },
    paying: {
      entry: 'remember',
      invoke: {
        src: 'collectPayment',
        input: ({ context: { order, payment, subject } }) => ({
          order: order ?? unordered(),
          description: payment?.description ?? subject.description,
        }),
        onDone: [
          {
            guard: { type: 'isProved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'verifying',
            actions: { type: 'storeProof', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isDeclined', params: ({ event }) => ({ outcome: event.output }) },
            target: 'refused',
            actions: {
              type: 'storeRefusal',
              params: ({ event: { output } }) => ({
                refusal: { at: 'bank', message: output.end === 'declined' ? output.message : '' },
              }),
            },
          },
          // a buyer who closed the sheet may have paid in the bank's own app
          { target: 'asking' },
        ],
        onError: { target: 'refused', actions: { type: 'storeRefusal', params: refusedAt('sheet') } },
      },
    },
    verifying: {
      after: { verifySilent: 'pending' },
      invoke: {
        src: 'verify',
        input: ({ context: { proof } }) => ({ proof: proof ?? unordered() }),
        onDone: [
          { guard: { type: 'isRejected', params: payment }, target: 'asking', actions: 'dropProof' },
          {
            guard: { type: 'isCompleted', params: payment },
            target: 'paid',
            actions: { type: 'storePayment', params: payment },
          },
          { target: 'asking', actions: 'dropProof' },
        ],
        onError: 'pending',
      },
    },
    asking: {
      after: { askSilent: 'pending' },
      invoke: {
        src: 'fetchStatus',
        input: ({ context }) => ({ which: whichOf(context) }),
        onDone: [
          {
            guard: { type: 'isOver', params: status },
            target: 'over',
            actions: ['forget', { type: 'notifyOver', params: status }],
          },
          {
            guard: { type: 'isPaid', params: status },
            target: 'paid',
            actions: { type: 'storePayment', params: ({ event }) => ({ payment: event.output?.payment ?? null }) },
          },
          {
            guard: { type: 'isUnderWay', params: status },
            target: 'pending',
            actions: { type: 'storeUnderWay', params: status },
          },
          {
            guard: { type: 'isFailed', params: status },
            target: 'refused',
            actions: [
              { type: 'storeStatus', params: status },
              { type: 'storeRefusal', params: { refusal: { at: 'bank', message: '' } } },
            ],
          },
          { target: 'dismissed', actions: { type: 'storeStatus', params: status } },
        ],
        onError: 'pending',
      },
    },
    /** Before the sheet opens again: it may have been paid elsewhere, or the slot may no longer be held. */
    reopening: {
      after: { askSilent: 'pending' },
      invoke: {
        src: 'fetchStatus',
        input: ({ context }) => ({ which: whichOf(context) }),
        onDone: [
          {
            guard: { type: 'isOver', params: status },
            target: 'over',
            actions: ['forget', { type: 'notifyOver', params: status }],
          },
          {
            guard: { type: 'isPaid', params: status },
            target: 'paid',
            actions: { type: 'storePayment', params: ({ event }) => ({ payment: event.output?.payment ?? null }) },
          },
          {
            guard: { type: 'isUnderWay', params: status },
            target: 'pending',
            actions: { type: 'storeUnderWay', params: status },
          },
          { target: 'askingBilled', actions: { type: 'storeStatus', params: status } },
        ],
        onError: 'pending',
      },
    },
    pending: {
      entry: 'countAttempt',
      after: { again: [{ guard: 'hasProof', target: 'verifying' }, { target: 'asking' }] },
      on: { ASK: [{ guard: 'hasProof', target: 'verifying' }, { target: 'asking' }], LEFT: 'left' },
    },
    refused: {
      entry: 'notifyRefused',
      on: {
        RETRY: [
          { guard: 'hasOrder', target: 'reopening' },
          { guard: 'isPurchase', target: 'ordering' },
        ],
        LEFT: 'left',
      },
    },
    dismissed: { after: { holdOver: 'asking' }, on: { RETRY: 'reopening', LEFT: 'left' } },
    paid: { entry: ['forget', 'notifyPaid'], on: { LEFT: 'left' } },
    left: { type: 'final', entry: 'forget' },
    over: { type: 'final' },
  },
});

function unordered(): never {
  throw new Error('the checkout reached a state without the data it needs there');
}
