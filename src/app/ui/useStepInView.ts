import { useEffect, useRef } from 'react';

/** Pixels of an element that must be in view for its beginning to be read. */
const readable = 96;
/** What the page leaves free between the bar and what is scrolled to (`GlobalStyle`). */
const gap = 16;

/** Focuses an element and, where its beginning is out of view, scrolls there. */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const { top, height } = element.getBoundingClientRect();
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isInView = top >= bar - gap && top + Math.min(height, readable) <= window.innerHeight;
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/**
 * A ref for what a step of a flow shows. It gets the focus and is brought into view whenever `step` changes, because the
 * pressed button is gone or elsewhere.
 * @param atFirst also for the step that is there first
 * @param acted false for a change that came without an act of the visitor: nothing moves
 */
export function useStepInView<Step extends HTMLElement>(step: unknown, { atFirst = false, acted = true } = {}) {
  const ref = useRef<Step>(null);
  const last = useRef(atFirst ? undefined : { step });
  useEffect(() => {
    if (last.current && last.current.step === step) return;
    last.current = { step };
    if (acted) bringIntoView(ref.current);
  }, [step, acted]);
  return ref;
}
