import type { OfficePayment, OfficePaymentDetail, OfficeRefund, RefundPreview } from '@contract/officePayments';
import * as messages from '@messages/server/officePayments';
import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { notFound } from '../../lib/problem';
import { orderPageOf } from '../gateways/registry';
import { boughtItems } from '../ledger/boughtItems';
import { creditedSoFar } from '../ledger/creditNotes';
import { documentName } from '../ledger/documentNumbers';
import { shortenedEnd } from '../ledger/grants';
import { knownPaymentsOf } from '../ledger/knownPayments';
import { carriedOf, withhold } from '../ledger/packageWorth';
import type { KnownPayment } from '../ledger/paymentState';
import { moreThanLeft } from '../ledger/refundRequests';
import type { SettledPayment } from '../ledger/purchase';
import { refundOutcome } from '../ledger/refundRules';
import { type KnownRefund, creditedOf, divide, refundableOf, withRefunds } from '../ledger/refundState';
import { refundsOf } from '../ledger/refundsStore';
import { findOfficePayment } from './officePaymentsStore';
import { timelineOf } from './paymentTimeline';

interface StoredPurchase extends SettledPayment {
  gateway: string;
}

function purchaseOf(queryable: Queryable, id: number): Promise<StoredPurchase | undefined> {
  return queryable.row<StoredPurchase>(sql`
    select id, account_id, amount_in_paise, description, package_id, add_on_ids, meeting_id, test, lines, provider_order_id, gateway
    from payment where id = ${id}`);
}

interface RefundRow extends Omit<OfficeRefund, 'created_at' | 'settled_at' | 'credit_note'> {
  created_at: Date;
  settled_at: Date | null;
  note: { series: string; number: number; amount: number } | null;
}

async function listRefunds(queryable: Queryable, paymentId: number): Promise<OfficeRefund[]> {
  const rows = await queryable.rows<RefundRow>(sql`
    select r.id, r.amount_in_paise, r.status, r.reason, r.failure, coalesce(nullif(a.name, ''), a.username) as requested_by,
      r.created_at, r.settled_at, r.provider_refund_id as provider_refund,
      case when c.number is not null then jsonb_build_object('series', c.series, 'number', c.number, 'amount', c.amount_in_paise) end as note
    from refund r left join account a on a.id = r.requested_by left join credit_note c on c.refund_id = r.id
    where r.payment_id = ${paymentId} order by r.id`);
  return rows.map(({ note, ...row }) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    credit_note: note && { name: documentName(note.series, note.number), amount_in_paise: note.amount },
  }));
}

async function listInvoices(queryable: Queryable, paymentId: number): Promise<OfficePaymentDetail['invoices']> {
  const rows = await queryable.rows<{ series: string; number: number; issued_at: Date }>(
    sql`select series, number, issued_at from invoice where payment_id = ${paymentId} order by number`,
  );
  return rows.map(({ series, number, issued_at }) => ({
    name: documentName(series, number),
    issued_at: issued_at.toISOString(),
  }));
}

/** The one action that settles what a payment needs. */
export function actionOf(
  { attention, amount_in_paise: price }: Pick<OfficePayment, 'attention' | 'amount_in_paise'>,
  payments: readonly KnownPayment[],
  refunds: readonly KnownRefund[],
  creditedInPaise = 0,
): OfficePaymentDetail['action'] {
  if (attention === null) return null;
  const all = refundableOf(price, payments, refunds);
  const left = withhold(all, creditedInPaise);
  const sumOf = (parts: typeof left) => parts.reduce((sum, { leftInPaise }) => sum + leftInPaise, 0);
  const amountOf = (id: string) => payments.find((payment) => payment.id === id)?.amountInPaise ?? 0;
  const refund = (amount: number) => (amount > 0 ? { kind: 'refund' as const, amount_in_paise: amount } : null);
  const paying = all.findLast(({ paymentId }) => amountOf(paymentId) >= price)?.paymentId;
  const failed = refunds.findLast(({ status }) => status === 'failed');
  switch (attention) {
    case 'paid_twice':
      return refund(sumOf(left.filter(({ paymentId }) => paymentId !== paying)));
    case 'paid_short':
      return refund(sumOf(left.filter(({ paymentId }) => amountOf(paymentId) < price)));
    case 'slot_lost':
      return refund(sumOf(left));
    case 'refund_failed':
      return refund(Math.min(failed?.amountInPaise ?? 0, sumOf(left)));
    default:
      return { kind: 'check', amount_in_paise: 0 };
  }
}

