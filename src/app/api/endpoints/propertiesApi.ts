import type { City, PropertyType } from '@contract/catalogue';
import type { Property, PropertyCard, PropertyListQuery } from '@contract/properties';
import type { Named } from '@contract/shared';
import { api } from '../api';
import { idTag, listTag, tagsOfList, unlessRefused } from '../tags';
import { type Paged, withPageHeaders } from '../withPaging';

export const propertiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProperties: build.query<Paged<PropertyCard>, PropertyListQuery>({
      query: (params) => ({ url: '/api/properties/', params }),
      transformResponse: (rows: PropertyCard[], meta) => withPageHeaders(rows, meta),
      providesTags: (page) => tagsOfList('Property', page?.rows ?? []),
    }),
    getProperty: build.query<Property, string>({
      query: (id) => `/api/properties/${encodeURIComponent(id)}/`,
      providesTags: (_property, _error, id) => [idTag('Property', id)],
    }),
    listSimilarProperties: build.query<PropertyCard[], string>({
      query: (id) => `/api/properties/${encodeURIComponent(id)}/similar/`,
      providesTags: (rows = []) => tagsOfList('Property', rows),
    }),
    compareProperties: build.query<Property[], string>({
      query: (ids) => ({ url: '/api/properties/compare/', params: { ids } }),
      providesTags: (rows = []) => tagsOfList('Property', rows),
    }),
    listPropertyTypes: build.query<PropertyType[], void>({ query: () => '/api/property-types/' }),
    listAmenities: build.query<Named[], void>({ query: () => '/api/amenities/' }),
    listCities: build.query<City[], void>({ query: () => '/api/cities/' }),
    createProperty: build.mutation<Property, FormData>({
      query: (body) => ({ url: '/api/properties/', method: 'POST', body }),
      extraOptions: { bearer: true },
      invalidatesTags: (_saved, refusal) => unlessRefused(refusal, [listTag('Property')]),
    }),
    changeProperty: build.mutation<Property, { id: number; body: FormData }>({
      query: ({ id, body }) => ({ url: `/api/properties/${id}/`, method: 'PATCH', body }),
      extraOptions: { bearer: true },
      invalidatesTags: (_saved, refusal) => unlessRefused(refusal, [listTag('Property')]),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) void dispatch(propertiesApi.util.upsertQueryData('getProperty', String(id), saved.data));
      },
    }),
    setPropertyFeatured: build.mutation<Property, Pick<Property, 'id' | 'featured'>>({
      query: ({ id, featured }) => ({ url: `/api/properties/${id}/`, method: 'PATCH', body: { featured } }),
      extraOptions: { bearer: true },
      invalidatesTags: (_saved, refusal, { id }) =>
        unlessRefused(refusal, [idTag('Property', id), listTag('Property')]),
      async onQueryStarted({ id, featured }, { dispatch, getState, queryFulfilled }) {
        const listsShowingIt = propertiesApi.util
          .selectInvalidatedBy(getState(), [idTag('Property', id)])
          .filter(({ endpointName }) => endpointName === 'listProperties');
        const patches = listsShowingIt.map(({ originalArgs }) =>
          dispatch(
            propertiesApi.util.updateQueryData('listProperties', originalArgs as PropertyListQuery, ({ rows }) => {
              const shown = rows.find((candidate) => candidate.id === id);
              if (shown) shown.featured = featured;
            }),
          ),
        );
        await queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
    }),
  }),
});

export const {
  useListPropertiesQuery,
  useGetPropertyQuery,
  useListSimilarPropertiesQuery,
  useComparePropertiesQuery,
  useListPropertyTypesQuery,
  useListAmenitiesQuery,
  useListCitiesQuery,
  useCreatePropertyMutation,
  useChangePropertyMutation,
  useSetPropertyFeaturedMutation,
} = propertiesApi;
