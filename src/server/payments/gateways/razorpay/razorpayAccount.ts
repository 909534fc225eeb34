import { isWeakSecret } from '../../../lib/isWeakSecret';

/** An account at Razorpay, as the settings name it. */
export interface RazorpayAccount {
  keyId: string;
  keySecret: string;
  /** Several while one is being replaced. */
  webhookSecrets: readonly string[];
  apiBase: string;
}

/** Keys of Razorpay's test mode move no real money. https://razorpay.com/docs/payments/dashboard/account-settings/api-keys/ */
export const isLiveKey = (keyId: string): boolean => keyId.startsWith('rzp_live_');

/** Undefined without a key. */
export function readAccount(environment: Readonly<Record<string, string | undefined>>): RazorpayAccount | undefined {
  const read = (name: string) => environment[`RAZORPAY_${name}`]?.trim() ?? '';
  if (!read('KEY_ID')) return undefined;
  return {
    keyId: read('KEY_ID'),
    keySecret: read('KEY_SECRET'),
    webhookSecrets: read('WEBHOOK_SECRET')
      .split(',')
      .map((secret) => secret.trim())
      .filter(Boolean),
    apiBase: read('API_BASE') || 'https://api.razorpay.com',
  };
}

export function findFaults(
  { keyId, keySecret, webhookSecrets, apiBase }: RazorpayAccount,
  { production, embeddedDatabase }: { production: boolean; embeddedDatabase: boolean },
): string[] {
  const live = isLiveKey(keyId);
  return [
    live &&
      embeddedDatabase &&
      'RAZORPAY_KEY_ID is a live key. The embedded database is not for live payments: set DATABASE_URL.',
    !keySecret && 'RAZORPAY_KEY_SECRET is missing beside RAZORPAY_KEY_ID.',
    webhookSecrets.length === 0 && 'RAZORPAY_WEBHOOK_SECRET is missing beside RAZORPAY_KEY_ID.',
    production && !apiBase.startsWith('https://') && 'RAZORPAY_API_BASE must be an https address: the keys go there.',
    production &&
      live &&
      webhookSecrets.some((secret) => isWeakSecret(secret, 16)) &&
      'RAZORPAY_WEBHOOK_SECRET must have at least 16 characters, eight of them different.',
  ].filter((line) => line !== false);
}