/** A payment with everything that happened to it. @throws Problem 404 */
export async function paymentDetail(queryable: Queryable, id: number, now: Date): Promise<OfficePaymentDetail> {
  const [payment, purchase] = [await findOfficePayment(queryable, id), await purchaseOf(queryable, id)];
  if (!payment || !purchase) throw notFound(messages.thisPayment);
  const [known, refunds, items] = [
    await knownPaymentsOf(queryable, id),
    await refundsOf(queryable, id),
    await boughtItems(queryable, purchase, now),
  ];
  const credited = await carriedOf(queryable, id);
  const left = withhold(refundableOf(payment.amount_in_paise, known, refunds), credited);
  const nameOf = ({ kind, id: item }: (typeof items)[number]) =>
    purchase.lines.find((line) => line.kind === kind && line.id === item)?.name ?? purchase.description;
  return {
    ...payment,
    refundable_in_paise: left.reduce((sum, { leftInPaise }) => sum + leftInPaise, 0),
    upgrade_credit_in_paise: credited,
    action: actionOf(payment, known, refunds, credited),
    items: items.map((item) => ({
      kind: item.kind,
      name: nameOf(item),
      amount_in_paise: item.amountInPaise,
      state: item.state,
    })),
    invoices: await listInvoices(queryable, id),
    refunds: await listRefunds(queryable, id),
    timeline: await timelineOf(queryable, id),
    provider_page: payment.order === null ? null : orderPageOf(purchase.gateway, payment.order),
  };
}

/** What a refund would end, by the same rules that a refund follows. @throws Problem 404, 409 for more than is left */
export async function previewRefund(
  queryable: Queryable,
  id: number,
  amountInPaise: number,
  now: Date,
): Promise<RefundPreview> {
  const purchase = await purchaseOf(queryable, id);
  if (!purchase) throw notFound(messages.thisPayment);
  const price = purchase.amount_in_paise;
  const [known, refunds] = [await knownPaymentsOf(queryable, id), await refundsOf(queryable, id)];
  const carried = await carriedOf(queryable, id);
  const parts = divide(amountInPaise, withhold(refundableOf(price, known, refunds), carried));
  if (!parts) throw moreThanLeft(carried);
  // what is under way counts as done
  const before = refunds.map((refund) =>
    refund.status === 'pending' ? { ...refund, status: 'succeeded' as const } : refund,
  );
  const more = parts.map(({ paymentId, leftInPaise }) => ({
    id: null,
    paymentId,
    amountInPaise: leftInPaise,
    status: 'succeeded' as const,
    reference: null,
    providerId: null,
    failure: '',
  }));
  const credited = (all: readonly KnownRefund[]) => creditedOf(price, withRefunds(known, all));
  const beforeInPaise = Math.max(await creditedSoFar(queryable, id), credited(before));
  const afterInPaise = Math.max(beforeInPaise, credited([...before, ...more]));
  const items = afterInPaise > beforeInPaise ? await boughtItems(queryable, purchase, now) : [];
  const outcome = refundOutcome(items, { priceInPaise: price, beforeInPaise, afterInPaise });
  const ends = await shortenedEnd(queryable, purchase, outcome.packageShare, now);
  const lineOf = (kind: string) => purchase.lines.find((line) => line.kind === kind)?.name ?? purchase.description;
  return {
    credited_in_paise: afterInPaise - beforeInPaise,
    add_ons: purchase.lines
      .filter((line) => line.kind === 'add_on' && outcome.addOns.includes(line.id))
      .map(({ name }) => name),
    package: ends && {
      name: lineOf('package'),
      ends_at: ends.toISOString(),
      at_once: ends.getTime() <= now.getTime(),
    },
    meeting: outcome.meeting ? await meetingTime(queryable, purchase.meeting_id) : null,
  };
}

async function meetingTime(queryable: Queryable, meetingId: number | null): Promise<string | null> {
  const meeting = await queryable.row<{ starts_at: Date }>(sql`select starts_at from meeting where id = ${meetingId}`);
  return meeting?.starts_at.toISOString() ?? null;
}
