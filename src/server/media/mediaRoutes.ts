import * as messages from '@messages/server/media';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../deps';
import { notFound } from '../lib/problem';

/** A picture's address changes whenever its bytes do. */
const forGood = 'public, max-age=31536000, immutable';

/** `GET /media/<hash>-<width>.<ending>`: a variant, created on its first request; 404 for any other name. */
export async function mediaRoutes(server: FastifyInstance, { media }: Pick<ServerDeps, 'media'>): Promise<void> {
  server.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const variant = await media.variant(request.params.name);
    if (!variant) throw notFound(messages.thisPicture);
    const { size } = await stat(variant.file);
    reply.header('cache-control', forGood).header('content-length', size).type(variant.type);
    return reply.send(createReadStream(variant.file));
  });
}
