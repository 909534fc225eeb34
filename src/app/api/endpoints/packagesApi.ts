import { packageEndpoints } from '@contract/packages';
import { injectEndpoints } from '../injectEndpoints';

export const packagesApi = injectEndpoints(({ query }) => ({
  listPackages: query(packageEndpoints.list),
  listAddOns: query(packageEndpoints.addOns),
}));

export const { useListPackagesQuery, useListAddOnsQuery } = packagesApi;
