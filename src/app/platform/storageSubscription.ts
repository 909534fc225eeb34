/** The listeners to changes of a local storage key; `watch` is for `useSyncExternalStore`. */
export function storageSubscription(key: string) {
  const listeners = new Set<() => void>();
  return {
    /** Call after each change by this tab, because the browser notifies only other tabs. */
    notify: (): void => listeners.forEach((listener) => listener()),
    /** Calls back after each change, in other tabs too. Returns a function that stops it. */
    watch(listener: () => void): () => void {
      const elsewhere = ({ key: changed }: StorageEvent) => {
        if (changed === key || changed === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', elsewhere);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
}
