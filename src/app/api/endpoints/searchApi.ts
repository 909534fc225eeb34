import { propertyEndpoints } from '@contract/properties';
import { injectEndpoints } from '../injectEndpoints';

/** What the search box asks besides the list itself. */
export const searchApi = injectEndpoints(({ query }) => ({
  parseSentence: query(propertyEndpoints.parse, { argument: (q: string) => ({ q }) }),
  loosenSearch: query(propertyEndpoints.loosen),
  suggestForSearch: query(propertyEndpoints.suggest, { argument: (q: string) => ({ q }) }),
}));

export const { useParseSentenceQuery, useLazyParseSentenceQuery, useLoosenSearchQuery, useSuggestForSearchQuery } =
  searchApi;
