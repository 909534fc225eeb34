import { localStore } from './storage';

const keys = { token: 'token', username: 'username', target: 'redirectAfterLogin' } as const;

/** Who is logged in here, and where they wanted to go: the three storage keys that the specification promises. */
export const savedLogin = {
  token: () => localStore.read(keys.token),
  username: () => localStore.read(keys.username),
  /** Writes the name first, because other tabs react to the token's change. */
  keep(token: string, username: string): void {
    localStore.write(keys.username, username);
    localStore.write(keys.token, token);
  },
  forget(): void {
    localStore.remove(keys.username);
    localStore.remove(keys.token);
  },
  /**
   * Calls back when another tab logged in or out, and when this page is restored, because it may have missed a change
   * while it was frozen. Returns a function that stops it.
   */
  watchOtherTabs(listener: () => void): () => void {
    const elsewhere = ({ key }: StorageEvent) => {
      if (key === keys.token || key === null) listener();
    };
    window.addEventListener('storage', elsewhere);
    window.addEventListener('pageshow', listener);
    return () => {
      window.removeEventListener('storage', elsewhere);
      window.removeEventListener('pageshow', listener);
    };
  },
  keepTarget: (path: string) => void localStore.write(keys.target, path),
  /** Returns the saved target and removes it. */
  takeTarget(): string | null {
    const target = localStore.read(keys.target);
    localStore.remove(keys.target);
    return target;
  },
};
