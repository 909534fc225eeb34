import { propertyEndpoints } from '@contract/properties';
import { injectEndpoints } from '../injectEndpoints';
import { idTag, tagsOfList } from '../tags';
import { withPageHeaders } from '../withPaging';

/**
 * Listings as every reader sees them. What changes them is in `ownPropertiesApi` and `featuredApi`, which the first
 * load of most pages does not need.
 */
export const propertiesApi = injectEndpoints(({ query }) => ({
  listProperties: query(propertyEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('Property', page?.rows ?? []),
  }),
  getProperty: query(propertyEndpoints.get, {
    argument: (id: string) => ({ id }),
    providesTags: (_property, _error, id) => [idTag('Property', id)],
  }),
  listSimilarProperties: query(propertyEndpoints.similar, {
    argument: (id: string) => ({ id }),
    providesTags: (rows = []) => tagsOfList('Property', rows),
  }),
  compareProperties: query(propertyEndpoints.compare, {
    argument: (ids: string) => ({ ids }),
    providesTags: (rows = []) => tagsOfList('Property', rows),
  }),
}));

export const { useListPropertiesQuery, useGetPropertyQuery, useListSimilarPropertiesQuery, useComparePropertiesQuery } =
  propertiesApi;
