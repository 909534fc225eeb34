import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../deps';
import { addressOf } from '../../lib/rateLimiter';

/** One reading of one article: of a visitor, on a day (YYYY-MM-DD). */
export interface Reading {
  postId: number;
  day: string;
  visitor: string;
}

export function readTimeOf(minutes: number): string {
  return `${minutes} min read`;
}

/** Who reads, for one day: nobody can tell the address from it, and tomorrow it is another. */
export function visitorOf(secret: Buffer, day: string, address: string, userAgent: string): string {
  return createHmac('sha256', secret).update(`read\n${day}\n${address}\n${userAgent}`).digest('base64url').slice(0, 24);
}

/** By their own names: crawlers, and what fetches a page to show a preview of it in a chat. */
const machines = /bots?\b|crawler|spider|slurp|facebookexternalhit|preview|^whatsapp\//i;

/** Whether a request is a person reading: no machine by its own name, no page that is only fetched in advance, no look at the headers. */
export function isReading(request: {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => String(request.headers[name] ?? '')).join(' ');
  return (
    request.method === 'GET' &&
    !/prefetch|prerender|preview/i.test(purpose) &&
    !machines.test(String(request.headers['user-agent'] ?? ''))
  );
}

/** A reading of an article by whoever asks: the same one all day, however the article comes to them. */
export function readingOf(
  { secret, now }: Pick<ServerDeps, 'secret' | 'now'>,
  request: Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>,
  postId: number,
): Reading {
  const day = now().toISOString().slice(0, 10);
  return { postId, day, visitor: visitorOf(secret, day, addressOf(request), request.headers['user-agent'] ?? '') };
}

/** The article that a page's address names; undefined for every other address. */
export function articleOf(address: string): number | undefined {
  const id = Number(/^\/blog\/(\d{1,9})\/?(?:\?|$)/.exec(address)?.[1] ?? 0);
  return id > 0 ? id : undefined;
}
