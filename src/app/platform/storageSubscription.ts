/** The listeners to changes of a local storage key; `watch` is for `useSyncExternalStore`. */
export function storageSubscription(key: string) {
  const watchers = new Set<() => void>();
  return {
    /** Call after each change by this tab, because the browser notifies only other tabs. */
    tell: (): void => watchers.forEach((told) => told()),
    /** Calls back after each change, in other tabs too. Returns a function that stops it. */
    watch(told: () => void): () => void {
      const elsewhere = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) told();
      };
      watchers.add(told);
      window.addEventListener('storage', elsewhere);
      return () => {
        watchers.delete(told);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
}
