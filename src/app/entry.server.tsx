import { brand } from '@contract/brand';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { type StaticHandler, StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { api } from './api/api';
import { type Read, inProcessBaseQuery } from './api/inProcessBaseQuery';
import { contentApi } from './api/endpoints/contentApi';
import { Boundary } from './root/parts/Boundary';
import { RememberedStyles } from './root/RememberedStyles';
import { type Head, fullTitle } from './root/head';
import type { AppRoute } from './root/routes/appRoute';
import { routes } from './root/routes/routes';
import { type AppStore, makeStore } from './root/store';
import { toRouteObjects } from './root/toRouteObjects';
import { fontStyle } from './theme/fonts';
import { FirstPicture, type PictureHint } from './ui/firstPicture';

export type { Head, Read };
export { mapSketch } from './root/mapSketch';

export interface RenderedPage {
  status: number;
  head: Head & { wholeTitle: string };
  body: string;
  /** `<style>` elements of the rendered components. */
  styles: string;
  /** Font faces, the families that use them, and the font files to preload. */
  fonts: ReturnType<typeof fontStyle>;
  /** The page's first picture. */
  firstPicture: PictureHint | undefined;
  /** The store's state, for the browser to continue with. */
  state: object;
  /** The router's hydration data. */
  router: object;
  /** Named chunks of the rendered pages. */
  chunks: readonly string[];
  /** People can pay on this page. */
  pays: boolean;
}

export interface RenderDeps {
  /** Calls the API within the process. */
  read: Read;
  nonce: string;
  /** Called with the seconds that React took to render the page, without loading its data. */
  onRendered?: (seconds: number) => void;
}

/**
 * The paths without parameters: `open` to search engines, and `closed`, whose pages are marked `noindex`. Of a route with
 * pages below it, the path that all of them begin with.
 */
export function sitePaths(): Record<'open' | 'closed', readonly string[]> {
  const state = makeStore({ baseQuery: () => Promise.reject(new Error('a head must not request data')) }).getState();
  const fixed = routes
    .map((route) => ({ ...route, path: route.path.replace(/\/\*$/, '') }))
    .filter(({ path }) => !/[:*]/.test(path));
  const isClosed = ({ head }: AppRoute) => head(state, { params: {}, search: new URLSearchParams() }).indexed === false;
  return {
    open: fixed.filter((route) => !isClosed(route)).map(({ path }) => path),
    closed: fixed.filter(isClosed).map(({ path }) => path),
  };
}

/**
 * Renders a page as a visitor sees it: the server's only entry point into the app. Never throws for missing data: the
 * page is then rendered as failed, with its status.
 */
export async function renderPage(
  request: Request,
  { read, nonce, onRendered }: RenderDeps,
): Promise<RenderedPage | Response> {
  const store = makeStore({ baseQuery: inProcessBaseQuery(read) });
  try {
    return await renderFrom(store, request, nonce, onRendered);
  } finally {
    // unused cache entries would keep the whole store in memory for minutes
    store.dispatch(api.util.resetApiState());
  }
}

let handlerOfAll: StaticHandler | undefined;

/** The routes for all requests, each with its own store as context; made for the first one. */
const staticHandler = () =>
  (handlerOfAll ??= createStaticHandler(toRouteObjects(routes, (context) => context as AppStore)));

async function renderFrom(
  store: AppStore,
  request: Request,
  nonce: string,
  onRendered: RenderDeps['onRendered'],
): Promise<RenderedPage | Response> {
  const handler = staticHandler();
  const context = await handler.query(request, { requestContext: store });
  if (context instanceof Response) return context;
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
  const matched = context.matches.at(-1);
  const route = (matched?.route.handle as { route: AppRoute }).route;
  let firstPicture: PictureHint | undefined;
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const router = createStaticRouter(handler.dataRoutes, context);
    const startedAt = performance.now();
    const body = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <RememberedStyles>
          <FirstPicture
            value={(hint) => {
              firstPicture ??= hint;
            }}
          >
            <StrictMode>
              <Provider store={store}>
                <Boundary at="">
                  <StaticRouterProvider router={router} context={context} hydrate={false} />
                </Boundary>
              </Provider>
            </StrictMode>
          </FirstPicture>
        </RememberedStyles>
      </StyleSheetManager>,
    );
    onRendered?.((performance.now() - startedAt) / 1000);
    const state = store.getState();
    const head = route.head(state, { params: matched?.params ?? {}, search: new URL(request.url).searchParams });
    const siteFont = contentApi.endpoints.getSiteFont.select()(state).data?.font ?? 'Roboto';
    return {
      status: context.statusCode,
      head: { ...head, wholeTitle: fullTitle(head, brand) },
      body,
      styles: sheet.getStyleTags(),
      fonts: fontStyle(siteFont),
      firstPicture,
      state: { [api.reducerPath]: state[api.reducerPath] },
      router: { loaderData: context.loaderData, errors: context.errors },
      chunks: [route.chunk],
      pays: route.pays ?? false,
    };
  } finally {
    sheet.seal();
  }
}
