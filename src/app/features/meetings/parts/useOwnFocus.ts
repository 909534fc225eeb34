import { useEffect, useRef } from 'react';

/** Takes the focus when it is shown because of something the visitor did, so that nobody is left where a button was. */
export function useOwnFocus<Shown extends HTMLElement>(acted: boolean) {
  const shown = useRef<Shown>(null);
  const first = useRef(acted);
  useEffect(() => {
    if (first.current) shown.current?.focus({ preventScroll: true });
  }, []);
  return shown;
}
