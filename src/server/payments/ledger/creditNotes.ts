import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { documentName, nextNumber } from './documentNumbers';
import type { SettledPayment } from './purchase';
import type { SettledRefund } from './refundsStore';

/** A credit note that was just issued. */
export interface IssuedNote {
  /** Such as "CN-000007". */
  name: string;
  refundId: number;
  amountInPaise: number;
}

/** How much of the payment's latest invoice went back so far; 0 without an invoice. */
export async function creditedSoFar(queryable: Queryable, paymentId: number): Promise<number> {
  const row = await queryable.row<{ credited: number }>(sql`
    select i.refunded_in_paise + coalesce((
      select sum(c.amount_in_paise) from credit_note c where c.invoice_series = i.series and c.invoice_number = i.number), 0)::bigint as credited
    from invoice i where i.payment_id = ${paymentId} order by i.number desc limit 1`);
  return row?.credited ?? 0;
}

/**
 * Issues a credit note for each refund that lowers the payment's invoice, in the transaction that settles the refund.
 * `creditInPaise` is what they lower it by together: money that was never invoiced goes back without a note.
 */
export async function issueCreditNotes(
  tx: Queryable,
  { id, test }: Pick<SettledPayment, 'id' | 'test'>,
  settled: readonly SettledRefund[],
  creditInPaise: number,
  at: Date,
): Promise<IssuedNote[]> {
  const notes: IssuedNote[] = [];
  let left = creditInPaise;
  const series = test ? 'TEST-CN' : 'CN';
  for (const refund of settled) {
    const amountInPaise = Math.min(refund.amountInPaise, left);
    if (amountInPaise <= 0) break;
    left -= amountInPaise;
    const number = await nextNumber(tx, 'credit_note', series);
    const issued = await tx.run(sql`
      insert into credit_note (series, number, refund_id, payment_id, invoice_series, invoice_number, amount_in_paise, credited_before_in_paise, issued_at)
      select ${series}, ${number}, ${refund.id}, ${id}, i.series, i.number, ${amountInPaise},
        (select coalesce(sum(c.amount_in_paise), 0) from credit_note c where c.invoice_series = i.series and c.invoice_number = i.number), ${at}
      from invoice i where i.payment_id = ${id} order by i.number desc limit 1`);
    if (!issued) throw new Error(`payment ${id} has no invoice to credit`);
    notes.push({ name: documentName(series, number), refundId: refund.id, amountInPaise });
  }
  return notes;
}
