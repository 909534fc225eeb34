import { persistedIds } from './persistedIds';

/** One more than is shown, because a listing's own page leaves it out. */
const maxSeen = 13;
const seen = persistedIds('recentlySeen', { orInTab: true });

/** The listings viewed in this browser, by id, latest first. They are never sent to the server as a history. */
export const seenStore = {
  ...seen,
  add: (id: number): void => void seen.write([id, ...seen.list().filter((other) => other !== id)].slice(0, maxSeen)),
};
