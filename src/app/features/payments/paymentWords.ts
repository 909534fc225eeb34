import type { Payment, Subscription } from '@contract/payments';
import { toPaise } from '../../ui/Money';

/** How a status is told: never by colour alone. */
export const statusWords: Readonly<Record<Payment['status'], { words: string; tone: 'good' | 'waiting' | 'bad' | 'plain' }>> = {
  completed: { words: 'Completed', tone: 'good' },
  pending: { words: 'Pending', tone: 'waiting' },
  failed: { words: 'Failed', tone: 'bad' },
  expired: { words: 'Expired', tone: 'plain' },
  refunded: { words: 'Refunded', tone: 'plain' },
};

/** Total Spent is what was completed, Pending Payments what is pending; other payments count in neither. In paise. */
export function paymentSums(payments: readonly Pick<Payment, 'status' | 'amount'>[]): { spentInPaise: number; pendingInPaise: number } {
  const sumOf = (wanted: Payment['status']) => payments.filter(({ status }) => status === wanted).reduce((sum, { amount }) => sum + toPaise(amount), 0);
  return { spentInPaise: sumOf('completed'), pendingInPaise: sumOf('pending') };
}

/** The name the server gives an invoice; one by the payment's number when it gives none, or one that is no plain file name. */
export function invoiceName(paymentId: number, disposition: string | null | undefined): string {
  const given = /filename="?([\w][\w .-]{0,80}\.pdf)"?/i.exec(disposition ?? '')?.[1];
  return given ?? `invoice-${paymentId}.pdf`;
}

/** "3 of 5 slots used", "3 slots used, without limit". */
export function allowanceWords({ used, total }: Subscription['slots'], what: string): string {
  return total === null ? `${used} ${what} used, without limit` : `${used} of ${total} ${what} used`;
}

type Running = Pick<Subscription, 'slots' | 'contacts' | 'next_billing' | 'renewal_date'> & Partial<Pick<Subscription, 'period_ends'>>;

/** What runs, in sentences: what is used, when it ends, what renewing does. `dayOf` writes an instant as a day. */
export function subscriptionWords({ slots, contacts, next_billing: next, renewal_date: renewal, period_ends: period }: Running, dayOf: (instant: string) => string): string[] {
  const [used, ends, turns] = [[slots && allowanceWords(slots, 'slots'), contacts && allowanceWords(contacts, 'buyer contacts')].filter(Boolean), dayOf(next || renewal), dayOf(period ?? '')];
  return [
    used.length > 0 && `${used.join('; ')}.`,
    ends && `Expires on ${ends}; renewing adds days.`,
    turns && turns !== ends && `It is renewed already: the next period begins on ${turns}, with contacts of its own.`,
  ].filter((words) => typeof words === 'string' && words !== '') as string[];
}
