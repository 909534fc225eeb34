import type { Payment } from '@contract/payments';
import * as messages from '@messages/app/payments';
import { indiaClock } from '../../ui/indiaMoment';
import { statusLabels } from './paymentLabels';

const columns = [
  messages.date,
  messages.description,
  messages.status,
  messages.method,
  messages.amountInr,
  messages.paymentId,
  messages.paidInr,
  messages.refundedInr,
] as const;

/** A cell as in RFC 4180. An apostrophe keeps spreadsheets from running it as a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /["\n\r,;']/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
}

/** The payments as CSV, newest first; dates are India's, as on the invoices. */
export function paymentsCsv(payments: readonly Payment[]): string {
  const rows = payments.map(
    ({ date, description, status, method, amount, reference, amount_paid, amount_refunded }) => [
      indiaClock(date).date,
      description,
      statusLabels[status]?.words ?? status,
      method,
      amount,
      reference ?? '',
      amount_paid ?? '',
      amount_refunded ?? '',
    ],
  );
  // the byte order mark tells spreadsheets that this is UTF-8
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
