import type { Account } from '../../plugins/account';
import type { RateLimit } from '../../lib/rateLimiter';

/** By account. */
export const reviewLimit: RateLimit = { what: 'review', most: 5, withinMs: 24 * 60 * 60_000 };

/** How many a list gives that does not say how many it wants. */
export const reviewsAtOnce = 100;

/** The name under which a review stands. */
export function signatureOf({ name, username }: Pick<Account, 'name' | 'username'>): string {
  return name || username;
}
