import { type RefCallback, startTransition, useEffect, useState } from 'react';

/**
 * A ref for an element, and whether that element has come within `margin` of the viewport (half a screen by default).
 * False on the server; once true, it stays true.
 */
export function useInViewport<Kind extends Element>(margin = '50% 0px'): [RefCallback<Kind>, boolean] {
  const [place, setPlace] = useState<Kind | null>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: margin },
    );
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [margin, near, place]);
  return [setPlace, near];
}
