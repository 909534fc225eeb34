import type { HydrationState } from 'react-router-dom';
import { sessionTap } from './flow/sessionTap';
import { yieldToMain } from './platform/yieldToMain';
import { savedLogin } from './platform/savedLogin';
import { hearUnhandled } from './platform/noticedErrors';
import { sessionStore } from './platform/storage';
import type { AppStore, RootState } from './root/store';

function read<Value>(id: string): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as Value) : undefined;
}

/** Loads the DevTools support only if Redux DevTools is installed. */
async function loadDevTools() {
  const isInstalled = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;
  return isInstalled ? import(/* webpackChunkName: "dev-tools" */ './root/devTools').catch(() => undefined) : undefined;
}

async function makeTabStore(): Promise<AppStore> {
  const [{ httpBaseQuery: askOverHttp }, { makeStore }] = await Promise.all([
    import(/* webpackMode: "eager" */ './api/httpBaseQuery'),
    import(/* webpackMode: "eager" */ './root/store'),
  ]);
  const tools = await loadDevTools();
  const wire = {
    baseUrl: read<{ apiBaseUrl?: string }>('settings')?.apiBaseUrl || window.location.origin,
    token: () => store.getState().session.token ?? savedLogin.token(),
  };
  const store: AppStore = makeStore(
    {
      baseQuery: askOverHttp({ ...wire, cookies: () => document.cookie }),
      // the page with the upload form has loaded this chunk already
      sendFile: async (request, deps) =>
        (await import(/* webpackChunkName: "property-form" */ './api/xhrUpload')).xhrUpload(wire)(request, deps),
    },
    read<Partial<RootState>>('state'),
    tools?.devTools,
  );
  tools?.connectMachines(store);
  sessionTap.store = store;
  return store;
}

/** Resolves the current address's page before hydration, to avoid a flash or a mismatch. */
async function makeRouter(store: AppStore) {
  const { createBrowserRouter, matchRoutes } = await import(/* webpackMode: "eager" */ 'react-router-dom');
  await yieldToMain();
  const { toRouteObjects } = await import(/* webpackMode: "eager" */ './root/toRouteObjects');
  await yieldToMain();
  const { routes } = await import(/* webpackMode: "eager" */ './root/routes/routes');
  const pays = read<{ pays?: boolean }>('settings')?.pays;
  const table = toRouteObjects(routes, () => store, {
    pays,
    nextHash: () => router.state.navigation.location?.hash ?? '',
  });
  const hydrationData = read<HydrationState>('router');
  if (hydrationData) {
    await Promise.all(
      (matchRoutes(table, window.location) ?? []).map(async ({ route }) => {
        if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
      }),
    );
  }
  await yieldToMain();
  const router = createBrowserRouter(table, hydrationData && { hydrationData });
  return router;
}

/** Before anything loads styled-components, which would move the server's styles. */
async function keepServerStyles(): Promise<void> {
  const element = document.querySelector<HTMLStyleElement>('style[data-styled]');
  // in development the styles are texts, so that tools show them
  if (__DEV__ || !element) return;
  element.removeAttribute('data-styled');
  const { adoptServerStyles } = await import(/* webpackMode: "eager" */ './root/serverStyles');
  adoptServerStyles(element);
}

/** Starts in parts, each in a task of its own, so that the server-rendered page stays responsive. */
async function start(): Promise<void> {
  await keepServerStyles();
  const store = await makeTabStore();
  await yieldToMain();
  const router = await makeRouter(store);
  sessionTap.router = router;
  // on in development, and in a tab that asked for it: docs/debugging.md
  if (__DEV__ || sessionStore.read('record'))
    await (await import(/* webpackChunkName: "session-recording" */ './root/sessionRecording')).startSessionRecording();
  const { showApp } = await import(/* webpackMode: "eager" */ './root/showApp');
  await yieldToMain();
  // a translator puts elements in the places of texts, and this app renders none of their kind
  if (document.querySelector('font')) await translatedTexts;
  showApp(store, router);
  if (__DEV__) (await import('./root/development/showPanel')).showPanel(store);
}

hearUnhandled();
const translatedTexts = import(/* webpackChunkName: "translated" */ './root/translatedTexts').then(
  (texts) => texts.keepTranslatedTextsTrue(),
  () => undefined,
);
void start();
