import { propertyEndpoints } from '@contract/properties';
import { injectEndpoints } from '../injectEndpoints';

/** What the results ask besides the list itself. */
export const searchApi = injectEndpoints(({ query }) => ({
  parseSentence: query(propertyEndpoints.parse, { argument: (q: string) => ({ q }) }),
  countListings: query(propertyEndpoints.counts),
}));

export const { useCountListingsQuery, useParseSentenceQuery } = searchApi;
