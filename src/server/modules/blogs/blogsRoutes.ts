import { blogEndpoints } from '@contract/blogs';
import { limits } from '@contract/limits';
import * as messages from '@messages/server/blogs';
import type { FastifyInstance } from 'fastify';
import type { BlogsDeps } from './blogsDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { notFound } from '../../lib/problem';
import { serveFeed } from './blogFeed';
import { isReading } from '../../lib/visitor';
import { readingOf } from './blogsRules';
import { countPosts, findPost, listPosts } from './blogsStore';
import { readCounterOf } from './readCounter';

export async function blogsRoutes(server: FastifyInstance, deps: BlogsDeps): Promise<void> {
  const { database, now } = deps;
  const counter = readCounterOf(database, server.log);
  server.addHook('onClose', () => counter.settled());
  serveFeed(server, deps);

  registerEndpoint(server, blogEndpoints.list, async ({ query, request, reply }) => {
    const { limit = limits.page.default, offset = 0 } = query;
    const filter = {
      now: now(),
      category: query.category,
      featured: query.featured === undefined ? undefined : query.featured === 'true',
      exclude: query.exclude === undefined ? undefined : Number(query.exclude),
    };
    const total = await countPosts(database, filter);
    pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
    return listPosts(database, filter, { limit, offset });
  });

  registerEndpoint(server, blogEndpoints.get, async ({ params: { id }, query: { ahead }, request }) => {
    const post = await findPost(database, id, now());
    if (!post) throw notFound(messages.thisArticle);
    if (!ahead && isReading(request)) await counter.count(readingOf(deps, request, id));
    return post;
  });
}
