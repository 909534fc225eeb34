import * as messages from '@messages/server/media';
import type { FastifyInstance } from 'fastify';
import type { MediaDeps } from './mediaDeps';
import { notFound } from '../lib/problem';

/** A picture's address changes whenever its bytes do. */
const forGood = 'public, max-age=31536000, immutable';

/** `GET /media/<hash>-<width>.<ending>`: a variant, created on its first request; 404 for any other name. */
export async function mediaRoutes(server: FastifyInstance, { media }: Pick<MediaDeps, 'media'>): Promise<void> {
  server.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const variant = await media.variant(request.params.name);
    const opened = await variant?.open();
    if (!variant || !opened) throw notFound(messages.thisPicture);
    reply.header('cache-control', forGood).header('content-length', opened.bytes).type(variant.type);
    return reply.send(opened.stream);
  });
}
