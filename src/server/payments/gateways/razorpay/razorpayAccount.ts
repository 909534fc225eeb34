import * as messages from '@messages/server/razorpay';
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
    live && embeddedDatabase && messages.liveKeyOnEmbeddedDatabase,
    !keySecret && messages.secretIsMissing,
    webhookSecrets.length === 0 && messages.webhookSecretIsMissing,
    production && !apiBase.startsWith('https://') && messages.apiBaseIsNotHttps,
    production && live && webhookSecrets.some((secret) => isWeakSecret(secret, 16)) && messages.webhookSecretIsWeak,
  ].filter((line) => line !== false);
}
