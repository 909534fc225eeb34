import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useMatches } from 'react-router-dom';
import { brand } from '@contract/brand';
import { VisuallyHidden } from '../../ui/Layout';
import { fullTitle } from '../head';
import type { AppRoute } from '../routes/appRoute';
import type { RootState } from '../store';

/**
 * Updates the title, the route's if there is no other, and announces each new page to screen readers: it speaks the
 * title and moves the focus to the page's start, unless it is in a menu that was opened while the page arrived.
 */
export function Announcer({ title: ownTitle }: { title?: string }) {
  const { pathname, search, hash } = useLocation();
  const match = useMatches().at(-1);
  const route = (match?.handle as { route?: AppRoute } | undefined)?.route;
  const routeTitle = useSelector((state: RootState) =>
    route
      ? fullTitle(route.head(state, { params: match?.params ?? {}, search: new URLSearchParams(search) }), brand)
      : brand,
  );
  const title = ownTitle ? fullTitle({ title: ownTitle }, brand) : routeTitle;
  const first = useRef(pathname);
  const moved = first.current !== pathname;

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    if (!hash && !document.activeElement?.closest('[data-menu]'))
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <VisuallyHidden role="status" aria-live="polite" data-testid="announcer">
      {moved ? title : ''}
    </VisuallyHidden>
  );
}
