import type { Payment, Subscription, Subscriptions } from '@contract/payments';
import * as messages from '@messages/app/payments';
import * as labels from '@messages/contract/payments';
import { exactMoney, toPaise } from '../../ui/Money';

/** A payment's status as text with a tone: never by colour alone. */
export const statusLabels: Readonly<
  Record<Payment['status'], { words: string; tone: 'good' | 'waiting' | 'bad' | 'plain' }>
> = {
  completed: { words: labels.statuses.completed, tone: 'good' },
  pending: { words: labels.statuses.pending, tone: 'waiting' },
  failed: { words: labels.statuses.failed, tone: 'bad' },
  expired: { words: labels.statuses.expired, tone: 'plain' },
  refunded: { words: labels.statuses.refunded, tone: 'plain' },
};

type Sums = Pick<Payment, 'status' | 'amount'> &
  Partial<Pick<Payment, 'amount_paid' | 'amount_refunded' | 'unfinished'>>;

/** What was paid and not refunded, in paise. Other servers may send the price only. */
const netInPaise = ({ amount, amount_paid, amount_refunded }: Sums) =>
  toPaise(amount_paid ?? amount) - toPaise(amount_refunded ?? '0');

/**
 * In paise: Total Spent is what was completed minus refunds; Pending Payments is what is pending; other payments count
 * in neither, nor does an order that nobody has tried to pay.
 */
export function paymentSums(payments: readonly Sums[]): { spentInPaise: number; pendingInPaise: number } {
  const sumOf = (wanted: Payment['status'], paiseOf: (payment: Sums) => number) =>
    payments.filter(({ status }) => status === wanted).reduce((sum, payment) => sum + paiseOf(payment), 0);
  return {
    spentInPaise: sumOf('completed', netInPaise),
    pendingInPaise: sumOf('pending', ({ amount, unfinished }) => (unfinished ? 0 : toPaise(amount))),
  };
}

/** Additions to a payment's line if more or less than its amount was paid: "₹5,998 charged", "₹500 refunded". */
export function amountDifferences({ status, amount, amount_paid = amount, amount_refunded = '0' }: Sums): string[] {
  const [price, paid, refunded] = [amount, amount_paid, amount_refunded].map(toPaise) as [number, number, number];
  const charged = paid > 0 && paid !== price && (status === 'completed' || refunded < paid);
  return [
    charged ? messages.chargedAmount(exactMoney(paid)) : '',
    refunded > 0 && status !== 'refunded' ? messages.refundedAmount(exactMoney(refunded)) : '',
  ].filter(Boolean);
}

/** "3 of 5 package slots used", "3 package slots used, without limit". */
export function allowanceLabel({ used, total }: Subscription['slots'], what: string): string {
  return total === null ? messages.usedWithoutLimit(used, what) : messages.ofUsed(used, total, what);
}

type Slots = readonly Pick<Subscription, 'slots'>[];
type Free = Subscriptions['free_listings'];

/** "1 of 2 free listings live · 0 of 5 package slots used": what all live listings use. */
export function listingAllowanceLabel(free: Free, running: Slots): string {
  const total = running.reduce<number | null>(
    (sum, { slots }) => (sum === null || slots.total === null ? null : sum + slots.total),
    0,
  );
  const used = running.reduce((sum, { slots }) => sum + slots.used, 0);
  const words = messages.ofFreeLive(free.used, free.total);
  return running.length === 0 ? words : `${words} · ${allowanceLabel({ used, total }, messages.packageSlots)}`;
}

/** How free listings and package slots are counted, and what to do when all are used. */
export function allowanceHelp(free: Free, running: Slots): string {
  const isFull =
    free.used >= free.total && running.every(({ slots }) => slots.total !== null && slots.used >= slots.total);
  if (isFull) return messages.yourNextListingNeedsAPackage;
  return running.length === 0 ? messages.furtherListingsNeedAPackage : messages.liveListingsUseTheFreeOnes;
}

type Running = Pick<Subscription, 'slots' | 'contacts' | 'next_billing' | 'renewal_date'> &
  Partial<Pick<Subscription, 'period_ends'>>;

/** A subscription in sentences: usage, end, renewal. `dayOf` formats an instant as a day. */
export function subscriptionLabel(
  { slots, contacts, next_billing: next, renewal_date: renewal, period_ends: period }: Running,
  dayOf: (instant: string) => string,
): string[] {
  const [used, ends, turns] = [
    [
      slots && allowanceLabel(slots, messages.packageSlots),
      contacts && allowanceLabel(contacts, messages.buyerContacts),
    ].filter(Boolean),
    dayOf(next || renewal),
    dayOf(period ?? ''),
  ];
  return [
    used.length > 0 && `${used.join('; ')}.`,
    ends && messages.expiresOn(ends),
    turns && turns !== ends && messages.alreadyRenewed(turns),
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}
