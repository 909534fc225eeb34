import { decimalRupees } from '@contract/money';
import type { OfficePayment } from '@contract/officePayments';
import * as labels from '@messages/contract/payments';
import * as messages from '@messages/server/officePayments';
import { csvText } from '../../lib/csv';
import { indiaTime } from '../../lib/indiaDays';

/** Payments as a file for spreadsheets; amounts are rupees, times are India's. */
export function paymentsCsv(payments: readonly OfficePayment[]): string {
  return csvText([
    messages.csvHeadings,
    ...payments.map((payment) => [
      String(payment.id),
      indiaTime(payment.created_at),
      indiaTime(payment.completed_at),
      payment.buyer.name,
      payment.buyer.email,
      payment.description,
      labels.statuses[payment.status],
      payment.attention === null ? '' : labels.attention[payment.attention],
      decimalRupees(payment.amount_in_paise),
      decimalRupees(payment.paid_in_paise),
      decimalRupees(payment.refunded_in_paise),
      decimalRupees(payment.pending_in_paise),
      payment.method,
      payment.invoice ?? '',
      payment.order ?? '',
      payment.provider_payment ?? '',
      payment.test ? 'test' : '',
    ]),
  ]);
}
