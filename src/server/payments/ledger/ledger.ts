import sql, { type Sql } from 'sql-template-tag';
import { dayInMs, minuteInMs } from '@contract/durations';
import * as messages from '@messages/server/purchaseEmails';
import type { Queryable } from '../../db/database';
import type { PaymentsDeps } from '../paymentsDeps';
import { queueEmail } from '../../email/outbox';
import type { ProviderPayment, ProviderRefund } from '../gateways/gateway';
import { refreshAttention } from './attention';
import { creditedSoFar, issueCreditNotes } from './creditNotes';
import { saveProviderPayments } from './knownPayments';
import { officeEmail } from './officeEmail';
import {
  type Effect,
  type KnownPayment,
  type OrderState,
  type PaymentStatus,
  effectsOf,
  orderStateOf,
} from './paymentState';
import { supersede } from './orders';
import { type Office, type SettledPayment, officeOf } from './purchase';
import { type RefundReports, creditedOf, mergeRefunds, withRefunds } from './refundState';
import { type SettledRefund, refundsOf, saveRefunds } from './refundsStore';
import { type Tell, applyEffect, lockBought } from './settlement';

export type LedgerDeps = Pick<PaymentsDeps, 'database' | 'gateway' | 'settings' | 'now'>;

/** What we can learn about an order. */
export type PaymentEvent =
  /**
   * The checkout sheet's proof: the payment is at least authorised. Only the provider can say whether it is captured.
   */
  | { kind: 'proved'; paymentId: string }
  /** The provider reported the state of one payment, and maybe of one of its refunds. */
  | { kind: 'reported'; payment: ProviderPayment; refund?: ProviderRefund }
  /** We fetched all payments of the order, and maybe all their refunds. */
  | { kind: 'synced'; payments: readonly ProviderPayment[]; refunds?: readonly ProviderRefund[] }
  /** The provider answered our request for a refund. */
  | { kind: 'refund_answered'; refund: ProviderRefund }
  /** The provider refused our request for a refund. */
  | { kind: 'refund_refused'; reference: string; why: string }
  /** The order was not paid in time, so we stop waiting. */
  | { kind: 'lapsed' };

/** An event with its source. */
export interface SourcedEvent {
  cause: 'browser' | 'webhook' | 'reconciler' | 'office';
  event: PaymentEvent;
  /** The provider's id of the event; a repeated event changes nothing. */
  providerEventId?: string;
}

interface StoredOrder extends SettledPayment {
  status: PaymentStatus;
  provider_payment_id: string | null;
  refunded_in_paise: number;
  lapsed_at: Date | null;
  completed_at: Date | null;
}

/**
 * The only way a payment changes: checkout sheet, webhook and reconciler all come here. In one transaction it locks the
 * row, merges the report into the order's payments, derives the order's state from all of them, and grants or revokes
 * what was bought.
 *
 * @returns whether the order is one of ours.
 */
export async function applyEvent(
  { database, gateway, settings, now }: LedgerDeps,
  providerOrderId: string,
  sourced: SourcedEvent,
): Promise<boolean> {
  const office = officeOf(settings);
  return database.transaction(async (tx) => {
    const row = await tx.row<StoredOrder>(sql`
      select id, account_id, amount_in_paise, description, package_id, add_on_ids, meeting_id, test, lines, provider_order_id,
        status, provider_payment_id, refunded_in_paise, lapsed_at, completed_at
      from payment where provider_order_id = ${providerOrderId} and gateway = ${gateway.id} for update`);
    const isRepeated = sourced.providerEventId && !(await record(tx, row?.id ?? null, sourced, now()));
    if (isRepeated) return row !== undefined;
    if (row) await apply(tx, row, sourced, office, now());
    return row !== undefined;
  });
}

/** Stores an event that is not about a payment, once. */
export async function recordEvent({ database, now }: LedgerDeps, kind: string, providerEventId: string): Promise<void> {
  await database.run(sql`
    insert into payment_event (cause, provider_event_id, body, at) values ('webhook', ${providerEventId}, ${JSON.stringify({ kind })}::jsonb, ${now()}) on conflict (provider_event_id) do nothing`);
}

