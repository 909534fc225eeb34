import * as messages from '@messages/server/purchaseEmails';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { buyerEmail } from './paymentEmails';
import { type Email, queueEmail, queueEmails } from '../../email/outbox';
import { createAddOnOrders, restoreAddOnOrders, withdrawAddOnOrders } from './addOnOrders';
import {
  featureNamedListing,
  restoreAddOns,
  restorePackage,
  grantAddOns,
  grantPackage,
  revokeAddOns,
  revokePackage,
} from './grants';
import { bookedEmails, withdrawnEmails } from './meetingEmails';
import { officeEmail } from './officeEmail';
import type { Effect } from './paymentState';
import type { Office, SettledPayment } from './purchase';
import { formatRupees } from '../../lib/formatRupees';

/** The known amounts when a purchase changes. */
interface Money {
  /** The amount just refunded. */
  backInPaise: number;
  /** The amount that remains at the provider from all payments of the order. */
  keptInPaise: number;
}

/** Applies the effect of a purchase's change, in the ledger's transaction. */
export async function applyEffect(
  tx: Queryable,
  payment: SettledPayment,
  effect: Effect,
  money: Money,
  office: Office,
  at: Date,
): Promise<void> {
  if (effect === 'complete') return completePurchase(tx, payment, office, at);
  if (effect === 'restore') return restorePurchase(tx, payment, office, at);
  if (effect === 'part_refund') return sendPartRefundEmails(tx, payment, money, office);
  if (effect === 'fail') {
    await queueEmail(tx, await buyerEmail(tx, payment, 'failed', office));
    return;
  }
  await endPurchase(tx, payment, effect, office, at);
  await queueEmail(tx, await buyerEmail(tx, payment, effect === 'refund' ? 'refunded' : 'not_captured', office));
  if (effect === 'revoke') await queueEmail(tx, await officeEmail(tx, payment, 'not_captured', office));
}

/** Grants a completed payment once: its package with slots and contacts, its add-ons, its meeting, its invoice. */
async function completePurchase(tx: Queryable, payment: SettledPayment, office: Office, at: Date): Promise<void> {
  await grantPackage(tx, payment, at);
  await grantAddOns(tx, payment, at);
  await createAddOnOrders(tx, payment, at);
  await featureNamedListing(tx, payment, at);
  const meeting = payment.meeting_id === null ? 'none' : await bookMeeting(tx, payment.meeting_id);
  const invoice = await createInvoice(tx, payment, at);
  const { toArrange, toChoose } = await addOnsOf(tx, payment);
  await queueEmail(
    tx,
    await buyerEmail(tx, payment, meeting === 'lost' ? 'slot_lost' : 'completed', office, { invoice, toChoose }),
  );
  if (meeting === 'lost') await queueEmail(tx, await officeEmail(tx, payment, 'slot_lost', office));
  if (meeting === 'booked' && payment.meeting_id !== null)
    await queueEmails(tx, await bookedEmails(tx, payment.meeting_id, office));
  if (toArrange) await queueEmail(tx, await officeEmail(tx, payment, 'to_arrange', office));
}

/** Money has arrived for a revoked purchase: restores the rest with the existing invoice. */
async function restorePurchase(tx: Queryable, payment: SettledPayment, office: Office, at: Date): Promise<void> {
  await restorePackage(tx, payment, at);
  await restoreAddOns(tx, payment, at);
  await restoreAddOnOrders(tx, payment);
  const lost = payment.meeting_id !== null && (await bookMeeting(tx, payment.meeting_id, at)) === 'lost';
  if (payment.meeting_id !== null && !lost) {
    // calendars restore an entry only if its sequence is higher than that of the cancellation
    await tx.run(sql`update meeting set calendar_sequence = calendar_sequence + 1 where id = ${payment.meeting_id}`);
    await queueEmails(tx, await bookedEmails(tx, payment.meeting_id, office));
  }
  await queueEmail(tx, await buyerEmail(tx, payment, lost ? 'slot_lost' : 'restored', office));
  await queueEmail(tx, await officeEmail(tx, payment, lost ? 'slot_lost' : 'restored', office));
}

/** Revokes a purchase's grants from now on; its invoice keeps its number. */
async function endPurchase(
  tx: Queryable,
  payment: SettledPayment,
  effect: 'refund' | 'revoke',
  office: Office,
  at: Date,
): Promise<void> {
  await revokePackage(tx, payment, at);
  await revokeAddOns(tx, payment, at);
  await queueEmails(tx, await withdrawAddOnOrders(tx, payment, office, at));
  if (payment.meeting_id !== null) await queueEmails(tx, await cancelMeeting(tx, payment.meeting_id, effect, office));
}

