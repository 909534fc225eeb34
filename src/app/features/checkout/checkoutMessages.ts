import type { PaymentResult } from '@contract/payments';
import * as messages from '@messages/app/checkout';
import { answeredFields, errorMessage } from '../../api/apiError';
import { exactMoney, toPaise } from '../../ui/Money';
import type { Refusal, checkoutMachine } from './checkoutMachine';
import type { SnapshotFrom } from 'xstate';

/** The specification's alert, word for word. */
export const paidAlert = (reference: string) => messages.paidAlert(reference);

/** The specification's alert: the server's error field, otherwise its message, otherwise our own. */
export const orderAlert = (error: unknown) => messages.orderAlert(orderErrorMessage(error));

const silent = messages.silent;

/** Why there is no order; null if the server said nothing. */
export function orderErrorMessage(error: unknown): string {
  if (!error) return silent;
  const { error: field } = answeredFields(error);
  return typeof field === 'string' && field ? field : errorMessage(error);
}

/** The message about a purchase that cannot be paid any more; null if there is nothing to say. */
export function closedMessage(status: PaymentResult | null): string | null {
  if (!status) return null;
  if (status.payment.status === 'refunded') return messages.weRefundedThisPayment;
  if (status.payment.held_for === 0) return messages.thisSlotIsNoLongerHeld;
  return messages.thisPurchaseHasExpired;
}

const bankConfirms = messages.bankConfirms;

interface Caption {
  title: string;
  message: string;
}

function refusalMessage(refusal: Refusal): Caption {
  if (refusal.at === 'order')
    return { title: messages.weCouldNotCreateTheOrder, message: orderErrorMessage(refusal.error) };
  if (refusal.at === 'sheet')
    return {
      title: messages.weCouldNotOpenThePayment,
      message: refusal.error instanceof Error ? refusal.error.message : messages.pleaseTryAgain,
    };
  return {
    title: messages.thePaymentDidNotGoThrough,
    message: messages.ifYourBankDebitedTheAmount(refusal.message),
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
  return paise === null ? messages.yourPayment : exactMoney(paise);
}

/** A snapshot as the panel renders it. */
export function toView({ value, context }: Snapshot): CheckoutView {
  const amount = amountOf(context);
  const what = context.payment?.description ?? context.subject.description;
  const captions: Record<Snapshot['value'], Caption> = {
    starting: { title: '', message: '' },
    left: { title: '', message: '' },
    over: { title: '', message: '' },
    ordering: { title: messages.oneMoment, message: messages.yourOrderOfIsBeingPrepared(amount) },
    askingBilled: { title: messages.oneMoment, message: messages.yourPaymentOfIsBeingPrepared(amount) },
    billing: { title: messages.toPay(amount), message: what ?? '' },
    reopening: { title: messages.oneMoment, message: messages.yourPaymentOfIsBeingPrepared(amount) },
    paying: {
      title: messages.waitingFor(amount),
      message: messages.payInTheWindowThatOpened,
    },
    verifying: { title: messages.confirmingAmount(amount), message: messages.thisTakesAFewSeconds },
    asking: {
      title: messages.confirmingAmount(amount),
      message: context.underWay ? bankConfirms : messages.weAreCheckingYourPayment,
    },
    pending: {
      title: messages.confirmingAmount(amount),
      message: context.underWay ? bankConfirms : messages.weAreStillCheckingThisPayment,
    },
    refused: context.refusal
      ? refusalMessage(context.refusal)
      : { title: messages.thePaymentDidNotGoThrough, message: '' },
    dismissed: {
      title: messages.youHaveNotPaidYet,
      message: messages.nothingWasCharged(amount, what),
    },
    paid: {
      title: messages.paidThank(amount),
      message: messages.weEmailedYouTheReceipt(what),
    },
  };
  return {
    ...captions[value],
    step: value,
    busy: !resting.has(value),
    retry: value === 'dismissed' ? messages.continueToPayment : value === 'refused' ? messages.tryAgain : null,
    reference: value === 'paid' ? (context.payment?.reference ?? null) : null,
  };
}
