import { useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const marks = () => document.documentElement.dataset;

/** Selects the sections' children: revealing a section itself would count as a layout shift in Chromium. */
const later = 'main > * ~ section > *';

/** Reveals one section per frame, then ends. Returns a function that ends it at once. */
function layOutInTurn(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(later)];
  const laidOut: HTMLElement[] = [];
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    delete marks().arrives;
    for (const section of laidOut) section.style.contentVisibility = '';
  };
  const next = () => {
    const section = waiting.shift();
    if (!section) return end();
    section.style.contentVisibility = 'visible';
    laidOut.push(section);
    frame = requestAnimationFrame(next);
  };
  // the first frame belongs to the first screen
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(next);
  });
  return end;
}

/**
 * Shows a new page's first screen as soon as possible and reveals the sections below one per frame, so that no frame
 * blocks the browser. Skipped when going back and for links to a place in the page, because the scroll position then
 * depends on everything above.
 */
export function useStaggeredSections(): void {
  const { pathname, hash } = useLocation();
  const goesOn = useNavigationType() !== 'POP';
  const last = useRef(pathname);
  // runs before anything else measures the layout
  useInsertionEffect(() => {
    if (goesOn && !hash && pathname !== last.current) marks().arrives = 'true';
    last.current = pathname;
  }, [goesOn, hash, pathname]);
  useEffect(() => (marks().arrives ? layOutInTurn() : undefined), [pathname]);
}
