import type { BillingInfo } from '@contract/payments';
import { api } from '../api';
import { idTag } from '../tags';

/** Whom invoices are made out to; asked for before a payment and changed among the payments. */
export const billingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBillingInfo: build.query<BillingInfo | null, void>({
      query: () => '/api/billing-info/',
      extraOptions: { bearer: true },
      providesTags: [idTag('BillingInfo', 'OWN')],
    }),
    changeBillingInfo: build.mutation<BillingInfo, BillingInfo>({
      query: (body) => ({ url: '/api/billing-info/', method: 'PUT', body }),
      extraOptions: { bearer: true },
      async onQueryStarted(_info, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) void dispatch(billingApi.util.upsertQueryData('getBillingInfo', undefined, saved.data));
      },
    }),
  }),
});

export const { useGetBillingInfoQuery, useChangeBillingInfoMutation } = billingApi;

/** Whether an invoice can be made out: to a name, at an address. */
export function isBillable(info: BillingInfo | null | undefined): boolean {
  return Boolean(info?.name && info.address && info.city && info.country);
}
