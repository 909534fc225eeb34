import { catalogueEndpoints } from '@contract/catalogue';
import { injectEndpoints } from '../injectEndpoints';

/** The option lists of the search and the listing form. */
export const catalogueApi = injectEndpoints(({ query }) => ({
  listPropertyTypes: query(catalogueEndpoints.propertyTypes),
  listAmenities: query(catalogueEndpoints.amenities),
  listCities: query(catalogueEndpoints.cities),
}));

export const { useListPropertyTypesQuery, useListAmenitiesQuery, useListCitiesQuery } = catalogueApi;
