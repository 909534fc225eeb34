import { api } from '../api';

const addressOf = (id: number) => `/api/favourites/${id}/`;

/** The account's favourites. The answers go into the slice, which every heart reads. */
export const favouritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFavourites: build.query<number[], void>({ query: () => '/api/favourites/', keepUnusedDataFor: 0 }),
    mergeFavourites: build.mutation<number[], readonly number[]>({
      query: (properties) => ({ url: '/api/favourites/', method: 'POST', body: { properties } }),
    }),
    addFavourite: build.mutation<unknown, number>({ query: (id) => ({ url: addressOf(id), method: 'PUT' }) }),
    removeFavourite: build.mutation<unknown, number>({ query: (id) => ({ url: addressOf(id), method: 'DELETE' }) }),
  }),
});
