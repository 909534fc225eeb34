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

/** "1 of 5 used", "3 used, without limit". */
export function allowanceWords({ used, total }: Subscription['slots']): string {
  return total === null ? `${used} used, without limit` : `${used} of ${total} used`;
}
