import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../../api/api';
import { survivesLogout } from '../../api/injectEndpoints';

interface Answer {
  status: string;
  endpointName?: string | undefined;
  data?: unknown;
}

type WithApi = { api: { queries: Record<string, Answer | undefined> } };

/** Only the owner and superusers receive these fields of a listing. */
const isOwnView = (listing: unknown) => typeof listing === 'object' && listing !== null && 'changed_at' in listing;

const isOpen = ({ status, endpointName = '', data }: Answer) =>
  status === 'fulfilled' && survivesLogout(endpointName) && ![data].flat().some(isOwnView);

/**
 * Drops everything that was loaded for an account and aborts its pending requests, so that the next person at this
 * screen sees none of it. Public data stays, so that no page goes blank under a form that is being filled in.
 */
export function purgeSessionCache<State>(): ThunkAction<void, State, unknown, UnknownAction> {
  return (dispatch, getState) => {
    for (const { arg, abort } of dispatch(api.util.getRunningMutationsThunk()))
      if (!survivesLogout(arg.endpointName)) abort();
    for (const [queryCacheKey, answer] of Object.entries((getState() as unknown as WithApi).api.queries)) {
      if (answer && !isOpen(answer))
        dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as never }));
    }
  };
}
