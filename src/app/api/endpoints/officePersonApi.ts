import { officePersonEndpoints } from '@contract/officePerson';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { listTag } from '../tags';

export const officePersonApi = injectOfficeEndpoints(({ query }) => ({
  /** The person who sent the enquiry with this id. */
  getOfficePerson: query(officePersonEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: [listTag('OfficeEnquiry')],
  }),
}));

export const { useGetOfficePersonQuery } = officePersonApi;
