import { lasting } from './storage';

const keys = { token: 'token', username: 'username', target: 'redirectAfterLogin' } as const;

/** Who was logged in here, and where they wanted to go: the three keys that the product promises. */
export const sessionStore = {
  token: () => lasting.read(keys.token),
  username: () => lasting.read(keys.username),
  /** The name first: other tabs look when the token changes. */
  keep(token: string, username: string): void {
    lasting.write(keys.username, username);
    lasting.write(keys.token, token);
  },
  forget(): void {
    lasting.remove(keys.username);
    lasting.remove(keys.token);
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
  keepTarget: (path: string) => void lasting.write(keys.target, path),
  /** The saved target, once. */
  takeTarget(): string | null {
    const target = lasting.read(keys.target);
    lasting.remove(keys.target);
    return target;
  },
};
