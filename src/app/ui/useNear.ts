import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** Whether an element has come as near to the screen as `margin` (half a screen unless told); false while the server draws, and true for ever after it did. */
export function useNear<Kind extends Element>(margin = '50% 0px'): [RefObject<Kind | null>, boolean] {
  const place = useRef<Kind>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
    }, { rootMargin: margin });
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [margin, near]);
  return [place, near];
}
