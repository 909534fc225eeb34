import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ServerDeps } from '../../deps';
import { feedPath, lastChange, toAtom } from './atomFeed';
import { listFeed } from './blogsStore';

/** As many as a reader's program that looks once a month may have missed. */
const entriesAtOnce = 50;
/** Seconds for which a copy may be shown unasked. */
const freshFor = 600;

/** Whether the asker has this very state already: by its tag where it sent one (RFC 9110, 13.2.2), by the exact time otherwise, since an article that is withdrawn turns the time back. */
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

/** `/blog/feed.xml`. Its tag is weak: on the way it may be compressed. */
export function serveFeed(
  server: FastifyInstance,
  { database, settings }: Pick<ServerDeps, 'database' | 'settings'>,
): void {
  server.get(feedPath, { schema: { hide: true } }, async (request, reply) => {
    const entries = await listFeed(database, entriesAtOnce);
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
