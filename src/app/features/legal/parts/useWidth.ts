import { useEffect, useRef, useState } from 'react';

/** The width of an element in whole pixels; 0 until it is measured. */
export function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watcher = new ResizeObserver(() => setWidth(Math.floor(current.clientWidth)));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return { box, width };
}
