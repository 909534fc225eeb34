import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { statusOf } from '../../api/apiError';
import { savedSearchesApi } from '../../api/endpoints/savedSearchesApi';
import { useMachine } from '../../flow/useMachine';
import { linkTokens, searchLink } from '../../platform/linkTokens';
import { newClientId } from '../../platform/viewer';
import { useAppDispatch } from '../../session/storeHooks';
import { type SaveResult, type SearchDraft, saveSearchMachine } from './saveSearchMachine';

/** A visitor's link is used where there is no login; one that has ended is forgotten, and the form asks for the address. */
function useActors(query: string, loggedIn: boolean) {
  const dispatch = useAppDispatch();
  const last = useRef<{ words: string; clientId: string }>(undefined);
  return useMemo(() => {
    return saveSearchMachine.provide({
      actors: {
        save: fromPromise<SaveResult, SearchDraft>(async ({ input }) => {
          const token = loggedIn ? null : linkTokens.read(searchLink).token;
          const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
          const { initiate } = savedSearchesApi.endpoints.saveSearch;
          // the same words are the same request, sent again because the answer was lost
          const words = JSON.stringify([query, input]);
          if (last.current?.words !== words) last.current = { words, clientId: newClientId() };
          const request = { ...input, query, timezone, client_id: last.current.clientId };
          const sent = dispatch(initiate({ ...request, ...(token && { token }) }));
          const answer = await sent.unwrap().catch((refusal: unknown) => {
            if (token && statusOf(refusal) === 404) linkTokens.forget(searchLink);
            throw refusal;
          });
          last.current = undefined;
          return 'id' in answer ? { kind: 'saved', search: answer, isNew: answer.is_new } : { kind: 'mailed' };
        }),
      },
    });
  }, [dispatch, query, loggedIn]);
}

/** Saves the search with this query. */
export function useSaveSearch(query: string, loggedIn: boolean) {
  const [{ value, context }, send] = useMachine(useActors(query, loggedIn));
  return {
    view: value,
    ...context,
    save: (draft: SearchDraft) => send({ type: 'SAVE', draft }),
  };
}
