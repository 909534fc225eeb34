import { officeCostEndpoints } from '@contract/costs';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { listTag } from '../tags';

/** Rates of costs with all their versions, as superusers add to them. */
export const officeCostsApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listOfficeCostRegions: query(officeCostEndpoints.regions, { providesTags: [listTag('OfficeCosts')] }),
  changeCostRates: mutation(officeCostEndpoints.change, {
    // a refused change refreshes them too: someone else may have changed them
    invalidatesTags: () => [listTag('OfficeCosts'), listTag('OfficeAudit')],
  }),
}));

export const { useListOfficeCostRegionsQuery, useChangeCostRatesMutation } = officeCostsApi;
