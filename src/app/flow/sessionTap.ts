import type { Middleware, UnknownAction } from '@reduxjs/toolkit';

/** Where a recorder plugs in when it is loaded. All that recording adds to a first load. */
export interface SessionTap {
  store?: { getState: () => unknown };
  router?: {
    state: { location: { pathname: string; search: string; hash: string } };
    subscribe: (listener: (state: SessionRoute) => void) => () => void;
  };
  onAction?: ((action: UnknownAction, next: Next, getState: () => unknown) => unknown) | undefined;
}

type Next = (action: UnknownAction) => unknown;

interface SessionRoute {
  navigation: { state: string };
  location: { pathname: string; search: string; hash: string };
}

export const sessionTap: SessionTap = {};

/** Last in the chain, so that it sees each action once, in the order of the reducers. */
export const tapMiddleware: Middleware =
  ({ getState }) =>
  (next) =>
  (action) =>
    sessionTap.onAction ? sessionTap.onAction(action as UnknownAction, next as Next, getState) : next(action);
