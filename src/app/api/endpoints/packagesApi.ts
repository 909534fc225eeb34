import { packageRoutes } from '@contract/routes/packages';
import { injectEndpoints } from '../injectEndpoints';

export const packagesApi = injectEndpoints(({ query }) => ({
  listPackages: query(packageRoutes.list),
  listAddOns: query(packageRoutes.addOns),
}));

export const { useListPackagesQuery, useListAddOnsQuery } = packagesApi;
