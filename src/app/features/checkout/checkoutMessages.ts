import type { PaymentResult } from '@contract/payments';
import { answeredFields, errorMessage } from '../../api/apiError';
import { exactMoney, toPaise } from '../../ui/Money';
import type { Refusal, checkoutMachine } from './checkoutMachine';
import type { SnapshotFrom } from 'xstate';

/** The specification's alert, word for word. */
export const paidAlert = (reference: string) => `Payment successful! Payment ID: ${reference}`;

/** The specification's alert: the server's error field, otherwise its message, otherwise our own. */
export const orderAlert = (error: unknown) => `Error creating order: ${orderErrorMessage(error)}`;

const silent = 'The server did not respond in time. You were not charged. You can safely try again.';

/** Why there is no order; null if the server said nothing. */
export function orderErrorMessage(error: unknown): string {
  if (!error) return silent;
  const { error: field } = answeredFields(error);
  return typeof field === 'string' && field ? field : errorMessage(error);
}

/** The message about a purchase that cannot be paid any more; null if there is nothing to say. */
export function closedMessage(status: PaymentResult | null): string | null {
  if (!status) return null;
  if (status.payment.status === 'refunded') return 'We refunded this payment.';
  if (status.payment.held_for === 0)
    return 'This slot is no longer held for you. You were not charged. Pick a new time.';
  return 'This purchase has expired. You were not charged. Please start again.';
}

const bankConfirms =
  'Your bank is confirming the payment. You can close this page: we keep checking, show the status under Payments, and email you when it goes through.';

interface Caption {
  title: string;
  message: string;
}

function refusalMessage(refusal: Refusal): Caption {
  if (refusal.at === 'order')
    return { title: 'We could not create the order.', message: orderErrorMessage(refusal.error) };
  if (refusal.at === 'sheet')
    return {
      title: 'We could not open the payment window.',
      message: refusal.error instanceof Error ? refusal.error.message : 'Please try again.',
    };
  return {
    title: 'The payment did not go through.',
    message: `${refusal.message ? `${refusal.message} ` : ''}If your bank debited the amount, it is refunded automatically.`,
  };
}

export interface CheckoutView extends Caption {
  step: SnapshotFrom<typeof checkoutMachine>['value'];
  /** Something is in progress. */
  busy: boolean;
  /** The label of the retry button, if retrying is possible. */
  retry: string | null;
  /** The provider's payment id, once it is paid. */
  reference: string | null;
}

/** The steps that wait for the buyer. */
const resting: ReadonlySet<CheckoutView['step']> = new Set(['billing', 'refused', 'dismissed', 'paid', 'left', 'over']);

type Snapshot = Pick<SnapshotFrom<typeof checkoutMachine>, 'value' | 'context'>;

function amountOf({ subject, order, payment }: Snapshot['context']): string {
  const paise = payment
    ? toPaise(payment.amount)
    : (order?.amount ??
      (subject.kind === 'purchase'
        ? subject.purchase.amountInPaise
        : subject.kind === 'before'
          ? subject.amountInPaise
          : null));
  return paise === null ? 'your payment' : exactMoney(paise);
}

/** A snapshot as the panel renders it. */
export function toView({ value, context }: Snapshot): CheckoutView {
  const amount = amountOf(context);
  const what = context.payment?.description ?? context.subject.description;
  const captions: Record<Snapshot['value'], Caption> = {
    starting: { title: '', message: '' },
    left: { title: '', message: '' },
    over: { title: '', message: '' },
    ordering: { title: 'One moment…', message: `Your order of ${amount} is being prepared.` },
    askingBilled: { title: 'One moment…', message: `Your payment of ${amount} is being prepared.` },
    billing: { title: `${amount} to pay`, message: what ?? '' },
    reopening: { title: 'One moment…', message: `Your payment of ${amount} is being prepared.` },
    paying: {
      title: `Waiting for ${amount}…`,
      message: 'Pay in the window that opened. You can close it without paying.',
    },
    verifying: { title: `Confirming ${amount}…`, message: 'This takes a few seconds.' },
    asking: {
      title: `Confirming ${amount}…`,
      message: context.underWay ? bankConfirms : 'We are checking your payment.',
    },
    pending: {
      title: `Confirming ${amount}…`,
      message: context.underWay
        ? bankConfirms
        : 'We are still checking this payment. You can leave this page: we keep checking, show the status under Payments, and email you when it goes through.',
    },
    refused: context.refusal
      ? refusalMessage(context.refusal)
      : { title: 'The payment did not go through.', message: '' },
    dismissed: {
      title: 'You have not paid yet.',
      message: `${amount}${what ? ` for ${what}` : ''}. Nothing was charged.`,
    },
    paid: {
      title: `${amount} paid. Thank you.`,
      message: `${what ? `${what}. ` : ''}We emailed you the receipt.`,
    },
  };
  return {
    ...captions[value],
    step: value,
    busy: !resting.has(value),
    retry: value === 'dismissed' ? 'Continue to payment' : value === 'refused' ? 'Try again' : null,
    reference: value === 'paid' ? (context.payment?.reference ?? null) : null,
  };
}
