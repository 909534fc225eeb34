import type { Property, PropertyListQuery } from '@contract/properties';
import { propertyEndpoints } from '@contract/properties';
import { injectEndpoints } from '../injectEndpoints';
import { argumentsShowing, cacheChange, showAtOnce } from '../optimisticUpdate';
import { idTag, listTag, unlessRefused } from '../tags';
import { propertiesApi } from './propertiesApi';

/** Featured listings, as superusers choose them. */
export const featuredApi = injectEndpoints(({ mutation }) => ({
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

export const { useSetPropertyFeaturedMutation } = featuredApi;
