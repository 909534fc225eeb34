import type { BillingInfo, Payment, PaymentMethod, Subscription } from '@contract/payments';
import { api } from '../../api/api';
import { idTag, listTag } from '../../api/tags';
import { type Paged, withPaging } from '../../api/withPaging';
import { saveFile } from '../../platform/saveFile';
import { invoiceName } from './paymentWords';

const bearer = { bearer: true };

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPayments: build.query<Paged<Payment>, void>({
      query: () => '/api/payments/',
      extraOptions: bearer,
      transformResponse: (rows: Payment[], meta) => withPaging(rows, meta),
      providesTags: [listTag('Payment')],
    }),
    listPaymentMethods: build.query<PaymentMethod[], void>({ query: () => '/api/payment-methods/', extraOptions: bearer, providesTags: [listTag('Payment')] }),
    listSubscriptions: build.query<Subscription[], void>({
      query: () => '/api/user-subscription/',
      extraOptions: bearer,
      transformResponse: ({ active_subscriptions: active }: { active_subscriptions: Subscription[] }) => active,
      providesTags: [listTag('Subscription')],
    }),
    getBillingInfo: build.query<BillingInfo | null, void>({ query: () => '/api/billing-info/', extraOptions: bearer, providesTags: [idTag('BillingInfo', 'OWN')] }),
    changeBillingInfo: build.mutation<BillingInfo, BillingInfo>({
      query: (body) => ({ url: '/api/billing-info/', method: 'PUT', body }),
      extraOptions: bearer,
      async onQueryStarted(_info, { dispatch, queryFulfilled }) {
        const saved = await queryFulfilled.catch(() => undefined);
        if (saved) void dispatch(paymentsApi.util.upsertQueryData('getBillingInfo', undefined, saved.data));
      },
    }),
    /** Fetches the invoice of a payment, which wants the token, and hands it over as a download; nothing of it stays in the store. */
    saveInvoice: build.mutation<null, number>({
      queryFn: async (id, _api, _options, ask) => {
        const { data, error, meta } = await ask({ url: `/api/payments/${id}/invoice/`, responseHandler: (response) => (response.ok ? response.blob() : response.json()) });
        if (error) return { error };
        saveFile(data as Blob, invoiceName(id, meta?.response?.headers.get('content-disposition')));
        return { data: null };
      },
      extraOptions: bearer,
    }),
  }),
});

export const {
  useListPaymentsQuery, useListPaymentMethodsQuery, useListSubscriptionsQuery, useGetBillingInfoQuery, useChangeBillingInfoMutation, useSaveInvoiceMutation,
} = paymentsApi;
