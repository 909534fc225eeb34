import { localStore } from './storage';
import { storageSubscription } from './storageSubscription';

const none: readonly number[] = [];

function read(text: string | null): readonly number[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored)
      ? [...new Set(stored.filter((id): id is number => Number.isInteger(id) && id > 0))]
      : none;
  } catch {
    return none;
  }
}

/**
 * Listing ids that this browser stores under a key; for `useSyncExternalStore`. If nothing can be stored, they last as
 * long as the tab with `orInTab`, and are dropped otherwise.
 */
export function persistedIds(key: string, { orInTab = false } = {}) {
  const { notify, watch } = storageSubscription(key);
  let known: { text: string | null; ids: readonly number[] } = { text: null, ids: none };
  let unstored: readonly number[] | null = null;
  return {
    /** Returns the same list until something changes. */
    list(): readonly number[] {
      if (unstored) return unstored;
      const text = localStore.read(key);
      if (text !== known.text) known = { text, ids: read(text) };
      return known.ids;
    },
    /** The server's snapshot. */
    none: () => none,
    /** False if the browser cannot store them. */
    write(ids: readonly number[]): boolean {
      const stored = ids.length === 0 ? (localStore.remove(key), true) : localStore.write(key, JSON.stringify(ids));
      unstored = stored || !orInTab ? null : ids;
      notify();
      return stored;
    },
    watch,
  };
}
