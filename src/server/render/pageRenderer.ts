import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderPage } from '@app/entry.server';
import { createCache } from '../cache/cache';
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

/** A page that leads elsewhere. */
export interface Redirected {
  status: number;
  location: string;
}

const maxBytes = 64 * 1024 * 1024;
/** Placeholder for a response's nonce: of the same length, and in no text that people write. */
const place = randomBytes(18).toString('base64');

/** Renders each page once for all visitors until the content changes; concurrent requests wait for the same rendering. */
export function createPageRenderer(
  server: FastifyInstance,
  deps: PageDeps,
  assets: Assets,
): (url: URL) => Promise<Rendered | Redirected> {
  const { settings, watch, answerMemory, drewPage } = deps;
  const version = () => watch?.version() ?? null;
  const memory = createCache<Rendered>(
    { version },
    { maxBytes, sizeOf: ({ text, packed }) => text.reduce((sum, part) => sum + part.length, packed?.bytes ?? 0) },
  );
  const drawing = new Map<string, { version: number | null; drawn: Promise<Rendered | Redirected> }>();
  const read = createInProcessReader(server, answerMemory);

  async function draw(url: URL): Promise<Rendered | Redirected> {
    const page = await renderPage(new Request(url), { read, nonce: place, ...(drewPage && { drew: drewPage }) });
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
      pays,
    }).split(place);
    return {
      status: page.status,
      headers: {
        ...(link && { link }),
        ...(page.status === 503 && { 'retry-after': '5' }),
        ...(pays && checkoutPageHeaders(sheets)),
      },
      policy: pagePolicy(place, { apiBaseUrl: settings.apiBaseUrl, sheets }).split(place),
      text: text.map((part) => Buffer.from(part)),
      packed: page.status === 200 && version() !== null ? await precompressPage(text) : null,
    };
  }

  async function drawAndKeep(key: string, url: URL): Promise<Rendered | Redirected> {
    const begun = version();
    const drawn = await draw(url);
    if ('text' in drawn && drawn.status === 200) memory.keep(key, drawn, begun);
    return drawn;
  }

  return async (url) => {
    const key = url.pathname + url.search;
    const held = memory.held(key);
    if (held) return held;
    const now = version();
    const running = drawing.get(key);
    if (running && now !== null && running.version === now) return running.drawn;
    const drawn = drawAndKeep(key, url).finally(() => {
      if (drawing.get(key)?.drawn === drawn) drawing.delete(key);
    });
    drawing.set(key, { version: now, drawn });
    return drawn;
  };
}
