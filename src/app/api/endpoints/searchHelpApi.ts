import { findingLimits } from '@contract/findingLimits';
import type { PropertyListQuery } from '@contract/properties';
import { searchHelpEndpoints } from '@contract/searchHelp';
import { injectEndpoints } from '../injectEndpoints';
import { tagsOfList } from '../tags';

/** What helps to search; apart from `searchApi`, because the first load of the results does not need it. */
export const searchHelpApi = injectEndpoints(({ query }) => ({
  loosenSearch: query(searchHelpEndpoints.loosen),
  findNearHomes: query(searchHelpEndpoints.near, {
    argument: (filters: PropertyListQuery) => ({ ...filters, limit: findingLimits.near.shown }),
    providesTags: (rows = []) => tagsOfList('Property', rows),
  }),
  suggestForSearch: query(searchHelpEndpoints.suggest, { argument: (q: string) => ({ q }) }),
}));

export const { useFindNearHomesQuery, useLoosenSearchQuery, useSuggestForSearchQuery } = searchHelpApi;
