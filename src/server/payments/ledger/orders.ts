import { setTimeout as after } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Order } from '@contract/payments';
import type { Database } from '../../db/database';
import type { ServerDeps } from '../../deps';
import { Problem } from '../../plugins/problems';
import { type Purchase, descriptionOf, idsOf, totalOf } from './purchase';

type OrderDeps = Pick<ServerDeps, 'database' | 'gateway' | 'now'>;
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

/** Longer than the gateway takes at worst: a look-up, an order, another look-up. */
const CLAIM_IN_MS = 40_000;
const PATIENCE_IN_MS = 15_000;
const LOOK_EVERY_MS = 50;
const minute = 60_000;

const busy = () =>
  new Problem(
    503,
    'payments_unavailable',
    'We cannot take payments right now. You were not charged. Please try again in a moment.',
    undefined,
    30,
  );

/**
 * The provider's order of a purchase: stored here first, made there once, and the same one for every later call with this receipt.
 *
 * @throws Problem 409 when the receipt belongs to another purchase, 503 when the provider cannot be reached.
 */
export async function openOrder(deps: OrderDeps, purchase: Purchase): Promise<Order> {
  const row = await storeRow(deps, purchase);
  if (!isSame(row, purchase) || row.gateway !== deps.gateway.kind)
    throw new Problem(409, 'receipt_used', 'This receipt belongs to another purchase. Please start again.');
  const orderId = row.provider_order_id ?? (await askOrAwait(deps, row));
  return {
    id: orderId,
    amount: row.amount_in_paise,
    currency: 'INR',
    key_id: deps.gateway.keyId,
    gateway: deps.gateway.kind,
  };
}

async function storeRow(
  { database, gateway, now }: OrderDeps,
  { accountId, receipt, lines, propertyId }: Purchase,
): Promise<OrderRow> {
  const at = now();
  await database.transaction(async (tx) => {
    const made = await tx.row<{ id: number }>(sql`
      insert into payment (account_id, receipt, gateway, test, amount_in_paise, description, package_id, add_on_ids, meeting_id, property_id, lines, created_at, ask_at)
      values (${accountId}, ${receipt}, ${gateway.kind}, ${!gateway.live}, ${totalOf(lines)}, ${descriptionOf(lines)}, ${idsOf(lines, 'package')[0] ?? null},
        ${idsOf(lines, 'add_on')}, ${idsOf(lines, 'meeting')[0] ?? null}, ${propertyId ?? null}, ${JSON.stringify(lines)}::jsonb, ${at}, ${new Date(at.getTime() + minute)})
      on conflict (account_id, receipt) do nothing returning id`);
    if (made)
      await tx.run(
        sql`insert into payment_event (payment_id, cause, body, at) values (${made.id}, 'order', ${JSON.stringify({ amountInPaise: totalOf(lines) })}::jsonb, ${at})`,
      );
  });
  const row = await database.row<OrderRow>(sql`
    select id, gateway, provider_order_id, provider_receipt, amount_in_paise, package_id, add_on_ids, meeting_id, property_id, order_claimed_until
    from payment where account_id = ${accountId} and receipt = ${receipt}`);
  if (!row) throw new Error('A purchase that was stored is not there.');
  return row;
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

/** One caller at a time, of all processes, asks the provider; the others wait for what it learns. */
async function askOrAwait(deps: OrderDeps, row: OrderRow): Promise<string> {
  const at = deps.now();
  const claimed = await deps.database.run(sql`
    update payment set order_claimed_until = ${new Date(at.getTime() + CLAIM_IN_MS)}
    where id = ${row.id} and provider_order_id is null and (order_claimed_until is null or order_claimed_until <= ${at})`);
  return claimed ? ask(deps, row) : awaitOrder(deps.database, deps.now, row.id);
}

async function ask({ database, gateway, now }: OrderDeps, row: OrderRow): Promise<string> {
  try {
    const order = await gateway.createOrder({
      receipt: row.provider_receipt,
      amountInPaise: row.amount_in_paise,
      notes: { purchase: String(row.id) },
      askedBefore: row.order_claimed_until !== null,
    });
    const stored = await database.row<{ provider_order_id: string }>(sql`
      update payment set provider_order_id = coalesce(provider_order_id, ${order.id}), ask_at = ${new Date(now().getTime() + minute)} where id = ${row.id} returning provider_order_id`);
    return stored?.provider_order_id ?? order.id;
  } catch (failure) {
    await database
      .run(sql`update payment set order_claimed_until = ${now()} where id = ${row.id}`)
      .catch(() => undefined); // else the claim runs out by itself
    throw failure;
  }
}

async function awaitOrder(database: Database, now: () => Date, paymentId: number): Promise<string> {
  for (let waited = 0; waited < PATIENCE_IN_MS; waited += LOOK_EVERY_MS) {
    const row = await database.row<Pick<OrderRow, 'provider_order_id' | 'order_claimed_until'>>(
      sql`select provider_order_id, order_claimed_until from payment where id = ${paymentId}`,
    );
    if (row?.provider_order_id) return row.provider_order_id;
    if (!row?.order_claimed_until || row.order_claimed_until <= now()) throw busy();
    await after(LOOK_EVERY_MS);
  }
  throw busy();
}
