import { favouriteEndpoints } from '@contract/favourites';
import { injectEndpoints } from '../injectEndpoints';

/** The account's favourites. Results are copied into the favourites slice, which every heart reads. */
export const favouritesApi = injectEndpoints(({ query, mutation }) => ({
  listFavourites: query(favouriteEndpoints.list, { keepUnusedDataFor: 0 }),
  mergeFavourites: mutation(favouriteEndpoints.merge, {
    argument: (properties: readonly number[]) => ({ properties: [...properties] }),
  }),
  addFavourite: mutation(favouriteEndpoints.add, { argument: (property: number) => ({ property }) }),
  removeFavourite: mutation(favouriteEndpoints.remove, { argument: (property: number) => ({ property }) }),
}));
