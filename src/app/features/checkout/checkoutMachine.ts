import type { Order, Payment, PaymentProof, PaymentResult, WhichPurchase } from '@contract/payments';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** What is bought. Its receipt is made once, at the first click: however often it is ordered, there is one order of it. */
export interface Purchase {
  receipt: string;
  /** Null: add-ons alone. */
  packageId: number | null;
  addOnIds: readonly number[];
  /** The listing that the add-ons are for. */
  propertyId?: number | null;
  amountInPaise: number;
}

/** What is to be paid: something chosen here, an order made elsewhere (a held meeting's), or a purchase of before that may have been paid already. */
export type Subject = { description: string } & (
  | { kind: 'purchase'; purchase: Purchase }
  | { kind: 'order'; order: Order }
  | { kind: 'before'; which: WhichPurchase; amountInPaise: number | null }
);

/** What a payment sheet is opened with. */
export interface ToPay {
  order: Order;
  description: string;
}

/** How the payment sheet was left. */
export type Outcome =
  { end: 'proved'; proof: PaymentProof } | { end: 'dismissed' } | { end: 'declined'; words: string };

/** What the provider's proof led to; null: the proof is none. */
export type Verified = Payment | null;

/** Why it did not go on: the order, the sheet, or the bank. */
export type Refusal = { at: 'order'; error: unknown } | { at: 'sheet'; error: unknown } | { at: 'bank'; words: string };

interface Checkout {
  subject: Subject | null;
  order: Order | null;
  proof: PaymentProof | null;
  payment: Payment | null;
  refusal: Refusal | null;
  /** The bank has the payment and has not confirmed it yet. */
  underWay: boolean;
  /** How often it was asked in vain how the payment stands. */
  asked: number;
}

type CheckoutEvent =
  { type: 'PAY'; subject: Subject } | { type: 'BILLED' } | { type: 'RETRY' } | { type: 'ASK' } | { type: 'LEFT' };

/** Milliseconds. Asking again slows down; a bank may take minutes. */
export const checkoutTimes = {
  order: 20_000,
  verify: 20_000,
  ask: 15_000,
  billing: 8_000,
  again: [2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 30_000],
} as const;

/** Longer than any page stays open, and short enough for a browser's timers. */
const NEVER_IN_MS = 2_000_000_000;

const empty: Checkout = {
  subject: null,
  order: null,
  proof: null,
  payment: null,
  refusal: null,
  underWay: false,
  asked: 0,
};

function whichOf({ order, subject }: Checkout): WhichPurchase {
  if (order) return { order: order.id };
  return subject?.kind === 'purchase'
    ? { receipt: subject.purchase.receipt }
    : subject?.kind === 'before'
      ? subject.which
      : {};
}

/** What the server's word on a purchase means for its buyer; null is a purchase that it does not know. */
function readStanding(standing: PaymentResult | null): 'paid' | 'underWay' | 'open' | 'failed' | 'over' {
  if (standing?.payment.status === 'completed') return 'paid';
  if (standing?.under_way) return 'underWay';
  if (!standing?.order) return 'over';
  return standing.payment.status === 'failed' ? 'failed' : 'open';
}

/**
 * Order, payment sheet, proof; and the way back after a closed tab, a dropped line or a reload. Nothing is called paid but by the server, and
 * nothing unpaid while the server could not be asked: then it is `pending`, which asks again until it knows.
 */
