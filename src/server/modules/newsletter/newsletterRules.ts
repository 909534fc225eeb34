import { hourInMs } from '@contract/durations';
import * as messages from '@messages/server/newsletter';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Problem, badField } from '../../lib/problem';
import type { RateLimit } from '../../lib/rateLimiter';

/** Requests by email and address; a network may send more. */
export const subscribeLimit: RateLimit = { what: 'newsletter', most: 20, withinMs: hourInMs };

/** An unconfirmed address gets another email only after this time, in milliseconds. */
export const confirmationEmailInterval = hourInMs;
/** Asking again meanwhile is answered the same, and sends and counts nothing, whether the address has confirmed or not. */
export const askingLimit: RateLimit = {
  what: 'newsletter of an address',
  most: 1,
  withinMs: confirmationEmailInterval,
};

/** Keyed, so that only we can create it; ignores case. */
const keyed = (secret: Buffer, use: string, email: string) =>
  createHmac('sha256', secret).update(`newsletter ${use}\n${email.toLowerCase()}`).digest('base64url');

/** The token of the confirmation link: the same in every email to an address, so that none goes stale. */
export function confirmationToken(secret: Buffer, email: string): string {
  return keyed(secret, 'confirm', email);
}

/** The stored form of a confirmation token. */
export function hashOfConfirmation(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of every unsubscribe link: computed, never stored. */
export function unsubscribeToken(secret: Buffer, subscriber: { id: number; email: string }): string {
  return `${subscriber.id}.${keyed(secret, 'unsubscribe', subscriber.email)}`;
}

/** The subscriber that a token claims, before it is verified; undefined for a malformed token. */
export function subscriberIdOf(token: string): number | undefined {
  const id = Number(/^(\d{1,10})\.[\w-]{43}$/.exec(token)?.[1] ?? Number.NaN);
  return id >= 1 && id <= 2_147_483_647 ? id : undefined;
}

/** Whether a token belongs to this subscriber. Constant time. */
export function provesUnsubscribing(secret: Buffer, subscriber: { id: number; email: string }, token: string): boolean {
  const own = Buffer.from(unsubscribeToken(secret, subscriber));
  const given = Buffer.from(token);
  return own.length === given.length && timingSafeEqual(own, given);
}

/** How a person is remembered as a recipient of a newsletter; ignores case. */
export function recipientHash(secret: Buffer, email: string): string {
  return keyed(secret, 'recipient', email);
}

/** What can be changed or sent. @throws Problem 409 for a newsletter that was sent */
export function checkDraft({ state }: { state: string }): void {
  if (state !== 'draft') throw new Problem(409, 'sent', messages.thisNewsletterWasSent);
}

/** What can be sent. @throws Problem 400 by field */
export function checkLetter({ content }: { content: string }): void {
  if (content.trim() === '') throw badField('content', messages.writeTheText);
}
