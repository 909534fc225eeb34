import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDeps } from '../../api/api';
import { logoutRequest } from '../../api/endpoints/sessionApi';
import { savedLogin } from '../../platform/savedLogin';
import { loggedOut } from '../../session/sessionSlice';

/** Logs out: revokes the token on the server if it can be reached, and always removes it and all loaded data here. */
export function endSession(): ThunkAction<Promise<void>, unknown, ApiDeps, UnknownAction> {
  return async (dispatch, getState, extra) => {
    const controller = new AbortController();
    // not a mutation of the api: `purgeSessionCache` would abort it
    const request = extra.baseQuery(
      logoutRequest(),
      {
        signal: controller.signal,
        abort: () => controller.abort(),
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
    await request;
  };
}
