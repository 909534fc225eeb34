import { localStore } from './storage';

const keyOf = (key: string) => `listing/${key}`;

/** Listing drafts in this browser, by user and listing. Readers have to validate them. */
export const listingDrafts = {
  read(key: string): unknown {
    try {
      return JSON.parse(localStore.read(keyOf(key)) ?? 'null');
    } catch {
      return null;
    }
  },
  /** False if the browser cannot store it. */
  write: (key: string, draft: object): boolean => localStore.write(keyOf(key), JSON.stringify(draft)),
  forget: (key: string): void => localStore.remove(keyOf(key)),
};
