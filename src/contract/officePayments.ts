import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { Month } from './month';
import { officeLimits } from './officeLimits';
import { Version, stale } from './officeShared';
import { PaymentStatus } from './payments';
import { ById, FieldProblem, Id, IdText, Instant, Page, Problem, QueryFlag, queryWhole, text } from './shared';

/** Why a payment needs a person. */
export const PaymentAttention = z.enum([
  'paid_twice',
  'paid_short',
  'not_granted',
  'slot_lost',
  'refund_failed',
  'refund_waiting',
]);
export type PaymentAttention = z.output<typeof PaymentAttention>;

/** A payment as the office reads it. Amounts are paise. */
export const OfficePayment = z.object({
  id: Id,
  version: Version,
  description: z.string(),
  status: PaymentStatus,
  attention: z.nullable(PaymentAttention),
  buyer: z.object({ id: Id, name: z.string(), email: z.string() }),
  amount_in_paise: z.int(),
  /** What the provider collected and what went back, of all its payments. */
  paid_in_paise: z.int(),
  refunded_in_paise: z.int(),
  /** Requested, but not confirmed by the provider yet. */
  pending_in_paise: z.int(),
  /** Such as "UPI"; empty until it is paid. */
  method: z.string(),
  /** No real money moved. */
  test: z.boolean(),
  created_at: Instant,
  completed_at: z.nullable(Instant),
  /** The provider's ids; null until it has given them. */
  order: z.nullable(z.string()),
  provider_payment: z.nullable(z.string()),
  /** The number of its latest invoice. */
  invoice: z.nullable(z.string()),
});
export type OfficePayment = z.output<typeof OfficePayment>;

/** A refund of a payment, and its credit note. */
export const OfficeRefund = z.object({
  id: Id,
  amount_in_paise: z.int(),
  status: z.enum(['pending', 'succeeded', 'failed']),
  reason: z.string(),
  /** Why the provider refused it; empty otherwise. */
  failure: z.string(),
  /** Who requested it; null for one that was made at the provider. */
  requested_by: z.nullable(z.string()),
  created_at: Instant,
  settled_at: z.nullable(Instant),
  provider_refund: z.nullable(z.string()),
  credit_note: z.nullable(z.object({ name: z.string(), amount_in_paise: z.int() })),
});
export type OfficeRefund = z.output<typeof OfficeRefund>;

/** One line of a payment's history. */
export const PaymentStep = z.object({
  at: Instant,
  /** Who or what told us. */
  source: z.enum(['buyer', 'provider', 'reconciler', 'office', 'us']),
  what: z.enum([
    'ordered',
    'attempt_started',
    'attempt_reserved',
    'attempt_captured',
    'attempt_failed',
    'proved',
    'lapsed',
    'synced',
    'paid_twice',
    'paid_short',
    'refund_requested',
    'refund_succeeded',
    'refund_failed',
    'invoice',
    'credit_note',
    'email_queued',
    'email_sent',
    'email_failed',
  ]),
  amount_in_paise: z.nullable(z.int()),
  /** An id of the provider, the number of a document, the subject of an email or a reason. */
  detail: z.string(),
});
export type PaymentStep = z.output<typeof PaymentStep>;

/** The one action that settles what a payment needs: a refund of an amount, or checking it with the provider again. */
export const PaymentAction = z.object({ kind: z.enum(['refund', 'check']), amount_in_paise: z.int() });

export const OfficePaymentDetail = z.extend(OfficePayment, {
  /** Captured, less what went back, less what is under way, less what was credited to an upgrade. */
  refundable_in_paise: z.int(),
  /** What of it was credited to the package that replaced the bought one, so that it cannot be refunded as well. */
  upgrade_credit_in_paise: z.int(),
  action: z.nullable(PaymentAction),
  items: z.array(
    z.object({
      kind: z.enum(['package', 'add_on', 'meeting']),
      name: z.string(),
      amount_in_paise: z.int(),
      /** `open` is not delivered or in use, `done` is delivered or over, `ended` by a refund. */
      state: z.enum(['open', 'done', 'ended']),
    }),
  ),
  invoices: z.array(z.object({ name: z.string(), issued_at: Instant })),
  refunds: z.array(OfficeRefund),
  /** The oldest first. */
  timeline: z.array(PaymentStep),
  /** Where the provider shows it. */
  provider_page: z.nullable(z.object({ label: z.string(), url: z.string() })),
});
export type OfficePaymentDetail = z.output<typeof OfficePaymentDetail>;

