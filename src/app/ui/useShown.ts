import { useEffect, useRef } from 'react';

/** Pixels of an element that must be in view for its beginning to be read. */
const readable = 96;
/** What the page leaves free between the bar and what is scrolled to (`GlobalStyle`). */
const gap = 16;

/** Focuses an element and, where its beginning is out of view, scrolls there. */
export function show(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, height } = element.getBoundingClientRect();
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isInView = top >= bar - gap && top + Math.min(height, readable) <= window.innerHeight;
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/**
 * Focuses what a step of a flow shows and brings it into view, because what was pressed is gone or stands elsewhere.
 * @param step another one than before is shown; the first one only with `atFirst`. What came without an act of the visitor is not.
 */
export function useShown<Shown extends HTMLElement>(step: unknown, { atFirst = false, acted = true } = {}) {
  const shown = useRef<Shown>(null);
  const last = useRef(atFirst ? undefined : { step });
  useEffect(() => {
    if (last.current && last.current.step === step) return;
    last.current = { step };
    if (acted) show(shown.current);
  }, [step, acted]);
  return shown;
}
