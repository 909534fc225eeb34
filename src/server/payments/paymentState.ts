import type { ProviderPayment } from './gateway';

export type PaymentStatus = 'pending' | 'expired' | 'failed' | 'completed' | 'refunded';

/** Where a purchase stands, and the provider's payment that settled it. */
export interface PaymentState {
  status: PaymentStatus;
  settledBy: string | null;
}

/** What can be learnt of a purchase, whoever tells it. */
export type PaymentEvent =
  /** The sheet's proof: the provider took this payment for the whole order. */
  | { kind: 'proved'; paymentId: string }
  /** The provider itself tells how a payment stands. */
  | { kind: 'told'; payment: ProviderPayment }
  /** Nobody paid for so long that we stop waiting. */
  | { kind: 'lapsed' };

/** What a step owes the world; each happens once in a purchase's life. */
export type Effect = 'complete' | 'refund' | 'paid_twice' | 'paid_short';

export interface Step {
  state: PaymentState;
  effects: Effect[];
}

const rank: Record<PaymentStatus, number> = { pending: 0, expired: 1, failed: 2, completed: 3, refunded: 4 };

/**
 * The one way a purchase moves: only ever up the rank, so that any order and any repetition of its events ends in the same state.
 * A success after a failure or after the waiting ended still completes; a refund told first completes and refunds at once; another
 * payment's news never touch a settled purchase.
 */
export function advance(state: PaymentState, event: PaymentEvent, priceInPaise: number): Step {
  if (event.kind === 'lapsed') return raise(state, 'expired');
  if (event.kind === 'proved') return settle(state, event.paymentId);
  const { id, status, amountInPaise } = event.payment;
  if (status === 'failed') return raise(state, 'failed');
  if (status !== 'captured' && status !== 'refunded') return { state, effects: [] };
  if (amountInPaise < priceInPaise) return { state, effects: status === 'captured' ? ['paid_short'] : [] };
  if (state.settledBy !== null && state.settledBy !== id) return { state, effects: status === 'captured' ? ['paid_twice'] : [] };
  const settled = settle(state, id);
  return status === 'captured' ? settled : refund(settled);
}

function raise(state: PaymentState, status: PaymentStatus): Step {
  return { state: rank[status] > rank[state.status] ? { ...state, status } : state, effects: [] };
}

function settle(state: PaymentState, paymentId: string): Step {
  if (state.settledBy === paymentId) return { state, effects: [] };
  if (state.settledBy !== null) return { state, effects: ['paid_twice'] };
  return { state: { status: 'completed', settledBy: paymentId }, effects: ['complete'] };
}

function refund({ state, effects }: Step): Step {
  if (state.status === 'refunded') return { state, effects };
  return { state: { ...state, status: 'refunded' }, effects: [...effects, 'refund'] };
}
