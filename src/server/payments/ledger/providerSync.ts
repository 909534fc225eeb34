import sql from 'sql-template-tag';
import type { ProviderPayment } from '../gateways/gateway';
import { type LedgerDeps, applyEvent } from './ledger';

/** However often a page asks, the provider is asked after one purchase at most so often. */
const SELDOM_IN_MS = 5_000;
/** Longer a page does not wait for the provider; what it learns later is entered all the same. */
const PATIENCE_IN_MS = 4_000;

const isTaken = ({ status }: ProviderPayment) => status === 'captured' || status === 'refunded';
const timeOf = ({ createdAt }: ProviderPayment) => createdAt?.getTime() ?? 0;

/**
 * Asks the provider what was tried on an order and enters it; money that is only reserved is taken on the way.
 *
 * @throws Problem 503 when the provider cannot be asked.
 */
export async function syncAfter(deps: LedgerDeps, orderId: string): Promise<void> {
  const payments = await paymentsOf(deps, orderId);
  if (payments.length > 0) await applyEvent(deps, orderId, { cause: 'reconciler', event: { kind: 'asked', payments } });
}

/** Every payment tried on an order. The oldest one that is reserved is captured on the way, unless the order has been paid. */
async function paymentsOf({ gateway }: LedgerDeps, orderId: string): Promise<ProviderPayment[]> {
  const all = await gateway.paymentsOf(orderId);
  const reserved = all
    .filter(({ status }) => status === 'authorized')
    .sort((one, other) => timeOf(one) - timeOf(other));
  const toCapture = all.some(isTaken) ? undefined : reserved[0];
  const payments: ProviderPayment[] = [];
  for (const tried of all) {
    // neither failure may keep the order's other payments from being told
    const known = tried === toCapture ? await gateway.capture(tried).catch(() => tried) : tried;
    const lacksCard = known.status === 'captured' && known.method === 'card' && !known.card;
    const detailed = lacksCard ? await gateway.payment(known.id).catch(() => null) : null;
    payments.push(detailed ?? known);
  }
  return payments;
}

/** Asks about one order now, because its buyer waits: not too often, not for long, and a provider that is away is no failure. */
export async function syncForBuyer(deps: LedgerDeps, orderId: string): Promise<void> {
  const at = deps.now();
  const mine = await deps.database.run(sql`
    update payment set asked_at = ${at} where provider_order_id = ${orderId} and (asked_at is null or asked_at <= ${new Date(at.getTime() - SELDOM_IN_MS)})`);
  if (!mine) return;
  await syncRepeatedly(deps, orderId);
}

/** Asks about one order; what is learnt later is entered all the same, and a provider that is away is no failure. */
export async function syncRepeatedly(deps: LedgerDeps, orderId: string, forMs = PATIENCE_IN_MS): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, forMs);
  });
  await Promise.race([syncAfter(deps, orderId).catch(() => undefined), tooLong]).finally(() => clearTimeout(timer));
}
