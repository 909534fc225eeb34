import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';

export interface SessionState {
  token: string | null;
  username: string | null;
  /** The username of a session that the server ended; absent if nobody was logged in or they logged out themselves. */
  lapsed?: string;
}

/**
 * Something needs an account: auth opens its dialog, says why if it is not plain, and afterwards goes to `target` (a
 * path of this site).
 */
export const loginRequired = createAction<{ target: string | null; why?: string }>('session/loginRequired');

const sessionSlice = createSlice({
  name: 'session',
  initialState: { token: null, username: null } as SessionState,
  reducers: {
    loggedIn: (_session, { payload }: PayloadAction<{ token: string; username: string }>) => payload,
    /** `lapsed`: the server no longer accepts the token. */
    loggedOut: ({ username }, { payload }: PayloadAction<{ lapsed: true } | undefined>) => ({
      token: null,
      username: null,
      ...(payload?.lapsed && { lapsed: username ?? '' }),
    }),
  },
  selectors: {
    selectToken: (session) => session.token,
    selectUsername: (session) => session.username,
    selectIsLoggedIn: (session) => session.token !== null,
    selectLapsed: (session) => session.lapsed,
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { loggedIn, loggedOut } = sessionSlice.actions;
export const { selectToken, selectUsername, selectIsLoggedIn, selectLapsed } = sessionSlice.selectors;
