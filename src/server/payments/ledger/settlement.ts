import { hourInMs, minuteInMs } from '@contract/durations';
import { abroad } from '@contract/places/places';
import * as messages from '@messages/server/purchaseEmails';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type IssuedInvoice, buyerEmail } from './paymentEmails';
import { type Email, queueEmail, queueEmails } from '../../email/outbox';
import { createAddOnOrders, restoreAddOnOrders, withdrawAddOnOrders } from './addOnOrders';
import { boughtItems } from './boughtItems';
import type { IssuedNote } from './creditNotes';
import { takeBackCredit } from './creditTakenBack';
import { documentName, nextNumber } from './documentNumbers';
import {
  featureNamedListing,
  restoreAddOns,
  restorePackage,
  grantAddOns,
  grantPackage,
  revokeAddOns,
  revokePackage,
  shortenPackage,
} from './grants';
import { bookedEmails, withdrawnEmails } from './meetingEmails';
import { officeEmail } from './officeEmail';
import type { Effect } from './paymentState';
import type { Office, SettledPayment } from './purchase';
import { type RefundOutcome, refundOutcome } from './refundRules';
import { lockGrants } from './upgrades';
import { type BilledTo, placeOfSupply, taxOf } from './gstRules';
import { formatRupees } from '../../lib/formatRupees';
import { longDay } from '../../lib/moments';

/** The known amounts when a purchase changes. */
interface Money {
  /** The amount just refunded. */
  backInPaise: number;
  /** The amount that remains at the provider from all payments of the order. */
  keptInPaise: number;
  /** How much of the invoice went back, before and after. */
  creditedBeforeInPaise: number;
  creditedInPaise: number;
  /** The office requested it in its own screen. */
  byOffice: boolean;
}

/** Tells the people whom a change concerns, once the credit notes have their numbers. */
export type Tell = (notes: readonly IssuedNote[]) => Promise<void>;

/**
 * Applies the effect of a purchase's change, in the ledger's transaction. What changed is told afterwards: rows are
 * locked before the numbers of documents (`db/lockOrder.ts`).
 */
export async function applyEffect(
  tx: Queryable,
  payment: SettledPayment,
  effect: Effect,
  money: Money,
  office: Office,
  at: Date,
): Promise<Tell> {
  if (effect === 'part_refund') return applyPartRefund(tx, payment, money, office, at);
  if (effect === 'refund' || effect === 'revoke') return applyEnd(tx, payment, effect, office, at);
  if (effect === 'complete') await completePurchase(tx, payment, office, at);
  else if (effect === 'restore') await restorePurchase(tx, payment, office, at);
  else await queueEmail(tx, await buyerEmail(tx, payment, 'failed', office));
  return () => Promise.resolve();
}

async function applyEnd(
  tx: Queryable,
  payment: SettledPayment,
  effect: 'refund' | 'revoke',
  office: Office,
  at: Date,
): Promise<Tell> {
  await endPurchase(tx, payment, effect, office, at);
  const news = effect === 'refund' ? 'refunded' : 'not_captured';
  const changes = await takeBackCredit(tx, payment, at);
  return async (notes) => {
    await queueEmail(tx, await buyerEmail(tx, payment, news, office, { notes, changes }));
    if (changes.length > 0 && effect === 'refund')
      await queueEmail(tx, await officeEmail(tx, payment, 'part_refunded', office, changes.join(' ')));
    if (effect === 'revoke') await queueEmail(tx, await officeEmail(tx, payment, 'not_captured', office));
  };
}

/**
 * Locks what a purchase changes, in the order of `db/lockOrder.ts`: several changes of one event would otherwise lock
 * rows after the numbers of documents.
 */
export async function lockBought(
  tx: Queryable,
  { id, account_id: accountId, ...bought }: SettledPayment,
): Promise<void> {
  if (bought.package_id !== null) {
    await lockGrants(tx, accountId);
    await tx.run(sql`select from package_grant where payment_id = ${id} or upgraded_by = ${id} order by id for update`);
  }
  if (bought.add_on_ids.length === 0) return;
  await tx.run(sql`select from add_on_grant where payment_id = ${id} order by id for update`);
  await tx.run(sql`
    select from property where id in (
      select property_id from add_on_grant where payment_id = ${id} union select property_id from payment where id = ${id}) order by id for update`);
  await tx.run(sql`
    select from addon_order where grant_id in (select id from add_on_grant where payment_id = ${id}) order by id for update`);
}

/** Grants what was bought, once: its package with slots and contacts, and its add-ons. */
async function grantBought(tx: Queryable, payment: SettledPayment, at: Date): Promise<void> {
  await grantPackage(tx, payment, at);
  if (payment.add_on_ids.length === 0) return;
  await grantAddOns(tx, payment, at);
  await createAddOnOrders(tx, payment, at);
  await featureNamedListing(tx, payment, at);
}

