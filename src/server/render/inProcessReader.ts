import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Read } from '@app/entry.server';
import type { ResponseCache } from '../cache/responseCache';

/** Caches parsed responses: those that most pages need, and the latest others. */
const mostParsed = 64;

/** The response headers that the application reads. */
function passedOn(from: OutgoingHttpHeaders): Headers {
  const headers = new Headers();
  for (const name of ['x-total-count', 'x-total-exact', 'x-search-implied', 'x-search-ignored', 'link']) {
    const value = from[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

/** Reads this server's responses to a visitor within the process, from the response cache where possible. */
export function createInProcessReader(server: FastifyInstance, responseCache?: Pick<ResponseCache, 'peek'>): Read {
  const parsed = new LRUCache<object, object>({ max: mostParsed });
  return async (address) => {
    const cached = responseCache?.peek(address);
    if (!cached) {
      // rendering a page does not count as reading it: the reader's browser reports that
      const { statusCode, headers, body } = await server.inject({
        method: 'GET',
        url: address,
        headers: { accept: 'application/json', purpose: 'prefetch' },
      });
      return {
        status: statusCode,
        headers: passedOn(headers),
        body: body === '' ? null : (JSON.parse(body) as unknown),
      };
    }
    const body = parsed.get(cached) ?? (JSON.parse(cached.body.toString()) as object);
    parsed.set(cached, body);
    return { status: 200, headers: passedOn(cached.headers), body };
  };
}
