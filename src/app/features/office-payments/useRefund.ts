import type { OfficePaymentDetail } from '@contract/officePayments';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { officePaymentsApi } from '../../api/endpoints/officePaymentsApi';
import { useMachine } from '../../flow/useMachine';
import { newClientId } from '../../platform/viewer';
import { useAppDispatch } from '../../session/storeHooks';
import { isUnanswered } from './isUnanswered';
import { type RefundRequest, refundMachine } from './refundMachine';

function useActors() {
  const dispatch = useAppDispatch();
  return useMemo(
    () =>
      refundMachine.provide({
        actors: {
          refund: fromPromise<OfficePaymentDetail, RefundRequest>(({ input: { id, amountInPaise, reason, key } }) =>
            dispatch(
              officePaymentsApi.endpoints.refundPayment.initiate({ id, amount_in_paise: amountInPaise, reason, key }),
            ).unwrap(),
          ),
        },
        guards: { isUnanswered: (_, { error }) => isUnanswered(error) },
      }),
    [dispatch],
  );
}

/** Runs one refund; `onEnd` is called once it is done or closed, with the payment afterwards if it is done. */
export function useRefund(id: number, onEnd: (payment: OfficePaymentDetail | undefined) => void) {
  const [snapshot, send] = useMachine(useActors(), { id });
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  const { status, value, context } = snapshot;
  const { answer } = context;
  useEffect(() => {
    if (status === 'done') ended.current(answer);
  }, [status, value, answer]);
  return {
    state: value,
    amountInPaise: context.amountInPaise,
    failure: context.failure,
    review: (amountInPaise: number, reason: string) =>
      send({ type: 'REVIEWED', amountInPaise, reason, key: newClientId() }),
    change: () => send({ type: 'CHANGED' }),
    confirm: () => send({ type: 'CONFIRMED' }),
    close: () => send({ type: 'CLOSED' }),
  };
}
