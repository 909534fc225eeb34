import { persistedIds } from './persistedIds';

/** The listings chosen to stand beside each other, by id, in the order they were chosen. */
export const comparedStore = persistedIds('compared', { orInTab: true });
