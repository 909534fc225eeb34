import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsHydrating } from './useIsHydrating';

/** One row of the widest grid, which is what the first screen shows. */
const rowSize = 3;

/**
 * The part of a long list to render so far: the first few items with the page (none if the list starts below the first
 * screen), then a few more per frame, so that laying out a long list never blocks a page change. The caller reserves
 * the space of the rest. The server renders all items, and so does going back, because the restored scroll position
 * may be far down.
 */
export function useProgressiveList<Item>(items: readonly Item[], first = rowSize): readonly Item[] {
  const isHydrating = useIsHydrating();
  const goesBack = useNavigationType() === 'POP';
  const [shown, setShown] = useState(isHydrating || goesBack ? Infinity : first);
  useEffect(() => {
    if (shown >= items.length) return;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + rowSize)));
    return () => cancelAnimationFrame(frame);
  }, [shown, items.length]);
  return shown < items.length ? items.slice(0, shown) : items;
}
