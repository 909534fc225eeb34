import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { visitsApi } from '../../api/endpoints/visitsApi';
import { useMachine } from '../../flow/useMachine';
import { useAppDispatch } from '../../session/storeHooks';
import { type VisitChange, visitChangeMachine } from './visitChangeMachine';

/** Changes one visit, by the login or by the token of a visitor's link. */
export function useVisitChange(id: number, token: string | undefined) {
  const dispatch = useAppDispatch();
  const machine = useMemo(
    () =>
      visitChangeMachine.provide({
        actors: {
          send: fromPromise<void, VisitChange>(async ({ input: change }) => {
            const { confirmVisit, proposeVisit, cancelVisit, missVisit } = visitsApi.endpoints;
            const own = { id, ...(token && { token }) };
            switch (change.step) {
              case 'confirm': {
                const { starts_at, link, place } = change;
                return void (await dispatch(
                  confirmVisit.initiate({ ...own, starts_at, ...(link && { link }), ...(place && { place }) }),
                ).unwrap());
              }
              case 'propose': {
                const { proposals, place } = change;
                return void (await dispatch(
                  proposeVisit.initiate({ ...own, proposals, ...(place && { place }) }),
                ).unwrap());
              }
              case 'cancel':
                return void (await dispatch(cancelVisit.initiate({ ...own, reason: change.reason })).unwrap());
              case 'miss':
                return void (await dispatch(missVisit.initiate({ id })).unwrap());
            }
          }),
        },
      }),
    [dispatch, id, token],
  );
  const [{ value, context }, send] = useMachine(machine);
  return {
    view: value,
    refusal: context.refusal,
    acted: context.acted,
    propose: () => send({ type: 'PROPOSE' }),
    cancel: () => send({ type: 'CANCEL' }),
    miss: () => send({ type: 'MISS' }),
    back: () => send({ type: 'BACK' }),
    send: (change: VisitChange) => send({ type: 'SEND', change }),
  };
}

export type VisitChanging = ReturnType<typeof useVisitChange>;
