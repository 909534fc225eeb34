import sql, { type Sql } from 'sql-template-tag';
import type { BillingInfo, Payment, PaymentMethod } from '@contract/payments';
import type { Queryable } from '../../db/database';
import { decimalRupees } from '@contract/money';
import { documentName } from '../ledger/documentNumbers';
import { methodName } from './methodNames';

interface PaymentRow {
  id: number;
  description: string;
  status: Payment['status'];
  amount_in_paise: number;
  paid_in_paise: number;
  refunded_in_paise: number;
  method: string;
  at: Date;
  invoiced: boolean;
  notes: { series: string; number: number; refund: number }[] | null;
  provider_payment_id: string | null;
  unfinished: boolean;
  /** When the hold of the meeting's slot ends or ended. */
  hold_ends: Date | null;
}

const columns = sql`
  p.id, p.description, p.status, p.amount_in_paise, p.paid_in_paise, p.refunded_in_paise, p.method, p.provider_payment_id, coalesce(p.completed_at, p.created_at) as at,
  p.status = 'pending' and not exists (select from provider_payment q where q.payment_id = p.id) as unfinished,
  exists (select 1 from invoice i where i.payment_id = p.id) as invoiced,
  (select jsonb_agg(jsonb_build_object('series', c.series, 'number', c.number, 'refund', c.refund_id) order by c.number) from credit_note c where c.payment_id = p.id) as notes,
  (select case when h.status = 'held' then h.held_until else h.created_at end from meeting h where h.id = p.meeting_id) as hold_ends`;

function toPayment(
  {
    id,
    description,
    status,
    amount_in_paise,
    paid_in_paise,
    refunded_in_paise,
    method,
    at,
    invoiced,
    notes,
    provider_payment_id,
    unfinished,
    hold_ends,
  }: PaymentRow,
  now: Date,
): Payment {
  return {
    id,
    description,
    status,
    amount: decimalRupees(amount_in_paise),
    amount_paid: decimalRupees(paid_in_paise),
    amount_refunded: decimalRupees(refunded_in_paise),
    currency: 'INR',
    date: at.toISOString(),
    method: methodName(method),
    invoice: invoiced ? `/api/payments/${id}/invoice/` : null,
    credit_notes: (notes ?? []).map(({ series, number, refund }) => ({
      name: documentName(series, number),
      refund,
      path: `/api/payments/${id}/credit-notes/${refund}/`,
    })),
    reference: provider_payment_id,
    ...(unfinished && { unfinished }),
    ...(hold_ends && { held_for: Math.max(0, Math.floor((hold_ends.getTime() - now.getTime()) / 1_000)) }),
  };
}

