import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router-dom';

/** One row of the widest grid, which is what the first screen shows. */
const slice = 3;
const never = () => () => {};

/**
 * The part of a long list to render so far: the first few items with the page (none if the list starts below the first
 * screen), then a few more per frame, so that laying out a long list never blocks a page change. The caller reserves
 * the space of the rest. The server renders all items, and so does going back, because the restored scroll position
 * may be far down.
 */
export function useProgressiveList<Item>(items: readonly Item[], first = slice): readonly Item[] {
  const drawnByServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const goesBack = useNavigationType() === 'POP';
  const [drawn, setDrawn] = useState(drawnByServer || goesBack ? Infinity : first);
  useEffect(() => {
    if (drawn >= items.length) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + slice)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, items.length]);
  return drawn < items.length ? items.slice(0, drawn) : items;
}