/** Grants what a completed payment lacks: its package, add-ons or invoice. */
export async function grantMissing(tx: Queryable, payment: SettledPayment, office: Office, at: Date): Promise<void> {
  await grantBought(tx, payment, at);
  if (!(await tx.row(sql`select 1 from invoice where payment_id = ${payment.id}`)))
    await createInvoice(tx, payment, office, at);
}

/** Grants a completed payment once: its package with slots and contacts, its add-ons, its meeting, its invoice. */
async function completePurchase(tx: Queryable, payment: SettledPayment, office: Office, at: Date): Promise<void> {
  await grantBought(tx, payment, at);
  const meeting = payment.meeting_id === null ? 'none' : await bookMeeting(tx, payment.meeting_id, at);
  const invoice = await createInvoice(tx, payment, office, at);
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

/**
 * Money has arrived for a revoked purchase: restores the rest with the existing invoice, or with a new one where credit
 * notes cancelled that.
 */
async function restorePurchase(tx: Queryable, payment: SettledPayment, office: Office, at: Date): Promise<void> {
  await restorePackage(tx, payment, at);
  if (payment.add_on_ids.length > 0) {
    await restoreAddOns(tx, payment, at);
    await restoreAddOnOrders(tx, payment);
  }
  const lost =
    payment.meeting_id !== null && (await bookMeeting(tx, payment.meeting_id, at, { isAgain: true })) === 'lost';
  if (payment.meeting_id !== null && !lost) {
    // calendars restore an entry only if its sequence is higher than that of the cancellation
    await tx.run(sql`update meeting set calendar_sequence = calendar_sequence + 1 where id = ${payment.meeting_id}`);
    await queueEmails(tx, await bookedEmails(tx, payment.meeting_id, office));
  }
  if (await isCredited(tx, payment)) await createInvoice(tx, payment, office, at);
  await queueEmail(tx, await buyerEmail(tx, payment, lost ? 'slot_lost' : 'restored', office));
  await queueEmail(tx, await officeEmail(tx, payment, lost ? 'slot_lost' : 'restored', office));
}

/** Ends what is not delivered of a purchase; its invoice keeps its number. */
async function endPurchase(
  tx: Queryable,
  payment: SettledPayment,
  effect: 'refund' | 'revoke',
  office: Office,
  at: Date,
): Promise<void> {
  const items = await boughtItems(tx, payment, at);
  const priceInPaise = payment.amount_in_paise;
  const outcome = refundOutcome(items, { priceInPaise, beforeInPaise: 0, afterInPaise: priceInPaise });
  await revokePackage(tx, payment, at);
  await endAddOns(tx, payment, outcome.addOns, office, at);
  const isOver = items.some(({ kind, state }) => kind === 'meeting' && state === 'done');
  if (payment.meeting_id !== null && !isOver)
    await queueEmails(tx, await cancelMeeting(tx, payment.meeting_id, effect, office));
}

async function endAddOns(
  tx: Queryable,
  payment: SettledPayment,
  addOns: readonly number[],
  office: Office,
  at: Date,
): Promise<void> {
  if (addOns.length === 0) return;
  await revokeAddOns(tx, payment, addOns, at);
  await queueEmails(tx, await withdrawAddOnOrders(tx, payment, addOns, office, at));
}

/** A partial refund, or a refund of a second payment, which ends nothing. */
async function applyPartRefund(
  tx: Queryable,
  payment: SettledPayment,
  money: Money,
  office: Office,
  at: Date,
): Promise<Tell> {
  const { backInPaise, keptInPaise, creditedBeforeInPaise: beforeInPaise, creditedInPaise: afterInPaise } = money;
  const changes = await applyOutcome(
    tx,
    payment,
    refundOutcome(afterInPaise > beforeInPaise ? await boughtItems(tx, payment, at) : [], {
      priceInPaise: payment.amount_in_paise,
      beforeInPaise,
      afterInPaise,
    }),
    office,
    at,
  );
  return async (notes) => {
    await queueEmail(tx, await buyerEmail(tx, payment, 'part_refunded', office, { backInPaise, notes, changes }));
    if (keptInPaise >= payment.amount_in_paise || money.byOffice) return;
    const detail = messages.wasRefundedJustNow(formatRupees(backInPaise), formatRupees(keptInPaise));
    await queueEmail(tx, await officeEmail(tx, payment, 'part_refunded', office, [detail, ...changes].join(' ')));
  };
}

/** Ends what a partial refund pays for. @returns it in words */
async function applyOutcome(
  tx: Queryable,
  payment: SettledPayment,
  { addOns, packageShare }: RefundOutcome,
  office: Office,
  at: Date,
): Promise<string[]> {
  await endAddOns(tx, payment, addOns, office, at);
  const ends = await shortenPackage(tx, payment, packageShare, at);
  const taken = await takeBackCredit(tx, payment, at);
  const names = payment.lines
    .filter(({ kind, id }) => kind === 'add_on' && addOns.includes(id))
    .map(({ name }) => name);
  return [...names.map(messages.addOnHasEnded), ...(ends ? [messages.packageEndsOn(longDay(ends))] : []), ...taken];
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
  for (const by of [-30, 0, 30]) {
    const half = new Date(startsAt.getTime() + by * minuteInMs).toISOString();
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`meeting:${half}`}, 0))`);
  }
}

/** Whether what takes an hour from this column's time on overlaps an hour that starts then. */
export const overlaps = (column: Sql, startsAt: Date) =>
  sql`(${column} > ${new Date(startsAt.getTime() - hourInMs)} and ${column} < ${new Date(startsAt.getTime() + hourInMs)})`;

/** Whether a visit to one of the office's homes is agreed for a time that overlaps a meeting. */
export const isVisited = (startsAt: Date) =>
  sql`exists (select from visit v where coalesce(v.host_id, 0) = 0 and v.state in ('confirmed', 'move_asked', 'move_offered')
    and ${overlaps(sql`v.starts_at`, startsAt)})`;

/** Someone else may have taken a slot whose hold expired. */
async function bookMeeting(
  tx: Queryable,
  meetingId: number,
  at: Date,
  { isAgain = false } = {},
): Promise<'booked' | 'lost'> {
  const meeting = await tx.row<{ starts_at: Date }>(sql`select starts_at from meeting where id = ${meetingId}`);
  if (!meeting || (isAgain && meeting.starts_at <= at)) return 'lost';
  await lockSlot(tx, meeting.starts_at);
  const booked = await tx.run(sql`
    update meeting set status = 'booked', ended = null where id = ${meetingId}
      and not exists (select 1 from meeting other where ${overlaps(sql`other.starts_at`, meeting.starts_at)} and other.id <> meeting.id
        and (other.status = 'booked' or other.status = 'held' and (other.held_until > ${at} or other.starts_at = meeting.starts_at)))
      and not ${isVisited(meeting.starts_at)}`);
  return booked ? 'booked' : 'lost';
}

/** Whether credit notes cancelled the payment's last invoice. */
async function isCredited(tx: Queryable, { id, amount_in_paise }: SettledPayment): Promise<boolean> {
  const last = await tx.row<{ credited: number }>(sql`
    select coalesce((select sum(c.amount_in_paise) from credit_note c where c.invoice_series = i.series and c.invoice_number = i.number), 0)::bigint as credited
    from invoice i where i.payment_id = ${id} order by i.number desc limit 1`);
  return (last?.credited ?? 0) >= amount_in_paise;
}

/** Sandbox payments have their own series. */
async function createInvoice(
  tx: Queryable,
  { id, account_id, amount_in_paise, test }: SettledPayment,
  { address, email, phone, gstin }: Office,
  at: Date,
): Promise<IssuedInvoice> {
  const series = test ? 'TEST' : 'AE';
  const number = await nextNumber(tx, 'invoice', series);
  const billedTo = await billedToOf(tx, account_id);
  const supplied = placeOfSupply(billedTo, gstin);
  const place = supplied?.code ?? abroad;
  await tx.run(sql`
    insert into invoice (series, number, payment_id, issued_at, issued_by, provider_payment_id, billed_to)
    values (${series}, ${number}, ${id}, ${at}, ${JSON.stringify({ address, email, phone, gstin })}::jsonb,
      (select coalesce(p.provider_payment_id, '') from payment p where p.id = ${id}), ${JSON.stringify({ ...billedTo, place })}::jsonb)`);
  const { parts } = taxOf(amount_in_paise, supplied, gstin);
  const taxInPaise = parts.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0);
  return { name: documentName(series, number), taxInPaise, issuedAt: at };
}

async function billedToOf(tx: Queryable, accountId: number): Promise<BilledTo> {
  const billedTo = await tx.row<BilledTo>(sql`
    select coalesce(nullif(b.name, ''), nullif(a.name, ''), a.username) as name, a.email, coalesce(b.address, '') as address, coalesce(b.city, '') as city,
      coalesce(b.state, '') as state, coalesce(b.zip, '') as zip, coalesce(b.country, '') as country, coalesce(b.gstin, '') as gstin
    from account a left join billing_info b on b.account_id = a.id where a.id = ${accountId}`);
  if (!billedTo) throw new Error('a payment whose account is gone cannot be invoiced');
  return billedTo;
}
