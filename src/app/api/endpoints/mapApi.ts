import { propertyEndpoints } from '@contract/properties';
import { injectEndpoints } from '../injectEndpoints';
import { listTag } from '../tags';

/** The results as marks on a map. */
export const mapApi = injectEndpoints(({ query }) => ({
  listingMap: query(propertyEndpoints.map, { providesTags: [listTag('Property')] }),
}));

export const { useListingMapQuery } = mapApi;
