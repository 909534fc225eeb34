import type { ProviderPayment } from '../gateways/gateway';

export type PaymentStatus = 'pending' | 'expired' | 'failed' | 'completed' | 'refunded';

/** The stored facts of a payment at the provider. */
export type KnownPayment = Omit<ProviderPayment, 'orderId' | 'card'>;

/** All known facts of an order. */
export interface OrderFacts {
  priceInPaise: number;
  payments: readonly KnownPayment[];
  /** Whether we stopped waiting for a payment. */
  lapsed: boolean;
}

/** The state derived from an order's facts. */
export interface OrderState {
  status: PaymentStatus;
  /** The provider's payment that pays the order, or that paid it until it was refunded. */
  settledBy: string | null;
  /** How that one was paid, such as "card". */
  method: string;
  /** Captured and refunded amounts of the whole order. */
  paidInPaise: number;
  refundedInPaise: number;
  /** The order is unpaid, and one of its payments is still in progress. */
  underWay: boolean;
  /** Further payments of the full price: the buyer paid twice. */
  duplicates: string[];
  /** Payments of less than the price, which do not pay the order. */
  tooSmall: string[];
}

/** Reports may arrive in any order; the higher state is always the later one. */
const rank: Record<KnownPayment['status'], number> = { created: 0, authorized: 1, failed: 2, captured: 3, refunded: 4 };

const isCaptured = ({ status }: KnownPayment) => rank[status] >= rank.captured;
const isOpen = ({ status }: KnownPayment) => status === 'created' || status === 'authorized';
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

function refundedOf({ status, amountInPaise, refundedInPaise }: KnownPayment): number {
  return status === 'refunded' ? amountInPaise : Math.min(refundedInPaise, amountInPaise);
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}

/**
 * Joins two reports of one payment. Commutative, associative and idempotent: reports can come in any order, any number
 * of times and from anyone (browser, webhook, reconciler), and the result never goes backwards.
 */
export function mergePayment(one: KnownPayment, other: KnownPayment): KnownPayment {
  return {
    id: one.id,
    status: rank[other.status] > rank[one.status] ? other.status : one.status,
    amountInPaise: Math.max(one.amountInPaise, other.amountInPaise),
    refundedInPaise: Math.max(one.refundedInPaise, other.refundedInPaise),
    method: one.method > other.method ? one.method : other.method,
    createdAt: earlier(one.createdAt, other.createdAt),
  };
}

const timeOf = ({ createdAt }: KnownPayment) => createdAt?.getTime() ?? Infinity;

/** Oldest first, so that the order of reports does not decide which payment pays the order. */
function byAge(one: KnownPayment, other: KnownPayment): number {
  if (timeOf(one) !== timeOf(other)) return timeOf(one) < timeOf(other) ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

function statusOf({ payments, lapsed }: OrderFacts, paying: boolean, refunded: boolean): PaymentStatus {
  if (paying) return 'completed';
  if (refunded) return 'refunded';
  if (payments.some(({ status }) => status === 'authorized')) return 'pending';
  if (payments.some(({ status }) => status === 'failed')) return 'failed';
  return lapsed ? 'expired' : 'pending';
}

/**
 * The state of an order, derived only from its payments: completed while any captured payment of the full price is
 * not fully refunded.
 */
export function orderStateOf(facts: OrderFacts): OrderState {
  const { priceInPaise, payments } = facts;
  const captured = payments.filter(isCaptured).sort(byAge);
  const whole = captured.filter(({ amountInPaise }) => amountInPaise >= priceInPaise);
  const paying = whole.filter((payment) => refundedOf(payment) < payment.amountInPaise);
  const settling = paying[0] ?? whole[0];
  return {
    status: statusOf(facts, paying.length > 0, whole.length > 0),
    settledBy: settling?.id ?? null,
    method: settling?.method ?? '',
    paidInPaise: sum(captured.map(({ amountInPaise }) => amountInPaise)),
    refundedInPaise: sum(captured.map(refundedOf)),
    underWay: paying.length === 0 && payments.some(isOpen),
    duplicates: paying.slice(1).map(({ id }) => id),
    tooSmall: captured
      .filter((payment) => payment.amountInPaise < priceInPaise && refundedOf(payment) < payment.amountInPaise)
      .map(({ id }) => id),
  };
}

/** The stored state of an order. */
export interface StoredState {
  status: PaymentStatus;
  /** It was completed once, so its invoice and receipt exist. */
  everCompleted: boolean;
  refundedInPaise: number;
}

/**
 * The effect of a state change: `complete` once per order, `restore` when money arrives for a revoked
 * purchase, `refund` after a full refund, `revoke` if it was never captured.
 */
export type Effect = 'complete' | 'restore' | 'refund' | 'part_refund' | 'revoke' | 'fail';

export function effectsOf(before: StoredState, after: OrderState): Effect[] {
  const { status } = after;
  const partly: Effect[] = after.refundedInPaise > before.refundedInPaise ? ['part_refund'] : [];
  if (status === 'completed' && before.status === 'completed') return partly;
  if (status === 'completed') return [before.everCompleted ? 'restore' : 'complete', ...partly];
  if (status === before.status) return [];
  if (status === 'refunded') return before.everCompleted ? ['refund'] : ['complete', 'refund'];
  if (before.status === 'completed') return ['revoke'];
  return status === 'failed' ? ['fail'] : [];
}
