import { officeCatalogueEndpoints } from '@contract/officeCatalogue';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, listTag } from '../tags';

/** A change of the catalogue; a refused one refreshes it too, because someone else may have changed it. */
const changed = (): Tag[] => [listTag('OfficeCatalogue'), listTag('OfficeAudit')];

/** Packages and add-ons with the versions of their prices, as superusers change them. */
export const officeCatalogueApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficePackages: query(officeCatalogueEndpoints.packages, { providesTags: [listTag('OfficeCatalogue')] }),
  addPackage: mutation(officeCatalogueEndpoints.addPackage, { invalidatesTags: changed }),
  changePackage: mutation(officeCatalogueEndpoints.changePackage, { invalidatesTags: changed }),
  listOfficeAddOns: query(officeCatalogueEndpoints.addOns, { providesTags: [listTag('OfficeCatalogue')] }),
  addAddOn: mutation(officeCatalogueEndpoints.addAddOn, { invalidatesTags: changed }),
  changeAddOn: mutation(officeCatalogueEndpoints.changeAddOn, { invalidatesTags: changed }),
}));

export const {
  useListOfficePackagesQuery,
  useAddPackageMutation,
  useChangePackageMutation,
  useListOfficeAddOnsQuery,
  useAddAddOnMutation,
  useChangeAddOnMutation,
} = officeCatalogueApi;