/** A partial refund, or a refund of a second payment; the grants stay. */
async function sendPartRefundEmails(
  tx: Queryable,
  payment: SettledPayment,
  { backInPaise, keptInPaise }: Money,
  office: Office,
): Promise<void> {
  const sum = formatRupees(backInPaise);
  await queueEmail(tx, await buyerEmail(tx, payment, 'part_refunded', office, { backInPaise }));
  if (keptInPaise >= payment.amount_in_paise) return;
  await queueEmail(
    tx,
    await officeEmail(
      tx,
      payment,
      'part_refunded',
      office,
      messages.wasRefundedJustNow(sum, formatRupees(keptInPaise)),
    ),
  );
}

/** Add-ons that the office arranges, and whether the buyer must choose a listing for one. */
async function addOnsOf(tx: Queryable, { id }: SettledPayment): Promise<{ toArrange: boolean; toChoose: boolean }> {
  const bought = await tx.row<{ toArrange: boolean; toChoose: boolean }>(sql`
    select coalesce(bool_or(g.feature_days is null), false) as "toArrange",
      coalesce(bool_or(g.feature_days is not null and g.used_at is null), false) as "toChoose"
    from add_on_grant g where g.payment_id = ${id}`);
  return bought ?? { toArrange: false, toChoose: false };
}

/** Cancels a booking with its payment. @returns the emails to send */
async function cancelMeeting(
  tx: Queryable,
  meetingId: number,
  effect: 'refund' | 'revoke',
  office: Office,
): Promise<Email[]> {
  const ended = effect === 'refund' ? 'refunded' : 'unpaid';
  const wasBooked = await tx.run(sql`
    update meeting set status = 'cancelled', ended = ${ended}, calendar_sequence = calendar_sequence + 1 where id = ${meetingId} and status = 'booked'`);
  if (wasBooked) return withdrawnEmails(tx, meetingId, effect, office);
  await tx.run(sql`update meeting set status = 'cancelled', ended = coalesce(ended, ${ended}) where id = ${meetingId}`);
  return [];
}

/** Locks a slot until the transaction ends. */
export async function lockSlot(tx: Queryable, startsAt: Date): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`meeting:${startsAt.toISOString()}`}, 0))`);
}

/** Someone else may have taken a slot whose hold expired. */
async function bookMeeting(tx: Queryable, meetingId: number, after?: Date): Promise<'booked' | 'lost'> {
  const meeting = await tx.row<{ starts_at: Date }>(sql`select starts_at from meeting where id = ${meetingId}`);
  if (!meeting || (after && meeting.starts_at <= after)) return 'lost';
  await lockSlot(tx, meeting.starts_at);
  const booked = await tx.run(sql`
    update meeting set status = 'booked', ended = null where id = ${meetingId}
      and not exists (select 1 from meeting other where other.starts_at = meeting.starts_at and other.id <> meeting.id and other.status <> 'cancelled')`);
  return booked ? 'booked' : 'lost';
}

/**
 * The next number of the series, without gaps: assigned under a lock in the transaction that completes the payment.
 * Sandbox payments have their own series.
 */
async function createInvoice(tx: Queryable, { id, account_id, test }: SettledPayment, at: Date): Promise<string> {
  const series = test ? 'TEST' : 'AE';
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`invoice:${series}`}, 0))`);
  const invoice = await tx.row<{ number: number }>(sql`
    insert into invoice (series, number, payment_id, issued_at, billed_to)
    select ${series}, (select coalesce(max(number), 0) + 1 from invoice where series = ${series}), ${id}, ${at}, jsonb_build_object(
      'name', coalesce(nullif(b.name, ''), nullif(a.name, ''), a.username), 'email', a.email, 'address', coalesce(b.address, ''), 'city', coalesce(b.city, ''),
      'state', coalesce(b.state, ''), 'zip', coalesce(b.zip, ''), 'country', coalesce(b.country, ''), 'gstin', coalesce(b.gstin, ''))
    from account a left join billing_info b on b.account_id = a.id where a.id = ${account_id}
    returning number`);
  if (!invoice) throw new Error('A payment whose account is gone cannot be invoiced.');
  return invoiceName(series, invoice.number);
}

/** Such as `AE-000042`. */
export const invoiceName = (series: string, number: number) => `${series}-${String(number).padStart(6, '0')}`;
