import { localStore } from './storage';

const keyOf = (key: string) => `listing/${key}`;

/** Listings that are being written in this browser, each by its writer and what it is of. Whoever reads one checks it. */
export const listingDrafts = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStore.read(keyOf(key)) ?? 'null');
    } catch {
      return null;
    }
  },
  /** False when the browser keeps nothing. */
  write: (key: string, draft: object): boolean => localStore.write(keyOf(key), JSON.stringify(draft)),
  forget: (key: string): void => localStore.remove(keyOf(key)),
};
