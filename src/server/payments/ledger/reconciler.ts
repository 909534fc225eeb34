import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import type { PaymentsDeps } from '../paymentsDeps';
import { defineJob } from '../../jobs/defineJob';
import { syncOrder } from './providerSync';
import { settleRefund } from './refundRequests';
import { pendingRefunds } from './refundsStore';
import { type LedgerDeps, applyEvent } from './ledger';

type ReconcilerDeps = LedgerDeps & Pick<PaymentsDeps, 'log'>;
interface DueRow {
  id: number;
  provider_order_id: string | null;
  created_at: Date;
  slot_over: boolean;
}

const BATCH_SIZE = 50;
/** After this many failures in a run we leave the provider alone until the next run. */
const MAX_FAILURES = 3;

/** Milliseconds until an unsettled order of this age is synced again; a bank may take days to confirm. Null: never. */
export function nextSyncAfter(ageInMs: number): number | null {
  if (ageInMs < 10 * minuteInMs) return minuteInMs;
  if (ageInMs < hourInMs) return 5 * minuteInMs;
  if (ageInMs < dayInMs) return Math.min(hourInMs, dayInMs - ageInMs);
  return ageInMs < 7 * dayInMs ? dayInMs : null;
}

/** Milliseconds until a settled payment of this age is synced again, in case we missed a refund or a second payment. Null: never. */
export function nextReconciliationAfter(ageInMs: number): number | null {
  return ageInMs < 14 * dayInMs ? dayInMs : null;
}

/**
 * Syncs every due order: completes what was paid without our knowing, captures authorised money, and expires what was not paid within a day,
 * or within a meeting's hold. Asks about refunds whose answer never came.
 */
export const reconcilePaymentsJob = defineJob({
  name: 'reconcile-payments',
  every: minuteInMs / 2,
  // longer than one order takes; renewed before each
  lease: 60,
  async run(deps: ReconcilerDeps, keepLease) {
    let synced = 0;
    let failures = 0;
    for (const row of await findDue(deps)) {
      if (!(await keepLease())) break;
      failures += (await syncPayment(deps, row)) ? 0 : 1;
      if (failures === MAX_FAILURES) break;
      synced += 1;
    }
    if (failures < MAX_FAILURES) failures += await settleRefunds(deps, keepLease);
    return { synced, failures };
  },
});

/** Finishes refunds whose answer never came. @returns how many failed again */
async function settleRefunds(deps: ReconcilerDeps, keepLease: () => Promise<boolean>): Promise<number> {
  let failures = 0;
  const due = { dueAt: deps.now(), gateway: deps.gateway.id, most: BATCH_SIZE };
  for (const refund of await pendingRefunds(deps.database, due)) {
    if (failures === MAX_FAILURES || !(await keepLease())) break;
    try {
      await settleRefund(deps, refund);
    } catch (failure) {
      failures += 1;
      deps.log?.warn({ err: failure, refund: refund.id }, 'a refund could not be settled');
    }
  }
  return failures;
}

function findDue({ database, gateway, now }: ReconcilerDeps): Promise<DueRow[]> {
  return database.rows<DueRow>(sql`
    select p.id, p.provider_order_id, p.created_at, coalesce(m.status = 'cancelled', false) as slot_over
    from payment p left join meeting m on m.id = p.meeting_id where p.ask_at <= ${now()} and p.gateway = ${gateway.id} order by p.ask_at limit ${BATCH_SIZE}`);
}

/** False after a failure; the order is then delayed a little, so that it cannot hold up the others. */
async function syncPayment(
  deps: ReconcilerDeps,
  { id, provider_order_id, created_at, slot_over }: DueRow,
): Promise<boolean> {
  const age = deps.now().getTime() - created_at.getTime();
  try {
    if (provider_order_id) await syncOrder(deps, provider_order_id);
    if (age >= dayInMs || slot_over) await expireUnpaid(deps, id, provider_order_id);
    await scheduleNext(deps, id, nextSyncAfter(age), nextReconciliationAfter(age));
    return true;
  } catch (failure) {
    deps.log?.warn({ err: failure, payment: id }, 'a payment could not be synced');
    await scheduleNext(deps, id, 2 * minuteInMs, hourInMs);
    return false;
  }
}

/** Stops waiting for a payment. An order that never reached the provider cannot have been paid. */
async function expireUnpaid(deps: ReconcilerDeps, id: number, orderId: string | null): Promise<void> {
  if (orderId) await applyEvent(deps, orderId, { cause: 'reconciler', event: { kind: 'lapsed' } });
  else
    await deps.database.run(
      sql`update payment set status = 'expired', lapsed_at = ${deps.now()}, ask_at = null where id = ${id} and status = 'pending' and provider_order_id is null`,
    );
}

/** A settled order waits longer than an open one; authorised money is followed until it is captured or released. */
async function scheduleNext(
  { database, now }: ReconcilerDeps,
  id: number,
  ifOpenInMs: number | null,
  ifSettledInMs: number | null,
): Promise<void> {
  const after = (ms: number | null) => (ms === null ? null : new Date(now().getTime() + ms));
  await database.run(sql`
    update payment set ask_at = case
      when status in ('completed', 'refunded') and not under_way then ${after(ifSettledInMs)}::timestamptz
      when exists (select 1 from provider_payment p where p.payment_id = payment.id and p.status = 'authorized') then ${after(ifOpenInMs ?? dayInMs)}::timestamptz
      else ${after(ifOpenInMs)}::timestamptz end
    where id = ${id} and ask_at is not null`);
}
