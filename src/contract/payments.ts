import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { OrderedListing, addOnOrderSteps } from './addOnOrders';
import { endpoint } from './endpoint';
import { Gstin } from './gstinField';
import { limits } from './limits';
import { ById, FieldProblem, Id, IdText, Instant, Page, Problem } from './shared';

/** The id of a payment provider, or `sandbox`, as stored in orders. The server's registry has the providers. */
const Gateway = z.string().check(z.regex(/^[a-z]+$/));

/** The input of a payment sheet. `amount` is in paise. */
export const Order = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.literal('INR'),
  key_id: z.string(),
  gateway: Gateway,
});
export type Order = z.output<typeof Order>;

export const NewOrder = z.object({
  /** In paise; must equal the catalogue price of the purchase. */
  amount: z
    .int(messages.enterTheAmountInPaise)
    .check(z.gte(1, messages.enterTheAmountInPaise), z.lte(limits.rupees.max * 100, messages.thisAmountIsTooLarge)),
  currency: z.literal('INR', messages.onlyInrIsTaken),
  /** The client's idempotency key for this purchase: the same key with the same body returns the same order. */
  receipt: z.string().check(z.regex(/^[\w.-]{6,40}$/, messages.receiptCharacters)),
  package: z.optional(Id),
  add_ons: z.optional(z.array(Id).check(z.maxLength(20, messages.tooManyAddOns))),
  meeting: z.optional(Id),
  /** The buyer's own listing that the add-ons are for, if chosen already. */
  property: z.optional(Id),
  /** The subscription that `package` replaces; `amount` is then what its upgrade costs. */
  upgrade: z.optional(Id),
});
export type NewOrder = z.input<typeof NewOrder>;

export const PaymentStatus = z.enum(['completed', 'pending', 'failed', 'expired', 'refunded']);

/** A row of the payment history. `amount` is rupees with two decimals. */
export const Payment = z.object({
  id: Id,
  description: z.string(),
  status: PaymentStatus,
  amount: z.string(),
  /**
   * What the provider collected and refunded for it, in rupees: a payment can be collected twice or refunded in part.
   */
  amount_paid: z.string(),
  amount_refunded: z.string(),
  currency: z.literal('INR'),
  date: Instant,
  method: z.string(),
  /** Its invoice's path, once there is one. */
  invoice: z.nullable(z.string()),
  /** The credit notes of its refunds, oldest first, with their paths. */
  credit_notes: z.array(z.object({ name: z.string(), refund: Id, path: z.string() })),
  /** The provider's id of the payment, once it is paid. */
  reference: z.nullable(z.string()),
  /** Set for an order that nobody has tried to pay yet: no money is owed or on its way. */
  unfinished: z.optional(z.literal(true)),
  /** How long the slot of its meeting is still held, in seconds, 0 if it is not; absent for other purchases. */
  held_for: z.optional(z.int()),
});
export type Payment = z.output<typeof Payment>;

/** Identifies a purchase by the receipt, the order or the payment id. */
export const WhichPurchase = z.object({
  receipt: z.optional(z.string().check(z.maxLength(40, messages.notAReceipt))),
  order: z.optional(z.string().check(z.maxLength(64, messages.notAnOrderId))),
  payment: z.optional(IdText),
});
export type WhichPurchase = z.input<typeof WhichPurchase>;

/** The status of a purchase; the provider has just been queried if it can still change. */
export const PaymentResult = z.object({
  payment: Payment,
  /** The order to open the sheet with again; null if it can no longer be paid. */
  order: z.nullable(Order),
  /** The provider has an attempt that is still in progress. */
  under_way: z.boolean(),
});
export type PaymentResult = z.output<typeof PaymentResult>;

/** The result of a provider's sheet. */
export const PaymentProof = z.object({
  razorpay_order_id: z
    .string()
    .check(z.minLength(1, messages.thisFieldIsRequired), z.maxLength(64, messages.notAnOrderId)),
  razorpay_payment_id: z.string().check(z.regex(/^[\w-]{1,64}$/, messages.notAPaymentId)),
  razorpay_signature: z.string().check(z.regex(/^[0-9a-f]{64}$/i, messages.notASignature)),
});

