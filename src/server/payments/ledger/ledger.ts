import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import type { ServerDeps } from '../../deps';
import { queueEmail } from '../../email/outbox';
import type { ProviderPayment } from '../gateways/gateway';
import { saveProviderPayments } from './knownPayments';
import { officeEmail } from './officeEmail';
import { type OrderState, type PaymentStatus, effectsOf, orderStateOf } from './paymentState';
import type { Office, SettledPayment } from './purchase';
import { applyEffect } from './settlement';

export type LedgerDeps = Pick<ServerDeps, 'database' | 'gateway' | 'settings' | 'now'>;

/** What can be learnt of an order. */
export type PaymentEvent =
  /** The sheet's proof: the provider has at least reserved this payment. Only the provider can say if it was captured. */
  | { kind: 'proved'; paymentId: string }
  /** The provider tells how one payment stands. */
  | { kind: 'told'; payment: ProviderPayment }
  /** The provider was asked for all payments of the order. */
  | { kind: 'asked'; payments: readonly ProviderPayment[] }
  /** Nobody paid for so long that we stop waiting. */
  | { kind: 'lapsed' };

/** News of an order, and who brought them. */
export interface Entry {
  cause: 'browser' | 'webhook' | 'reconciler';
  event: PaymentEvent;
  /** The provider's own key of the news: told again, they change nothing. */
  providerEventId?: string;
}

