import type {
  OfficePayment,
  OfficePaymentDetail,
  OfficeRefund,
  PaymentAttention,
  PaymentStep,
} from '@contract/officePayments';
import { plainNumber } from '@contract/plainNumber';
import * as messages from '@messages/app/officePayments';
import * as labels from '@messages/contract/payments';
import type { Tone } from '../../ui/office/Status';

export const statuses = ['completed', 'pending', 'failed', 'expired', 'refunded'] as const;
/** The filter that an address names, but for its words. */
export function readPaymentFilter(params: URLSearchParams) {
  const status = statuses.find((one) => one === params.get('status'));
  return { ...(status && { status }), ...(params.get('attention') === 'true' && { attention: true }) };
}

export const statusLabels: Readonly<Record<OfficePayment['status'], string>> = labels.statuses;
export const statusTones: Readonly<Record<OfficePayment['status'], Tone>> = {
  completed: 'good',
  pending: 'waiting',
  failed: 'bad',
  expired: 'quiet',
  refunded: 'quiet',
};

/** What a payment needs, and why. */
export const attentionLabels: Readonly<Record<PaymentAttention, { name: string; help: string }>> = {
  paid_twice: { name: labels.attention.paid_twice, help: messages.paidTwiceHelp },
  paid_short: { name: labels.attention.paid_short, help: messages.paidShortHelp },
  not_granted: { name: labels.attention.not_granted, help: messages.notGrantedHelp },
  slot_lost: { name: labels.attention.slot_lost, help: messages.slotLostHelp },
  refund_failed: { name: labels.attention.refund_failed, help: messages.refundFailedHelp },
  refund_waiting: { name: labels.attention.refund_waiting, help: messages.refundWaitingHelp },
};

export const itemLabels: Readonly<Record<OfficePaymentDetail['items'][number]['state'], string>> = {
  open: messages.open,
  done: messages.done,
  ended: messages.ended,
};

export const refundLabels: Readonly<Record<OfficeRefund['status'], { name: string; tone: Tone }>> = {
  pending: { name: messages.refundPending, tone: 'waiting' },
  succeeded: { name: messages.refundSucceeded, tone: 'good' },
  failed: { name: labels.statuses.failed, tone: 'bad' },
};

const sourceLabels: Readonly<Record<PaymentStep['source'], string>> = {
  buyer: messages.byBuyer,
  provider: messages.byProvider,
  reconciler: messages.byReconciler,
  office: messages.byOffice,
  us: messages.byUs,
};
const stepLabels: Readonly<Record<PaymentStep['what'], string>> = {
  ordered: messages.wasOrdered,
  attempt_started: messages.attemptStarted,
  attempt_reserved: messages.attemptReserved,
  attempt_captured: messages.attemptCaptured,
  attempt_failed: messages.attemptFailed,
  proved: messages.wasProved,
  lapsed: messages.hasLapsed,
  synced: messages.wasSynced,
  paid_twice: messages.noticedTwice,
  paid_short: messages.noticedShort,
  refund_requested: messages.requestedRefund,
  refund_succeeded: messages.madeRefund,
  refund_failed: messages.refusedRefund,
  invoice: messages.issuedInvoice,
  credit_note: messages.issuedCreditNote,
  email_queued: messages.queuedEmail,
  email_sent: messages.sentEmail,
  email_failed: messages.failedEmail,
};

/** "Office: requested a refund". */
export const stepLabel = ({ source, what }: PaymentStep) => `${sourceLabels[source]}: ${stepLabels[what]}`;

/** The paise of what a person typed, such as "1,499.50"; undefined for anything that is not an amount. */
export function typedPaise(typed: string): number | undefined {
  const plain = plainNumber(typed).replace(/[₹,\s]/g, '');
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** "999" or "999.50", to be edited. */
export const editableRupees = (amountInPaise: number) =>
  amountInPaise % 100 === 0 ? String(amountInPaise / 100) : (amountInPaise / 100).toFixed(2);
