import type { ProviderRefund } from '../gateways/gateway';
import type { KnownPayment } from './paymentState';

/** The stored facts of a refund. */
export interface KnownRefund {
  /** Ours; null for one that is not stored yet. */
  id: number | null;
  /** The payment at the provider whose money goes back. */
  paymentId: string;
  amountInPaise: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** What we requested it with; null for one that somebody made at the provider. */
  reference: string | null;
  /** Null until the provider told us. */
  providerId: string | null;
  /** Why the provider refused it. */
  failure: string;
}

/** What an event says about refunds. */
export interface RefundReports {
  reports: readonly ProviderRefund[];
  /**
   * The payments whose totals may tell of refunds that no report names. `fresh`: totals and reports were fetched
   * together, so a refund that failed is not part of the total.
   */
  totals: readonly KnownPayment[];
  fresh: boolean;
  /** Our request that the provider refused. */
  refused?: { reference: string; why: string };
}

/** The money goes back at most once: what the provider says last of it wins over what we concluded. */
const rank: Record<KnownRefund['status'], number> = { pending: 0, failed: 1, succeeded: 2 };

const sum = (refunds: readonly KnownRefund[]) => refunds.reduce((total, { amountInPaise }) => total + amountInPaise, 0);
const isDone = ({ status }: KnownRefund) => status === 'succeeded';
const hasMoney = ({ status }: KnownPayment) => status === 'captured' || status === 'refunded';
const reportedOf = ({ status, amountInPaise, refundedInPaise }: KnownPayment) =>
  status === 'refunded' ? amountInPaise : Math.min(refundedInPaise, amountInPaise);

/** The refund that a report is about: by its id, by our reference, or one that we only knew by its amount. */
function refundOf(known: readonly KnownRefund[], report: ProviderRefund): KnownRefund | undefined {
  const here = known.filter(({ paymentId }) => paymentId === report.paymentId);
  return (
    here.find(({ providerId }) => providerId === report.id) ??
    here.find(({ reference }) => reference !== null && reference === report.reference) ??
    here.find(
      (one) =>
        one.providerId === null &&
        one.reference === null &&
        isDone(one) &&
        report.status === 'succeeded' &&
        one.amountInPaise === report.amountInPaise,
    )
  );
}

function merge(known: KnownRefund, { id, status }: Pick<ProviderRefund, 'id' | 'status'>): KnownRefund {
  const isLater = rank[status] > rank[known.status];
  return { ...known, providerId: known.providerId ?? id, ...(isLater && { status, failure: '' }) };
}

/** An amount of several refunds that we only knew as one is not added again when they are reported one by one. */
function isNew(known: readonly KnownRefund[], payment: KnownPayment, report: ProviderRefund): boolean {
  const here = known.filter((one) => one.paymentId === payment.id && isDone(one));
  const hasUnnamed = here.some(({ providerId, reference }) => providerId === null && reference === null);
  return !hasUnnamed || sum(here) + report.amountInPaise <= reportedOf(payment);
}

/**
 * Joins what an event says about refunds to those that are stored. Reports may come late, twice, in any order, and
 * without naming the refund: then the provider's total tells its amount. A refund never goes back from `succeeded`.
 */
export function mergeRefunds(
  stored: readonly KnownRefund[],
  payments: readonly KnownPayment[],
  { reports, totals, fresh, refused }: RefundReports,
): KnownRefund[] {
  let known = [...stored];
  const put = (old: KnownRefund, next: KnownRefund) => {
    known = known.map((one) => (one === old ? next : one));
  };
  for (const report of reports) {
    const old = refundOf(known, report);
    const payment = payments.find(({ id }) => id === report.paymentId);
    if (old) put(old, merge(old, report));
    else if (payment && report.status !== 'failed' && isNew(known, payment, report)) {
      const { id: providerId, paymentId, amountInPaise, status } = report;
      known.push({ id: null, paymentId, amountInPaise, status, reference: null, providerId, failure: '' });
    }
  }
  const unasked = refused && known.find(({ reference }) => reference === refused.reference);
  if (refused && unasked?.status === 'pending') put(unasked, { ...unasked, status: 'failed', failure: refused.why });
  return [...known, ...unnamed(known, totals, fresh)];
}

