import type { Payment } from '@contract/payments';
import { paymentEndpoints, sandboxEndpoints } from '@contract/payments';
import { propertyEndpoints } from '@contract/properties';
import { saveFile } from '../../platform/saveFile';
import { statusOf } from '../apiError';
import { authorizationOf, injectEndpoints, requestTo } from '../injectEndpoints';
import { sentFileName } from '../sentFileName';
import { whenFulfilled } from '../optimisticUpdate';
import { idTag, listTag, unlessRefused } from '../tags';
import { withPageHeaders } from '../withPaging';

/** Orders and their payment, what was bought, and billing details. */
export const paymentsApi = injectEndpoints(({ query, mutation, build }) => ({
  createOrder: mutation(paymentEndpoints.createOrder, {
    // a new price may have begun while the page was open
    invalidatesTags: (_order, refusal) => (statusOf(refusal) === 400 ? [listTag('Price')] : []),
  }),
  verifyPayment: mutation(paymentEndpoints.verify, {
    invalidatesTags: (_payment, refusal) => unlessRefused(refusal, [listTag('Payment'), listTag('Subscription')]),
  }),
  getPaymentStatus: query(paymentEndpoints.status, { keepUnusedDataFor: 0 }),
  /** Plays the bank's part in the sandbox. */
  payInSandbox: mutation(sandboxEndpoints.pay),
  /** The buyer's listings that an add-on can be bought for: published ones, and drafts that have a title. */
  listAddOnListings: query(propertyEndpoints.list, {
    private: true,
    argument: (_none: void) => ({ owner: 'me' as const, ordering: '-id' as const, limit: 100 }),
    transformResponse: (rows) =>
      rows
        .filter(({ title, lifecycle }) => title && (lifecycle === 'published' || lifecycle === 'draft'))
        .map(({ id, title }) => ({ id, title })),
    providesTags: [listTag('Property')],
  }),
  /** All payments, loaded page by page, so that the totals on screen match the ledger. */
  listPayments: build.query<Payment[], void>({
    queryFn: async (_none, _api, _options, send) => {
      const payments: Payment[] = [];
      for (;;) {
        const { data, error, meta } = await send(
          requestTo(paymentEndpoints.list, payments.length === 0 ? undefined : { offset: payments.length }),
        );
        if (error) return { error };
        const { rows, total } = withPageHeaders(data as Payment[], meta);
        // a payment made in between shifts the others to the next page
        payments.push(...rows.filter(({ id }) => !payments.some((had) => had.id === id)));
        if (rows.length === 0 || payments.length >= total) return { data: payments };
      }
    },
    ...authorizationOf(paymentEndpoints.list),
    providesTags: [listTag('Payment')],
  }),
  listPaymentMethods: query(paymentEndpoints.methods, { providesTags: [listTag('Payment')] }),
  listSubscriptions: query(paymentEndpoints.subscription, {
    // publishing or selling a listing changes how many slots are used
    providesTags: [listTag('Subscription'), listTag('Property'), listTag('Price')],
  }),
  listBoughtAddOns: query(paymentEndpoints.addOns, { providesTags: [listTag('Subscription')] }),
  featureListing: mutation(paymentEndpoints.featureListing, {
    argument: (feature: { id: number; property: number }) => feature,
    invalidatesTags: (_addOn, refusal, { property }) =>
      unlessRefused(refusal, [listTag('Subscription'), listTag('Property'), idTag('Property', property)]),
  }),
  nameAddOnListing: mutation(paymentEndpoints.nameAddOnListing, {
    argument: (named: { id: number; property: number }) => named,
    invalidatesTags: (_addOn, refusal) => unlessRefused(refusal, [listTag('Subscription')]),
  }),
  /** Downloads a payment's invoice with the token; nothing of it stays in the store. */
  saveInvoice: build.mutation<null, number>({
    queryFn: async (id, _api, _options, send) => {
      const { data, error, meta } = await send({
        ...requestTo(paymentEndpoints.invoice, { id }),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, sentFileName(meta?.response?.headers.get('content-disposition'), `invoice-${id}.pdf`));
      return { data: null };
    },
    ...authorizationOf(paymentEndpoints.invoice),
  }),
  /** The same for the credit note of a refund. */
  saveCreditNote: build.mutation<null, { id: number; refund: number; name: string }>({
    queryFn: async ({ id, refund, name }, _api, _options, send) => {
      const { data, error } = await send({
        ...requestTo(paymentEndpoints.creditNote, { id, refund }),
        responseHandler: (response) => (response.ok ? response.blob() : response.json()),
      });
      if (error) return { error };
      saveFile(data as Blob, `credit-note-${name}.pdf`);
      return { data: null };
    },
    ...authorizationOf(paymentEndpoints.creditNote),
  }),
  getBillingInfo: query(paymentEndpoints.billingInfo, { providesTags: [idTag('BillingInfo', 'OWN')] }),
  changeBillingInfo: mutation(paymentEndpoints.changeBillingInfo, {
    async onQueryStarted(_info, { dispatch, queryFulfilled }) {
      await whenFulfilled(queryFulfilled, (saved) =>
        dispatch(paymentsApi.util.upsertQueryData('getBillingInfo', undefined, saved)),
      );
    },
  }),
}));

export const {
  useListAddOnListingsQuery,
  useListPaymentsQuery,
  useListPaymentMethodsQuery,
  useListSubscriptionsQuery,
  useListBoughtAddOnsQuery,
  useFeatureListingMutation,
  useNameAddOnListingMutation,
  useSaveInvoiceMutation,
  useSaveCreditNoteMutation,
  useGetBillingInfoQuery,
  useChangeBillingInfoMutation,
} = paymentsApi;
