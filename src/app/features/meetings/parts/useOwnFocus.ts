import { useEffect, useRef } from 'react';

/** Takes the focus if the visitor's own action showed it, because the pressed button is gone. */
export function useOwnFocus<Shown extends HTMLElement>(acted: boolean) {
  const shown = useRef<Shown>(null);
  const first = useRef(acted);
  useEffect(() => {
    if (first.current) shown.current?.focus({ preventScroll: true });
  }, []);
  return shown;
}
