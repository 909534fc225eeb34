import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the screen, as far as `margin` from it; false while the server draws, and true for ever after. */
export function useNear(element: RefObject<Element | null>, margin: string): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (near || !current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    }, { rootMargin: margin });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [element, margin, near]);
  return near;
}
