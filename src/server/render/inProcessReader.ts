import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Read } from '@app/entry.server';
import type { ResponseCache } from '../cache/responseCache';

/** Answers that nearly every page is drawn with, and the latest others: parsed once. */
const mostParsed = 64;

/** What the application reads of an answer's headers. */
function passedOn(from: OutgoingHttpHeaders): Headers {
  const headers = new Headers();
  for (const name of ['x-total-count', 'x-total-exact', 'x-search-implied', 'link']) {
    const value = from[name];
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}

/** Reads what this server answers a visitor, without leaving the process; what the memory of answers holds is not made again. */
export function createInProcessReader(server: FastifyInstance, answerMemory?: Pick<ResponseCache, 'told'>): Read {
  const parsed = new LRUCache<object, object>({ max: mostParsed });
  return async (address) => {
    const told = answerMemory?.told(address);
    if (!told) {
      // a page that is drawn was not read yet: the reader's browser tells that
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
    const body = parsed.get(told) ?? (JSON.parse(told.body.toString()) as object);
    parsed.set(told, body);
    return { status: 200, headers: passedOn(told.headers), body };
  };
}
