import { sessionStore } from './storage';

const key = 'searchLink';

/** The token of a visitor's link to saved searches, until the tab is closed. */
export const searchLink = {
  read: (): string | null => sessionStore.read(key),
  write: (token: string): void => void sessionStore.write(key, token),
  forget: (): void => sessionStore.remove(key),
};
