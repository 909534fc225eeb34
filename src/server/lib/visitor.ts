import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressOf } from './rateLimiter';

/** Identifies a visitor for one day and one purpose: the address cannot be recovered, and it changes every day. */
export function visitorOf(
  secret: Buffer,
  purpose: string,
  day: string,
  request: Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>,
): string {
  return createHmac('sha256', secret)
    .update(`${purpose}\n${day}\n${addressOf(request)}\n${request.headers['user-agent'] ?? ''}`)
    .digest('base64url')
    .slice(0, 24);
}

const machines = /bots?\b|crawler|spider|slurp/i;

/** Whether the user agent calls itself a bot. */
export function isBot(request: Pick<FastifyRequest, 'headers'>): boolean {
  return machines.test(String(request.headers['user-agent'] ?? ''));
}

/** User agents of crawlers and of chat apps that fetch a page for its preview. */
const readersOfPreviews = /bots?\b|crawler|spider|slurp|facebookexternalhit|preview|^whatsapp\//i;

/** Whether a request comes from a person who reads: not a bot, not a prefetch, not a HEAD request. */
export function isReading(request: {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => String(request.headers[name] ?? '')).join(' ');
  return (
    request.method === 'GET' &&
    !/prefetch|prerender|preview/i.test(purpose) &&
    !readersOfPreviews.test(String(request.headers['user-agent'] ?? ''))
  );
}
