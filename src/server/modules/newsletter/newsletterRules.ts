import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RateLimit } from '../../lib/rateLimiter';

/** By address. */
export const subscribeLimit: RateLimit = { what: 'newsletter', most: 20, withinMs: 60 * 60_000 };

/** An address that has not confirmed gets another letter only after this time, in milliseconds. */
export const confirmationEmailInterval = 60 * 60_000;

/** Keyed, so that only we can make it; the same for an address in capitals or not. */
const keyed = (secret: Buffer, use: string, email: string) =>
  createHmac('sha256', secret).update(`newsletter ${use}\n${email.toLowerCase()}`).digest('base64url');

/** What the confirmation letter's link carries: the same for every letter to an address, so that none of them goes stale. */
export function confirmationToken(secret: Buffer, email: string): string {
  return keyed(secret, 'confirm', email);
}

/** What is stored of a confirmation token. */
export function hashOfConfirmation(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What every letter's link to unsubscribe carries: computed, never stored. */
export function unsubscribeToken(secret: Buffer, subscriber: { id: number; email: string }): string {
  return `${subscriber.id}.${keyed(secret, 'unsubscribe', subscriber.email)}`;
}

/** The subscriber a token speaks of, not yet proven to be its own; undefined for what is no such token. */
export function subscriberIdOf(token: string): number | undefined {
  const id = Number(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? Number.NaN);
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** Whether a token is this subscriber's own. Constant time. */
export function provesUnsubscribing(secret: Buffer, subscriber: { id: number; email: string }, token: string): boolean {
  const own = Buffer.from(unsubscribeToken(secret, subscriber));
  const given = Buffer.from(token);
  return own.length === given.length && timingSafeEqual(own, given);
}
