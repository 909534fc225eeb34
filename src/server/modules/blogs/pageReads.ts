import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import { articleOf, isReading, readingOf } from './blogsRules';
import { readCounterOf } from './readCounter';

/**
 * Counts who was given an article's page: readers whose browser runs no scripts have no other way to tell. A browser that does run them
 * asks for the article once more; both are one reading, of one visitor on one day. Behind the answer, whatever made the page.
 */
export function countPageReads(server: FastifyInstance, deps: Pick<ServerDeps, 'database' | 'secret' | 'now'>): void {
  const counter = readCounterOf(deps.database, server.log);
  server.addHook('onClose', () => counter.settled());
  server.addHook('onResponse', async (request, reply) => {
    const article = articleOf(request.url);
    if (article === undefined || ![200, 304].includes(reply.statusCode) || !isReading(request)) return;
    await counter.count(readingOf(deps, request, article));
  });
}
