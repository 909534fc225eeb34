import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { Boundary } from './parts/Boundary';
import type { AppStore } from './store';
import { enterChooses } from './enterChooses';
import { followInPage } from './followInPage';
import { startPrefetching } from './prefetchLinks';
import { routes } from './routes/routes';

/** Hydrates the page that the server rendered, or renders it if the server sent none. */
export function showApp(store: AppStore, router: ReturnType<typeof createBrowserRouter>): void {
  followInPage();
  enterChooses();
  startPrefetching(store, routes);
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <Provider store={store}>
        <Boundary at="">
          <RouterProvider router={router} />
        </Boundary>
      </Provider>
    </StrictMode>
  );
  // what a translator has changed matches nothing, so it is rendered anew
  if (!root.hasChildNodes() || root.querySelector('font')) return createRoot(root).render(app);
  startTransition(() => {
    hydrateRoot(root, app, {
      onRecoverableError: (error) => console.error('The server rendered something else.', error),
    });
  });
}
