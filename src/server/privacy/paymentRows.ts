import sql from 'sql-template-tag';
import { type PersonalRows, byAccount, none, nothing, payments, taxRecord } from './personalRows';

/** Payments and what they bought: most of it is kept for tax. */
export const paymentRows: readonly PersonalRows[] = [
  {
    table: 'payment_method',
    of: byAccount,
    personal: ['card_type', 'last4', 'expiry'],
    export: { file: 'payment-methods', order: ['id'] },
    erase: 'delete',
  },
  {
    table: 'billing_info',
    of: byAccount,
    personal: ['name', 'address', 'city', 'state', 'zip', 'country', 'gstin'],
    export: { file: 'billing-details', order: ['account_id'] },
    erase: 'delete',
  },
  {
    table: 'payment',
    of: byAccount,
    personal: [
      'description',
      'lines',
      'receipt',
      'provider_order_id',
      'provider_payment_id',
      'provider_receipt',
      'method',
    ],
    export: {
      file: 'payments',
      beside: [
        'id',
        'gateway',
        'status',
        'amount_in_paise',
        'paid_in_paise',
        'refunded_in_paise',
        'test',
        'created_at',
        'completed_at',
      ],
      order: ['id'],
    },
    erase: { kept: taxRecord },
  },
  {
    table: 'provider_payment',
    of: payments,
    personal: ['provider_payment_id', 'method'],
    export: {
      file: 'payments-at-the-provider',
      beside: ['payment_id', 'status', 'amount_in_paise', 'refunded_in_paise', 'created_at'],
      order: ['payment_id', 'provider_payment_id'],
    },
    erase: { kept: taxRecord },
  },
  {
    table: 'payment_event',
    of: payments,
    personal: ['provider_event_id', 'body'],
    export: { file: 'payments-history', beside: ['payment_id', 'cause', 'at'], order: ['id'] },
    erase: { kept: taxRecord },
  },
  {
    table: 'invoice',
    of: payments,
    personal: ['billed_to', 'provider_payment_id'],
    export: { file: 'invoices', beside: ['series', 'number', 'payment_id', 'issued_at'], order: ['series', 'number'] },
    erase: { kept: taxRecord },
  },
  {
    table: 'refund',
    of: payments,
    personal: ['provider_payment_id', 'provider_refund_id', 'reference', 'request_key', 'reason', 'failure'],
    export: {
      file: 'refunds',
      beside: ['id', 'payment_id', 'amount_in_paise', 'status', 'created_at', 'settled_at'],
      order: ['id'],
    },
    erase: { kept: taxRecord },
  },
  {
    table: 'credit_note',
    of: payments,
    personal: [],
    export: {
      file: 'credit-notes',
      beside: ['series', 'number', 'refund_id', 'payment_id', 'amount_in_paise', 'issued_at'],
      order: ['series', 'number'],
    },
    erase: { kept: taxRecord },
  },
  {
    table: 'package_grant',
    of: byAccount,
    personal: [],
    export: {
      file: 'packages',
      beside: ['payment_id', 'package_id', 'slots', 'contacts', 'contacts_used', 'starts_at', 'expires_at'],
      order: ['id'],
    },
    erase: { kept: taxRecord },
  },
  {
    table: 'add_on_grant',
    of: byAccount,
    personal: [],
    export: {
      file: 'add-ons',
      beside: ['payment_id', 'add_on_id', 'granted_at', 'used_at', 'ended_at'],
      order: ['id'],
    },
    erase: { kept: taxRecord },
  },
  {
    table: 'addon_order',
    of: byAccount,
    personal: ['photographer', 'address', 'cancel_reason', 'links'],
    export: {
      file: 'add-on-orders',
      beside: ['id', 'grant_id', 'property_id', 'status', 'ordered_at', 'starts_at', 'delivered_at', 'cancelled_at'],
      order: ['id'],
    },
    erase: {
      set: { photographer: nothing, address: nothing, cancel_reason: nothing, links: sql`'{}'`, property_id: none },
    },
  },
];
