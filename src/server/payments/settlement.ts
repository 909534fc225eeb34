import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { buyersLetter, officesLetter } from './letters';
import { type Letter, post, postAll } from '../mail/outbox';
import { grantPackage, takeBackAddOns, takeBackPackage } from './grants';
import { bookedEmails, refundedEmails } from './meetingEmails';
import type { Office, SettledPayment } from './purchase';

/** What a completed payment gives, once: its package with slots and contacts, its add-ons, its meeting, its invoice. In the ledger's transaction. */
export async function completePurchase(tx: Queryable, payment: SettledPayment, office: Office, at: Date): Promise<void> {
  await grantPackage(tx, payment, at);
  await tx.run(sql`
    insert into add_on_grant (account_id, payment_id, add_on_id, granted_at)
    select ${payment.account_id}, ${payment.id}, add_on_id, ${at} from unnest(${payment.add_on_ids}::int[]) as bought (add_on_id)
    on conflict (payment_id, add_on_id) do nothing`);
  const meeting = payment.meeting_id === null ? 'none' : await bookMeeting(tx, payment.meeting_id);
  const invoice = await takeInvoiceNumber(tx, payment, at);
  const { toArrange, toChoose } = await addOnsOf(tx, payment);
  await post(tx, await buyersLetter(tx, payment, meeting === 'lost' ? 'slot_lost' : 'completed', office, { invoice, toChoose }));
  if (meeting === 'lost') await post(tx, officesLetter(payment, 'slot_lost', office));
  if (meeting === 'booked' && payment.meeting_id !== null) await postAll(tx, await bookedEmails(tx, payment.meeting_id, office));
  if (toArrange) await post(tx, officesLetter(payment, 'to_arrange', office));
}

/** Which of the add-ons the office arranges, and whether the buyer chooses a listing for one. */
async function addOnsOf(tx: Queryable, { add_on_ids }: SettledPayment): Promise<{ toArrange: boolean; toChoose: boolean }> {
  const bought = await tx.row<{ toArrange: boolean; toChoose: boolean }>(sql`
    select coalesce(bool_or(feature_days is null), false) as "toArrange", coalesce(bool_or(feature_days is not null), false) as "toChoose" from add_on where id = any(${add_on_ids}::int[])`);
  return bought ?? { toArrange: false, toChoose: false };
}

/** Takes back what a purchase gave, from now on; its invoice keeps its number. */
export async function refundPurchase(tx: Queryable, payment: SettledPayment, office: Office, at: Date): Promise<void> {
  await takeBackPackage(tx, payment, at);
  await takeBackAddOns(tx, payment, at);
  if (payment.meeting_id !== null) await postAll(tx, await cancelRefunded(tx, payment.meeting_id, office));
  await post(tx, await buyersLetter(tx, payment, 'refunded', office));
}

/** What was booked is cancelled with its refund; the emails to post. */
async function cancelRefunded(tx: Queryable, meetingId: number, office: Office): Promise<Letter[]> {
  const wasBooked = await tx.run(sql`
    update meeting set status = 'cancelled', ended = 'refunded', calendar_sequence = calendar_sequence + 1 where id = ${meetingId} and status = 'booked'`);
  if (wasBooked) return refundedEmails(tx, meetingId, office);
  await tx.run(sql`update meeting set status = 'cancelled', ended = coalesce(ended, 'refunded') where id = ${meetingId}`);
  return [];
}

/** Holds everyone else off a slot until the transaction ends. */
export async function lockSlot(tx: Queryable, startsAt: Date): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`meeting:${startsAt.toISOString()}`}, 0))`);
}

/** A slot whose hold ran out may have gone to someone else in the meantime. */
async function bookMeeting(tx: Queryable, meetingId: number): Promise<'booked' | 'lost'> {
  const meeting = await tx.row<{ starts_at: Date }>(sql`select starts_at from meeting where id = ${meetingId}`);
  if (!meeting) return 'lost';
  await lockSlot(tx, meeting.starts_at);
  const booked = await tx.run(sql`
    update meeting set status = 'booked', ended = null where id = ${meetingId}
      and not exists (select 1 from meeting other where other.starts_at = meeting.starts_at and other.id <> meeting.id and other.status <> 'cancelled')`);
  return booked ? 'booked' : 'lost';
}

/** The next number of the series, without gaps: taken under a lock in the transaction that completes the payment. Payments without real money have a series of their own. */
async function takeInvoiceNumber(tx: Queryable, { id, account_id, test }: SettledPayment, at: Date): Promise<string> {
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
