import type { AddOn, Package } from '@contract/packages';
import { api } from '../api';

export const packagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPackages: build.query<Package[], void>({ query: () => '/api/packages/' }),
    listAddOns: build.query<AddOn[], void>({ query: () => '/api/add-ons/' }),
  }),
});

export const { useListPackagesQuery, useListAddOnsQuery } = packagesApi;
