import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { authRoutes } from '@contract/routes/auth';
import type { ApiDeps } from '../../api/api';
import { requestTo } from '../../api/injectEndpoints';
import { savedLogin } from '../../platform/savedLogin';
import { loggedOut } from '../../session/sessionSlice';

/** Logs out: the token dies on the server, where it can be reached, and is forgotten here in any case, with all it had loaded. */
export function endSession(): ThunkAction<Promise<void>, unknown, ApiDeps, UnknownAction> {
  return async (dispatch, getState, extra) => {
    const ending = new AbortController();
    // not one of the api's own mutations: those are cut off when what the session had loaded is forgotten
    const told = extra.askServer(
      requestTo(authRoutes.logout, undefined),
      {
        signal: ending.signal,
        abort: () => ending.abort(),
        dispatch,
        getState,
        extra,
        endpoint: 'endSession',
        type: 'mutation',
      },
      {},
    );
    savedLogin.forget();
    dispatch(loggedOut());
    await told;
  };
}
