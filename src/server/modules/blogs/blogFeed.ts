import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { BlogsDeps } from './blogsDeps';
import { feedPath, lastChange, toAtom } from './atomFeed';
import { listFeed } from './blogsStore';

/** Enough for a feed reader that polls once a month. */
const entriesAtOnce = 50;
/** Seconds for which a copy may be served without asking us. */
const freshFor = 600;

/** Whether the client already has this version: by its ETag if it sent one (RFC 9110, 13.2.2), otherwise by the exact time, since withdrawing an article turns the time back. */
export function isKnown(
  headers: { 'if-none-match'?: string | undefined; 'if-modified-since'?: string | undefined },
  { tag, modified }: { tag: string; modified: string },
): boolean {
  const tags = headers['if-none-match'];
  if (tags === undefined) return headers['if-modified-since'] === modified;
  return (
    tags.trim() === '*' || tags.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.replace(/^W\//, ''))
  );
}

/** `/blog/feed.xml`. Its ETag is weak, because proxies may compress the feed. */
export function serveFeed(
  server: FastifyInstance,
  { database, settings, now }: Pick<BlogsDeps, 'database' | 'settings' | 'now'>,
): void {
  server.get(feedPath, { schema: { hide: true } }, async (request, reply) => {
    const entries = await listFeed(database, entriesAtOnce, now());
    const feed = toAtom(entries, settings.publicUrl);
    const state = {
      tag: `W/"${createHash('sha256').update(feed).digest('base64url').slice(0, 27)}"`,
      modified: lastChange(entries).toUTCString(),
    };
    reply.headers({ etag: state.tag, 'last-modified': state.modified, 'cache-control': `public, max-age=${freshFor}` });
    return isKnown(request.headers, state)
      ? reply.code(304).send()
      : reply.type('application/atom+xml; charset=utf-8').send(feed);
  });
}
