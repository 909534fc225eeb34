import type { NewVisit } from '@contract/visits';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { codeOf, fieldErrors } from '../../api/apiError';
import { visitsApi } from '../../api/endpoints/visitsApi';
import { useMachine } from '../../flow/useMachine';
import { formDraft } from '../../platform/formDraft';
import { useAppDispatch } from '../../session/storeHooks';
import { type AskedVisit, type VisitRefusal, visitRequestMachine } from './visitRequestMachine';

/** What is typed into a listing's form is kept under this name. */
export const draftOf = (property: number) => `visit/${property}`;

/** Asks for a visit to a listing; the draft of its form ends when it is stored. */
export function useVisitRequest(property: number) {
  const dispatch = useAppDispatch();
  const machine = useMemo(
    () =>
      visitRequestMachine.provide({
        actors: {
          ask: fromPromise<AskedVisit, NewVisit>(async ({ input }) => {
            const sent = dispatch(visitsApi.endpoints.askForVisit.initiate(input)).unwrap();
            const { id } = await sent.catch((error: unknown) => {
              const isTaken = codeOf(error) === 'slot_taken' || fieldErrors(error).proposals !== undefined;
              const refusal: VisitRefusal = { kind: isTaken ? 'taken' : 'refused', error };
              throw refusal;
            });
            formDraft.forget(draftOf(property));
            return { id, email: input.email };
          }),
        },
      }),
    [dispatch, property],
  );
  const [{ value, context }, send] = useMachine(machine);
  return {
    view: value,
    ...context,
    open: () => send({ type: 'OPEN' }),
    chosen: () => send({ type: 'CHOSEN' }),
    change: () => send({ type: 'CHANGE' }),
    send: (request: NewVisit) => send({ type: 'SEND', request }),
    again: () => send({ type: 'AGAIN' }),
  };
}

export type VisitRequest = ReturnType<typeof useVisitRequest>;
