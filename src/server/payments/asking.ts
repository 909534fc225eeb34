import sql from 'sql-template-tag';
import type { ProviderPayment } from './gateway';
import { type LedgerDeps, enter } from './ledger';

/** However often a page asks, the provider is asked after one purchase at most so often. */
const SELDOM_IN_MS = 5_000;
/** Longer a page does not wait for the provider; what it learns later is entered all the same. */
const PATIENCE_IN_MS = 4_000;

const isTaken = ({ status }: ProviderPayment) => status === 'captured' || status === 'refunded';
const isUnderWay = ({ status }: ProviderPayment) => status === 'created' || status === 'authorized';

/**
 * Asks the provider what was tried on an order and enters it; money that is only reserved is taken on the way.
 *
 * @returns whether an attempt has not ended yet.
 * @throws Problem 503 when the provider cannot be asked.
 */
export async function askAfter(deps: LedgerDeps, orderId: string): Promise<boolean> {
  const payments = await paymentsOf(deps, orderId);
  for (const payment of payments) await enter(deps, orderId, { cause: 'reconciler', event: { kind: 'told', payment } });
  const underWay = payments.some(isUnderWay);
  await deps.database.run(sql`update payment set under_way = ${underWay} where provider_order_id = ${orderId} and under_way is distinct from ${underWay}`);
  return underWay;
}

/** Every payment tried on an order, the settled ones last; one that is only reserved is taken on the way, unless another one pays the order already. */
async function paymentsOf({ database, gateway }: LedgerDeps, orderId: string): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  const all = await gateway.paymentsOf(orderId);
  const row = await database.row<{ provider_payment_id: string | null }>(sql`select provider_payment_id from payment where provider_order_id = ${orderId}`);
  let paying = row?.provider_payment_id ?? all.find(isTaken)?.id;
  for (const tried of all) {
    // neither may keep the order's other payments from being told
    const mine = tried.status === 'authorized' && (paying ?? tried.id) === tried.id;
    const taken = mine ? await gateway.capture(tried).catch(() => tried) : tried;
    if (mine) paying = tried.id;
    const detailed = taken.status === 'captured' && taken.method === 'card' && !taken.card ? await gateway.payment(taken.id).catch(() => null) : null;
    payments.push(detailed ?? taken);
  }
  const order = ['created', 'authorized', 'failed', 'captured', 'refunded'];
  return payments.sort((one, other) => order.indexOf(one.status) - order.indexOf(other.status));
}

/** Asks about one order now, because its buyer waits: not too often, not for long, and a provider that is away is no failure. */
export async function askForBuyer(deps: LedgerDeps, orderId: string): Promise<void> {
  const at = deps.now();
  const mine = await deps.database.run(sql`
    update payment set asked_at = ${at} where provider_order_id = ${orderId} and (asked_at is null or asked_at <= ${new Date(at.getTime() - SELDOM_IN_MS)})`);
  if (!mine) return;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => { timer = setTimeout(resolve, PATIENCE_IN_MS); });
  await Promise.race([askAfter(deps, orderId).then(() => undefined, () => undefined), tooLong]).finally(() => clearTimeout(timer));
}
