import type { Route } from '../endpoint';

export const paymentRoutes = {
  createOrder: { method: 'POST', path: '/api/create-razorpay-order/', access: 'account' },
  verify: { method: 'POST', path: '/api/verify-razorpay-payment/', access: 'account' },
  webhook: { method: 'POST', path: '/api/razorpay-webhook/', access: 'anyone' },
  list: { method: 'GET', path: '/api/payments/', access: 'account', bearer: true },
  status: { method: 'GET', path: '/api/payments/status/', access: 'account' },
  invoice: { method: 'GET', path: '/api/payments/:id/invoice/', access: 'account', bearer: true },
  methods: { method: 'GET', path: '/api/payment-methods/', access: 'account', bearer: true },
  subscription: { method: 'GET', path: '/api/user-subscription/', access: 'account', bearer: true },
  addOns: { method: 'GET', path: '/api/user-add-ons/', access: 'account', bearer: true },
  featureListing: { method: 'POST', path: '/api/user-add-ons/:id/feature/', access: 'account', bearer: true },
  billingInfo: { method: 'GET', path: '/api/billing-info/', access: 'account', bearer: true },
  changeBillingInfo: { method: 'PUT', path: '/api/billing-info/', access: 'account', bearer: true },
} as const satisfies Record<string, Route>;

export const sandboxRoutes = {
  pay: { method: 'POST', path: '/api/sandbox/pay/', access: 'account' },
} as const satisfies Record<string, Route>;
