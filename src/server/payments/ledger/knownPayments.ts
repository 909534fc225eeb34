import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { ProviderPayment } from '../gateways/gateway';
import { type KnownPayment, mergePayment } from './paymentState';

interface Row {
  provider_payment_id: string;
  status: KnownPayment['status'];
  amount_in_paise: number;
  refunded_in_paise: number;
  method: string;
  created_at: Date | null;
}

function toKnown(row: Row): KnownPayment {
  const { provider_payment_id: id, status, method, created_at: createdAt } = row;
  return { id, status, amountInPaise: row.amount_in_paise, refundedInPaise: row.refunded_in_paise, method, createdAt };
}

const isSame = (one: KnownPayment, other: KnownPayment) =>
  one.status === other.status &&
  one.amountInPaise === other.amountInPaise &&
  one.refundedInPaise === other.refundedInPaise &&
  one.method === other.method &&
  one.createdAt?.getTime() === other.createdAt?.getTime();

/** All payments of an order, and whether the reports changed any of them. */
interface MergedPayments {
  payments: KnownPayment[];
  changed: boolean;
}

/** All payments of an order at the provider. */
export async function knownPaymentsOf(queryable: Queryable, paymentId: number): Promise<KnownPayment[]> {
  const rows = await queryable.rows<Row>(sql`
    select provider_payment_id, status, amount_in_paise, refunded_in_paise, method, created_at
    from provider_payment where payment_id = ${paymentId}`);
  return rows.map(toKnown);
}

/** Merges the provider's reports into the order's stored payments. The caller must hold the lock on the order's row. */
export async function saveProviderPayments(
  tx: Queryable,
  paymentId: number,
  reports: readonly ProviderPayment[],
  at: Date,
): Promise<MergedPayments> {
  const known = new Map((await knownPaymentsOf(tx, paymentId)).map((payment) => [payment.id, payment]));
  const changedIds = new Set<string>();
  for (const { id, status, amountInPaise, refundedInPaise, method, createdAt } of reports) {
    const report: KnownPayment = { id, status, amountInPaise, refundedInPaise, method, createdAt };
    const previous = known.get(id);
    const merged = previous ? mergePayment(previous, report) : report;
    if (!previous || !isSame(previous, merged)) changedIds.add(id);
    known.set(id, merged);
  }
  for (const payment of known.values()) if (changedIds.has(payment.id)) await save(tx, paymentId, payment, at);
  return { payments: [...known.values()], changed: changedIds.size > 0 };
}

async function save(tx: Queryable, paymentId: number, payment: KnownPayment, at: Date): Promise<void> {
  const { id, status, amountInPaise, refundedInPaise, method, createdAt } = payment;
  await tx.run(sql`
    insert into provider_payment
      (payment_id, provider_payment_id, status, amount_in_paise, refunded_in_paise, method, created_at, changed_at)
    values (${paymentId}, ${id}, ${status}, ${amountInPaise}, ${refundedInPaise}, ${method}, ${createdAt}, ${at})
    on conflict (payment_id, provider_payment_id) do update set
      status = excluded.status, amount_in_paise = excluded.amount_in_paise,
      refunded_in_paise = excluded.refunded_in_paise, method = excluded.method,
      created_at = excluded.created_at, changed_at = excluded.changed_at`);
}
