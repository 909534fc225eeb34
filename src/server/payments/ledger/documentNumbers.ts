import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';

/** Such as `AE-000042`. */
export const documentName = (series: string, number: number) => `${series}-${String(number).padStart(6, '0')}`;

/**
 * The next number of a series, without gaps: under a lock that lasts until the transaction ends, so that a number is
 * taken only together with its document.
 */
export async function nextNumber(tx: Queryable, table: 'invoice' | 'credit_note', series: string): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${series}`}, 0))`);
  const last =
    table === 'invoice'
      ? sql`select coalesce(max(number), 0) + 1 as number from invoice where series = ${series}`
      : sql`select coalesce(max(number), 0) + 1 as number from credit_note where series = ${series}`;
  const row = await tx.row<{ number: number }>(last);
  return row?.number ?? 1;
}

/** How an email names the credit note of a refund that is attached when it is sent. */
export const creditNoteDocument = (refundId: number) => `credit-note:${refundId}`;

/** How an email names the invoice of a payment that is attached when it is sent. */
export const invoiceDocument = (paymentId: number) => `invoice:${paymentId}`;

/** What the name of a document means: the invoice of a payment, or the credit note of a refund. */
export function readDocument(name: string): { kind: 'invoice' | 'credit-note'; id: number } | undefined {
  const [, kind, id] = /^(invoice|credit-note):(\d+)$/.exec(name) ?? [];
  return kind === 'invoice' || kind === 'credit-note' ? { kind, id: Number(id) } : undefined;
}
