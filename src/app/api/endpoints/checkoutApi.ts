import type { NewOrder, Order, Payment, PaymentProof, PaymentResult, WhichPurchase } from '@contract/payments';
import type { OwnPropertyCard } from '@contract/properties';
import { api } from '../api';
import { listTag, unlessRefused } from '../tags';

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation<Order, NewOrder>({
      query: (body) => ({ url: '/api/create-razorpay-order/', method: 'POST', body }),
    }),
    verifyPayment: build.mutation<Payment, PaymentProof>({
      query: (body) => ({ url: '/api/verify-razorpay-payment/', method: 'POST', body }),
      invalidatesTags: (_payment, refusal) => unlessRefused(refusal, [listTag('Payment'), listTag('Subscription')]),
    }),
    getStanding: build.query<PaymentResult, WhichPurchase>({
      query: (params) => ({ url: '/api/payments/standing/', params }),
      keepUnusedDataFor: 0,
    }),
    /** The buyer's listings that add-ons can be for: published ones, and drafts that have a title. */
    listAddOnListings: build.query<{ id: number; title: string }[], void>({
      query: () => ({ url: '/api/properties/', params: { owner: 'me', ordering: '-id', limit: 100 } }),
      transformResponse: (rows: OwnPropertyCard[]) =>
        rows
          .filter(({ title, lifecycle }) => title && (lifecycle === 'published' || lifecycle === 'draft'))
          .map(({ id, title }) => ({ id, title })),
      providesTags: [listTag('Property')],
    }),
    /** The sandbox's own end of a payment: what a bank would say. */
    payInSandbox: build.mutation<PaymentProof, { order_id: string; outcome: 'success' | 'failure' }>({
      query: (body) => ({ url: '/api/sandbox/pay/', method: 'POST', body }),
    }),
  }),
});

export const { useListAddOnListingsQuery } = checkoutApi;
