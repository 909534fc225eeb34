import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { drawPage } from '@app/entry.server';
import { pagePolicy } from '../plugins/headers';
import { readAssets, type Assets } from './assets';
import { escaped, firstPictureLink, toDocument } from './document';
import { inProcessFetch } from './inProcessFetch';
import type { PageDeps } from './pageDeps';
import { serveSiteMap } from './siteMap';

const brand = 'Aangan Estates';

/** Pages, their files, the site map: everything that is not the API. */
export async function servePages(server: FastifyInstance, deps: PageDeps): Promise<void> {
  const assets = readAssets(deps.folders.built);
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    customTypes: /^(text\/|application\/(json|xml|javascript|manifest\+json|ld\+json)|image\/svg)/,
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await server.register(fastifyStatic, { root: path.join(deps.folders.built, 'assets'), prefix: '/assets/', immutable: true, maxAge: '1y', preCompressed: true, index: false, decorateReply: false, serveDotFiles: false });
  await server.register(fastifyStatic, { root: deps.folders.shipped, prefix: '/', wildcard: false, maxAge: '1h', index: false });
  serveSiteMap(server, deps);
  server.get('/*', { schema: { hide: true } }, (request, reply) => answerPage(server, deps, assets, request, reply));
}

async function answerPage(server: FastifyInstance, { settings }: PageDeps, assets: Assets, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (/^\/(api|media|assets)(\/|$)/.test(request.url)) return reply.callNotFound() as unknown as FastifyReply;
  const nonce = randomBytes(18).toString('base64');
  // "//elsewhere/" would name another host
  const url = new URL(request.url.replace(/^[/\\]+/, '/'), settings.publicUrl);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  try {
    const page = await drawPage(new Request(url), { fetch: inProcessFetch(server), nonce });
    if (page instanceof Response) return reply.redirect(page.headers.get('location') ?? '/', page.status);
    if (page.status === 503) reply.header('retry-after', '5');
    reply.header('content-security-policy', pagePolicy(nonce, { apiBaseUrl: settings.apiBaseUrl, showsPdf: page.head.showsPdf ?? false }));
    const link = firstPictureLink(page);
    if (link) reply.header('link', link);
    return reply.code(page.status).send(toDocument({ page, nonce, origin: settings.publicUrl, path: url.pathname, assets, apiBaseUrl: settings.apiBaseUrl, brand }));
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be drawn');
    return reply.code(500).send(`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(brand)}</title><h1>This page could not be shown.</h1><p>Something went wrong on our side. <a href="">Load it again</a>, or <a href="/">go to the first page</a>.</p>`);
  }
}
