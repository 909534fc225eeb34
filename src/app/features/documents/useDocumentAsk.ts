import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { documentsApi } from '../../api/endpoints/documentsApi';
import { useMachine } from '../../flow/useMachine';
import { formDraft } from '../../platform/formDraft';
import { newClientId } from '../../platform/viewer';
import { useAppDispatch } from '../../session/storeHooks';
import { type AskDraft, type AskResult, documentAskMachine } from './documentAskMachine';

/** What is typed into a listing's form is kept under this name. */
export const draftOf = (property: number) => `documents/${property}`;

/** Asks for the documents of a listing; the draft of its form ends when it is stored. */
export function useDocumentAsk(property: number) {
  const dispatch = useAppDispatch();
  const last = useRef<{ words: string; clientId: string }>(undefined);
  const machine = useMemo(
    () =>
      documentAskMachine.provide({
        actors: {
          ask: fromPromise<AskResult, AskDraft>(async ({ input }) => {
            const { initiate } = documentsApi.endpoints.askForDocuments;
            // the same words are the same request, sent again because the answer was lost
            const words = JSON.stringify(input);
            if (last.current?.words !== words) last.current = { words, clientId: newClientId() };
            const request = { id: String(property), ...input, client_id: last.current.clientId };
            const sent = await dispatch(initiate(request)).unwrap();
            last.current = undefined;
            formDraft.forget(draftOf(property));
            return sent.state;
          }),
        },
      }),
    [dispatch, property],
  );
  const [{ value, context }, send] = useMachine(machine);
  return { view: value, ...context, ask: (draft: AskDraft) => send({ type: 'ASK', draft }) };
}
