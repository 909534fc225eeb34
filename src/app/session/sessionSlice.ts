import { type PayloadAction, createAction, createSlice } from '@reduxjs/toolkit';

export interface SessionState {
  token: string | null;
  username: string | null;
  /** Whose login the server ended while they were here; absent when nobody's was, or when they logged out themselves. */
  lapsed?: string;
}

/** Someone wants what only an account may do: auth listens, opens its dialog, and leads to `target` (a path of this site) afterwards. */
export const loginRequired = createAction<{ target: string | null }>('session/loginRequired');

const sessionSlice = createSlice({
  name: 'session',
  initialState: { token: null, username: null } as SessionState,
  reducers: {
    loggedIn: (_session, { payload }: PayloadAction<{ token: string; username: string }>) => payload,
    /** `lapsed`: the server does not know the token any more. */
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