interface LedgerRow extends SettledPayment {
  status: PaymentStatus;
  provider_payment_id: string | null;
  refunded_in_paise: number;
  lapsed_at: Date | null;
  completed_at: Date | null;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The only way a payment changes: sheet, webhook and reconciler all come here. Locks the row, merges what is told into the
 * order's payments, derives the order's state from all of them, and gives or takes back what was bought, in one transaction.
 *
 * @returns whether the order is one of ours.
 */
export async function applyEvent(
  { database, gateway, settings, now }: LedgerDeps,
  providerOrderId: string,
  entry: Entry,
): Promise<boolean> {
  const { email, phone, address } = settings.company;
  const office = { email, phone, address, publicUrl: settings.publicUrl };
  return database.transaction(async (tx) => {
    const row = await tx.row<LedgerRow>(sql`
      select id, account_id, amount_in_paise, description, package_id, add_on_ids, meeting_id, test, lines, provider_order_id,
        status, provider_payment_id, refunded_in_paise, lapsed_at, completed_at
      from payment where provider_order_id = ${providerOrderId} and gateway = ${gateway.kind} for update`);
    if (entry.providerEventId && !(await record(tx, row?.id ?? null, entry, now()))) return row !== undefined;
    if (row) await apply(tx, row, entry, office, now());
    return row !== undefined;
  });
}

/** Keeps an event that tells nothing of money; known ones stay as they are. */
export async function recordEvent({ database, now }: LedgerDeps, kind: string, providerEventId: string): Promise<void> {
  await database.run(sql`
    insert into payment_event (cause, provider_event_id, body, at) values ('webhook', ${providerEventId}, ${JSON.stringify({ kind })}::jsonb, ${now()}) on conflict (provider_event_id) do nothing`);
}

async function record(
  tx: Queryable,
  paymentId: number | null,
  { cause, event, providerEventId }: Entry,
  at: Date,
): Promise<boolean> {
  const stored = await tx.run(sql`
    insert into payment_event (payment_id, cause, provider_event_id, body, at) values (${paymentId}, ${cause}, ${providerEventId ?? null}, ${JSON.stringify(event)}::jsonb, ${at})
    on conflict (provider_event_id) do nothing`);
  return stored > 0;
}

function reportsOf(event: PaymentEvent, orderId: string): readonly ProviderPayment[] {
  if (event.kind === 'asked') return event.payments;
  if (event.kind === 'told') return [event.payment];
  if (event.kind === 'lapsed') return [];
  const proved = { amountInPaise: 0, refundedInPaise: 0, createdAt: null, method: '' };
  return [{ ...proved, id: event.paymentId, orderId, status: 'authorized' }];
}

async function apply(tx: Queryable, row: LedgerRow, entry: Entry, office: Office, at: Date): Promise<void> {
  const reports = reportsOf(entry.event, row.provider_order_id);
  const { payments, learnt } = await saveProviderPayments(tx, row.id, reports, at);
  const lapsed = row.lapsed_at !== null || entry.event.kind === 'lapsed';
  const news = learnt || lapsed !== (row.lapsed_at !== null);
  if (news && !entry.providerEventId) await record(tx, row.id, entry, at);
  const state = heldState(row, orderStateOf({ priceInPaise: row.amount_in_paise, payments, lapsed }));
  const { status, completed_at, refunded_in_paise: refundedInPaise } = row;
  const effects = effectsOf({ status, everCompleted: completed_at !== null, refundedInPaise }, state);
  await store(tx, row.id, state, { lapsed, completes: effects.includes('complete'), news }, at);
  const money = {
    backInPaise: state.refundedInPaise - refundedInPaise,
    keptInPaise: state.paidInPaise - state.refundedInPaise,
  };
  for (const effect of effects) await applyEffect(tx, row, effect, money, office, at);
  await alarm(tx, row, entry, { what: 'paid_twice', ids: state.duplicates }, office, at);
  await alarm(tx, row, entry, { what: 'paid_short', ids: state.tooSmall }, office, at);
  for (const report of reports) if (report.id === state.settledBy) await noteCard(tx, row.account_id, report);
}

/** Older versions completed on the sheet's proof alone. What they gave stays until the provider says it has no money. */
function heldState({ status, amount_in_paise, provider_payment_id }: LedgerRow, state: OrderState): OrderState {
  const held = status === 'completed' && (state.status === 'pending' || state.status === 'expired');
  return held ? { ...state, status, settledBy: provider_payment_id, paidInPaise: amount_in_paise } : state;
}

interface Stored {
  lapsed: boolean;
  completes: boolean;
  news: boolean;
}

/** The reconciler asks soon about reserved money, and seldom about an order that is through: a refund may be missed. */
function nextAsk({ status, underWay }: OrderState, news: boolean, at: Date): Sql {
  const through = (status === 'completed' || status === 'refunded') && !underWay;
  if (through) return sql`${new Date(at.getTime() + day)}`;
  return underWay && news ? sql`least(ask_at, ${new Date(at.getTime() + minute)})` : sql`ask_at`;
}

async function store(tx: Queryable, paymentId: number, state: OrderState, change: Stored, at: Date): Promise<void> {
  const { lapsed, completes, news } = change;
  await tx.run(sql`
    update payment set status = ${state.status}, provider_payment_id = ${state.settledBy}, method = ${state.method},
      under_way = ${state.underWay}, paid_in_paise = ${state.paidInPaise}, refunded_in_paise = ${state.refundedInPaise}, ask_at = ${nextAsk(state, news, at)},
      lapsed_at = case when ${lapsed} then coalesce(lapsed_at, ${at}::timestamptz) end,
      completed_at = case when ${completes} then ${at}::timestamptz else completed_at end
    where id = ${paymentId}`);
}

/** The card of the payment that pays the order. */
async function noteCard(tx: Queryable, accountId: number, { card }: ProviderPayment): Promise<void> {
  if (!card) return;
  await tx.run(sql`
    insert into payment_method (account_id, card_type, last4, expiry, is_primary)
    values (${accountId}, ${card.network}, ${card.last4}, ${card.expiry}, not exists (select 1 from payment_method where account_id = ${accountId}))
    on conflict (account_id, card_type, last4) do update set expiry = coalesce(nullif(excluded.expiry, ''), payment_method.expiry)`);
}

interface Alarms {
  what: 'paid_twice' | 'paid_short';
  ids: readonly string[];
}

/** The office is told once about each payment that it has to give back. */
async function alarm(
  tx: Queryable,
  row: LedgerRow,
  entry: Entry,
  alarms: Alarms,
  office: Office,
  at: Date,
): Promise<void> {
  const { what, ids } = alarms;
  for (const id of ids) {
    const first = await record(tx, row.id, { ...entry, providerEventId: `${what}:${id}` }, at);
    if (first) await queueEmail(tx, await officeEmail(tx, row, what, office, `The payment is ${id} at the provider.`));
  }
}
