import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Order, Payment, PaymentProof, PaymentResult, WhichPurchase } from '@contract/payments';
import * as messages from '@messages/app/checkout';
import { api } from '../../api/api';
import { statusOf } from '../../api/apiError';
import { paymentsApi } from '../../api/endpoints/paymentsApi';
import { listTag } from '../../api/tags';
import { toastAdded } from '../../flow/toastsSlice';
import { useMachine } from '../../flow/useMachine';
import { openPurchase } from '../../platform/openPurchase';
import { sessionApi } from '../../api/endpoints/sessionApi';
import { loginRequired } from '../../session/sessionSlice';
import { type AppDispatch, useAppStore } from '../../session/storeHooks';
import type { Buyer } from './sheets/razorpaySheet';
import type { TestSheetProps } from './SandboxSheet';
import {
  type Outcome,
  type Purchase,
  type Subject,
  type ToPay,
  type Verified,
  checkoutMachine,
} from './checkoutMachine';
import { orderAlert, closedMessage, paidAlert, toView } from './checkoutMessages';

interface TestSheet extends TestSheetProps {
  Sheet: ComponentType<TestSheetProps>;
}

const { createOrder: makeOrder, verifyPayment, getPaymentStatus } = paymentsApi.endpoints;

/** Implements the machine's actors. */
function makeActors(dispatch: AppDispatch, showSheet: (sheet: TestSheet | null) => void) {
  const createOrder = fromPromise<Order, { purchase: Purchase }>(
    ({
      input: {
        purchase: { receipt, packageId, addOnIds, propertyId, upgrade, amountInPaise },
      },
    }) =>
      dispatch(
        makeOrder.initiate({
          amount: amountInPaise,
          currency: 'INR',
          receipt,
          add_ons: [...addOnIds],
          ...(packageId !== null && { package: packageId }),
          ...(propertyId && addOnIds.length > 0 && { property: propertyId }),
          ...(upgrade && { upgrade }),
        }),
      ).unwrap(),
  );
  const collectPayment = fromPromise<Outcome, ToPay>(({ input, signal }) =>
    input.order.gateway === 'sandbox'
      ? collectInSandbox(input, showSheet, signal)
      : collectAtProvider(input, dispatch, signal),
  );
  // only a 400 rejects the proof; after any other failure the money may have been taken
  const verify = fromPromise<Verified, { proof: PaymentProof }>(({ input: { proof } }) =>
    dispatch(verifyPayment.initiate(proof))
      .unwrap()
      .catch((refusal: unknown) => (statusOf(refusal) === 400 ? null : Promise.reject(refusal))),
  );
  const fetchStatus = fromPromise<PaymentResult | null, { which: WhichPurchase }>(({ input: { which } }) =>
    dispatch(getPaymentStatus.initiate(which, { forceRefetch: true, subscribe: false }))
      .unwrap()
      .catch((refusal: unknown) => (statusOf(refusal) === 404 ? null : Promise.reject(refusal))),
  );
  const checkBilling = fromPromise<boolean, void>(async () => {
    const [info, { isBillable }] = await Promise.all([
      dispatch(paymentsApi.endpoints.getBillingInfo.initiate(undefined, { subscribe: false })).unwrap(),
      import(/* webpackChunkName: "billing-places" */ './billable'),
    ]);
    return isBillable(info);
  });
  return { createOrder, collectPayment, verify, fetchStatus, checkBilling };
}

const unopened = () => new Error(messages.paymentWindowWasNotLoaded);

async function collectInSandbox(
  { order, description }: ToPay,
  showSheet: (sheet: TestSheet | null) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  const { SandboxSheet: Sheet } = await import(/* webpackChunkName: "sandbox-sheet" */ './SandboxSheet').catch(() =>
    Promise.reject(unopened()),
  );
  return new Promise<Outcome>((settle) => {
    signal.addEventListener('abort', () => showSheet(null));
    showSheet({
      Sheet,
      order,
      description,
      onEnd: (outcome) => {
        showSheet(null);
        settle(outcome);
      },
    });
  });
}

