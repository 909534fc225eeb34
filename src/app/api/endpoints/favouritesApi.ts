import { favouriteRoutes } from '@contract/routes/favourites';
import { injectEndpoints } from '../injectEndpoints';

/** The account's favourites. Results are copied into the favourites slice, which every heart reads. */
export const favouritesApi = injectEndpoints(({ query, mutation }) => ({
  listFavourites: query(favouriteRoutes.list, { keepUnusedDataFor: 0 }),
  mergeFavourites: mutation(favouriteRoutes.merge, {
    argument: (properties: readonly number[]) => ({ properties: [...properties] }),
  }),
  addFavourite: mutation(favouriteRoutes.add, { argument: (property: number) => ({ property }) }),
  removeFavourite: mutation(favouriteRoutes.remove, { argument: (property: number) => ({ property }) }),
}));
