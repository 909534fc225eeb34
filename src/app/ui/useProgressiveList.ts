import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigationType } from 'react-router-dom';

/** A row of the widest grid: what the first screen shows of it. */
const slice = 3;
const never = () => () => {};

/**
 * As many items of a long list as are drawn by now: the first few with the page (none where the list begins below the first screen), and from
 * frame to frame as many more, so that a change of page never holds the screen up until all of the list is styled and laid out. Whoever draws them
 * keeps the room of the others. The server draws all of them, and so does the way back: the place that it returns to may be far down.
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
