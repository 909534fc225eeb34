import type { MouseEvent } from 'react';

/**
 * For the `onClick` of a link to a place of its own page: scrolls and takes the focus there as the browser would, without the router, which
 * would have the whole page drawn anew for it and with it throw away what has not woken up yet. Keys that open another tab are left alone.
 */
export function followInPage(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const place = document.getElementById(hash.slice(1));
  if (!place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  window.history.replaceState(window.history.state, '', hash);
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  place.scrollIntoView();
}
