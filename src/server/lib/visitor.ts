import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addressOf } from './rateLimiter';

/** Who looks, for one day and one purpose: nobody can tell the address from it, and tomorrow it is another. */
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

/** Whether it calls itself a machine. */
export function isBot(request: Pick<FastifyRequest, 'headers'>): boolean {
  return machines.test(String(request.headers['user-agent'] ?? ''));
}
