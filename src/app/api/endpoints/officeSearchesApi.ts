import { officeSearchEndpoints } from '@contract/officeSearches';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { withPageHeaders } from '../withPaging';

/** What visitors search. */
export const officeSearchesApi = injectOfficeEndpoints(({ query }) => ({
  listOfficeSearches: query(officeSearchEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
  }),
}));

export const { useListOfficeSearchesQuery } = officeSearchesApi;
