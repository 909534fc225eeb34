import { type ConfigureStoreOptions, type ReducersMapObject, combineReducers, configureStore } from '@reduxjs/toolkit';
import { type ApiDeps, api } from '../api/api';
import { authListener, authReducer } from '../features/auth/authSlice';
import { favouritesListener } from '../features/favourites/favouritesListener';
import { favouritesReducer } from '../features/favourites/favouritesSlice';
import { machinesReducer } from '../flow/machinesReducer';
import { tapMiddleware } from '../flow/sessionTap';
import { splashReducer } from '../flow/splashSlice';
import { toastsReducer } from '../flow/toastsSlice';
import { sessionReducer } from '../session/sessionSlice';
import type { AppState } from '../session/storeHooks';

const sharedReducers = {
  session: sessionReducer,
  toasts: toastsReducer,
  splash: splashReducer,
} satisfies ReducersMapObject<AppState>;

export const rootReducer = combineReducers({
  [api.reducerPath]: api.reducer,
  ...sharedReducers,
  auth: authReducer,
  favourites: favouritesReducer,
  machines: machinesReducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/**
 * Creates a store: one per browser tab, one per request on the server. `devTools.ts` adds the options for Redux
 * DevTools.
 */
export function makeStore(
  deps: ApiDeps,
  preloadedState?: Partial<RootState>,
  devTools: ConfigureStoreOptions['devTools'] = false,
) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: deps } })
        .prepend(favouritesListener().middleware, authListener().middleware)
        .concat(api.middleware, tapMiddleware),
    devTools,
    ...(preloadedState && { preloadedState: preloadedState as RootState }),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
