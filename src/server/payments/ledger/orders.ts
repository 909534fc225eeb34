import { setTimeout as after } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { hourInMs, minuteInMs } from '@contract/durations';
import type { Order } from '@contract/payments';
import * as messages from '@messages/server/purchaseEmails';
import type { Database, Queryable } from '../../db/database';
import type { PaymentsDeps } from '../paymentsDeps';
import { Problem } from '../../lib/problem';
import { paymentsUnavailable } from '../gateways/paymentsUnavailable';
import { priceList } from './prices';
import { type Purchase, descriptionOf, idsOf, totalOf } from './purchase';
import { lockGrants, upgradeLines } from './upgrades';
import { latestPast } from '../../lib/clock';

type OrderDeps = Pick<PaymentsDeps, 'database' | 'gateway' | 'now'>;
interface OrderRow {
  id: number;
  gateway: string;
  provider_order_id: string | null;
  provider_receipt: string;
  amount_in_paise: number;
  package_id: number | null;
  add_on_ids: number[];
  meeting_id: number | null;
  property_id: number | null;
  order_claimed_until: Date | null;
}

/** Longer than the gateway can take: a lookup, an order, another lookup. */
const CLAIM_IN_MS = 40_000;
const PATIENCE_IN_MS = 15_000;
const POLL_EVERY_MS = 50;

/**
 * Opens the provider's order for a purchase: stored here first, created there once, and the same for every later call
 * with this receipt.
 *
 * @throws Problem 409 if the receipt belongs to another purchase, 503 if the provider cannot be reached.
 */
export async function openOrder(deps: OrderDeps, purchase: Purchase): Promise<Order> {
  const row = await storeRow(deps, purchase);
  if (!isSame(row, purchase) || row.gateway !== deps.gateway.id)
    throw new Problem(409, 'receipt_used', messages.thisReceiptBelongsToAnother);
  const orderId = row.provider_order_id ?? (await requestOrAwaitOrder(deps, row));
  return {
    id: orderId,
    amount: row.amount_in_paise,
    currency: 'INR',
    key_id: deps.gateway.publicKey,
    gateway: deps.gateway.id,
  };
}

/** The purchase that was ordered with a receipt, at the prices of its order. */
export async function findOrder(
  database: Queryable,
  accountId: number,
  receipt: string,
): Promise<Pick<Purchase, 'lines' | 'propertyId'> | undefined> {
  const row = await database.row<{ lines: Purchase['lines']; property_id: number | null }>(
    sql`select lines, property_id from payment where account_id = ${accountId} and receipt = ${receipt}`,
  );
  return row && { lines: row.lines, ...(row.property_id !== null && { propertyId: row.property_id }) };
}

async function storeRow(
  { database, gateway, now }: OrderDeps,
  { accountId, receipt, lines, propertyId, upgrade }: Purchase,
): Promise<OrderRow> {
  const at = now();
  await database.transaction(async (tx) => {
    await lockGrants(tx, accountId);
    if (upgrade) await checkCredit(tx, { accountId, lines, upgrade, test: !gateway.live }, at);
    const created = await tx.row<{ id: number }>(sql`
      insert into payment (account_id, receipt, gateway, test, amount_in_paise, description, package_id, add_on_ids, meeting_id, property_id, lines, created_at, ask_at)
      values (${accountId}, ${receipt}, ${gateway.id}, ${!gateway.live}, ${totalOf(lines)}, ${descriptionOf(lines)}, ${idsOf(lines, 'package')[0] ?? null},
        ${idsOf(lines, 'add_on')}, ${idsOf(lines, 'meeting')[0] ?? null}, ${propertyId ?? null}, ${JSON.stringify(lines)}::jsonb, ${at}, ${new Date(at.getTime() + minuteInMs)})
      on conflict (account_id, receipt) do nothing returning id`);
    if (!created) return;
    await checkUnpaid(tx, accountId, at);
    await supersede(tx, created.id, at);
    await tx.run(
      sql`insert into payment_event (payment_id, cause, body, at) values (${created.id}, 'order', ${JSON.stringify({ amountInPaise: totalOf(lines) })}::jsonb, ${at})`,
    );
  });
  const row = await database.row<OrderRow>(sql`
    select id, gateway, provider_order_id, provider_receipt, amount_in_paise, package_id, add_on_ids, meeting_id, property_id, order_claimed_until
    from payment where account_id = ${accountId} and receipt = ${receipt}`);
  if (!row) throw new Error('the stored purchase is missing');
  return row;
}

/** Orders that an account may leave unpaid within an hour, each of which the provider is asked for. */
export const mostUnpaidOrders = 20;