async function record(
  tx: Queryable,
  paymentId: number | null,
  { cause, event, providerEventId }: SourcedEvent,
  at: Date,
): Promise<boolean> {
  const stored = await tx.run(sql`
    insert into payment_event (payment_id, cause, provider_event_id, body, at) values (${paymentId}, ${cause}, ${providerEventId ?? null}, ${JSON.stringify(event)}::jsonb, ${at})
    on conflict (provider_event_id) do nothing`);
  return stored > 0;
}

function reportsOf(event: PaymentEvent, orderId: string): readonly ProviderPayment[] {
  if (event.kind === 'synced') return event.payments;
  if (event.kind === 'reported') return [event.payment];
  if (event.kind !== 'proved') return [];
  const proved = { amountInPaise: 0, refundedInPaise: 0, createdAt: null, method: '' };
  return [{ ...proved, id: event.paymentId, orderId, status: 'authorized' }];
}

function refundReportsOf(event: PaymentEvent, known: readonly KnownPayment[]): RefundReports {
  if (event.kind === 'synced')
    return event.refunds
      ? { reports: event.refunds, totals: event.payments, fresh: true }
      : { reports: [], totals: known, fresh: false };
  if (event.kind === 'reported') return { reports: event.refund ? [event.refund] : [], totals: known, fresh: false };
  // these say nothing about other refunds
  const silent = { reports: [], totals: [], fresh: false };
  if (event.kind === 'refund_answered') return { ...silent, reports: [event.refund] };
  if (event.kind === 'refund_refused') return { ...silent, refused: { reference: event.reference, why: event.why } };
  return silent;
}

interface RefundedOrder {
  /** The payments with what reached the buyer. */
  payments: KnownPayment[];
  settled: SettledRefund[];
  changed: boolean;
}

async function applyRefunds(
  tx: Queryable,
  paymentId: number,
  reported: readonly KnownPayment[],
  event: PaymentEvent,
  at: Date,
): Promise<RefundedOrder> {
  const stored = await refundsOf(tx, paymentId);
  const merged = mergeRefunds(stored, reported, refundReportsOf(event, reported));
  const { settled, changed } = await saveRefunds(tx, paymentId, stored, merged, at);
  return { payments: withRefunds(reported, merged), settled, changed };
}

async function apply(tx: Queryable, row: StoredOrder, sourced: SourcedEvent, office: Office, at: Date): Promise<void> {
  const reports = reportsOf(sourced.event, row.provider_order_id);
  const reported = await saveProviderPayments(tx, row.id, reports, at);
  const refunded = await applyRefunds(tx, row.id, reported.payments, sourced.event, at);
  const { payments } = refunded;
  const lapsed = row.lapsed_at !== null || sourced.event.kind === 'lapsed';
  const isNews = reported.changed || refunded.changed || lapsed !== (row.lapsed_at !== null);
  if (isNews && !sourced.providerEventId) await record(tx, row.id, sourced, at);
  const state = withOlderCompletion(row, orderStateOf({ priceInPaise: row.amount_in_paise, payments, lapsed }));
  const { status, completed_at, refunded_in_paise: refundedInPaise } = row;
  const effects = effectsOf({ status, everCompleted: completed_at !== null, refundedInPaise }, state);
  await store(tx, row.id, state, { lapsed, completes: effects.includes('complete'), isNews }, at);
  await applyEffects(tx, row, state, effects, refunded, office, at);
  await alertOffice(tx, row, sourced, { what: 'paid_twice', ids: state.duplicates }, office, at);
  await alertOffice(tx, row, sourced, { what: 'paid_short', ids: state.tooSmall }, office, at);
  for (const report of reports) if (report.id === state.settledBy) await saveCard(tx, row.account_id, report);
  await refreshAttention(tx, row.id, at);
}

