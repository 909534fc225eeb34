import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { documentName } from '../ledger/documentNumbers';
import type { PurchaseLine } from '../ledger/purchase';
import type { BilledTo, Issuer } from '../ledger/gstRules';

/** The content of an invoice. */
export interface Invoice {
  /** Such as "AE-000042". */
  name: string;
  issuedAt: Date;
  /** Null for one of an older version. */
  issuedBy: Issuer | null;
  billedTo: BilledTo;
  lines: PurchaseLine[];
  amountInPaise: number;
  test: boolean;
  /** The part of the invoice's amount that was refunded before credit notes existed. */
  refundedInPaise: number;
  /** The money never arrived, so the purchase was revoked. */
  unpaid: boolean;
  paymentId: string;
}

interface InvoiceRow {
  series: string;
  number: number;
  issued_at: Date;
  issued_by: Issuer | null;
  billed_to: BilledTo;
  lines: PurchaseLine[];
  description: string;
  amount_in_paise: number;
  refunded_in_paise: number;
  test: boolean;
  status: string;
  reference: string;
}

/** The latest invoice of a payment, if it has one and, where an account is given, belongs to it. */
export async function invoiceOf(
  database: Queryable,
  { payment, account }: { payment: number; account?: number },
): Promise<Invoice | undefined> {
  const row = await database.row<InvoiceRow>(sql`
    select i.series, i.number, i.issued_at, i.issued_by, i.billed_to, p.lines, p.description, p.amount_in_paise, p.test, p.status,
      coalesce(i.provider_payment_id, p.provider_payment_id, '') as reference,
      i.refunded_in_paise
    from invoice i join payment p on p.id = i.payment_id
    where p.id = ${payment} and (${account ?? null}::int is null or p.account_id = ${account ?? null}) order by i.number desc limit 1`);
  if (!row) return undefined;
  const whole: PurchaseLine = { kind: 'package', id: 0, name: row.description, amountInPaise: row.amount_in_paise };
  return {
    name: documentName(row.series, row.number),
    issuedAt: row.issued_at,
    issuedBy: row.issued_by,
    billedTo: row.billed_to,
    lines: row.lines.length > 0 ? row.lines : [whole],
    amountInPaise: row.amount_in_paise,
    test: row.test,
    refundedInPaise: row.refunded_in_paise,
    unpaid: row.status !== 'completed' && row.status !== 'refunded',
    paymentId: row.reference,
  };
}

/** The content of a credit note. */
export interface CreditNote {
  /** Such as "CN-000007". */
  name: string;
  issuedAt: Date;
  /** Which invoice it lowers. */
  invoice: { name: string; issuedAt: Date };
  issuedBy: Issuer;
  billedTo: BilledTo;
  description: string;
  amountInPaise: number;
  /** By earlier notes of the same invoice. */
  creditedBeforeInPaise: number;
  test: boolean;
  /** The provider's id of the payment whose money went back: that of a refund may arrive later. */
  paymentId: string;
}

interface CreditNoteRow {
  series: string;
  number: number;
  issued_at: Date;
  invoice_series: string;
  invoice_number: number;
  invoiced_at: Date;
  issued_by: Issuer | null;
  billed_to: BilledTo;
  description: string;
  amount_in_paise: number;
  credited_before_in_paise: number;
  test: boolean;
  reference: string;
}

/** The credit note of a refund, if it has one and, where given, belongs to this payment and account. */
export async function creditNoteOf(
  database: Queryable,
  { refund, payment, account }: { refund: number; payment?: number; account?: number },
  company: Issuer,
): Promise<CreditNote | undefined> {
  const row = await database.row<CreditNoteRow>(sql`
    select c.series, c.number, c.issued_at, c.invoice_series, c.invoice_number, i.issued_at as invoiced_at, i.issued_by, i.billed_to, p.description,
      c.amount_in_paise, c.credited_before_in_paise, p.test, r.provider_payment_id as reference
    from credit_note c join refund r on r.id = c.refund_id join payment p on p.id = c.payment_id
      join invoice i on i.series = c.invoice_series and i.number = c.invoice_number
    where c.refund_id = ${refund} and (${payment ?? null}::int is null or c.payment_id = ${payment ?? null})
      and (${account ?? null}::int is null or p.account_id = ${account ?? null})`);
  if (!row) return undefined;
  const { address, email, phone, gstin } = row.issued_by ?? company;
  return {
    name: documentName(row.series, row.number),
    issuedAt: row.issued_at,
    invoice: { name: documentName(row.invoice_series, row.invoice_number), issuedAt: row.invoiced_at },
    issuedBy: { address, email, phone, gstin },
    billedTo: row.billed_to,
    description: row.description,
    amountInPaise: row.amount_in_paise,
    creditedBeforeInPaise: row.credited_before_in_paise,
    test: row.test,
    paymentId: row.reference,
  };
}
