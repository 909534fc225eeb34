import type { FastifyInstance } from 'fastify';
import type { BlogsDeps } from './blogsDeps';
import { isReading } from '../../lib/visitor';
import { articleOf, readingOf } from './blogsRules';
import { readCounterOf } from './readCounter';

/**
 * Counts who received an article's page, because browsers without scripts make no other request. A browser with scripts requests the
 * article again; both count as one read per visitor and day. Runs after the response, whether the page was rendered or cached.
 */
export function countPageReads(server: FastifyInstance, deps: Pick<BlogsDeps, 'database' | 'secret' | 'now'>): void {
  const counter = readCounterOf(deps.database, server.log);
  server.addHook('onClose', () => counter.settled());
  server.addHook('onResponse', async (request, reply) => {
    const article = articleOf(request.url);
    if (article === undefined || ![200, 304].includes(reply.statusCode) || !isReading(request)) return;
    await counter.count(readingOf(deps, request, article));
  });
}
