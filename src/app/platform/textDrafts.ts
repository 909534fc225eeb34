import { localStore } from './storage';

const keyOf = (key: string) => `text/${key}`;

/** Texts that are being written in this browser: they outlive a reload, a closed tab and a lost login. Readers have to validate them. */
export const textDrafts = {
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
