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
