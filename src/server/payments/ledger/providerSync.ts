import sql from 'sql-template-tag';
import type { ProviderPayment, ProviderRefund } from '../gateways/gateway';
import { type LedgerDeps, applyEvent } from './ledger';
import { latestPast } from '../../lib/clock';

/** The provider is queried about one order at most this often, even if a page polls more often. */
const MIN_INTERVAL_IN_MS = 5_000;
/** The longest that a page waits for the provider. A later response is still applied. */
const PATIENCE_IN_MS = 4_000;

const isCaptured = ({ status }: ProviderPayment) => status === 'captured' || status === 'refunded';
const timeOf = ({ createdAt }: ProviderPayment) => createdAt?.getTime() ?? 0;

/**
 * Fetches an order's payments from the provider, captures authorised money on the way, and applies the result.
 *
 * @throws Problem 503 if the provider cannot be reached.
 */
export async function syncOrder(deps: LedgerDeps, orderId: string): Promise<void> {
  const payments = await fetchPayments(deps, orderId);
  if (payments.length === 0) return;
  const refunds = await fetchRefunds(deps, payments);
  await applyEvent(deps, orderId, { cause: 'reconciler', event: { kind: 'synced', payments, refunds } });
}

/** All refunds of an order's payments; after the payments, so that no total counts one that is missing here. */
async function fetchRefunds({ gateway }: LedgerDeps, payments: readonly ProviderPayment[]): Promise<ProviderRefund[]> {
  const refunds: ProviderRefund[] = [];
  for (const { id, status, refundedInPaise } of payments)
    if (status === 'refunded' || refundedInPaise > 0) refunds.push(...(await gateway.findRefunds(id)));
  return refunds;
}

/** All payments of an order. Captures the oldest authorised one, unless the order is paid. */
async function fetchPayments({ gateway }: LedgerDeps, orderId: string): Promise<ProviderPayment[]> {
  const all = await gateway.findPayments(orderId);
  const authorized = all
    .filter(({ status }) => status === 'authorized')
    .sort((one, other) => timeOf(one) - timeOf(other));
  const toCapture = all.some(isCaptured) ? undefined : authorized[0];
  const payments: ProviderPayment[] = [];
  for (const attempt of all) {
    // neither failure may hide the order's other payments
    const known = attempt === toCapture ? await gateway.capturePayment(attempt).catch(() => attempt) : attempt;
    const lacksCard = known.status === 'captured' && known.method === 'card' && !known.card;
    const detailed = lacksCard ? await gateway.findPayment(known.id).catch(() => null) : null;
    payments.push(detailed ?? known);
  }
  return payments;
}

/**
 * Syncs an order because its buyer is waiting: not too often, not for long, and without failing if the provider is
 * down.
 */
export async function syncForBuyer(deps: LedgerDeps, orderId: string): Promise<void> {
  const at = deps.now();
  const isDue = await deps.database.run(sql`
    update payment set asked_at = ${at} where provider_order_id = ${orderId} and (asked_at is null or asked_at <= ${new Date(at.getTime() - MIN_INTERVAL_IN_MS)} or asked_at > ${latestPast(at)})`);
  if (!isDue) return;
  await syncWithin(deps, orderId, PATIENCE_IN_MS);
}

/**
 * Syncs an order and waits at most `timeoutInMs` for it. A later response is still applied, and an unreachable provider
 * is not a failure.
 */
export async function syncWithin(deps: LedgerDeps, orderId: string, timeoutInMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutInMs);
  });
  await Promise.race([syncOrder(deps, orderId).catch(() => undefined), timeout]).finally(() => clearTimeout(timer));
}
