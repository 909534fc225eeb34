import { localStore } from './storage';

const keys = { token: 'token', username: 'username', target: 'redirectAfterLogin' } as const;

/** Who was logged in here, and where they wanted to go: the three keys that the product promises. */
export const savedLogin = {
  token: () => localStore.read(keys.token),
  username: () => localStore.read(keys.username),
  /** The name first: other tabs look when the token changes. */
  keep(token: string, username: string): void {
    localStore.write(keys.username, username);
    localStore.write(keys.token, token);
  },
  forget(): void {
    localStore.remove(keys.username);
    localStore.remove(keys.token);
  },
  /** Calls back when another tab logged in or out, and when this one comes back from a sleep in which it may have missed it; answers how to stop. */
  watchOtherTabs(told: () => void): () => void {
    const elsewhere = ({ key }: StorageEvent) => {
      if (key === keys.token || key === null) told();
    };
    window.addEventListener('storage', elsewhere);
    window.addEventListener('pageshow', told);
    return () => {
      window.removeEventListener('storage', elsewhere);
      window.removeEventListener('pageshow', told);
    };
  },
  keepTarget: (path: string) => void localStore.write(keys.target, path),
  /** The saved target, once. */
  takeTarget(): string | null {
    const target = localStore.read(keys.target);
    localStore.remove(keys.target);
    return target;
  },
};
