import { sessionStore } from './storage';

const key = 'documentLink';

/** The token of a link to documents, until the tab is closed: a reload opens them again. */
export const documentLink = {
  read: (): string | null => sessionStore.read(key),
  write: (token: string): void => void sessionStore.write(key, token),
  forget: (): void => sessionStore.remove(key),
};
