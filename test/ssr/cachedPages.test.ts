import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApi } from '@server/app';
import { loadDemo } from '@server/seed/loadDemo';
import { createResponseCache } from '@server/cache/responseCache';
import { createContentVersion } from '@server/cache/contentVersion';
import { registerHealth } from '@server/plugins/health';
import { setSecurityHeaders } from '@server/plugins/headers';
import { servePages } from '@server/render/pages';
import { makeAccount } from '../support/factories';
import { measured, times } from '../support/counts';
import { describeOnBoth } from '../support/databases';
import { testDeps } from '../support/testServer';

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** The server on a socket, where cached responses are sent before the framework runs. */
describeOnBoth('cached responses and pages', (database) => {
  const watch = createContentVersion();
  const responseCache = createResponseCache(watch);
  let server: FastifyInstance;
  let built: string;
  let port: number;

  const get = (url: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, path: url, headers }, (response) => {
          const chunks: Buffer[] = [];
          response
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () =>
              resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
            );
        })
        .on('error', reject);
    });
  /**
   * Sends requests until the response is new. @returns when the last outdated response was requested, in milliseconds
   * from the start
   */
  async function staleFor(url: string, isNew: (body: string) => boolean): Promise<number> {
    const began = performance.now();
    for (let last = 0; ;) {
      const requestedAt = performance.now() - began;
      if (isNew((await get(url)).body.toString())) return last;
      if (requestedAt > 5_000) throw new Error(`${url} stays as it was`);
      last = requestedAt;
    }
  }

  beforeAll(async () => {
    const { deps } = testDeps(database(), { responseCache });
    await loadDemo({
      database: database(),
      settings: { demoPassword: 'aangan-demo' },
      now: () => new Date(),
      hashPassword: async () => 'none',
      fitsPassword: async () => true,
    });
    built = mkdtempSync(path.join(os.tmpdir(), 'aangan-built-'));
    mkdirSync(path.join(built, 'assets'));
    writeFileSync(path.join(built, 'assets/chunks.json'), JSON.stringify({ main: ['main.js'] }));
    await watch.start(database());
    server = await buildApi(deps, async (whole) => {
      setSecurityHeaders(whole, deps.settings);
      const { pageRendered } = registerHealth(whole, { database: database(), responseCache }, () => false);
      await servePages(whole, {
        database: database(),
        settings: deps.settings,
        secret: deps.secret,
        folders: { built, shipped: path.resolve(__dirname, '../../public') },
        watch,
        responseCache,
        pageRendered,
      });
      responseCache.attachTo(whole);
    });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  }, 180_000);
  afterAll(async () => {
    await server.close();
    await watch.stop();
    rmSync(built, { recursive: true, force: true });
  });

  it('S8 the render time of a page is recorded once; then it is cached', async () => {
    const renderMetrics = async () => {
      const stableHeaders = (await get('/metrics')).body.toString();
      return {
        pages: Number(/^page_render_seconds_count (\d+)$/m.exec(stableHeaders)?.[1]),
        seconds: Number(/^page_render_seconds_sum (.+)$/m.exec(stableHeaders)?.[1]),
      };
    };
    const before = await renderMetrics();
    for (const _asked of [1, 2, 3]) expect((await get('/about?from=here')).status).toBe(200);
    const after = await renderMetrics();
    expect(after.pages).toBe(before.pages + 1);
    expect(after.seconds).toBeGreaterThan(before.seconds);
  });

  it('S7 a repeated request is served from the cache: same body, same headers, and 304 by its ETag', async () => {
    const first = await get('/api/properties/?limit=12');
    const before = responseCache.given();
    const second = await get('/api/properties/?limit=12');
    expect(responseCache.given()).toBe(before + 1);
    expect(second.body.equals(first.body)).toBe(true);
    const stableHeaders = ({ headers }: Answer) => ({ ...headers, date: '', connection: '', 'keep-alive': '' });
    expect(stableHeaders(second)).toEqual(stableHeaders(first));
    expect(second.headers['content-security-policy']).toContain("default-src 'none'");
    const unchanged = await get('/api/properties/?limit=12', { 'if-none-match': String(first.headers.etag) });
    expect([unchanged.status, unchanged.body.length, unchanged.headers.etag]).toEqual([304, 0, first.headers.etag]);
    expect((await get('/api/properties/?limit=12', { 'if-none-match': '"another"' })).status).toBe(200);
  });

  it('S7 a response is compressed as the client accepts', async () => {
    const plain = await get('/api/properties/?limit=12');
    const packed = await get('/api/properties/?limit=12', { 'accept-encoding': 'gzip, deflate, br' });
    expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    const zipped = await get('/api/properties/?limit=12', { 'accept-encoding': 'gzip' });
    expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).equals(plain.body)]).toEqual(['gzip', true]);
  });

  // only the full run asserts 250 ms, because a machine under load needs longer
  it('S7 lists and pages are stale no longer than the notification of a write takes', async () => {
    const stale: number[] = [];
    for (const [round, url] of [
      '/api/properties/?limit=12',
      '/api/properties/45/',
      '/properties',
      '/properties/45',
    ].entries()) {
      await get(url);
      await get(url);
      const title = `Renamed for round ${round}`;
      await database().run(sql`update property set title = ${title} where id = 45`);
      stale.push(await staleFor(url, (body) => body.includes(title)));
    }
    measured('S7', `updated ${Math.ceil(Math.max(...stale))} ms after a write`);
    expect(Math.max(...stale)).toBeLessThan(times(250, 5_000));
  });

  it('visitors and accounts never get each other’s responses', async () => {
    const { headers } = await makeAccount(database());
    const accountResponse = await get('/api/properties/?limit=2', headers);
    expect(accountResponse.headers['cache-control']).toBe('no-store');
    expect(accountResponse.headers.etag).toBeUndefined();
    const before = responseCache.given();
    await get('/api/properties/?limit=2');
    await get('/api/properties/?limit=2', headers);
    expect(responseCache.given()).toBe(before);
  });

  it('errors are not cached', async () => {
    await get('/api/properties/?min_price=cheap');
    const before = responseCache.given();
    expect((await get('/api/properties/?min_price=cheap')).status).toBe(400);
    expect((await get('/api/properties/999999/')).status).toBe(404);
    expect(responseCache.given()).toBe(before);
  });

  it('S8 a cached page has a new nonce in every response, compressed or not', async () => {
    const nonceOf = ({ headers }: Answer) =>
      /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
    const seen = new Set<string>();
    for (const accepted of ['identity', 'br', 'br', 'identity', 'gzip']) {
      const answer = await get('/about', { 'accept-encoding': accepted });
      const text = (
        accepted === 'br'
          ? brotliDecompressSync(answer.body)
          : accepted === 'gzip'
            ? gunzipSync(answer.body)
            : answer.body
      ).toString();
      const nonce = nonceOf(answer);
      expect(text.match(/nonce="([^"]+)"/g)?.every((one) => one === `nonce="${nonce}"`)).toBe(true);
      seen.add(nonce);
    }
    expect(seen.size).toBe(5);
  });

  it('S8 concurrent requests render a page once', async () => {
    const before = watch.version();
    await database().run(sql`update property set title = title where id = 45`);
    // a notification between two requests would cause another render
    while (watch.version() === before) await new Promise(setImmediate);
    const answers = await Promise.all(Array.from({ length: 12 }, () => get('/properties/44')));
    const withoutNonce = answers.map(({ headers, body }) =>
      body.toString().replaceAll(/'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none', ''),
    );
    expect(new Set(withoutNonce).size).toBe(1);
  });

  it('nothing is cached while notifications cannot arrive', async () => {
    await get('/api/cities/');
    watch.setConnected(false);
    const before = responseCache.given();
    await get('/api/cities/');
    await get('/api/cities/');
    expect(responseCache.given()).toBe(before);
    watch.setConnected(true);
    await get('/api/cities/');
    await get('/api/cities/');
    expect(responseCache.given()).toBe(before + 1);
  });
});
