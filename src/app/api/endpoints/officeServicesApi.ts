import { officeServiceEndpoints } from '@contract/officeServices';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, listTag } from '../tags';

/** What a change of the services makes old: also the site's own list in this tab. */
const changed: Tag[] = [listTag('OfficeService'), listTag('Service'), listTag('OfficeAudit')];

/** Construction services. A refused change refreshes them too: someone else may have changed one. */
export const officeServicesApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeServices: query(officeServiceEndpoints.list, { providesTags: [listTag('OfficeService')] }),
  addService: mutation(officeServiceEndpoints.add, { invalidatesTags: changed }),
  changeService: mutation(officeServiceEndpoints.change, { invalidatesTags: changed }),
  removeService: mutation(officeServiceEndpoints.remove, { invalidatesTags: changed }),
  orderServices: mutation(officeServiceEndpoints.order, { invalidatesTags: changed }),
}));

export const {
  useListOfficeServicesQuery,
  useAddServiceMutation,
  useChangeServiceMutation,
  useRemoveServiceMutation,
  useOrderServicesMutation,
} = officeServicesApi;
