import type { NewOrder, Order, Payment, PaymentProof, Standing, WhichPurchase } from '@contract/payments';
import { api } from '../../api/api';
import { listTag, unlessRefused } from '../../api/tags';

export const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    createOrder: build.mutation<Order, NewOrder>({ query: (body) => ({ url: '/api/create-razorpay-order/', method: 'POST', body }) }),
    verifyPayment: build.mutation<Payment, PaymentProof>({
      query: (body) => ({ url: '/api/verify-razorpay-payment/', method: 'POST', body }),
      invalidatesTags: (_payment, refusal) => unlessRefused(refusal, [listTag('Payment'), listTag('Subscription')]),
    }),
    getStanding: build.query<Standing, WhichPurchase>({ query: (params) => ({ url: '/api/payments/standing/', params }), keepUnusedDataFor: 0 }),
    /** The sandbox's own end of a payment: what a bank would say. */
    payInSandbox: build.mutation<PaymentProof, { order_id: string; outcome: 'success' | 'failure' }>({ query: (body) => ({ url: '/api/sandbox/pay/', method: 'POST', body }) }),
  }),
});
