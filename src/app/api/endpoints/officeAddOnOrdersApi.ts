import { officeAddOnOrderEndpoints } from '@contract/officeAddOnOrders';
import { injectOfficeEndpoints } from '../officeEndpoints';
import { type Tag, idTag, listTag } from '../tags';
import { withPageHeaders } from '../withPaging';

/** What a step of an order makes old: also its listing's page in this tab. A refused step refreshes the order too. */
const changed = (_order: unknown, _refusal: unknown, { id }: { id: number | string }): Tag[] => [
  idTag('OfficeAddOnOrder', Number(id)),
  listTag('OfficeAddOnOrder'),
  listTag('OfficeToday'),
  listTag('OfficeAudit'),
  listTag('Property'),
];

/** Bought add-ons as agents deliver them. */
export const officeAddOnOrdersApi = injectOfficeEndpoints(({ query, mutation }) => ({
  listAddOnOrders: query(officeAddOnOrderEndpoints.list, {
    transformResponse: (rows, meta) => withPageHeaders(rows, meta),
    providesTags: [listTag('OfficeAddOnOrder')],
  }),
  getAddOnOrder: query(officeAddOnOrderEndpoints.get, {
    argument: (id: number) => ({ id }),
    providesTags: (_order, _error, id) => [idTag('OfficeAddOnOrder', id)],
  }),
  changeAddOnOrder: mutation(officeAddOnOrderEndpoints.change, { invalidatesTags: changed }),
}));

export const { useListAddOnOrdersQuery, useGetAddOnOrderQuery, useChangeAddOnOrderMutation } = officeAddOnOrdersApi;
