import { sessionStore } from './storage';

const keyOf = (id: number | string) => `visitLink/${id}`;

/** The token of a visitor's link to a visit, until the tab is closed. */
export const visitLinks = {
  read: (id: number | string): string | null => sessionStore.read(keyOf(id)),
  write: (id: number | string, token: string): void => void sessionStore.write(keyOf(id), token),
  forget: (id: number | string): void => sessionStore.remove(keyOf(id)),
};
