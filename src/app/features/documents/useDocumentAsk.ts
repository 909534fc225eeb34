import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { documentsApi } from '../../api/endpoints/documentsApi';
import { useMachine } from '../../flow/useMachine';
import { formDraft } from '../../platform/formDraft';
import { useAppDispatch } from '../../session/storeHooks';
import { useClientId } from '../../ui/useClientId';
import { type AskDraft, type AskResult, documentAskMachine } from './documentAskMachine';

/** What is typed into a listing's form is kept under this name. */
export const draftOf = (property: number) => `documents/${property}`;

/** Asks for the documents of a listing; the draft of its form ends when it is stored. */
export function useDocumentAsk(property: number) {
  const dispatch = useAppDispatch();
  const clientId = useClientId();
  const machine = useMemo(
    () =>
      documentAskMachine.provide({
        actors: {
          ask: fromPromise<AskResult, AskDraft>(async ({ input }) => {
            const { initiate } = documentsApi.endpoints.askForDocuments;
            const request = { id: String(property), ...input, client_id: clientId.of(input) };
            const sent = await dispatch(initiate(request)).unwrap();
            clientId.answered();
            formDraft.forget(draftOf(property));
            return sent.state;
          }),
        },
      }),
    [dispatch, property, clientId],
  );
  const [{ value, context }, send] = useMachine(machine);
  return { view: value, ...context, ask: (draft: AskDraft) => send({ type: 'ASK', draft }) };
}