export const checkoutMachine = setup({
  types: { context: {} as Checkout, events: {} as CheckoutEvent },
  actors: {
    createOrder: unimplementedActor<Order, { purchase: Purchase }>('createOrder'),
    collectPayment: unimplementedActor<Outcome, ToPay>('collectPayment'),
    verify: unimplementedActor<Verified, { proof: PaymentProof }>('verify'),
    askStanding: unimplementedActor<PaymentResult | null, { which: WhichPurchase }>('askStanding'),
    /** Whether it is known whom the invoice is made out to. */
    askBilled: unimplementedActor<boolean, void>('askBilled'),
  },
  actions: {
    /** Keeps what is being paid beyond this tab. */
    remember: () => undefined,
    forget: () => undefined,
    tellPaid: () => undefined,
    tellRefused: () => undefined,
    /** It can be paid no more, or is not known. */
    tellOver: (_, _params: { standing: PaymentResult | null }) => undefined,
  },
  delays: {
    orderSilent: checkoutTimes.order,
    verifySilent: checkoutTimes.verify,
    askSilent: checkoutTimes.ask,
    billingSilent: checkoutTimes.billing,
    /** When the time of the meeting that is paid is held no longer. */
    holdOver: ({ context: { payment } }) =>
      typeof payment?.held_for === 'number' ? (payment.held_for + 1) * 1_000 : NEVER_IN_MS,
    again: ({ context: { asked } }) =>
      checkoutTimes.again[Math.min(asked, checkoutTimes.again.length) - 1] ?? checkoutTimes.again[0],
  },
}).createMachine({
  id: 'checkout',
  initial: 'choosing',
  context: empty,
  states: {
    choosing: {
      entry: assign(() => empty),
      on: {
        PAY: [
          {
            guard: ({ event }) => event.subject.kind === 'purchase',
            target: 'ordering',
            actions: assign({ subject: ({ event }) => event.subject }),
          },
          {
            guard: ({ event }) => event.subject.kind === 'order',
            target: 'askingBilled',
            actions: assign(({ event: { subject } }) => ({
              subject,
              order: subject.kind === 'order' ? subject.order : null,
            })),
          },
          { target: 'asking', actions: assign({ subject: ({ event }) => event.subject }) },
        ],
      },
    },
    ordering: {
      entry: 'remember',
      after: { orderSilent: { target: 'refused', actions: assign({ refusal: { at: 'order', error: null } }) } },
      invoke: {
        src: 'createOrder',
        input: ({ context: { subject } }) => ({
          purchase: subject?.kind === 'purchase' ? subject.purchase : unordered(),
        }),
        onDone: { target: 'askingBilled', actions: assign({ order: ({ event }) => event.output }) },
        onError: {
          target: 'refused',
          actions: assign({ refusal: ({ event }) => ({ at: 'order', error: event.error }) }),
        },
      },
    },
    askingBilled: {
      // an invoice without an address is better than a payment that cannot be made
      after: { billingSilent: 'paying' },
      invoke: {
        src: 'askBilled',
        onDone: [{ guard: ({ event }) => event.output, target: 'paying' }, { target: 'billing' }],
        onError: 'paying',
      },
    },
    billing: { on: { BILLED: 'paying', LEFT: { target: 'choosing', actions: 'forget' } } },
    paying: {
      entry: 'remember',
      invoke: {
        src: 'collectPayment',
        input: ({ context: { order, payment, subject } }) => ({
          order: order ?? unordered(),
          description: payment?.description ?? subject?.description ?? '',
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.end === 'proved',
            target: 'verifying',
            actions: assign({ proof: ({ event }) => (event.output.end === 'proved' ? event.output.proof : null) }),
          },
          {
            guard: ({ event }) => event.output.end === 'declined',
            target: 'refused',
            actions: assign({
              refusal: ({ event }) =>
                event.output.end === 'declined' ? { at: 'bank', words: event.output.words } : null,
            }),
          },
          // closed here, it may have been paid in the bank's own app
          { target: 'asking' },
        ],
        onError: {
          target: 'refused',
          actions: assign({ refusal: ({ event }) => ({ at: 'sheet', error: event.error }) }),
        },
      },
    },
    verifying: {
      after: { verifySilent: 'pending' },
      invoke: {
        src: 'verify',
        input: ({ context: { proof } }) => ({ proof: proof ?? unordered() }),
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'asking', actions: assign({ proof: null }) },
          {
            guard: ({ event }) => event.output?.status === 'completed',
            target: 'paid',
            actions: assign({ payment: ({ event }) => event.output }),
          },
          { target: 'asking', actions: assign({ proof: null }) },
        ],
        onError: 'pending',
      },
    },
    asking: {
      after: { askSilent: 'pending' },
      invoke: {
        src: 'askStanding',
        input: ({ context }) => ({ which: whichOf(context) }),
        onDone: [
          {
            guard: ({ event }) => readStanding(event.output) === 'over',
            target: 'choosing',
            actions: ['forget', { type: 'tellOver', params: ({ event }) => ({ standing: event.output }) }],
          },
          {
            guard: ({ event }) => readStanding(event.output) === 'paid',
            target: 'paid',
            actions: assign({ payment: ({ event }) => event.output?.payment ?? null }),
          },
          {
            guard: ({ event }) => readStanding(event.output) === 'underWay',
            target: 'pending',
            actions: assign({ payment: ({ event }) => event.output?.payment ?? null, underWay: true }),
          },
          {
            guard: ({ event }) => readStanding(event.output) === 'failed',
            target: 'refused',
            actions: assign(({ event }) => ({
              payment: event.output?.payment ?? null,
              order: event.output?.order ?? null,
              refusal: { at: 'bank' as const, words: '' },
              underWay: false,
            })),
          },
          {
            target: 'dismissed',
            actions: assign(({ event }) => ({
              payment: event.output?.payment ?? null,
              order: event.output?.order ?? null,
              underWay: false,
            })),
          },
        ],
        onError: 'pending',
      },
    },
    /** Before the sheet is opened again: it may have been paid elsewhere, or its time is held no longer. */
    reopening: {
      after: { askSilent: 'pending' },
      invoke: {
        src: 'askStanding',
        input: ({ context }) => ({ which: whichOf(context) }),
        onDone: [
          {
            guard: ({ event }) => readStanding(event.output) === 'over',
            target: 'choosing',
            actions: ['forget', { type: 'tellOver', params: ({ event }) => ({ standing: event.output }) }],
          },
          {
            guard: ({ event }) => readStanding(event.output) === 'paid',
            target: 'paid',
            actions: assign({ payment: ({ event }) => event.output?.payment ?? null }),
          },
          {
            guard: ({ event }) => readStanding(event.output) === 'underWay',
            target: 'pending',
            actions: assign({ payment: ({ event }) => event.output?.payment ?? null, underWay: true }),
          },
          {
            target: 'askingBilled',
            actions: assign(({ event }) => ({
              payment: event.output?.payment ?? null,
              order: event.output?.order ?? null,
              underWay: false,
            })),
          },
        ],
        onError: 'pending',
      },
    },
    pending: {
      entry: assign({ asked: ({ context }) => context.asked + 1 }),
      after: { again: [{ guard: ({ context }) => context.proof !== null, target: 'verifying' }, { target: 'asking' }] },
      on: {
        ASK: [{ guard: ({ context }) => context.proof !== null, target: 'verifying' }, { target: 'asking' }],
        LEFT: { target: 'choosing', actions: 'forget' },
      },
    },
    refused: {
      entry: 'tellRefused',
      on: {
        RETRY: [
          { guard: ({ context }) => context.order !== null, target: 'reopening' },
          { guard: ({ context }) => context.subject?.kind === 'purchase', target: 'ordering' },
        ],
        LEFT: { target: 'choosing', actions: 'forget' },
      },
    },
    dismissed: {
      after: { holdOver: 'asking' },
      on: { RETRY: 'reopening', LEFT: { target: 'choosing', actions: 'forget' } },
    },
    paid: { entry: ['forget', 'tellPaid'], on: { LEFT: { target: 'choosing', actions: 'forget' } } },
  },
});

function unordered(): never {
  throw new Error('The checkout has come to a state without what it needs there.');
}
