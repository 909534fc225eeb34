import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderPage } from '@app/entry.server';
import { createCache } from '../cache/cache';
import { tileOrigin } from '../lib/mapTiles';
import { sheetPolicies } from '../payments/gateways/registry';
import { pagePolicy, checkoutPageHeaders } from '../plugins/headers';
import type { Assets } from './assets';
import { firstPictureLink, toDocument } from './document';
import { type PrecompressedPage, precompressPage } from './precompressedPage';
import type { PageDeps } from './pageDeps';
import { createInProcessReader } from './inProcessReader';

/** A page as every visitor gets it, except the nonce, whose positions in text and policy are left open. */
export interface Rendered {
  status: number;
  headers: Readonly<Record<string, string>>;
  policy: readonly string[];
  text: readonly Buffer[];
  /** The text in Brotli; null when each response must be compressed separately. */
  packed: PrecompressedPage | null;
}

/** A redirect. */
export interface Redirected {
  status: number;
  location: string;
}

const maxBytes = 64 * 1024 * 1024;
/** Placeholder for a response's nonce: of the same length, and unlikely in any text. */
const place = randomBytes(18).toString('base64');

/**
 * Renders each page once for all visitors until the content changes; concurrent requests wait for the same rendering.
 */
export function createPageRenderer(
  server: FastifyInstance,
  deps: PageDeps,
  assets: Assets,
): (url: URL) => Promise<Rendered | Redirected> {
  const { settings, secret, watch, responseCache, pageRendered } = deps;
  const version = () => watch?.version() ?? null;
  const cache = createCache<Rendered>(
    { version },
    { maxBytes, sizeOf: ({ text, packed }) => text.reduce((sum, part) => sum + part.length, packed?.bytes ?? 0) },
  );
  const pending = new Map<string, { version: number | null; rendered: Promise<Rendered | Redirected> }>();
  const read = createInProcessReader(server, responseCache);

  async function render(url: URL): Promise<Rendered | Redirected> {
    const page = await renderPage(new Request(url), {
      read,
      nonce: place,
      ...(pageRendered && { onRendered: pageRendered }),
    });
    if (page instanceof Response) return { status: page.status, location: page.headers.get('location') ?? '/' };
    const link = firstPictureLink(page);
    // the API of another host may use another payment provider
    const pays = settings.gateway || settings.apiBaseUrl ? page.pays : undefined;
    const sheets = pays ? sheetPolicies(settings.gateway) : [];
    const text = toDocument({
      page,
      nonce: place,
      origin: settings.publicUrl,
      path: url.pathname,
      assets,
      apiBaseUrl: settings.apiBaseUrl,
      records: settings.sessionRecording,
      pays,
      secret,
      tiles: settings.mapTiles,
    })
      .split(place)
      .map((part) => Buffer.from(part));
    return {
      status: page.status,
      headers: {
        ...(link && { link }),
        ...(page.status === 503 && { 'retry-after': '5' }),
        ...(pays && checkoutPageHeaders(sheets)),
      },
      policy: pagePolicy(place, {
        apiBaseUrl: settings.apiBaseUrl,
        sheets,
        tiles: settings.mapTiles && tileOrigin(settings.mapTiles),
      }).split(place),
      text,
      packed: page.status === 200 && version() !== null ? await precompressPage(text) : null,
    };
  }

  async function renderAndCache(key: string, url: URL): Promise<Rendered | Redirected> {
    const begun = version();
    const rendered = await render(url);
    if ('text' in rendered && rendered.status === 200) cache.set(key, rendered, begun);
    return rendered;
  }

  return async (url) => {
    await watch?.refresh();
    const key = url.pathname + url.search;
    const cached = cache.get(key);
    if (cached) return cached;
    const now = version();
    const running = pending.get(key);
    if (running && now !== null && running.version === now) return running.rendered;
    const rendered = renderAndCache(key, url).finally(() => {
      if (pending.get(key)?.rendered === rendered) pending.delete(key);
    });
    pending.set(key, { version: now, rendered });
    return rendered;
  };
}