/** What a refund of an amount would end. */
export const RefundPreview = z.object({
  /** By how much it lowers the invoice; money that was paid twice or too little was never invoiced. */
  credited_in_paise: z.int(),
  add_ons: z.array(z.string()),
  /** The package that ends or becomes shorter, with its new end. */
  package: z.nullable(z.object({ name: z.string(), ends_at: Instant, at_once: z.boolean() })),
  /** When the meeting that is cancelled takes place. */
  meeting: z.nullable(Instant),
});
export type RefundPreview = z.output<typeof RefundPreview>;

const filters = {
  /** A buyer's name or email address, a payment's number, an invoice's or credit note's, or an id of the provider. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(limits.search.max, messages.thisIsTooLong))),
  status: z.optional(PaymentStatus),
  /** Only those that need a person. */
  attention: z.optional(QueryFlag),
};
export const OfficePaymentQuery = z.extend(z.partial(Page), filters);
export type OfficePaymentQuery = z.input<typeof OfficePaymentQuery>;

const Amount = z
  .int(messages.enterTheAmountInPaise)
  .check(z.gte(100, messages.refundAtLeastOneRupee), z.lte(limits.rupees.max * 100, messages.thisAmountIsTooLarge));

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem, 404: Problem };

export const officePaymentEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/payments/',
    access: 'superuser',
    summary: 'Lists payments, the newest first.',
    query: OfficePaymentQuery,
    responses: { 200: z.array(OfficePayment), 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/office/payments.csv',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Returns the filtered payments for a spreadsheet, at most 10,000.',
    query: z.object(filters),
    responses: { 200: 'text/csv', 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  gst: endpoint({
    method: 'GET',
    path: '/api/office/gst.csv',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Returns a month’s invoices and credit notes in the columns of GSTR-1.',
    query: z.object({
      month: Month,
    }),
    responses: { 200: 'text/csv', 400: FieldProblem, 401: Problem, 403: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/payments/:id/',
    access: 'superuser',
    summary: 'Returns a payment with its refunds, documents and history.',
    params: ById,
    responses: { 200: OfficePaymentDetail, ...refusals },
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/office/payments/:id/refund-preview/',
    access: 'superuser',
    summary: 'Returns what a refund of an amount would end.',
    params: ById,
    query: z.object({ amount_in_paise: queryWhole(100, limits.rupees.max * 100) }),
    responses: { 200: RefundPreview, ...refusals, 409: Problem },
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/office/payments/:id/refunds/',
    access: 'superuser',
    reauthenticate: true,
    summary: 'Refunds a payment, whole or in part, once for the header Idempotency-Key.',
    params: ById,
    body: z.object({ amount_in_paise: Amount, reason: text(officeLimits.reason.max) }),
    responses: { 201: OfficePaymentDetail, ...refusals, 409: Problem },
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/office/payments/:id/check/',
    access: 'superuser',
    summary: 'Asks the provider about a payment and grants what it lacks.',
    params: ById,
    body: z.object({ version: Version }),
    responses: { 200: OfficePaymentDetail, ...refusals, 409: stale(OfficePayment), 503: Problem },
  }),
  invoice: endpoint({
    method: 'GET',
    path: '/api/office/payments/:id/invoice/',
    access: 'superuser',
    summary: 'Returns the latest invoice of a payment.',
    params: ById,
    responses: { 200: 'application/pdf', ...refusals },
  }),
  creditNote: endpoint({
    method: 'GET',
    path: '/api/office/payments/:id/credit-notes/:refund/',
    access: 'superuser',
    summary: 'Returns the credit note of a refund.',
    params: z.object({ id: IdText, refund: IdText }),
    responses: { 200: 'application/pdf', ...refusals },
  }),
};
