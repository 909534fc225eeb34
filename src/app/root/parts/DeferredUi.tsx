import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { CardTools } from '../../features/properties/cardTools';
import { whenIdle } from '../../platform/whenIdle';
import type * as LoadedExtras from './deferredParts';

type Loaded = typeof LoadedExtras;

/** What a page can do without at first: the tools of its cards, the comparison's tray, messages, the offline notice. Their code comes when the browser is idle. */
export function DeferredUi({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    // a change of context that is no transition would throw away what is not hydrated yet
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