/**
 * What the provider's totals say beyond the refunds that we know. While one of ours is under way, it may be that one:
 * the reconciler asks.
 */
function unnamed(known: readonly KnownRefund[], totals: readonly KnownPayment[], fresh: boolean): KnownRefund[] {
  return totals.filter(hasMoney).flatMap((payment) => {
    const here = known.filter(({ paymentId }) => paymentId === payment.id);
    if (here.some(({ status }) => status === 'pending')) return [];
    // a refund that failed later was part of an earlier total
    const counted = here.filter((one) => isDone(one) || (one.providerId !== null && !fresh));
    const amountInPaise = reportedOf(payment) - sum(counted);
    if (amountInPaise <= 0) return [];
    return [
      {
        id: null,
        paymentId: payment.id,
        amountInPaise,
        status: 'succeeded' as const,
        reference: null,
        providerId: null,
        failure: '',
      },
    ];
  });
}

/** The order's payments with the refunds that reached the buyer, whatever the provider counts already. */
export function withRefunds(payments: readonly KnownPayment[], refunds: readonly KnownRefund[]): KnownPayment[] {
  return payments.map((payment) => {
    if (payment.amountInPaise === 0 || !hasMoney(payment)) return payment;
    const done = sum(refunds.filter((one) => one.paymentId === payment.id && isDone(one)));
    const refundedInPaise = Math.min(done, payment.amountInPaise);
    return { ...payment, refundedInPaise, status: refundedInPaise === payment.amountInPaise ? 'refunded' : 'captured' };
  });
}

/**
 * How much of the invoice went back: what is missing of the price in the payments that cover it. Money that came twice
 * or was too little was never invoiced.
 */
export function creditedOf(priceInPaise: number, payments: readonly KnownPayment[]): number {
  const whole = payments.filter((payment) => hasMoney(payment) && payment.amountInPaise >= priceInPaise);
  if (whole.length === 0) return 0;
  const kept = whole.reduce((total, payment) => total + payment.amountInPaise - reportedOf(payment), 0);
  return priceInPaise - Math.min(priceInPaise, kept);
}

/** What a payment at the provider still has of the buyer's money. */
export interface Remainder {
  paymentId: string;
  leftInPaise: number;
}

/**
 * What can be refunded of each payment of an order: captured, less what went back, less what is on its way. Money that
 * paid nothing comes first, then the payments from the newest to the oldest.
 */
export function refundableOf(
  priceInPaise: number,
  payments: readonly KnownPayment[],
  refunds: readonly KnownRefund[],
): Remainder[] {
  const timeOf = ({ createdAt }: KnownPayment) => createdAt?.getTime() ?? Infinity;
  const covers = ({ amountInPaise }: KnownPayment) => Number(amountInPaise >= priceInPaise);
  return payments
    .filter(hasMoney)
    .sort((one, other) => {
      if (covers(one) !== covers(other)) return covers(one) - covers(other);
      return timeOf(one) === timeOf(other) ? (one.id < other.id ? 1 : -1) : timeOf(one) > timeOf(other) ? -1 : 1;
    })
    .map((payment) => ({
      paymentId: payment.id,
      leftInPaise:
        payment.amountInPaise -
        Math.max(
          reportedOf(payment) - failedAtProvider(refunds, payment.id),
          sum(refunds.filter((one) => one.paymentId === payment.id && one.status !== 'failed')),
        ),
    }))
    .filter(({ leftInPaise }) => leftInPaise > 0);
}

/** A total that the provider reported once may still hold refunds that failed since. */
const failedAtProvider = (refunds: readonly KnownRefund[], paymentId: string) =>
  sum(refunds.filter((one) => one.paymentId === paymentId && one.status === 'failed' && one.providerId !== null));

/** Divides an amount among the payments of an order; undefined if they do not have it. */
export function divide(amountInPaise: number, remainders: readonly Remainder[]): Remainder[] | undefined {
  let missing = amountInPaise;
  const parts: Remainder[] = [];
  for (const { paymentId, leftInPaise } of remainders) {
    const part = Math.min(missing, leftInPaise);
    if (part > 0) parts.push({ paymentId, leftInPaise: part });
    missing -= part;
  }
  return missing === 0 ? parts : undefined;
}
