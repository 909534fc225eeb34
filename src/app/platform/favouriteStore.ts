import { persistedIds } from './persistedIds';
import { localStore } from './storage';

const key = 'favourites';
const touchedKey = 'favouritesTouched';
const kept = persistedIds(key);

/** A visitor's favourites in this browser, by id, newest first. An account's are never stored here. */
export const favouriteStore = {
  list: kept.list,
  write: kept.write,
  /** Notifies other tabs that the account's favourites have changed. */
  touch: (): void => void localStore.write(touchedKey, String(Date.now())),
  /** Calls back when another tab changed a visitor's or an account's favourites. Returns a function that stops it. */
  watchOtherTabs(told: () => void): () => void {
    const elsewhere = ({ key: changed }: StorageEvent) => {
      if (changed === key || changed === touchedKey || changed === null) told();
    };
    window.addEventListener('storage', elsewhere);
    return () => window.removeEventListener('storage', elsewhere);
  },
};
