import { officeRateEndpoints } from '@contract/rates';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { listTag } from '../tags';

// a refused change refreshes them too: someone else may have changed them
const changed = () => [listTag('OfficeRates'), listTag('OfficeAudit')];

/** Exchange rates, as superusers add to them and correct them. */
export const officeRatesApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeRates: query(officeRateEndpoints.list, { providesTags: [listTag('OfficeRates')] }),
  createOfficeRate: mutation(officeRateEndpoints.create, { invalidatesTags: changed }),
  changeOfficeRate: mutation(officeRateEndpoints.change, { invalidatesTags: changed }),
}));

export const { useListOfficeRatesQuery, useCreateOfficeRateMutation, useChangeOfficeRateMutation } = officeRatesApi;
