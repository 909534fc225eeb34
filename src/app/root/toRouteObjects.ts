import { type LoaderFunctionArgs, type RouteObject, data, redirectDocument } from 'react-router-dom';
import { type ReactElement, createElement } from 'react';
import { contentApi } from '../api/endpoints/contentApi';
import { Layout } from './Layout';
import { WholePageFailed } from './parts/WholePageFailed';
import { type AppRoute, once } from './routes/appRoute';
import type { AppStore } from './store';

/** What every page needs: how to reach the company, and the site's font. */
async function preloadShell({ dispatch }: AppStore): Promise<void> {
  await Promise.all([
    dispatch(contentApi.endpoints.getCompany.initiate(undefined, once)),
    dispatch(contentApi.endpoints.getSiteFont.initiate(undefined, once)),
  ]);
}

/** The document that the browser has, where real money moves. */
export interface ThisDocument {
  /** Whether its policy lets the provider's script run; undefined where none ever runs. */
  pays: boolean | undefined;
  /** The hash of where the router is going. */
  nextHash: () => string;
}

/** The server waits for a page's data and answers with its status; the browser shows the page at once and lets it load. */
function loaderOf({ preload, status, ...route }: AppRoute, store: AppStore, here?: ThisDocument) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const pays = route.pays ?? false;
    // paying needs a policy that no other page should have, and a policy stays with its document
    if (__BROWSER__ && here?.pays !== undefined && here.pays !== pays)
      return redirectDocument(pathname + search + here.nextHash());
    const started = preload?.(store.dispatch, { params, search: searchParams, ahead: !__BROWSER__ });
    if (__BROWSER__) return null;
    return data(null, { status: status ?? (await started) ?? 200 });
  };
}

/** The route table as the router wants it, over a store and, in the browser, in a document. */
export function toRouteObjects(table: readonly AppRoute[], store: AppStore, here?: ThisDocument): RouteObject[] {
  const rootOf = (id: string, routes: readonly AppRoute[], element?: ReactElement): RouteObject => ({
    id,
    ...(element && { element }),
    errorElement: createElement(WholePageFailed),
    loader: async () => {
      const started = preloadShell(store);
      if (!__BROWSER__) await started;
      return null;
    },
    shouldRevalidate: () => false,
    children: routes.map((route) => ({
      id: route.chunk,
      path: route.path,
      handle: { route },
      lazy: async () => ({ Component: await route.page() }),
      loader: loaderOf(route, store, here),
    })),
  });
  return [
    rootOf(
      'root',
      table.filter(({ ownFrame }) => !ownFrame),
      createElement(Layout),
    ),
    rootOf(
      'own-frame',
      table.filter(({ ownFrame }) => ownFrame),
    ),
  ];
}
