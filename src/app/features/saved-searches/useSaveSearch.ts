import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { statusOf } from '../../api/apiError';
import { savedSearchesApi } from '../../api/endpoints/savedSearchesApi';
import { useMachine } from '../../flow/useMachine';
import { linkTokens, searchLink } from '../../platform/linkTokens';
import { useAppDispatch } from '../../session/storeHooks';
import { useClientId } from '../../ui/useClientId';
import { type SaveResult, type SearchDraft, saveSearchMachine } from './saveSearchMachine';

/** A visitor's link is used where there is no login; one that has ended is forgotten, and the form asks for the address. */
function useActors(query: string, loggedIn: boolean) {
  const dispatch = useAppDispatch();
  const clientId = useClientId();
  return useMemo(() => {
    return saveSearchMachine.provide({
      actors: {
        save: fromPromise<SaveResult, SearchDraft>(async ({ input }) => {
          const token = loggedIn ? null : linkTokens.read(searchLink).token;
          const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
          const { initiate } = savedSearchesApi.endpoints.saveSearch;
          const request = { ...input, query, timezone, client_id: clientId.of([query, input]) };
          const sent = dispatch(initiate({ ...request, ...(token && { token }) }));
          const answer = await sent.unwrap().catch((refusal: unknown) => {
            if (token && statusOf(refusal) === 404) linkTokens.forget(searchLink);
            throw refusal;
          });
          clientId.answered();
          return 'id' in answer ? { kind: 'saved', search: answer, isNew: answer.is_new } : { kind: 'mailed' };
        }),
      },
    });
  }, [dispatch, query, loggedIn, clientId]);
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
