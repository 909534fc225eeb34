/**
 * Follows links to places of the same page, within `data-follows-in-page`: scrolls and moves the focus like the browser,
 * without the router, which would render the whole page again and discard HTML that is not hydrated yet. Captured at the
 * document, because React stops clicks in such HTML. What the place shows on demand opens (`ui/OnDemand`). Clicks that open another tab are left alone.
 */
export function followInPage(): void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-follows-in-page] a[href^="#"]');
    const place = link && document.getElementById(link.hash.slice(1));
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', link.hash);
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    for (const part of place.querySelectorAll<HTMLDetailsElement>('details[data-opens]')) part.open = true;
    place.scrollIntoView();
  };
  document.addEventListener('click', follow, { capture: true });
}
