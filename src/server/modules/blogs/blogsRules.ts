import * as messages from '@messages/server/blogs';
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { BlogsDeps } from './blogsDeps';
import { addressOf } from '../../lib/rateLimiter';

/** One read of one article by a visitor on a day (YYYY-MM-DD). */
export interface Reading {
  postId: number;
  day: string;
  visitor: string;
}

/** Minutes that a text takes at 200 words a minute. */
export function minutesToRead(content: string): number {
  return Math.max(1, Math.round(content.split(/\s+/).length / 200));
}

export function readTimeOf(minutes: number): string {
  return messages.minutesToRead(minutes);
}

/** Identifies a reader for one day: the address cannot be recovered from it, and it changes every day. */
export function visitorOf(secret: Buffer, day: string, address: string, userAgent: string): string {
  return createHmac('sha256', secret).update(`read\n${day}\n${address}\n${userAgent}`).digest('base64url').slice(0, 24);
}

/** A read by the sender of a request: the same one all day, by page or by API. */
export function readingOf(
  { secret, now }: Pick<BlogsDeps, 'secret' | 'now'>,
  request: Pick<FastifyRequest, 'ip' | 'ips' | 'headers'>,
  postId: number,
): Reading {
  const day = now().toISOString().slice(0, 10);
  return { postId, day, visitor: visitorOf(secret, day, addressOf(request), request.headers['user-agent'] ?? '') };
}

/** The slug of the article that a page's path names; undefined for any other path. */
export function articleOf(address: string): number | undefined {
  const id = Number(/^\/blog\/(\d{1,9})\/?(?:\?|$)/.exec(address)?.[1] ?? 0);
  return id > 0 ? id : undefined;
}
