import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import * as messages from '@messages/server/officePayments';
import sql from 'sql-template-tag';
import { type StaffRequest, staffAct } from '../../audit/staffWrite';
import { formatRupees } from '../../lib/formatRupees';
import { Problem } from '../../lib/problem';
import { refreshAttention } from './attention';
import { knownPaymentsOf } from './knownPayments';
import { type LedgerDeps, applyEvent } from './ledger';
import { carriedOf, withhold } from './packageWorth';
import { lockGrants } from './upgrades';
import { divide, refundableOf } from './refundState';
import {
  type PendingRefund,
  type RefundOrder,
  askAgainAt,
  insertRequest,
  pendingRefunds,
  refundsOf,
  requestOf,
} from './refundsStore';

/** The longest that the office waits for the provider. A later answer is still applied. */
const PATIENCE_IN_MS = 8_000;

interface RefundedPayment {
  gateway: string;
  amount_in_paise: number;
  account_id: number;
}

/**
 * Refunds a part of a payment, or all of it, once for a key: stored first under the order's lock, then requested from
 * the provider. What does not answer in time is finished by the reconciler.
 *
 * @throws Problem 404, 409 for more than is left or a key that belongs to another refund
 */
export async function requestRefund(
  deps: LedgerDeps,
  staff: StaffRequest,
  paymentId: number,
  order: RefundOrder,
): Promise<void> {
  await staffAct<RefundedPayment, { isNew: boolean }>(deps, staff, {
    action: 'payment.refund',
    subject: { type: 'payment', id: paymentId },
    name: messages.thisPayment,
    read: (tx) =>
      tx.row(sql`select gateway, amount_in_paise, account_id from payment where id = ${paymentId} for update`),
    act: async (tx, payment) => {
      const known = await requestOf(tx, paymentId, order.key);
      if (known) {
        assertSame(known, order);
        return { isNew: false };
      }
      if (payment.gateway !== deps.gateway.id)
        throw new Problem(409, 'other_provider', messages.takenByAnotherProvider);
      // an upgrade that is being paid credits the package, or does not, before its refund is decided
      await lockGrants(tx, payment.account_id);
      const carried = await carriedOf(tx, paymentId);
      const left = refundableOf(
        payment.amount_in_paise,
        await knownPaymentsOf(tx, paymentId),
        await refundsOf(tx, paymentId),
      );
      const parts = divide(order.amountInPaise, withhold(left, carried));
      if (!parts) throw moreThanLeft(carried);
      await insertRequest(tx, paymentId, order, parts, deps.now());
      await refreshAttention(tx, paymentId, deps.now());
      return { isNew: true };
    },
    // the reason stays with the refund: the audit holds no texts about people
    entry: (_payment, { isNew }) =>
      isNew ? { before: null, after: { amount_in_paise: order.amountInPaise } } : undefined,
  });
  await settleWithin(deps, { payment: paymentId, key: order.key }, PATIENCE_IN_MS);
}

/** A refusal that says what was credited to an upgrade. */
export const moreThanLeft = (creditedInPaise: number) =>
  new Problem(
    409,
    'more_than_left',
    creditedInPaise > 0
      ? messages.thatIsMoreThanIsLeftAfterTheCredit(formatRupees(creditedInPaise))
      : messages.thatIsMoreThanIsLeft,
  );

function assertSame(known: { amountInPaise: number; reason: string }, order: RefundOrder): void {
  if (known.amountInPaise !== order.amountInPaise || known.reason !== order.reason)
    throw new Problem(409, 'key_used', messages.thisKeyBelongsToAnotherRefund);
}

/** Requests the refunds of one key from the provider; an unreachable one is no failure. */
async function settleWithin(
  deps: LedgerDeps,
  which: { payment: number; key: string },
  timeoutInMs: number,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutInMs);
  });
  const settle = async () => {
    for (const refund of await pendingRefunds(deps.database, which))
      await settleRefund(deps, refund).catch(() => undefined);
  };
  await Promise.race([settle().catch(() => undefined), timeout]).finally(() => clearTimeout(timer));
}

/** Milliseconds until a refund of this age is asked about again: money that is on its way is never given up. */
export function nextAskAfter(ageInMs: number): number {
  if (ageInMs < 10 * minuteInMs) return minuteInMs;
  if (ageInMs < hourInMs) return 5 * minuteInMs;
  return ageInMs < dayInMs ? hourInMs : 6 * hourInMs;
}

/**
 * Requests a refund that the provider may not know yet, or asks how far one is, and applies the answer.
 *
 * @throws Problem 503 if the provider cannot be reached; it is asked again later
 */
export async function settleRefund(deps: LedgerDeps, refund: PendingRefund): Promise<void> {
  const at = deps.now();
  const { id, provider_order_id: orderId, created_at: createdAt } = refund;
  await askAgainAt(deps.database, id, new Date(at.getTime() + nextAskAfter(at.getTime() - createdAt.getTime())));
  if (at.getTime() - createdAt.getTime() > dayInMs) await refreshAttention(deps.database, refund.payment_id, at);
  const cause = refund.request_key === null ? 'reconciler' : 'office';
  if (refund.provider_refund_id !== null || refund.request_key === null) {
    const all = await deps.gateway.findRefunds(refund.provider_payment_id);
    const found = all.find((one) => one.id === refund.provider_refund_id);
    if (found) await applyEvent(deps, orderId, { cause, event: { kind: 'refund_answered', refund: found } });
    return;
  }
  const answer = await deps.gateway.refundPayment({
    paymentId: refund.provider_payment_id,
    amountInPaise: refund.amount_in_paise,
    reference: refund.reference,
  });
  const event =
    answer.status === 'refused'
      ? ({ kind: 'refund_refused', reference: refund.reference, why: answer.why } as const)
      : ({ kind: 'refund_answered', refund: answer } as const);
  await applyEvent(deps, orderId, { cause, event });
}
