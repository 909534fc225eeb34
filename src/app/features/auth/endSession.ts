import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDeps } from '../../api/api';
import { api } from '../../api/api';
import { sessionStore } from '../../platform/sessionStore';
import { loggedOut } from '../../session/sessionSlice';
import { authApi } from './authApi';

/** Logs out: the token dies on the server, where it can be reached, and is forgotten here in any case, with all it had loaded. */
export function endSession(): ThunkAction<Promise<void>, unknown, ApiDeps, UnknownAction> {
  return async (dispatch) => {
    const told = dispatch(authApi.endpoints.endSession.initiate());
    sessionStore.forget();
    dispatch(loggedOut());
    await told;
    // the next one at this screen must not see what this account was shown
    dispatch(api.util.resetApiState());
  };
}
