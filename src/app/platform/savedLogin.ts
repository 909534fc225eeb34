import { localStore } from './storage';

const keys = {
  token: 'token',
  username: 'username',
  target: 'redirectAfterLogin',
  reset: 'redirectAfterReset',
} as const;

/** Who is logged in here, and where they wanted to go: three of the storage keys are the specification's. */
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
  /** Somebody asks for a link for a new password: where they are, or wanted to go. */
  keepResetTarget(): void {
    const { pathname, search } = window.location;
    const here = pathname === '/login' || pathname === '/reset-password' ? '/' : pathname + search;
    localStore.write(keys.reset, localStore.read(keys.target) ?? here);
  },
  takeResetTarget(): string | null {
    const target = localStore.read(keys.reset);
    localStore.remove(keys.reset);
    return target;
  },
  keepTarget: (path: string) => void localStore.write(keys.target, path),
  /** Returns the saved target and removes it. */
  takeTarget(): string | null {
    const target = localStore.read(keys.target);
    localStore.remove(keys.target);
    return target;
  },
};
