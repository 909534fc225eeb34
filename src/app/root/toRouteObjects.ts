import { type LoaderFunctionArgs, type RouteObject, data, redirectDocument } from 'react-router-dom';
import { type ReactElement, createElement } from 'react';
import { contentApi } from '../api/endpoints/contentApi';
import { Layout, PageFooter } from './Layout';
import { PageFailed } from './parts/PageFailed';
import { type AppRoute, once } from './routes/appRoute';
import type { AppStore } from './store';

const failed = createElement(PageFailed);

/** Loaded for every page: the company's contact details and the site's font. */
async function preloadShell({ dispatch }: AppStore): Promise<void> {
  await Promise.all([
    dispatch(contentApi.endpoints.getCompany.initiate(undefined, once)),
    dispatch(contentApi.endpoints.getSiteFont.initiate(undefined, once)),
  ]);
}

/** The document in the browser, if it takes real payments. */
export interface ThisDocument {
  /** Whether its content security policy allows the provider's script; undefined if no page needs it. */
  pays: boolean | undefined;
  /** The hash of the address that the router is going to. */
  nextHash: () => string;
}

/** The store of a request, by what the router gives its loaders. */
type StoreOf = (context: unknown) => AppStore;

/** Loads a page's data. The server waits for it and responds with its status; the browser shows the page at once. */
function loaderOf({ preload, status, ...route }: AppRoute, storeOf: StoreOf, here?: ThisDocument) {
  return async ({ request, params, context }: LoaderFunctionArgs<unknown>) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const pays = route.pays ?? false;
    // paying needs a policy that other pages must not have, and a document keeps its policy
    if (__BROWSER__ && here?.pays !== undefined && here.pays !== pays)
      return redirectDocument(pathname + search + here.nextHash());
    const started = preload?.(storeOf(context).dispatch, { params, search: searchParams, ahead: !__BROWSER__ });
    if (__BROWSER__) return null;
    return data(null, { status: status ?? (await started) ?? 200 });
  };
}

/** The route table in the router's form, for stores and, in the browser, a document. */
export function toRouteObjects(table: readonly AppRoute[], storeOf: StoreOf, here?: ThisDocument): RouteObject[] {
  const rootOf = (id: string, routes: readonly AppRoute[], element?: ReactElement): RouteObject => ({
    id,
    ...(element && { element }),
    errorElement: createElement(Layout, null, failed),
    loader: async ({ context }: LoaderFunctionArgs<unknown>) => {
      const started = preloadShell(storeOf(context));
      if (!__BROWSER__) await Promise.all([started, PageFooter.ready()]);
      return null;
    },
    shouldRevalidate: () => false,
    children: [
      {
        // within the layout: its navigation still works; not a page's own, because the router renders none whose code failed
        errorElement: failed,
        children: routes.map((route) => ({
          id: route.chunk,
          path: route.path,
          handle: { route },
          lazy: async () => ({ Component: await route.page() }),
          loader: loaderOf(route, storeOf, here),
        })),
      },
    ],
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
