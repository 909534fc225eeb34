import * as messages from '@messages/app/apiErrors';
import { type UnknownAction, createListenerMiddleware, createSlice, isRejectedWithValue } from '@reduxjs/toolkit';
import { savedLogin } from '../../platform/savedLogin';
import { safePath } from '../../session/safePath';
import { type SessionState, loggedOut, loginRequired } from '../../session/sessionSlice';
import { toastAdded } from '../../flow/toastsSlice';
import { statusOf } from '../../api/apiError';
import { purgeSessionCache } from './purgeSessionCache';

/** Whether the login dialog is open, and in which mode. It opens over any page that needs an account. */
const authSlice = createSlice({
  name: 'auth',
  initialState: { asked: null } as { asked: 'login' | 'forgotten' | null; why?: string },
  reducers: {
    dialogClosed: () => ({ asked: null }),
    /** Someone forgot their password and wants a reset email. */
    letterWanted: () => ({ asked: 'forgotten' as const }),
  },
  extraReducers: (build) =>
    build.addCase(loginRequired, (_auth, { payload: { why } }) => ({ asked: 'login', ...(why && { why }) })),
  selectors: { selectDialogAsked: (auth) => auth.asked, selectWhyAsked: (auth) => auth.why },
});

export const authReducer = authSlice.reducer;
export const { dialogClosed, letterWanted } = authSlice.actions;
export const { selectDialogAsked, selectWhyAsked } = authSlice.selectors;

interface RefusedAction extends UnknownAction {
  payload: unknown;
  meta: { baseQueryMeta?: { request?: { headers: Headers } }; arg?: { type?: string } };
}

const isRefused = (action: UnknownAction): action is RefusedAction => isRejectedWithValue(action);

/** The token of a refused request; undefined if it had none or if that is unknown. */
const sentWith = ({ meta }: RefusedAction) =>
  meta.baseQueryMeta?.request?.headers.get('authorization')?.replace(/^\w+ /, '');

/**
 * Stores where to go after login if it is a path of this site. Ends this tab's session if the server no longer accepts
 * its token. However a session ends, its loaded data is dropped: the next person at this screen must not see it.
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
    predicate: (action, { session }): action is RefusedAction =>
      isRefused(action) &&
      statusOf(action.payload) === 401 &&
      session.token !== null &&
      sentWith(action) === session.token,
    effect: (action, { getState, dispatch }) => {
      if (savedLogin.token() === getState().session.token) savedLogin.forget();
      dispatch(loggedOut({ lapsed: true }));
      // failed queries show their error in place
      if (action.meta.arg?.type === 'mutation') dispatch(toastAdded('bad', messages.loggedOut));
    },
  });
  listener.startListening({
    actionCreator: loggedOut,
    effect: (_action, { dispatch }) => dispatch(purgeSessionCache()),
  });
  return listener;
}