type CollectPayment = (
  order: Order,
  help: { buyer: Buyer; description: string; signal: AbortSignal },
) => Promise<Outcome>;

/** Each provider has its payment sheet in `sheets/`, loaded when a buyer pays. */
const loadSheet = (gateway: string): Promise<{ collect: CollectPayment }> =>
  import(/* webpackChunkName: "[request]" */ `./sheets/${gateway}Sheet.ts`);

async function collectAtProvider(
  { order, description }: ToPay,
  dispatch: AppDispatch,
  signal: AbortSignal,
): Promise<Outcome> {
  const { collect } = await loadSheet(order.gateway).catch(() => Promise.reject(unopened()));
  // the sheet asks the buyer for what we do not know
  const buyer = await dispatch(sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false }))
    .unwrap()
    .catch(() => ({ name: '', email: '', phone: '' }));
  return collect(order, { buyer, description, signal });
}

interface CheckoutEnds {
  onPaid?: ((payment: Payment) => void) | undefined;
  onLeft: () => void;
}

/** Runs one checkout of the first subject it gets; a later subject needs a new component. */
export function useCheckout(subject: Subject, { onPaid, onLeft }: CheckoutEnds) {
  const store = useAppStore();
  const [sheet, showSheet] = useState<TestSheet | null>(null);
  const ends = useRef({ onPaid, onLeft });
  useEffect(() => {
    ends.current = { onPaid, onLeft };
  });
  const machine = useMemo(() => {
    const { dispatch } = store;
    return checkoutMachine.provide({
      actors: makeActors(dispatch, showSheet),
      actions: {
        remember: ({ context: { subject: open, order } }) => {
          const { username } = store.getState().session;
          const purchase = open.kind === 'purchase' ? open.purchase : undefined;
          const which = order ? { order: order.id } : purchase && { receipt: purchase.receipt };
          const before = open.kind === 'before' ? openPurchase.read() : null;
          const chosen = purchase ?? before;
          const isMeeting = open.kind === 'order' || before?.what === 'meeting';
          if (which && username)
            openPurchase.keep({
              username,
              which,
              amountInPaise: order?.amount ?? purchase?.amountInPaise ?? 0,
              since: before?.since ?? Date.now(),
              ...(isMeeting && { what: 'meeting' }),
              ...(chosen?.addOnIds && {
                ...(chosen.packageId && { packageId: chosen.packageId }),
                addOnIds: chosen.addOnIds,
              }),
            });
        },
        forget: openPurchase.forget,
        notifyPaid: ({ context: { payment } }) => {
          dispatch(api.util.invalidateTags([listTag('Payment'), listTag('Subscription')]));
          if (!payment) return;
          dispatch(toastAdded('good', paidAlert(payment.reference ?? String(payment.id))));
          ends.current.onPaid?.(payment);
        },
        notifyRefused: ({ context: { refusal } }) => {
          if (refusal?.at !== 'order') return;
          dispatch(toastAdded('bad', orderAlert(refusal.error)));
          if (statusOf(refusal.error) !== 401) return;
          // leave first, so that the page does not order again by itself while it reloads
          ends.current.onLeft();
          dispatch(loginRequired({ target: window.location.pathname + window.location.search }));
        },
        notifyOver: (_, { status }) => {
          // the lists still offer to pay it
          dispatch(api.util.invalidateTags([listTag('Payment'), listTag('Meeting')]));
          const message = closedMessage(status);
          if (message) dispatch(toastAdded('bad', message));
        },
      },
    });
  }, [store]);
  const [snapshot, send] = useMachine(machine, { subject });
  const { status } = snapshot;
  useEffect(() => {
    if (status === 'done') ends.current.onLeft();
  }, [status]);
  return {
    view: toView(snapshot),
    sheet,
    retry: () => send({ type: 'RETRY' }),
    ask: () => send({ type: 'ASK' }),
    billed: () => send({ type: 'BILLED' }),
    leave: () => send({ type: 'LEFT' }),
  };
}
