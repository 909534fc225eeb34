import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DrawnFile } from '../media/drawn/drawings';

/** Sends a drawn file, or 304 to who has it; undefined if a newer one has replaced it. */
export async function sendDrawn(
  { version, open }: DrawnFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Readable | undefined> {
  const tag = `"${version}"`;
  reply.header('etag', tag);
  if ((request.headers['if-none-match'] ?? '').split(/,\s*/).some((one) => one.replace(/^W\//, '') === tag))
    return reply.code(304).send() as never;
  const opened = await open();
  if (opened) reply.header('content-length', opened.bytes);
  return opened?.stream;
}
