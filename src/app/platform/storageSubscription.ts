/** Who wants to hear of changes of what local storage keeps under a key; `watch` is made for `useSyncExternalStore`. */
export function storageSubscription(key: string) {
  const watchers = new Set<() => void>();
  return {
    /** To be called after each change of this tab: only other tabs are told by the browser. */
    tell: (): void => watchers.forEach((told) => told()),
    /** Calls back after each change, in other tabs too; answers how to stop. */
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
