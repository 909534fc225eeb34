import { matchPath } from 'react-router-dom';
import type { AppRoute } from './routes/appRoute';
import type { AppDispatch } from '../session/storeHooks';

let dispatch: AppDispatch | undefined;
let routes: readonly AppRoute[] = [];
const warmed = new Set<string>();

/** Sets the store to prefetch into and the known pages. Call it once per tab. */
export function startPrefetching(store: { dispatch: AppDispatch }, table: readonly AppRoute[]): void {
  dispatch = store.dispatch;
  routes = table;
}

/** Loads the code and data of a page of this site before it is opened. */
function warm(address: string): void {
  const url = new URL(address, window.location.href);
  const key = url.pathname + url.search;
  if (url.origin !== window.location.origin || warmed.has(key)) return;
  warmed.add(key);
  for (const { path, page, preload } of routes) {
    const match = matchPath(path, url.pathname);
    if (!match) continue;
    page().catch(() => warmed.delete(key));
    if (dispatch)
      preload?.(dispatch, { params: match.params, search: url.searchParams, ahead: true }).catch(() =>
        warmed.delete(key),
      );
    return;
  }
}

function onLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link instanceof HTMLAnchorElement && link.target !== '_blank') warm(link.href);
}

/** Prefetches every link that is hovered, focused or touched. Returns a function that stops it. */
export function prefetchLinks(): () => void {
  const kinds = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const kind of kinds) document.addEventListener(kind, onLink, { passive: true });
  return () => kinds.forEach((kind) => document.removeEventListener(kind, onLink));
}
