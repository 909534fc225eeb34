import sql from 'sql-template-tag';
import type { ServerDeps } from '../../deps';
import { type RunningJob, startJob } from '../../jobs/scheduler';
import { syncAfter } from './providerSync';
import { type LedgerDeps, applyEvent } from './ledger';
import { type Lease, createLease } from '../../jobs/lease';

type ReconcilerDeps = LedgerDeps & Pick<ServerDeps, 'log'>;
interface DueRow {
  id: number;
  provider_order_id: string | null;
  created_at: Date;
  slot_over: boolean;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const AT_ONCE = 50;
/** Orders that fail in a run before the provider is left alone until the next. */
const PATIENCE = 3;
/** Longer than one order takes to ask after; taken again before each. */
const LEASE_IN_SECONDS = 60;

/** When to ask again about an order of this age that is still not settled; a bank may take days to say yes. Null: never. */
export function nextSyncAfter(ageInMs: number): number | null {
  if (ageInMs < 10 * minute) return minute;
  if (ageInMs < hour) return 5 * minute;
  if (ageInMs < day) return Math.min(hour, day - ageInMs);
  return ageInMs < 7 * day ? day : null;
}

/** When to look again at a payment of this age that is through: only a refund or a second payment whose news were lost can be missing. Null: never. */
export function nextReconciliationAfter(ageInMs: number): number | null {
  return ageInMs < 14 * day ? day : null;
}

/**
 * Asks the provider about every order that is due, on one process of all at a time: what was paid without our knowing is completed, what is
 * only reserved is taken, what nobody paid within a day, or a meeting while its time was held, expires.
 *
 * @returns how many orders were asked after; 0 too while another process does it.
 */
export async function reconcile(
  deps: ReconcilerDeps,
  lease: Lease = createLease(deps.database, 'reconciler', LEASE_IN_SECONDS),
): Promise<number> {
  if (!(await lease.take())) return 0;
  let asked = 0;
  let failures = 0;
  try {
    for (const row of await due(deps)) {
      if (!(await lease.take())) break;
      failures += (await settle(deps, row)) ? 0 : 1;
      if (failures === PATIENCE) break;
      asked += 1;
    }
  } finally {
    await lease.giveUp();
  }
  return asked;
}

function due({ database, gateway, now }: ReconcilerDeps): Promise<DueRow[]> {
  return database.rows<DueRow>(sql`
    select p.id, p.provider_order_id, p.created_at, coalesce(m.status = 'cancelled', false) as slot_over
    from payment p left join meeting m on m.id = p.meeting_id where p.ask_at <= ${now()} and p.gateway = ${gateway.kind} order by p.ask_at limit ${AT_ONCE}`);
}

/** False when it failed; the order then stands back a little, so that it cannot hold up the others. */
async function settle(
  deps: ReconcilerDeps,
  { id, provider_order_id, created_at, slot_over }: DueRow,
): Promise<boolean> {
  const age = deps.now().getTime() - created_at.getTime();
  try {
    if (provider_order_id) await syncAfter(deps, provider_order_id);
    if (age >= day || slot_over) await lapse(deps, id, provider_order_id);
    await postpone(deps, id, nextSyncAfter(age), nextReconciliationAfter(age));
    return true;
  } catch (failure) {
    deps.log?.warn({ err: failure, payment: id }, 'a payment could not be asked after');
    await postpone(deps, id, 2 * minute, hour);
    return false;
  }
}

/** An order that never reached the provider cannot have been paid. */
async function lapse(deps: ReconcilerDeps, id: number, orderId: string | null): Promise<void> {
  if (orderId) await applyEvent(deps, orderId, { cause: 'reconciler', event: { kind: 'lapsed' } });
  else
    await deps.database.run(
      sql`update payment set status = 'expired', lapsed_at = ${deps.now()}, ask_at = null where id = ${id} and status = 'pending' and provider_order_id is null`,
    );
}

/** One that is through waits longer than one that is open; money that is only reserved is asked about until it is captured or returned. */
async function postpone(
  { database, now }: ReconcilerDeps,
  id: number,
  inMs: number | null,
  throughInMs: number | null,
): Promise<void> {
  const after = (ms: number | null) => (ms === null ? null : new Date(now().getTime() + ms));
  await database.run(sql`
    update payment set ask_at = case
      when status in ('completed', 'refunded') and not under_way then ${after(throughInMs)}::timestamptz
      when exists (select 1 from provider_payment p where p.payment_id = payment.id and p.status = 'authorized') then ${after(inMs ?? day)}::timestamptz
      else ${after(inMs)}::timestamptz end
    where id = ${id} and ask_at is not null`);
}

/** Reconciles now and every half minute until stopped. */
export function startReconciler(deps: ReconcilerDeps, everyInMs = 30_000): RunningJob {
  const lease = createLease(deps.database, 'reconciler', LEASE_IN_SECONDS);
  return startJob({
    round: () => reconcile(deps, lease),
    everyInMs,
    failed: 'payments could not be reconciled',
    log: deps.log,
  });
}
