import type { Property, PropertyListQuery } from '@contract/properties';
import { propertyRoutes } from '@contract/routes/properties';
import { injectEndpoints } from '../injectEndpoints';
import { argumentsShowing, undoIfRefused } from '../optimisticUpdate';
import { idTag, listTag, tagsOfList, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';

/**
 * Listings as every reader sees them. What only owners do is in `ownPropertiesApi`, which the first load does not
 * need.
 */
export const propertiesApi = injectEndpoints(({ query, mutation }) => ({
  listProperties: query(propertyRoutes.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: (page) => tagsOfList('Property', page?.rows ?? []),
  }),
  getProperty: query(propertyRoutes.get, {
    argument: (id: string) => ({ id }),
    providesTags: (_property, _error, id) => [idTag('Property', id)],
  }),
  listSimilarProperties: query(propertyRoutes.similar, {
    argument: (id: string) => ({ id }),
    providesTags: (rows = []) => tagsOfList('Property', rows),
  }),
  compareProperties: query(propertyRoutes.compare, {
    argument: (ids: string) => ({ ids }),
    providesTags: (rows = []) => tagsOfList('Property', rows),
  }),
  createProperty: mutation(propertyRoutes.create, {
    argument: (form: FormData) => ({ form }),
    invalidatesTags: (_saved, refusal) => unlessRefused(refusal, [listTag('Property')]),
  }),
  setPropertyFeatured: mutation(propertyRoutes.change, {
    argument: (change: Pick<Property, 'id' | 'featured'>) => change,
    invalidatesTags: (_saved, refusal, { id }) => unlessRefused(refusal, [idTag('Property', id), listTag('Property')]),
    async onQueryStarted({ id, featured }, { dispatch, getState, queryFulfilled }) {
      const lists = argumentsShowing<PropertyListQuery>(getState(), 'listProperties', idTag('Property', id));
      const changes = lists.map((list) =>
        dispatch(
          propertiesApi.util.updateQueryData('listProperties', list, ({ rows }) => {
            const shown = rows.find((row) => row.id === id);
            if (shown) shown.featured = featured;
          }),
        ),
      );
      await undoIfRefused(queryFulfilled, changes);
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
