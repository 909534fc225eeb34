import { useEffect } from 'react';
import { useAppStore } from '../../session/storeHooks';

/** Loads what opens, offers and counts reports of problems, once per document. */
export function useReporting(): void {
  const store = useAppStore();
  useEffect(() => {
    const load = () =>
      void import(/* webpackChunkName: "reporting" */ './startReporting').then(
        ({ startReporting }) => startReporting(store),
        () => window.addEventListener('online', load, { once: true }),
      );
    load();
  }, [store]);
}
