import { persistedIds } from './persistedIds';
import { localStore } from './storage';

const key = 'favourites';
const touchedKey = 'favouritesTouched';
const kept = persistedIds(key);

/** The listings a visitor keeps in this browser, by id, newest first. What an account keeps is never stored here. */
export const favouriteStore = {
  list: kept.list,
  write: kept.write,
  /** Tells other tabs that the account's favourites have changed. */
  touch: (): void => void localStore.write(touchedKey, String(Date.now())),
  /** Calls back when another tab changed a visitor's favourites or an account's; answers how to stop. */
  watchOtherTabs(told: () => void): () => void {
    const elsewhere = ({ key: changed }: StorageEvent) => {
      if (changed === key || changed === touchedKey || changed === null) told();
    };
    window.addEventListener('storage', elsewhere);
    return () => window.removeEventListener('storage', elsewhere);
  },
};
