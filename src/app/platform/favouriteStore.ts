import { lasting } from './storage';

const key = 'favourites';

/** The listings a visitor keeps in this browser, by id, newest first. */
export const favouriteStore = {
  read(): number[] {
    try {
      const stored: unknown = JSON.parse(lasting.read(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id) && id > 0) : [];
    } catch {
      return [];
    }
  },
  write: (ids: readonly number[]) => lasting.write(key, JSON.stringify(ids)),
};
