import sql from 'sql-template-tag';
import type { BillingInfo, Payment, PaymentMethod } from '@contract/payments';
import type { Queryable } from '../../db/database';
import { rupeesOf } from '../../payments/rupees';

interface PaymentRow {
  id: number;
  description: string;
  status: Payment['status'];
  amount_in_paise: number;
  method: string;
  at: Date;
  invoiced: boolean;
}

const methods: Readonly<Record<string, string>> = { card: 'Card', upi: 'UPI', netbanking: 'Net banking', wallet: 'Wallet', emi: 'EMI' };

const columns = sql`
  p.id, p.description, p.status, p.amount_in_paise, p.method, coalesce(p.completed_at, p.created_at) as at,
  exists (select 1 from invoice i where i.payment_id = p.id) as invoiced`;

function toPayment({ id, description, status, amount_in_paise, method, at, invoiced }: PaymentRow): Payment {
  return {
    id,
    description,
    status,
    amount: rupeesOf(amount_in_paise),
    currency: 'INR',
    date: at.toISOString(),
    method: methods[method] ?? method,
    invoice: invoiced ? `/api/payments/${id}/invoice/` : null,
  };
}

/** An account's payments that reached the provider, newest first, and how many there are. */
export async function listPayments(database: Queryable, accountId: number, limit: number, offset: number): Promise<{ payments: Payment[]; total: number }> {
  const mine = sql`p.account_id = ${accountId} and p.provider_order_id is not null`;
  const [rows, count] = await Promise.all([
    database.rows<PaymentRow>(sql`select ${columns} from payment p where ${mine} order by p.id desc limit ${limit} offset ${offset}`),
    database.row<{ total: number }>(sql`select count(*)::int as total from payment p where ${mine}`),
  ]);
  return { payments: rows.map(toPayment), total: count?.total ?? 0 };
}

/** The payment of an order, if it is this account's. */
export async function paymentOfOrder(database: Queryable, accountId: number, orderId: string): Promise<{ payment: Payment; orderId: string; gateway: string } | undefined> {
  const row = await database.row<PaymentRow & { provider_order_id: string; gateway: string }>(sql`
    select ${columns}, p.provider_order_id, p.gateway from payment p where p.provider_order_id = ${orderId} and p.account_id = ${accountId}`);
  return row && { payment: toPayment(row), orderId: row.provider_order_id, gateway: row.gateway };
}

/** The meeting, if it is this account's. */
export function meetingOf(database: Queryable, accountId: number, meetingId: number): Promise<{ id: number; starts_at: Date; status: string; held_until: Date } | undefined> {
  return database.row<{ id: number; starts_at: Date; status: string; held_until: Date }>(sql`select id, starts_at, status, held_until from meeting where id = ${meetingId} and account_id = ${accountId}`);
}

/** The cards used, the first one before the others. */
export function listMethods(database: Queryable, accountId: number): Promise<PaymentMethod[]> {
  return database.rows<PaymentMethod>(sql`select id, card_type, last4, expiry, is_primary as "primary" from payment_method where account_id = ${accountId} order by is_primary desc, id`);
}

const billingColumns = sql`name, address, city, state, zip, country, gstin`;

export async function billingInfoOf(database: Queryable, accountId: number): Promise<BillingInfo | null> {
  return (await database.row<BillingInfo>(sql`select ${billingColumns} from billing_info where account_id = ${accountId}`)) ?? null;
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
