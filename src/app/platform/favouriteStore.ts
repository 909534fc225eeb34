import { persistedIds } from './persistedIds';
import { localStore } from './storage';

const key = 'favourites';
const touchedKey = 'favouritesTouched';
const ids = persistedIds(key);

/** A visitor's favourites in this browser, by id, newest first. An account's are never stored here. */
export const favouriteStore = {
  list: ids.list,
  write: ids.write,
  /** Notifies other tabs that the account's favourites have changed. */
  touch: (): void => void localStore.write(touchedKey, String(Date.now())),
  /** Calls back when another tab changed a visitor's or an account's favourites. Returns a function that stops it. */
  watchOtherTabs(listener: () => void): () => void {
    const elsewhere = ({ key: changed }: StorageEvent) => {
      if (changed === key || changed === touchedKey || changed === null) listener();
    };
    window.addEventListener('storage', elsewhere);
    return () => window.removeEventListener('storage', elsewhere);
  },
};
