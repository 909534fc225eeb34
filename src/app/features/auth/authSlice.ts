import { createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { sessionStore } from '../../platform/sessionStore';
import { safePath } from '../../session/safePath';
import { loginRequired } from '../../session/sessionSlice';

/** Whether the login dialog is asked for: it opens wherever somebody needs an account. */
const authSlice = createSlice({
  name: 'auth',
  initialState: { asked: false },
  reducers: { dialogClosed: () => ({ asked: false }) },
  extraReducers: (build) => build.addCase(loginRequired, () => ({ asked: true })),
  selectors: { selectDialogIsAsked: (auth) => auth.asked },
});

export const authReducer = authSlice.reducer;
export const { dialogClosed } = authSlice.actions;
export const { selectDialogIsAsked } = authSlice.selectors;

/** Keeps where to lead after login, as far as it is a path of this site. */
export function authListener() {
  const listener = createListenerMiddleware();
  listener.startListening({
    actionCreator: loginRequired,
    effect: ({ payload: { target } }) => {
      const path = safePath(target);
      if (path) sessionStore.keepTarget(path);
    },
  });
  return listener;
}
