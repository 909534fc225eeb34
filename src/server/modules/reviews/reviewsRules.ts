import { dayInMs } from '@contract/durations';
import type { Account } from '../../lib/account';
import type { RateLimit } from '../../lib/rateLimiter';

/** Reviews per account. */
export const reviewLimit: RateLimit = { what: 'review', most: 5, withinMs: dayInMs };

/** Default page size. */
export const reviewsAtOnce = 100;

/** The name shown beside a review. */
export function signatureOf({ name, username }: Pick<Account, 'name' | 'username'>): string {
  return name || username;
}