/** @throws Problem 429 for one order too many */
async function checkUnpaid(tx: Queryable, accountId: number, at: Date): Promise<void> {
  const since = new Date(at.getTime() - hourInMs);
  const made = await tx.row<{ many: number; oldest: Date }>(sql`
    select count(*)::int as many, min(created_at) as oldest from payment
    where account_id = ${accountId} and created_at > ${since} and status not in ('completed', 'refunded')`);
  if (!made || made.many <= mostUnpaidOrders) return;
  const wait = Math.max(1, Math.ceil((made.oldest.getTime() - since.getTime()) / 1_000));
  throw new Problem(429, 'too_many_orders', messages.tooManyUnpaidOrders, undefined, wait);
}

/**
 * Closes unfinished orders for the same as this one: nobody owes both. One that somebody tried to pay, or that is
 * being changed just now, is left alone; money that still arrives for a closed one counts.
 */
export async function supersede(tx: Queryable, paymentId: number, at: Date): Promise<void> {
  await tx.run(sql`
    update payment set status = 'expired', lapsed_at = ${at} where id in (
      select old.id from payment old join payment p on p.account_id = old.account_id
      where p.id = ${paymentId} and old.id <> p.id and p.meeting_id is null and old.meeting_id is null and old.status = 'pending'
        and old.package_id is not distinct from p.package_id and old.add_on_ids = p.add_on_ids and old.property_id is not distinct from p.property_id
        and not exists (select from provider_payment q where q.payment_id = old.id)
      for update of old skip locked)`);
}

/** A credit is computed again under the lock of the account's grants. @throws Problem 409 when the rest is another one now */
async function checkCredit(
  tx: Queryable,
  { accountId, lines, upgrade, test }: Required<Pick<Purchase, 'accountId' | 'lines' | 'upgrade'>> & { test: boolean },
  at: Date,
): Promise<void> {
  const now = await upgradeLines(tx, { accountId, test, ...upgrade }, await priceList(tx, at), at);
  if (totalOf(now) !== totalOf(lines)) throw new Problem(409, 'no_upgrade', messages.thisUpgradeIsNotPossible);
}

function isSame(row: OrderRow, { lines, propertyId }: Purchase): boolean {
  return (
    row.amount_in_paise === totalOf(lines) &&
    row.package_id === (idsOf(lines, 'package')[0] ?? null) &&
    row.property_id === (propertyId ?? null) &&
    row.meeting_id === (idsOf(lines, 'meeting')[0] ?? null) &&
    String(row.add_on_ids) === String(idsOf(lines, 'add_on'))
  );
}

/** One caller across all processes contacts the provider; the others wait for its result. */
async function requestOrAwaitOrder(deps: OrderDeps, row: OrderRow): Promise<string> {
  const at = deps.now();
  const claimed = await deps.database.run(sql`
    update payment set order_claimed_until = ${new Date(at.getTime() + CLAIM_IN_MS)}
    where id = ${row.id} and provider_order_id is null and (order_claimed_until is null or order_claimed_until <= ${at}
      or order_claimed_until > ${latestPast(new Date(at.getTime() + CLAIM_IN_MS))})`);
  return claimed ? requestOrder(deps, row) : awaitOrder(deps.database, deps.now, row.id);
}

async function requestOrder({ database, gateway, now }: OrderDeps, row: OrderRow): Promise<string> {
  try {
    const order = await gateway.createOrder({
      receipt: row.provider_receipt,
      amountInPaise: row.amount_in_paise,
      notes: { purchase: String(row.id) },
      isRetry: row.order_claimed_until !== null,
    });
    const stored = await database.row<{ provider_order_id: string }>(sql`
      update payment set provider_order_id = coalesce(provider_order_id, ${order.id}), ask_at = ${new Date(now().getTime() + minuteInMs)} where id = ${row.id} returning provider_order_id`);
    return stored?.provider_order_id ?? order.id;
  } catch (failure) {
    await database
      .run(sql`update payment set order_claimed_until = ${now()} where id = ${row.id}`)
      .catch(() => undefined); // the claim expires
    throw failure;
  }
}

async function awaitOrder(database: Database, now: () => Date, paymentId: number): Promise<string> {
  for (let waited = 0; waited < PATIENCE_IN_MS; waited += POLL_EVERY_MS) {
    const row = await database.row<Pick<OrderRow, 'provider_order_id' | 'order_claimed_until'>>(
      sql`select provider_order_id, order_claimed_until from payment where id = ${paymentId}`,
    );
    if (row?.provider_order_id) return row.provider_order_id;
    if (!row?.order_claimed_until || row.order_claimed_until <= now()) throw paymentsUnavailable();
    await after(POLL_EVERY_MS);
  }
  throw paymentsUnavailable();
}

/**
 * Schedules a sync of open orders of released meetings, which then expire if unpaid. Skips orders that another
 * transaction has locked, since those are being paid.
 */
export async function syncMeetingOrdersSoon(tx: Queryable, meetingIds: readonly number[], now: Date): Promise<void> {
  await tx.run(sql`
    update payment set ask_at = ${now} where id in (
      select id from payment where meeting_id = any(${meetingIds}::int[]) and status in ('pending', 'failed') and ask_at > ${now} for update skip locked)`);
}
