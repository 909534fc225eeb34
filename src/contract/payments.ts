import * as z from 'zod/mini';
import { call } from './call';
import { limits } from './limits';
import { ById, FieldProblem, Id, Instant, Page, Problem } from './shared';

export const Gateway = z.enum(['razorpay', 'sandbox']);

/** What a checkout sheet is opened with. `amount` is paise. */
export const Order = z.object({ id: z.string(), amount: z.int(), currency: z.literal('INR'), key_id: z.string(), gateway: Gateway });
export type Order = z.output<typeof Order>;

export const NewOrder = z.object({
  /** Paise; must be the catalogue's price of what is bought. */
  amount: z.int('Enter the amount in paise.').check(z.gte(1, 'Enter the amount in paise.'), z.lte(limits.rupees.max * 100, 'This amount is too large.')),
  currency: z.literal('INR', 'Only INR is taken.'),
  /** The buyer's own key of this purchase: the same one with the same body answers the same order. */
  receipt: z.string().check(z.regex(/^[\w.-]{6,40}$/, 'Use 6 to 40 letters, digits, dots and dashes.')),
  package: z.optional(Id),
  add_ons: z.optional(z.array(Id).check(z.maxLength(20, 'Too many add-ons.'))),
  meeting: z.optional(Id),
});
export type NewOrder = z.input<typeof NewOrder>;

export const PaymentStatus = z.enum(['completed', 'pending', 'failed', 'expired', 'refunded']);

/** A line of the payment history. `amount` is rupees with two places. */
export const Payment = z.object({
  id: Id,
  description: z.string(),
  status: PaymentStatus,
  amount: z.string(),
  currency: z.literal('INR'),
  date: Instant,
  method: z.string(),
  /** Where its invoice is, once there is one. */
  invoice: z.nullable(z.string()),
});
export type Payment = z.output<typeof Payment>;

/** What a provider's sheet hands back. */
export const PaymentProof = z.object({
  razorpay_order_id: z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(64, 'Not an order id.')),
  razorpay_payment_id: z.string().check(z.regex(/^[\w-]{1,64}$/, 'Not a payment id.')),
  razorpay_signature: z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'Not a signature.')),
});

export const PaymentMethod = z.object({ id: Id, card_type: z.string(), last4: z.string(), expiry: z.string(), primary: z.boolean() });
export type PaymentMethod = z.output<typeof PaymentMethod>;

const Allowance = z.object({ used: z.int(), total: z.nullable(z.int()) });

export const Subscription = z.object({
  id: Id,
  name: z.string(),
  plan_name: z.string(),
  description: z.string(),
  /** Rupees with two places. */
  price: z.string(),
  billing_cycle: z.string(),
  renewal_date: Instant,
  next_billing: Instant,
  slots: Allowance,
  contacts: Allowance,
});
export type Subscription = z.output<typeof Subscription>;

export const BillingInfo = z.object({
  name: z.string().check(z.maxLength(limits.name.max, 'This name is too long.')),
  address: z.string().check(z.maxLength(400, 'This address is too long.')),
  city: z.string().check(z.maxLength(80, 'This name is too long.')),
  state: z.string().check(z.maxLength(80, 'This name is too long.')),
  zip: z.string().check(z.maxLength(12, 'This code is too long.')),
  country: z.string().check(z.maxLength(80, 'This name is too long.')),
  gstin: z.union([z.literal(''), z.string().check(z.regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'Enter a GSTIN of 15 characters.'))]),
});
export type BillingInfo = z.output<typeof BillingInfo>;

export const paymentCalls = {
  createOrder: call({ method: 'POST', path: '/api/create-razorpay-order/', who: 'account', summary: 'Makes, or finds again, the order of a purchase.', body: NewOrder, answers: { 201: Order, 400: FieldProblem, 401: Problem, 409: Problem, 503: Problem } }),
  verify: call({ method: 'POST', path: '/api/verify-razorpay-payment/', who: 'account', summary: 'Proves a payment with the provider’s signature.', body: PaymentProof, answers: { 200: Payment, 400: FieldProblem, 401: Problem } }),
  webhook: call({ method: 'POST', path: '/api/razorpay-webhook/', who: 'anyone', summary: 'The provider’s events; signed, repeated, in any order.', answers: { 200: z.object({ stored: z.boolean() }), 400: Problem } }),
  list: call({ method: 'GET', path: '/api/payments/', who: 'account', summary: 'This account’s payments, newest first.', query: Page, answers: { 200: z.array(Payment), 400: FieldProblem, 401: Problem } }),
  invoice: call({ method: 'GET', path: '/api/payments/:id/invoice/', who: 'account', summary: 'The invoice of a completed payment.', params: ById, answers: { 200: 'application/pdf', 400: FieldProblem, 401: Problem, 404: Problem } }),
  methods: call({ method: 'GET', path: '/api/payment-methods/', who: 'account', summary: 'What the provider told of the cards used.', answers: { 200: z.array(PaymentMethod), 401: Problem } }),
  subscription: call({ method: 'GET', path: '/api/user-subscription/', who: 'account', summary: 'Packages that are running.', answers: { 200: z.object({ active_subscriptions: z.array(Subscription) }), 401: Problem } }),
  billingInfo: call({ method: 'GET', path: '/api/billing-info/', who: 'account', summary: 'Whom invoices are made out to; null until told.', answers: { 200: z.nullable(BillingInfo), 401: Problem } }),
  changeBillingInfo: call({ method: 'PUT', path: '/api/billing-info/', who: 'account', summary: 'Sets whom invoices are made out to.', body: BillingInfo, answers: { 200: BillingInfo, 400: FieldProblem, 401: Problem } }),
};

/** The sandbox gateway's own end of a payment; there only while no live gateway is configured. */
export const sandboxCalls = {
  pay: call({ method: 'POST', path: '/api/sandbox/pay/', who: 'account', summary: 'Plays the provider: pays or declines an order and signs the outcome.', body: z.object({ order_id: z.string().check(z.maxLength(64, 'Not an order id.')), outcome: z.enum(['success', 'failure'], 'Choose success or failure.') }), answers: { 200: PaymentProof, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem } }),
};
