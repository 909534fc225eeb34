import { secondInMs } from '@contract/durations';
import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What a visitor does to scroll. */
const intents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
const longest = 5 * secondInMs;

/**
 * Keeps the place that the address names in view while content above it loads, until the visitor scrolls. Going back
 * restores the former position instead.
 */
export function useNamedPlace(): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!hash || isBack) return;
    const sizes = new ResizeObserver(() =>
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' }),
    );
    const stop = () => sizes.disconnect();
    sizes.observe(document.body);
    for (const intent of intents) window.addEventListener(intent, stop, { passive: true });
    const timer = setTimeout(stop, longest);
    return () => {
      stop();
      clearTimeout(timer);
      for (const intent of intents) window.removeEventListener(intent, stop);
    };
  }, [hash, key, isBack]);
}