export type PaymentProof = z.output<typeof PaymentProof>;

export const PaymentMethod = z.object({
  id: Id,
  card_type: z.string(),
  last4: z.string(),
  expiry: z.string(),
  primary: z.boolean(),
});
export type PaymentMethod = z.output<typeof PaymentMethod>;

const Allowance = z.object({ used: z.int(), total: z.nullable(z.int()) });

export const Subscription = z.object({
  id: Id,
  /** What to buy to renew it. */
  package: Id,
  name: z.string(),
  plan_name: z.string(),
  description: z.string(),
  /** Rupees with two decimals. */
  price: z.string(),
  billing_cycle: z.string(),
  /** When everything that was paid for this package ends, including renewals. */
  renewal_date: Instant,
  next_billing: Instant,
  /** When the current period ends; earlier than `renewal_date` if a renewal follows, which has contacts of its own. */
  period_ends: Instant,
  slots: Allowance,
  contacts: Allowance,
  /** Dearer packages that can replace it now: the rest of this one is credited. In paise. */
  upgrades: z.array(z.object({ package: Id, name: z.string(), price: z.int(), credit: z.int(), amount: z.int() })),
});
export type Subscription = z.output<typeof Subscription>;

/**
 * The active packages, and how many of the free listings of every account are live; these are used before a package's
 * slots.
 */
export const Subscriptions = z.object({
  active_subscriptions: z.array(Subscription),
  free_listings: z.object({ used: z.int(), total: z.int() }),
});
export type Subscriptions = z.output<typeof Subscriptions>;

/** A paid add-on. */
export const BoughtAddOn = z.object({
  id: Id,
  name: z.string(),
  bought: Instant,
  /** The listing that it is for; null if none was named or it is gone. */
  listing: OrderedListing,
  ...addOnOrderSteps,
  /** How many days it features one listing of the buyer's choice; null if the office arranges it. */
  feature_days: z.nullable(z.int()),
  /** The chosen listing (null after it was deleted) and until when it is featured. */
  chosen: z.nullable(z.object({ listing: z.nullable(z.object({ id: Id, title: z.string() })), until: Instant })),
});
export type BoughtAddOn = z.output<typeof BoughtAddOn>;

/** A listing that an add-on can feature; `featured_until` if it already is, because the days are added. */
export const FeaturableListing = z.object({ id: Id, title: z.string(), featured_until: z.nullable(Instant) });
export type FeaturableListing = z.output<typeof FeaturableListing>;

export const BillingInfo = z.object({
  name: z.string().check(z.maxLength(limits.name.max, messages.thisNameIsTooLong)),
  address: z.string().check(z.maxLength(400, messages.thisAddressIsTooLong)),
  city: z.string().check(z.maxLength(80, messages.thisNameIsTooLong)),
  state: z.string().check(z.maxLength(80, messages.thisNameIsTooLong)),
  zip: z.string().check(z.maxLength(12, messages.thisCodeIsTooLong)),
  country: z.string().check(z.maxLength(80, messages.thisNameIsTooLong)),
  gstin: z.string(),
});
export type BillingInfo = z.output<typeof BillingInfo>;

/** Billing details as they are entered: state and country in any spelling that we know, a GSTIN in any case. */
export const NewBillingInfo = z.extend(BillingInfo, { gstin: Gstin({ except: '' }) });

