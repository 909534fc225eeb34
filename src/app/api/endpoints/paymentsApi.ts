import type { BoughtAddOn, FeaturableListing, Payment, PaymentMethod, Subscriptions } from '@contract/payments';
import { api } from '../api';
import { idTag, listTag, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';
import { saveFile } from '../../platform/saveFile';
import { invoiceFileName } from '../invoiceFileName';

/** Another host's server may not know the free listings. */
type RunningPackages = Pick<Subscriptions, 'active_subscriptions'> & Partial<Subscriptions>;

const bearer = { bearer: true };

export const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All of them, page by page: the totals on the screen are those of the ledger. */
    listPayments: build.query<Payment[], void>({
      queryFn: async (_none, _api, _options, ask) => {
        const payments: Payment[] = [];
        for (;;) {
          const { data, error, meta } = await ask(
            payments.length === 0 ? '/api/payments/' : { url: '/api/payments/', params: { offset: payments.length } },
          );
          if (error) return { error };
          const { rows, total } = withPageHeaders(data as Payment[], meta);
          // one that was made meanwhile moves the others to the next page
          payments.push(...rows.filter(({ id }) => !payments.some((had) => had.id === id)));
          if (rows.length === 0 || payments.length >= total) return { data: payments };
        }
      },
      extraOptions: bearer,
      providesTags: [listTag('Payment')],
    }),
    listPaymentMethods: build.query<PaymentMethod[], void>({
      query: () => '/api/payment-methods/',
      extraOptions: bearer,
      providesTags: [listTag('Payment')],
    }),
    listSubscriptions: build.query<RunningPackages, void>({
      query: () => '/api/user-subscription/',
      extraOptions: bearer,
      // a listing that is published or sold changes what is used
      providesTags: [listTag('Subscription'), listTag('Property')],
    }),
    listBoughtAddOns: build.query<{ add_ons: BoughtAddOn[]; listings: FeaturableListing[] }, void>({
      query: () => '/api/user-add-ons/',
      extraOptions: bearer,
      providesTags: [listTag('Subscription')],
    }),
    featureListing: build.mutation<BoughtAddOn, { id: number; property: number }>({
      query: ({ id, property }) => ({ url: `/api/user-add-ons/${id}/feature/`, method: 'POST', body: { property } }),
      extraOptions: bearer,
      invalidatesTags: (_addOn, refusal, { property }) =>
        unlessRefused(refusal, [listTag('Subscription'), listTag('Property'), idTag('Property', property)]),
    }),
    /** Fetches the invoice of a payment, which wants the token, and hands it over as a download; nothing of it stays in the store. */
    saveInvoice: build.mutation<null, number>({
      queryFn: async (id, _api, _options, ask) => {
        const { data, error, meta } = await ask({
          url: `/api/payments/${id}/invoice/`,
          responseHandler: (response) => (response.ok ? response.blob() : response.json()),
        });
        if (error) return { error };
        saveFile(data as Blob, invoiceFileName(id, meta?.response?.headers.get('content-disposition')));
        return { data: null };
      },
      extraOptions: bearer,
    }),
  }),
});

export const {
  useListPaymentsQuery,
  useListPaymentMethodsQuery,
  useListSubscriptionsQuery,
  useListBoughtAddOnsQuery,
  useFeatureListingMutation,
  useSaveInvoiceMutation,
} = paymentsApi;
