import { catalogueRoutes } from '@contract/routes/catalogue';
import { injectEndpoints } from '../injectEndpoints';

/** The lists that the search and the listing form offer. */
export const catalogueApi = injectEndpoints(({ query }) => ({
  listPropertyTypes: query(catalogueRoutes.propertyTypes),
  listAmenities: query(catalogueRoutes.amenities),
  listCities: query(catalogueRoutes.cities),
}));

export const { useListPropertyTypesQuery, useListAmenitiesQuery, useListCitiesQuery } = catalogueApi;
