import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { CardTools } from '../../features/properties/cardTools';
import { whenIdle } from '../../platform/whenIdle';
import type * as LoadedExtras from './deferredParts';

type Loaded = typeof LoadedExtras;

/**
 * UI that a page can show later: card tools, the comparison tray, toasts, the offline notice. Its code loads when the
 * browser is idle.
 */
export function DeferredUi({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // outside a transition, a changed context would discard markup that is not hydrated yet
    const show = (extras: Loaded) => startTransition(() => setLoaded(extras));
    const load = () =>
      void import(/* webpackChunkName: "extras" */ './deferredParts').then(show, () =>
        window.addEventListener('online', load, { once: true }),
      );
    return whenIdle(load);
  }, []);
  return (
    <CardTools value={loaded?.cardTools ?? null}>
      {children}
      {loaded && <loaded.AroundPages />}
    </CardTools>
  );
}
