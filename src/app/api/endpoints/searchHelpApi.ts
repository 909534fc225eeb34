import { propertyEndpoints } from '@contract/properties';
import { injectEndpoints } from '../injectEndpoints';

/** What helps to search; apart from `searchApi`, because the first load of the results does not need it. */
export const searchHelpApi = injectEndpoints(({ query }) => ({
  loosenSearch: query(propertyEndpoints.loosen),
  suggestForSearch: query(propertyEndpoints.suggest, { argument: (q: string) => ({ q }) }),
}));

export const { useLoosenSearchQuery, useSuggestForSearchQuery } = searchHelpApi;