export const paymentEndpoints = {
  createOrder: endpoint({
    method: 'POST',
    path: '/api/create-razorpay-order/',
    access: 'account',
    summary: 'Creates the order of a purchase, or returns the existing one.',
    body: NewOrder,
    responses: { 201: Order, 400: FieldProblem, 401: Problem, 409: Problem, 429: Problem, 503: Problem },
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/verify-razorpay-payment/',
    access: 'account',
    summary: 'Verifies a payment by the provider’s signature.',
    body: PaymentProof,
    responses: { 200: Payment, 400: FieldProblem, 401: Problem },
  }),
  webhook: endpoint({
    method: 'POST',
    path: '/api/razorpay-webhook/',
    access: 'anyone',
    summary: 'Receives the provider’s webhook events: signed, possibly repeated and out of order.',
    responses: { 200: z.object({ stored: z.boolean() }), 400: Problem, 413: Problem },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/payments/',
    access: 'account',
    bearer: true,
    summary: 'Lists this account’s payments, newest first.',
    query: Page,
    responses: { 200: z.array(Payment), 400: FieldProblem, 401: Problem },
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/payments/status/',
    access: 'account',
    summary: 'Returns the status of one purchase; syncs with the provider while it can still change.',
    query: WhichPurchase,
    responses: { 200: PaymentResult, 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/api/payments/:id/invoice/',
    access: 'account',
    bearer: true,
    summary: 'Returns the invoice of a completed payment.',
    params: ById,
    responses: { 200: 'application/pdf', 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  creditNote: endpoint({
    method: 'GET',
    path: '/api/payments/:id/credit-notes/:refund/',
    access: 'account',
    bearer: true,
    summary: 'Returns the credit note of a refund.',
    params: z.object({ id: IdText, refund: IdText }),
    responses: { 200: 'application/pdf', 400: FieldProblem, 401: Problem, 404: Problem },
  }),
  methods: endpoint({
    method: 'GET',
    path: '/api/payment-methods/',
    access: 'account',
    bearer: true,
    summary: 'Lists the cards used, as the provider reports them.',
    responses: { 200: z.array(PaymentMethod), 401: Problem },
  }),
  subscription: endpoint({
    method: 'GET',
    path: '/api/user-subscription/',
    access: 'account',
    bearer: true,
    summary: 'Returns active packages and the free listing allowance.',
    responses: { 200: Subscriptions, 401: Problem },
  }),
  addOns: endpoint({
    method: 'GET',
    path: '/api/user-add-ons/',
    access: 'account',
    bearer: true,
    summary: 'Lists paid add-ons and the listings that can be featured.',
    responses: { 200: z.object({ add_ons: z.array(BoughtAddOn), listings: z.array(FeaturableListing) }), 401: Problem },
  }),
  featureListing: endpoint({
    method: 'POST',
    path: '/api/user-add-ons/:id/feature/',
    access: 'account',
    bearer: true,
    summary: 'Features one’s own listing with a paid add-on.',
    params: ById,
    body: z.object({ property: Id }),
    responses: { 200: BoughtAddOn, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem },
  }),
  nameAddOnListing: endpoint({
    method: 'POST',
    path: '/api/user-add-ons/:id/listing/',
    access: 'account',
    bearer: true,
    summary: 'Names one’s own listing for a paid add-on that has none.',
    params: ById,
    body: z.object({ property: Id }),
    responses: { 200: BoughtAddOn, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem },
  }),
  billingInfo: endpoint({
    method: 'GET',
    path: '/api/billing-info/',
    access: 'account',
    bearer: true,
    summary: 'Returns billing details; null until set.',
    responses: { 200: z.nullable(BillingInfo), 401: Problem },
  }),
  changeBillingInfo: endpoint({
    method: 'PUT',
    path: '/api/billing-info/',
    access: 'account',
    bearer: true,
    summary: 'Sets billing details.',
    body: NewBillingInfo,
    responses: { 200: BillingInfo, 400: FieldProblem, 401: Problem },
  }),
};

/** Simulates the sandbox gateway's payment sheet; available only without a live gateway. */
export const sandboxEndpoints = {
  pay: endpoint({
    method: 'POST',
    path: '/api/sandbox/pay/',
    access: 'account',
    summary: 'Simulates the provider: pays or declines an order and signs the outcome.',
    body: z.object({
      order_id: z.string().check(z.maxLength(64, messages.notAnOrderId)),
      outcome: z.enum(['success', 'failure'], messages.chooseSuccessOrFailure),
    }),
    responses: { 200: PaymentProof, 400: FieldProblem, 401: Problem, 404: Problem, 409: Problem },
  }),
};
