import { packageEndpoints } from '@contract/packages';
import { injectEndpoints } from '../injectEndpoints';
import { listTag } from '../tags';

export const packagesApi = injectEndpoints(({ query }) => ({
  listPackages: query(packageEndpoints.list, { providesTags: [listTag('Price')] }),
  listAddOns: query(packageEndpoints.addOns, { providesTags: [listTag('Price')] }),
}));

export const { useListPackagesQuery, useListAddOnsQuery } = packagesApi;
