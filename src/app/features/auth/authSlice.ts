import { createListenerMiddleware, createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { savedLogin } from '../../platform/savedLogin';
import { safePath } from '../../session/safePath';
import { type SessionState, loggedOut, loginRequired } from '../../session/sessionSlice';
import { toastAdded } from '../../flow/toastsSlice';
import { loggedOutMessage } from '../../api/apiError';
import { purgeSessionCache } from './purgeSessionCache';

/** Whether the login dialog is asked for, and in which mode: it opens wherever somebody needs an account. */
const authSlice = createSlice({
  name: 'auth',
  initialState: { asked: null as 'login' | 'forgotten' | null },
  reducers: {
    dialogClosed: () => ({ asked: null }),
    /** Somebody wants a letter that leads to a new password. */
    letterWanted: () => ({ asked: 'forgotten' as const }),
  },
  extraReducers: (build) => build.addCase(loginRequired, () => ({ asked: 'login' })),
  selectors: { selectDialogAsked: (auth) => auth.asked },
});

export const authReducer = authSlice.reducer;
export const { dialogClosed, letterWanted } = authSlice.actions;
export const { selectDialogAsked } = authSlice.selectors;

interface Refused {
  payload?: { status?: unknown };
  meta: { baseQueryMeta?: { request?: { headers: Headers } }; arg?: { type?: string } };
}

/** The token that a refused call carried; undefined when it carried none, or when how it was sent is not known. */
const sentWith = ({ meta }: Refused) => meta.baseQueryMeta?.request?.headers.get('authorization')?.replace(/^\w+ /, '');

/**
 * Keeps where to lead after login, as far as it is a path of this site. Ends the session of this tab when the server does not know its
 * token any more. Whichever way a session ends, all that it had loaded is forgotten: the next one at this screen must not see it.
 */
export function authListener() {
  const listener = createListenerMiddleware<{ session: SessionState }>();
  listener.startListening({
    actionCreator: loginRequired,
    effect: ({ payload: { target } }) => {
      const path = safePath(target);
      if (path) savedLogin.keepTarget(path);
    },
  });
  listener.startListening({
    predicate: (action, { session }) =>
      isRejectedWithValue(action) &&
      (action as unknown as Refused).payload?.status === 401 &&
      session.token !== null &&
      sentWith(action as unknown as Refused) === session.token,
    effect: (action, { getState, dispatch }) => {
      if (savedLogin.token() === getState().session.token) savedLogin.forget();
      dispatch(loggedOut({ lapsed: true }));
      // what was only looked at says so where it stands
      if ((action as unknown as Refused).meta.arg?.type === 'mutation') dispatch(toastAdded('bad', loggedOutMessage));
    },
  });
  listener.startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => dispatch(purgeSessionCache()),
  });
  return listener;
}
