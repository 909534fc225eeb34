import type { MouseEvent } from 'react';

/**
 * For the `onClick` of a link within the same page: scrolls and moves the focus like the browser, without the router,
 * which would render the whole page again and discard HTML that is not hydrated yet. Clicks that open another tab are
 * left alone.
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
