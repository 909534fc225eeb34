import type { OfficePaymentDetail } from '@contract/officePayments';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A refund as it is requested: with the same key, it is made once. */
export interface RefundRequest {
  id: number;
  amountInPaise: number;
  reason: string;
  key: string;
}

type RefundEvent =
  /** With a key of its own. */
  | { type: 'REVIEWED'; amountInPaise: number; reason: string; key: string }
  | { type: 'CHANGED' }
  | { type: 'CONFIRMED' }
  | { type: 'CLOSED' };

interface RefundContext extends RefundRequest {
  failure: unknown;
  /** What the server answered. */
  answer: OfficePaymentDetail | undefined;
}

const storesFailure = {
  type: 'storeFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: event.error }),
} as const;

/**
 * A refund from its amount to the provider's answer: entered, reviewed with what it ends, then sent. One whose answer is
 * lost can only be sent again with the same key, so that it is never made twice; after a refused one, a new review brings
 * another key.
 */
export const refundMachine = setup({
  types: {
    context: {} as RefundContext,
    events: {} as RefundEvent,
    input: {} as { id: number },
  },
  actions: {
    storeRefund: assign((_, { amountInPaise, reason, key }: Omit<RefundRequest, 'id'>) => ({
      amountInPaise,
      reason,
      key,
    })),
    storeFailure: assign({ failure: (_, { failure }: { failure: unknown }) => failure }),
    forgetFailure: assign({ failure: undefined }),
    storeAnswer: assign({ answer: (_, { answer }: { answer: OfficePaymentDetail }) => answer }),
  },
  guards: {
    /** No answer arrived, so the refund may have been made. Provided from outside, which knows the errors. */
    isUnanswered: (_, _failure: { error: unknown }): boolean => false,
  },
  actors: { refund: unimplementedActor<OfficePaymentDetail, RefundRequest>('refund') },
}).createMachine({
  id: 'refund',
  initial: 'entering',
  context: ({ input: { id } }) => ({
    id,
    key: '',
    amountInPaise: 0,
    reason: '',
    failure: undefined,
    answer: undefined,
  }),
  states: {
    entering: {
      on: {
        REVIEWED: {
          target: 'reviewing',
          actions: ['forgetFailure', { type: 'storeRefund', params: ({ event }) => event }],
        },
        CLOSED: 'closed',
      },
    },
    reviewing: { on: { CONFIRMED: 'sending', CHANGED: 'entering', CLOSED: 'closed' } },
    sending: {
      invoke: {
        src: 'refund',
        input: ({ context: { id, amountInPaise, reason, key } }) => ({ id, amountInPaise, reason, key }),
        onDone: {
          target: 'done',
          actions: { type: 'storeAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isUnanswered', params: ({ event }) => ({ error: event.error }) },
            target: 'unanswered',
            actions: storesFailure,
          },
          { target: 'entering', actions: storesFailure },
        ],
      },
    },
    unanswered: { on: { CONFIRMED: { target: 'sending', actions: 'forgetFailure' }, CLOSED: 'closed' } },
    done: { type: 'final' },
    closed: { type: 'final' },
  },
});
