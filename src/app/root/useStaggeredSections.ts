import { useEffect, useInsertionEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const marks = () => document.documentElement.dataset;

/** What the sections hold, not they themselves: Chromium would take what it lays out at last for something that has moved there from the page's top. */
const later = 'main > * ~ section > *';

/** Lays one section out with every frame, then ends the arrival; answers how to end it at once. */
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
  // the first frame is the first screen's
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(next);
  });
  return end;
}

/**
 * A page that is changed to shows its first screen as soon as that is styled and laid out; the sections below follow one by one, each in a frame of
 * its own, so that no frame holds the browser up. Not on the way back, nor to a place in a page: where that is, all above it tells.
 */
export function useStaggeredSections(): void {
  const { pathname, hash } = useLocation();
  const goesOn = useNavigationType() !== 'POP';
  const last = useRef(pathname);
  // before the page is asked for its layout by whoever looks for its place
  useInsertionEffect(() => {
    if (goesOn && !hash && pathname !== last.current) marks().arrives = 'true';
    last.current = pathname;
  }, [goesOn, hash, pathname]);
  useEffect(() => (marks().arrives ? layOutInTurn() : undefined), [pathname]);
}
