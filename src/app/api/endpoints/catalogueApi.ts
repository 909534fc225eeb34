import { catalogueRoutes } from '@contract/routes/catalogue';
import { injectEndpoints } from '../injectEndpoints';

/** The option lists of the search and the listing form. */
export const catalogueApi = injectEndpoints(({ query }) => ({
  listPropertyTypes: query(catalogueRoutes.propertyTypes),
  listAmenities: query(catalogueRoutes.amenities),
  listCities: query(catalogueRoutes.cities),
}));

export const { useListPropertyTypesQuery, useListAmenitiesQuery, useListCitiesQuery } = catalogueApi;
