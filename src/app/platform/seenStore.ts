import { persistedIds } from './persistedIds';

/** One more than is shown, since a listing's own page leaves itself out. */
const most = 13;
const seen = persistedIds('recentlySeen', { orInTab: true });

/** The listings looked at in this browser, by id, the last one first. Nobody else is told. */
export const seenStore = {
  ...seen,
  add: (id: number): void => void seen.write([id, ...seen.list().filter((other) => other !== id)].slice(0, most)),
};
