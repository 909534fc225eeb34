import { sessionStore } from './storage';

/** Stands where a token was; every token is longer. */
const usedMark = 'used';

/** What a tab knows of a link: its token, or that it was used here. */
export interface KnownLink {
  token: string | null;
  isUsed: boolean;
}

/**
 * The tokens of links in emails, by the name of what they open, until the tab is closed: a reload, and a tab that the
 * browser had dropped, go on with them. No other tab sees them, and they stand in no address.
 */
export const linkTokens = {
  read(name: string): KnownLink {
    const stored = sessionStore.read(name);
    return { token: stored === usedMark ? null : stored, isUsed: stored === usedMark };
  },
  write: (name: string, token: string): void => void sessionStore.write(name, token),
  /** The token is of no more use; a reload says that it was used, not that the link is wrong. */
  markUsed: (name: string): void => void sessionStore.write(name, usedMark),
  forget: (name: string): void => sessionStore.remove(name),
};

/** The link that manages a visitor's saved searches; several screens use it. */
export const searchLink = 'searchLink';
