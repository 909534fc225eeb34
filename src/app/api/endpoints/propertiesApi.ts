import type { Property, PropertyListQuery } from '@contract/properties';
import { propertyEndpoints } from '@contract/properties';
import { injectEndpoints } from '../injectEndpoints';
import { argumentsShowing, cacheChange, showAtOnce } from '../optimisticUpdate';
import { idTag, listTag, tagsOfList, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';

/**
 * Listings as every reader sees them. What only owners do is in `ownPropertiesApi`, which the first load does not
 * need.
 */
export const propertiesApi = injectEndpoints(({ query, mutation }) => ({
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
  createProperty: mutation(propertyEndpoints.create, {
    argument: (form: FormData) => ({ form }),
    invalidatesTags: (_saved, refusal) => unlessRefused(refusal, [listTag('Property')]),
  }),
  setPropertyFeatured: mutation(propertyEndpoints.change, {
    argument: (change: Pick<Property, 'id' | 'featured'>) => change,
    invalidatesTags: (_saved, refusal, { id }) => unlessRefused(refusal, [idTag('Property', id), listTag('Property')]),
    async onQueryStarted({ id, featured }, { dispatch, getState, queryFulfilled }) {
      const lists = argumentsShowing<PropertyListQuery>(getState(), 'listProperties', idTag('Property', id));
      const changes = lists.map((list) =>
        cacheChange(propertiesApi.endpoints.listProperties, list, ({ rows }) => {
          const shown = rows.find((row) => row.id === id);
          if (shown) shown.featured = featured;
        }),
      );
      await showAtOnce(dispatch, queryFulfilled, changes);
    },
  }),
}));

export const {
  useListPropertiesQuery,
  useGetPropertyQuery,
  useListSimilarPropertiesQuery,
  useComparePropertiesQuery,
  useCreatePropertyMutation,
  useSetPropertyFeaturedMutation,
} = propertiesApi;
