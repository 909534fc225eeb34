import { StrictMode, startTransition } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { type HydrationState, RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { askOverHttp } from './api/askOverHttp';
import { Boundary } from './root/parts/Boundary';
import { routes } from './root/routes/routes';
import { type AppStore, type RootState, makeStore } from './root/store';
import { toRouteObjects } from './root/toRouteObjects';
import { warmInto } from './root/warmLinks';
import { sessionStore } from './platform/sessionStore';

function read<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}

function makeTabStore(): AppStore {
  const { apiBaseUrl } = read<{ apiBaseUrl: string }>('settings') ?? { apiBaseUrl: '' };
  const store: AppStore = makeStore(
    { askServer: askOverHttp({ baseUrl: apiBaseUrl || window.location.origin, token: () => store.getState().session.token ?? sessionStore.token(), cookies: () => document.cookie }) },
    read<Partial<RootState>>('state'),
  );
  return store;
}

/** Resolves the pages that stand in the address before hydrating: no flash, no mismatch. */
async function makeRouter(store: AppStore) {
  const table = toRouteObjects(routes, store);
  const hydrationData = read<HydrationState>('router');
  if (hydrationData) {
    await Promise.all((matchRoutes(table, window.location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }));
  }
  return createBrowserRouter(table, hydrationData && { hydrationData });
}

async function start(): Promise<Root | void> {
  const store = makeTabStore();
  warmInto(store);
  const router = await makeRouter(store);
  const app = <StrictMode><Provider store={store}><Boundary at=""><RouterProvider router={router} /></Boundary></Provider></StrictMode>;
  const root = document.getElementById('root');
  if (!root) return;
  if (!root.hasChildNodes()) return createRoot(root).render(app);
  startTransition(() => {
    hydrateRoot(root, app, { onRecoverableError: (error) => console.error('the server drew something else', error) });
  });
}

void start();
