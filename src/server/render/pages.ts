import * as language from '@messages/language';
import { brand } from '@contract/brand';
import * as messages from '@messages/server/render';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { constants } from 'node:zlib';
import { encodingFor } from '../cache/responseCache';
import { readAssets } from './assets';
import { escapeHtml } from '../lib/escapeHtml';
import type { PageDeps } from './pageDeps';
import { type Rendered, createPageRenderer } from './pageRenderer';
import { withPlacesFilled } from './precompressedPage';
import { serveSiteMap } from './siteMap';

/** Serves pages, static files and the sitemap: everything but the API. */
export async function servePages(server: FastifyInstance, deps: PageDeps): Promise<void> {
  const assets = readAssets(deps.folders.built);
  await server.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // a compressor would hold events back
    customTypes:
      /^(text\/(?!event-stream)|application\/(json|xml|atom\+xml|javascript|manifest\+json|ld\+json)|image\/svg)/,
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await server.register(fastifyStatic, {
    root: path.join(deps.folders.built, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
    index: false,
    decorateReply: false,
    serveDotFiles: false,
  });
  await server.register(fastifyStatic, {
    root: deps.folders.shipped,
    prefix: '/',
    wildcard: false,
    maxAge: '1h',
    index: false,
  });
  serveSiteMap(server, deps);
  // the inbox's old path, still linked from earlier emails
  server.get('/enquiries', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(`/my-enquiries${new URL(request.url, deps.settings.publicUrl).search}`, 301),
  );
  const render = createPageRenderer(server, deps, assets);
  server.get('/*', { schema: { hide: true } }, (request, reply) => answerPage(render, deps, request, reply));
}

const controlSign = /%(?:[01][0-9a-f]|7f|e2%80%a[89])/i;

/** Each page has one address: without capitals, and without a slash at its end or two at its beginning. */
const tidyPath = (pathname: string) =>
  `/${pathname.replace(/^\/+|\/+$/g, '')}`.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );

type RenderPage = ReturnType<typeof createPageRenderer>;

const linkTo = (address: string) => (label: string) => `<a href="${address}">${label}</a>`;

async function answerPage(
  render: RenderPage,
  { settings }: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (/^\/(api|media|assets)(\/|$)/.test(request.url)) return reply.callNotFound() as unknown as FastifyReply;
  // "//example/" would be another host
  const url = new URL(request.url.replace(/^[/\\]+/, '/'), settings.publicUrl);
  // no route matches a line break, not even the wildcard
  if (controlSign.test(url.pathname)) url.pathname = '/nowhere';
  const tidy = tidyPath(url.pathname);
  if (tidy !== url.pathname) return reply.redirect(tidy + url.search, 301);
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  try {
    const rendered = await render(url);
    return 'location' in rendered
      ? await reply.redirect(rendered.location, rendered.status)
      : await sendPage(rendered, request, reply);
  } catch (error) {
    request.log.error({ err: error }, 'could not render a page');
    return reply
      .code(500)
      .send(
        `<!doctype html><html lang="${language.tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(brand)}</title><h1>${messages.couldNotShowThisPage}</h1><p>${messages.somethingWentWrong} ${messages.reloadOrGoHome(linkTo(''), linkTo('/'))}</p>`,
      );
  }
}

/** Each response has its own nonce, even from a cached rendering. */
function sendPage(
  { status, headers, policy, text, packed }: Rendered,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  reply.code(status).headers({ ...headers, vary: 'accept-encoding', 'content-security-policy': policy.join(nonce) });
  if (!packed || encodingFor(request.headers['accept-encoding'], packed.bytes) !== 'br')
    return reply.send(withPlacesFilled(text, nonce));
  return reply.header('content-encoding', 'br').send(packed.withNonce(nonce));
}