/** What was bought is granted before a refund of it is credited, and credited before its buyer gets the email. */
async function applyEffects(
  tx: Queryable,
  row: StoredOrder,
  state: OrderState,
  effects: readonly Effect[],
  { payments, settled }: RefundedOrder,
  office: Office,
  at: Date,
): Promise<void> {
  const isRefund = (effect: Effect) => effect === 'refund' || effect === 'part_refund';
  const money = {
    backInPaise: state.refundedInPaise - row.refunded_in_paise,
    keptInPaise: state.paidInPaise - state.refundedInPaise,
    creditedBeforeInPaise: 0,
    creditedInPaise: 0,
    byOffice: settled.every(({ ours }) => ours),
  };
  if (effects.length + settled.length > 0) await lockBought(tx, row);
  for (const effect of effects)
    if (!isRefund(effect)) {
      if (effect === 'complete') await supersede(tx, row.id, at);
      const tell = await applyEffect(tx, row, effect, money, office, at);
      await tell([]);
    }
  if (settled.length === 0) return;
  const before = await creditedSoFar(tx, row.id);
  const after = Math.max(before, creditedOf(row.amount_in_paise, payments));
  // money that paid nothing also goes back with an email
  const refunding = effects.some(isRefund) ? effects.filter(isRefund) : (['part_refund'] as const);
  const tells: Tell[] = [];
  for (const effect of refunding) {
    const credited = { ...money, creditedBeforeInPaise: before, creditedInPaise: after };
    tells.push(await applyEffect(tx, row, effect, credited, office, at));
  }
  const notes = await issueCreditNotes(tx, row, settled, after - before, at);
  for (const tell of tells) await tell(notes);
}

/**
 * Older versions completed an order on the sheet's proof alone. Such an order stays completed until the provider
 * reports that it has no money.
 */
function withOlderCompletion(
  { status, amount_in_paise, provider_payment_id }: StoredOrder,
  state: OrderState,
): OrderState {
  const held = status === 'completed' && (state.status === 'pending' || state.status === 'expired');
  return held ? { ...state, status, settledBy: provider_payment_id, paidInPaise: amount_in_paise } : state;
}

interface StoredChange {
  lapsed: boolean;
  completes: boolean;
  isNews: boolean;
}

/** The reconciler soon checks authorised money, and once a day a settled order, in case it missed a refund. */
function nextSync({ status, underWay }: OrderState, isNews: boolean, at: Date): Sql {
  const settled = (status === 'completed' || status === 'refunded') && !underWay;
  if (settled) return sql`${new Date(at.getTime() + dayInMs)}`;
  return underWay && isNews ? sql`least(ask_at, ${new Date(at.getTime() + minuteInMs)})` : sql`ask_at`;
}

async function store(
  tx: Queryable,
  paymentId: number,
  state: OrderState,
  change: StoredChange,
  at: Date,
): Promise<void> {
  const { lapsed, completes, isNews } = change;
  await tx.run(sql`
    update payment set status = ${state.status}, provider_payment_id = ${state.settledBy}, method = ${state.method},
      under_way = ${state.underWay}, paid_in_paise = ${state.paidInPaise}, refunded_in_paise = ${state.refundedInPaise}, ask_at = ${nextSync(state, isNews, at)},
      lapsed_at = case when ${lapsed} then coalesce(lapsed_at, ${at}::timestamptz) end,
      completed_at = case when ${completes} then ${at}::timestamptz else completed_at end
    where id = ${paymentId}`);
}

/** Stores the card of the payment that settles the order. */
async function saveCard(tx: Queryable, accountId: number, { card }: ProviderPayment): Promise<void> {
  if (!card) return;
  await tx.run(sql`
    insert into payment_method (account_id, card_type, last4, expiry, is_primary)
    values (${accountId}, ${card.network}, ${card.last4}, ${card.expiry}, not exists (select 1 from payment_method where account_id = ${accountId}))
    on conflict (account_id, card_type, last4) do update set expiry = coalesce(nullif(excluded.expiry, ''), payment_method.expiry)`);
}

interface OfficeAlert {
  what: 'paid_twice' | 'paid_short';
  ids: readonly string[];
}

/** Emails the office once about each payment that it has to refund. */
async function alertOffice(
  tx: Queryable,
  row: StoredOrder,
  sourced: SourcedEvent,
  alert: OfficeAlert,
  office: Office,
  at: Date,
): Promise<void> {
  const { what, ids } = alert;
  for (const id of ids) {
    const first = await record(tx, row.id, { ...sourced, providerEventId: `${what}:${id}` }, at);
    if (first) await queueEmail(tx, await officeEmail(tx, row, what, office, messages.thePaymentIsAtTheProvider(id)));
  }
}
