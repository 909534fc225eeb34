import { persistedIds } from './persistedIds';

/** The listings selected for comparison, by id, in order of selection. */
export const comparedStore = persistedIds('compared', { orInTab: true });
