import * as messages from '@messages/server/problems';
import type { FastifyRequest } from 'fastify';
import type { SiteSettings } from './siteSettings';
import type { StoreDeps } from './storeDeps';
import { type RateLimit, addressOf, countAttempt, uncountAttempt } from './rateLimiter';

/** What a network may send for each that one person in it may: half of India's phones share their addresses. */
export const peopleInANetwork = 10;

/**
 * Counts what a visitor sends in a form: by email and address, and more of it for the whole network. A refusal says how
 * else to reach us.
 * @returns what takes the count back
 * @throws Problem 429
 */
export async function countSender(
  { database, settings: { company }, now }: StoreDeps & { settings: Pick<SiteSettings, 'company'> },
  limit: RateLimit,
  { email, request }: { email: string; request: Pick<FastifyRequest, 'ip' | 'ips'> },
): Promise<() => Promise<void>> {
  const words = (seconds: number) => messages.reachUsOtherwise(seconds, company);
  const address = addressOf(request);
  const whole = { ...limit, what: `${limit.what} of a network`, most: limit.most * peopleInANetwork, words };
  const network = await countAttempt(database, whole, { subject: '', address }, now());
  try {
    const tried = { subject: email.toLowerCase(), address };
    const own = await countAttempt(database, { ...limit, words }, tried, now());
    return async () => {
      await uncountAttempt(database, own);
      await uncountAttempt(database, network);
    };
  } catch (error) {
    await uncountAttempt(database, network);
    throw error;
  }
}
