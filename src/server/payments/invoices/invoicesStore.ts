import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { PurchaseLine } from '../ledger/purchase';
import { invoiceName } from '../ledger/settlement';
import type { BilledTo } from './gstRules';

/** The content of an invoice. */
export interface Invoice {
  /** Such as "AE-000042". */
  name: string;
  issuedAt: Date;
  billedTo: BilledTo;
  lines: PurchaseLine[];
  amountInPaise: number;
  test: boolean;
  /** The refunded part of the invoice's amount. */
  refundedInPaise: number;
  /** The money never arrived, so the purchase was revoked. */
  unpaid: boolean;
  paymentId: string;
}

interface InvoiceRow {
  series: string;
  number: number;
  issued_at: Date;
  billed_to: BilledTo;
  lines: PurchaseLine[];
  description: string;
  amount_in_paise: number;
  kept_in_paise: number;
  test: boolean;
  status: string;
  provider_payment_id: string | null;
}

/** The invoice of an account's payment, or undefined when it has none. */
export async function invoiceOf(
  database: Queryable,
  accountId: number,
  paymentId: number,
): Promise<Invoice | undefined> {
  const row = await database.row<InvoiceRow>(sql`
    select i.series, i.number, i.issued_at, i.billed_to, p.lines, p.description, p.amount_in_paise, p.paid_in_paise - p.refunded_in_paise as kept_in_paise, p.test, p.status, p.provider_payment_id
    from invoice i join payment p on p.id = i.payment_id where p.id = ${paymentId} and p.account_id = ${accountId}`);
  if (!row) return undefined;
  const whole: PurchaseLine = { kind: 'package', id: 0, name: row.description, amountInPaise: row.amount_in_paise };
  return {
    name: invoiceName(row.series, row.number),
    issuedAt: row.issued_at,
    billedTo: row.billed_to,
    lines: row.lines.length > 0 ? row.lines : [whole],
    amountInPaise: row.amount_in_paise,
    test: row.test,
    // the refund of a second payment is not a refund of this invoice
    refundedInPaise:
      row.status === 'refunded'
        ? row.amount_in_paise
        : Math.max(0, row.status === 'completed' ? row.amount_in_paise - row.kept_in_paise : 0),
    unpaid: row.status !== 'completed' && row.status !== 'refunded',
    paymentId: row.provider_payment_id ?? '',
  };
}
