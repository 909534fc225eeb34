import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import type { ServerDeps } from '../deps';
import { post } from '../mail/outbox';
import type { ProviderPayment } from './gateway';
import { buyersLetter, officesLetter } from './letters';
import { type PaymentEvent, type PaymentState, type Step, advance } from './paymentState';
import type { Office, SettledPayment } from './purchase';
import { completePurchase, refundPurchase } from './settlement';

export type LedgerDeps = Pick<ServerDeps, 'database' | 'gateway' | 'settings' | 'now'>;

/** News of an order, and who brought them. */
export interface Entry {
  cause: 'browser' | 'webhook' | 'reconciler';
  event: PaymentEvent;
  /** The provider's own key of the news: told again, they change nothing. */
  providerEventId?: string;
}

interface LedgerRow extends SettledPayment {
  status: PaymentState['status'];
  provider_payment_id: string | null;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The only door through which a payment changes: sheet, webhook and reconciler all come here. Locks the row, advances it, writes why, and
 * gives or takes back what was bought, in one transaction.
 *
 * @returns whether the order is one of ours.
 */
export async function enter({ database, gateway, settings, now }: LedgerDeps, providerOrderId: string, entry: Entry): Promise<boolean> {
  const office = { email: settings.company.email, publicUrl: settings.publicUrl, address: settings.company.address };
  return database.transaction(async (tx) => {
    const row = await tx.row<LedgerRow>(sql`
      select id, account_id, amount_in_paise, description, package_id, add_on_ids, meeting_id, test, lines, provider_order_id, status, provider_payment_id
      from payment where provider_order_id = ${providerOrderId} and gateway = ${gateway.kind} for update`);
    if (entry.providerEventId && !(await record(tx, row?.id ?? null, entry, now()))) return row !== undefined;
    if (row) await apply(tx, row, entry, office, now());
    return row !== undefined;
  });
}

/** Keeps an event that tells nothing of money; known ones stay as they are. */
export async function keep({ database, now }: LedgerDeps, kind: string, providerEventId: string): Promise<void> {
  await database.run(sql`
    insert into payment_event (cause, provider_event_id, body, at) values ('webhook', ${providerEventId}, ${JSON.stringify({ kind })}::jsonb, ${now()}) on conflict (provider_event_id) do nothing`);
}

async function record(tx: Queryable, paymentId: number | null, { cause, event, providerEventId }: Entry, at: Date): Promise<boolean> {
  const stored = await tx.run(sql`
    insert into payment_event (payment_id, cause, provider_event_id, body, at) values (${paymentId}, ${cause}, ${providerEventId ?? null}, ${JSON.stringify(event)}::jsonb, ${at})
    on conflict (provider_event_id) do nothing`);
  return stored > 0;
}

async function apply(tx: Queryable, row: LedgerRow, entry: Entry, office: Office, at: Date): Promise<void> {
  const before = { status: row.status, settledBy: row.provider_payment_id };
  const step = advance(before, entry.event, row.amount_in_paise);
  const moved = step.state.status !== before.status;
  if (moved && !entry.providerEventId) await record(tx, row.id, entry, at);
  if (moved) await move(tx, row.id, step, entry.event, at);
  if (moved && step.state.status === 'failed') await post(tx, await buyersLetter(tx, row, 'failed', office));
  if (entry.event.kind === 'told' && isTaken(entry.event.payment) && entry.event.payment.id === step.state.settledBy) await noteMeans(tx, row, entry.event.payment, at);
  for (const effect of step.effects) {
    if (effect === 'complete') await completePurchase(tx, row, office, at);
    else if (effect === 'refund') await refundPurchase(tx, row, office, at);
    else if (await isFirstAlarm(tx, row.id, entry, effect, at)) await post(tx, officesLetter(row, effect, office));
  }
}

/** A proof alone leaves the reconciler to ask how the money was paid, and to take it if it is only reserved. */
async function move(tx: Queryable, paymentId: number, { state, effects }: Step, event: PaymentEvent, at: Date): Promise<void> {
  const askAgain = event.kind === 'proved' ? new Date(at.getTime() + minute) : null;
  await tx.run(sql`
    update payment set status = ${state.status}, provider_payment_id = ${state.settledBy},
      completed_at = case when ${effects.includes('complete')} then ${at}::timestamptz else completed_at end,
      ask_at = case when ${state.settledBy !== null} then ${askAgain}::timestamptz else ask_at end
    where id = ${paymentId}`);
}

const isTaken = ({ status }: ProviderPayment) => status === 'captured' || status === 'refunded';

/** How it was paid; with that known only a refund or a second payment can be missed, so the provider is asked seldom. */
async function noteMeans(tx: Queryable, { id, account_id }: LedgerRow, { method, card }: ProviderPayment, at: Date): Promise<void> {
  await tx.run(sql`update payment set method = case when method = '' then ${method} else method end, ask_at = ${new Date(at.getTime() + day)} where id = ${id}`);
  if (!card) return;
  await tx.run(sql`
    insert into payment_method (account_id, card_type, last4, expiry, is_primary)
    values (${account_id}, ${card.network}, ${card.last4}, ${card.expiry}, not exists (select 1 from payment_method where account_id = ${account_id}))
    on conflict (account_id, card_type, last4) do update set expiry = coalesce(nullif(excluded.expiry, ''), payment_method.expiry)`);
}

/** The same second payment is told several times; the office hears of it once. */
async function isFirstAlarm(tx: Queryable, paymentId: number, { cause, event }: Entry, effect: string, at: Date): Promise<boolean> {
  const providerPaymentId = event.kind === 'told' ? event.payment.id : event.kind === 'proved' ? event.paymentId : '';
  const stored = await tx.run(sql`
    insert into payment_event (payment_id, cause, provider_event_id, body, at) values (${paymentId}, ${cause}, ${`${effect}:${providerPaymentId}`}, ${JSON.stringify(event)}::jsonb, ${at})
    on conflict (provider_event_id) do nothing`);
  return stored > 0;
}
