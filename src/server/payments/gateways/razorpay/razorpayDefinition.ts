import * as messages from '@messages/server/razorpay';
import type { GatewayDefinition } from '../gateway';
import { type RazorpayAccount, findFaults, isLiveKey, readAccount } from './razorpayAccount';

/** Razorpay, as the registry knows it. */
export const razorpay: GatewayDefinition<RazorpayAccount> = {
  name: 'Razorpay',
  variable: 'RAZORPAY_KEY_ID',
  readAccount,
  isLive: ({ keyId }) => isLiveKey(keyId),
  secretsOf: ({ keySecret, webhookSecrets }) => [keySecret, ...webhookSecrets],
  findFaults,
  findAdvice: ({ keyId }) => (isLiveKey(keyId) ? [] : [messages.testKey]),
  sheet: {
    script: 'https://checkout.razorpay.com',
    content: 'https://*.razorpay.com',
    paymentRequest: 'https://api.razorpay.com',
    trustedTypes: 'aangan-pay default',
  },
  orderPage: (orderId) => `https://dashboard.razorpay.com/app/orders/${orderId}`,
  open: async (account) => (await import('./razorpayGateway')).createRazorpayGateway(account),
};