/** An account's payments that reached the provider, newest first, and how many there are. */
export async function listPayments(
  database: Queryable,
  accountId: number,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<{ payments: Payment[]; total: number }> {
  // an order that was closed without an attempt is no news to its buyer
  const mine = sql`p.account_id = ${accountId} and p.provider_order_id is not null and (p.status <> 'expired' or p.meeting_id is not null
    or exists (select from provider_payment q where q.payment_id = p.id))`;
  const [rows, count] = await Promise.all([
    database.rows<PaymentRow>(
      sql`select ${columns} from payment p where ${mine} order by p.id desc limit ${limit} offset ${offset}`,
    ),
    database.row<{ total: number }>(sql`select count(*)::int as total from payment p where ${mine}`),
  ]);
  return { payments: rows.map((row) => toPayment(row, now)), total: count?.total ?? 0 };
}

/** A purchase as its buyer may see it. */
export interface StoredPurchase {
  payment: Payment;
  orderId: string | null;
  gateway: string;
  amountInPaise: number;
  /** The provider had an unfinished attempt at the last query. */
  underWay: boolean;
  /** The meeting it pays, and until when that is held. */
  meeting: { status: string; held_until: Date } | undefined;
}

/** The identified purchase, if it belongs to this account. */
async function findPurchase(
  database: Queryable,
  accountId: number,
  which: Sql,
  now: Date,
): Promise<StoredPurchase | undefined> {
  const row = await database.row<
    PaymentRow & {
      provider_order_id: string | null;
      gateway: string;
      under_way: boolean;
      meeting_status: string | null;
      held_until: Date | null;
    }
  >(sql`
    select ${columns}, p.provider_order_id, p.gateway, p.under_way, m.status as meeting_status, m.held_until
    from payment p left join meeting m on m.id = p.meeting_id where ${which} and p.account_id = ${accountId}`);
  if (!row) return undefined;
  const meeting =
    row.meeting_status && row.held_until ? { status: row.meeting_status, held_until: row.held_until } : undefined;
  return {
    payment: toPayment(row, now),
    orderId: row.provider_order_id,
    gateway: row.gateway,
    amountInPaise: row.amount_in_paise,
    underWay: row.under_way,
    meeting,
  };
}

/** Identifiers known to the buyer; exactly one is set. */
export function findPurchaseBy(
  database: Queryable,
  accountId: number,
  {
    receipt,
    order,
    payment,
  }: { receipt?: string | undefined; order?: string | undefined; payment?: number | undefined },
  now = new Date(),
): Promise<StoredPurchase | undefined> {
  if (receipt !== undefined) return findPurchase(database, accountId, sql`p.receipt = ${receipt}`, now);
  return findPurchase(
    database,
    accountId,
    order === undefined ? sql`p.id = ${payment ?? 0}` : sql`p.provider_order_id = ${order}`,
    now,
  );
}

/** The payment of an order, if it belongs to this account. */
export async function paymentOfOrder(
  database: Queryable,
  accountId: number,
  orderId: string,
): Promise<{ payment: Payment; orderId: string; gateway: string } | undefined> {
  const found = await findPurchaseBy(database, accountId, { order: orderId });
  return found && { payment: found.payment, orderId, gateway: found.gateway };
}

/** The meeting, if it belongs to this account. */
export function meetingOf(
  database: Queryable,
  accountId: number,
  meetingId: number,
): Promise<{ id: number; starts_at: Date; status: string; held_until: Date } | undefined> {
  return database.row<{ id: number; starts_at: Date; status: string; held_until: Date }>(
    sql`select id, starts_at, status, held_until from meeting where id = ${meetingId} and account_id = ${accountId}`,
  );
}

/** The listing, if it belongs to this account. */
export function ownListing(
  database: Queryable,
  accountId: number,
  propertyId: number,
): Promise<{ id: number; title: string } | undefined> {
  return database.row<{ id: number; title: string }>(
    sql`select id, title from property where id = ${propertyId} and owner_id = ${accountId}`,
  );
}

/** The used cards, oldest first. */
export function listMethods(database: Queryable, accountId: number): Promise<PaymentMethod[]> {
  return database.rows<PaymentMethod>(
    sql`select id, card_type, last4, expiry, is_primary as "primary" from payment_method where account_id = ${accountId} order by is_primary desc, id`,
  );
}

const billingColumns = sql`name, address, city, state, zip, country, gstin`;

export async function billingInfoOf(database: Queryable, accountId: number): Promise<BillingInfo | null> {
  return (
    (await database.row<BillingInfo>(
      sql`select ${billingColumns} from billing_info where account_id = ${accountId}`,
    )) ?? null
  );
}

export async function setBillingInfo(database: Queryable, accountId: number, info: BillingInfo): Promise<BillingInfo> {
  const { name, address, city, state, zip, country, gstin } = info;
  const stored = await database.row<BillingInfo>(sql`
    insert into billing_info (account_id, ${billingColumns}) values (${accountId}, ${name}, ${address}, ${city}, ${state}, ${zip}, ${country}, ${gstin})
    on conflict (account_id) do update set name = excluded.name, address = excluded.address, city = excluded.city, state = excluded.state,
      zip = excluded.zip, country = excluded.country, gstin = excluded.gstin
    returning ${billingColumns}`);
  return stored ?? info;
}
