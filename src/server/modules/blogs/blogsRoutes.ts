import { blogCalls } from '@contract/blogs';
import { limits } from '@contract/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../deps';
import { addressOf } from '../../plugins/attempts';
import { serve } from '../../plugins/contractRoute';
import { nextOffset, pageHeaders } from '../../plugins/pager';
import { notFound } from '../../plugins/problems';
import { isReading, visitorOf } from './blogsRules';
import { countPosts, findPost, listPosts } from './blogsStore';
import { ReadCounter } from './readCounter';

/** The journal. */
export async function blogsRoutes(server: FastifyInstance, { database, secret, now }: ServerDeps): Promise<void> {
  const counter = new ReadCounter(database, server.log);
  server.addHook('onClose', () => counter.settled());
  const readBy = (request: FastifyRequest, postId: number) => {
    const day = now().toISOString().slice(0, 10);
    return { postId, day, visitor: visitorOf(secret, day, addressOf(request.ip), request.headers['user-agent'] ?? '') };
  };

  serve(server, blogCalls.list, async ({ query, request, reply }) => {
    const { limit = limits.page.default, offset = 0 } = query;
    const filter = { category: query.category, featured: query.featured === undefined ? undefined : query.featured === 'true', exclude: query.exclude === undefined ? undefined : Number(query.exclude) };
    const total = await countPosts(database, filter);
    pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
    return listPosts(database, filter, { limit, offset });
  });

  serve(server, blogCalls.get, async ({ params: { id }, request }) => {
    const post = await findPost(database, id);
    if (!post) throw notFound('This article');
    if (isReading(request)) await counter.count(readBy(request, id));
    return post;
  });
}
