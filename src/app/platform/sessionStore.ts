import { lasting } from './storage';

const keys = { token: 'token', username: 'username', target: 'redirectAfterLogin' } as const;

/** Who was logged in here, and where they wanted to go: the three keys that the product promises. */
export const sessionStore = {
  token: () => lasting.read(keys.token),
  username: () => lasting.read(keys.username),
  keep(token: string, username: string): void {
    lasting.write(keys.token, token);
    lasting.write(keys.username, username);
  },
  forget(): void {
    lasting.remove(keys.token);
    lasting.remove(keys.username);
  },
  keepTarget: (path: string) => void lasting.write(keys.target, path),
  /** The saved target, once. */
  takeTarget(): string | null {
    const target = lasting.read(keys.target);
    lasting.remove(keys.target);
    return target;
  },
};
