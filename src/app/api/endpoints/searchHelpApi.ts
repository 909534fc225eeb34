import { propertyEndpoints } from '@contract/properties';
import { injectEndpoints } from '../injectEndpoints';
import { tagsOfList } from '../tags';

/** What helps to search; apart from `searchApi`, because the first load of the results does not need it. */
export const searchHelpApi = injectEndpoints(({ query }) => ({
  loosenSearch: query(propertyEndpoints.loosen),
  findNearHomes: query(propertyEndpoints.near, {
    providesTags: (rows = []) => tagsOfList('Property', rows),
  }),
  suggestForSearch: query(propertyEndpoints.suggest, { argument: (q: string) => ({ q }) }),
}));

export const { useFindNearHomesQuery, useLoosenSearchQuery, useSuggestForSearchQuery } = searchHelpApi;
