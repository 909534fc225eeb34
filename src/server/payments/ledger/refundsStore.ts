import { minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { KnownRefund, Remainder } from './refundState';

interface Row {
  id: number;
  provider_payment_id: string;
  amount_in_paise: number;
  status: KnownRefund['status'];
  reference: string;
  provider_refund_id: string | null;
  request_key: string | null;
  failure: string;
}

const toKnown = (row: Row): KnownRefund => ({
  id: row.id,
  paymentId: row.provider_payment_id,
  amountInPaise: row.amount_in_paise,
  status: row.status,
  // one made at the provider has no request of ours
  reference: row.request_key === null ? null : row.reference,
  providerId: row.provider_refund_id,
  failure: row.failure,
});

/** All refunds of an order, in their order. */
export async function refundsOf(tx: Queryable, paymentId: number): Promise<KnownRefund[]> {
  const rows = await tx.rows<Row>(sql`
    select id, provider_payment_id, amount_in_paise, status, reference, provider_refund_id, request_key, failure
    from refund where payment_id = ${paymentId} order by id`);
  return rows.map(toKnown);
}

/** A refund that has just reached the buyer. */
export interface SettledRefund {
  id: number;
  amountInPaise: number;
  /** We requested it; otherwise somebody made it at the provider. */
  ours: boolean;
}

/**
 * Stores what changed. The caller must hold the lock on the order's row.
 *
 * @returns those that have just succeeded, and whether anything changed
 */
export async function saveRefunds(
  tx: Queryable,
  paymentId: number,
  stored: readonly KnownRefund[],
  merged: readonly KnownRefund[],
  at: Date,
): Promise<{ settled: SettledRefund[]; changed: boolean }> {
  const settled: SettledRefund[] = [];
  let changed = false;
  for (const refund of merged) {
    const before = stored.find(({ id }) => id !== null && id === refund.id);
    if (before && JSON.stringify(before) === JSON.stringify(refund)) continue;
    changed = true;
    const id = refund.id ?? (await insertRefund(tx, paymentId, refund, at));
    if (before) await updateRefund(tx, refund, at);
    if (refund.status === 'succeeded' && before?.status !== 'succeeded')
      settled.push({ id, amountInPaise: refund.amountInPaise, ours: refund.reference !== null });
  }
  return { settled, changed };
}

async function insertRefund(tx: Queryable, paymentId: number, refund: KnownRefund, at: Date): Promise<number> {
  const { paymentId: provider, amountInPaise, status, providerId } = refund;
  const settledAt = status === 'pending' ? null : at;
  const row = await tx.row<{ id: number }>(sql`
    insert into refund (payment_id, provider_payment_id, amount_in_paise, status, provider_refund_id, created_at, settled_at, ask_at)
    values (${paymentId}, ${provider}, ${amountInPaise}, ${status}, ${providerId}, ${at}, ${settledAt}, ${settledAt ? null : new Date(at.getTime() + minuteInMs)})
    returning id`);
  if (!row) throw new Error('a refund was not stored');
  return row.id;
}

async function updateRefund(tx: Queryable, { id, status, providerId, failure }: KnownRefund, at: Date): Promise<void> {
  const isFinal = status !== 'pending';
  await tx.run(sql`
    update refund set status = ${status}, provider_refund_id = ${providerId}, failure = ${failure},
      settled_at = case when ${isFinal} then coalesce(settled_at, ${at}::timestamptz) end, ask_at = case when ${isFinal} then null else ask_at end
    where id = ${id}`);
}

/** A refund that the office requests. */
export interface RefundOrder {
  key: string;
  amountInPaise: number;
  reason: string;
  accountId: number;
}

/** Stores a request, one row for each payment whose money goes back; the reconciler asks if the caller cannot. */
export async function insertRequest(
  tx: Queryable,
  paymentId: number,
  { key, reason, accountId }: RefundOrder,
  parts: readonly Remainder[],
  at: Date,
): Promise<void> {
  for (const { paymentId: provider, leftInPaise } of parts)
    await tx.run(sql`
      insert into refund (payment_id, provider_payment_id, amount_in_paise, request_key, requested_by, reason, created_at, ask_at)
      values (${paymentId}, ${provider}, ${leftInPaise}, ${key}, ${accountId}, ${reason}, ${at}, ${new Date(at.getTime() + minuteInMs)})`);
}

/** What was requested with a key before; undefined if nothing was. */
export async function requestOf(
  tx: Queryable,
  paymentId: number,
  key: string,
): Promise<{ amountInPaise: number; reason: string } | undefined> {
  const row = await tx.row<{ amount: number | null; reason: string | null }>(sql`
    select sum(amount_in_paise)::bigint as amount, min(reason) as reason from refund where payment_id = ${paymentId} and request_key = ${key}`);
  return row?.amount === null || row === undefined
    ? undefined
    : { amountInPaise: row.amount, reason: row.reason ?? '' };
}

/** A refund that the provider has to be asked about. */
export interface PendingRefund {
  id: number;
  payment_id: number;
  provider_payment_id: string;
  provider_order_id: string;
  provider_refund_id: string | null;
  amount_in_paise: number;
  reference: string;
  request_key: string | null;
  created_at: Date;
}

/** Refunds of an order, or those that are due, which are still under way. */
export function pendingRefunds(
  queryable: Queryable,
  which: { payment: number; key?: string } | { dueAt: Date; gateway: string; most: number },
): Promise<PendingRefund[]> {
  const columns = sql`r.id, r.payment_id, r.provider_payment_id, p.provider_order_id, r.provider_refund_id, r.amount_in_paise, r.reference, r.request_key, r.created_at`;
  if ('payment' in which)
    return queryable.rows<PendingRefund>(sql`
      select ${columns} from refund r join payment p on p.id = r.payment_id
      where r.payment_id = ${which.payment} and r.status = 'pending' and (${which.key ?? null}::text is null or r.request_key = ${which.key ?? null})
      order by r.id`);
  return queryable.rows<PendingRefund>(sql`
    select ${columns} from refund r join payment p on p.id = r.payment_id
    where r.ask_at <= ${which.dueAt} and p.gateway = ${which.gateway} order by r.ask_at limit ${which.most}`);
}

export async function askAgainAt(queryable: Queryable, id: number, at: Date): Promise<void> {
  await queryable.run(sql`update refund set ask_at = ${at} where id = ${id} and status = 'pending'`);
}
