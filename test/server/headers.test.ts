import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { allEndpoints } from '@contract/endpoints';
import { buildApi } from '@server/app';
import { loadFoundation } from '@server/seed/loadFoundation';
import { registerHealth } from '@server/plugins/health';
import { mediaRoutes } from '@server/media/mediaRoutes';
import { createResponseCache } from '@server/cache/responseCache';
import { createContentVersion } from '@server/cache/contentVersion';
import { setSecurityHeaders } from '@server/plugins/headers';
import { servePages } from '@server/render/pages';
import { serveOpenApi } from '@server/plugins/openApi';
import { describeOnBoth } from '../support/databases';
import { makeAccount } from '../support/factories';
import { isQuick } from '../support/scope';
import { screens } from '../support/screens';
import { testDeps } from '../support/testServer';

jest.setTimeout(540_000);

type Headers = Readonly<Record<string, string | undefined>>;
interface Seen {
  what: string;
  status: number;
  headers: Headers;
}

/** Headers that every response must have. */
function faultsOf({ what, status, headers }: Seen, isPrivate: boolean): string[] {
  const policy = (headers['content-security-policy'] ?? '').split('; ');
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const scripts = policy.find((part) => part.startsWith('script-src ')) ?? '';
  return [
    ...["base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"]
      .filter((part) => !policy.includes(part))
      .map((part) => `lacks ${part}`),
    isPage &&
      status !== 500 &&
      !/^script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'( https:\/\/checkout\.razorpay\.com)?$/.test(scripts) &&
      `scripts by ${scripts}`,
    isPage && status !== 500 && !policy.includes("require-trusted-types-for 'script'") && 'lacks Trusted Types',
    !isPage && !policy.includes("default-src 'none'") && !policy.includes("default-src 'self'") && 'lacks a default',
    headers['x-content-type-options'] !== 'nosniff' && 'may be sniffed',
    headers['referrer-policy'] !== 'strict-origin-when-cross-origin' && `refers by ${headers['referrer-policy']}`,
    headers['strict-transport-security'] !== 'max-age=31536000; includeSubDomains' && 'lacks HSTS',
    !/^(GET|HEAD) /.test(what) &&
      headers['cache-control'] !== 'no-store' &&
      `may be stored by ${headers['cache-control']}`,
    isPrivate && headers['cache-control'] !== 'no-store' && `is kept by ${headers['cache-control']}`,
    status >= 500 && 'failed',
  ]
    .filter((fault) => fault !== false)
    .map((fault) => `${what} (${status}) ${fault}`);
}

describeOnBoth('R23 every response', (testDatabase) => {
  let server: FastifyInstance;
  let port: number;
  let account: { authorization: string };
  const ends: (() => Promise<unknown> | void)[] = [];

  beforeAll(async () => {
    const database = testDatabase();
    await loadFoundation(database);
    const watch = createContentVersion();
    await watch.start(database);
    const responseCache = createResponseCache(watch);
    const { deps, remove } = testDeps(database, {
      responseCache,
      settings: { production: true, publicUrl: 'https://www.aangan.example' },
    });
    const built = mkdtempSync(path.join(os.tmpdir(), 'aangan-built-'));
    mkdirSync(path.join(built, 'assets'));
    writeFileSync(path.join(built, 'assets/chunks.json'), JSON.stringify({ main: ['main.js'] }));
    writeFileSync(path.join(built, 'assets/main.js'), 'export {};');
    server = await buildApi(deps, async (whole) => {
      setSecurityHeaders(whole, deps.settings);
      await serveOpenApi(whole);
      await mediaRoutes(whole, deps);
      registerHealth(whole, deps, () => false);
      await servePages(whole, {
        database,
        settings: deps.settings,
        secret: deps.secret,
        folders: { built, shipped: path.resolve(__dirname, '../../public') },
        watch,
        responseCache,
      });
      responseCache.attachTo(whole);
    });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
    account = (await makeAccount(database, { superuser: true })).headers;
    ends.push(
      () => watch.stop(),
      () => rmSync(built, { recursive: true, force: true }),
      remove,
    );
  }, 180_000);
  afterAll(async () => {
    await server.close();
    for (const end of ends) await end();
  });

  async function ask(method: string, url: string, headers: Record<string, string> = {}, body?: string): Promise<Seen> {
    const answer = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    });
    await answer.arrayBuffer();
    return { what: `${method} ${url}`, status: answer.status, headers: Object.fromEntries(answer.headers) };
  }

  /** Every endpoint with a valid path, and invalid variants. */
  const requests = [...allEndpoints.values()].flatMap(({ method, path: pattern }) => {
    const url = (value: string) => pattern.replace(/:\w+/g, value);
    return [
      [method, url('1')],
      [method, url('2147483647')],
      [method, url('nonsense')],
      ['PATCH', `${url('1')}nowhere/`],
      [method, `${url('1')}?limit=nonsense&ids=,&search=%00`],
    ] as const;
  });

  it('of every endpoint has the headers, for visitors and accounts; those for accounts are never cached', async () => {
    expect(requests.length).toBeGreaterThan(300);
    const faults: string[] = [];
    const bodies = ['{}', '{"broken', '[]'];
    // a quick run sends each endpoint one of its requests, with one of the bodies
    const tried = isQuick ? requests.filter((_request, at) => at % 5 === Math.floor(at / 5) % 5) : requests;
    for (const [at, [method, url]] of tried.entries()) {
      const sent = isQuick ? bodies.slice(at % 3, (at % 3) + 1) : bodies;
      for (const body of method === 'GET' || method === 'DELETE' ? [undefined] : sent) {
        faults.push(...faultsOf(await ask(method, url, {}, body), false));
        // a logout would turn the remaining requests into a visitor's
        if (!/^\/api\/auth\/(logout|sessions)/.test(url))
          faults.push(
            ...faultsOf(await ask(method, url, account, body), url.startsWith('/api/') && !url.includes('nowhere')),
          );
      }
    }
    expect(faults).toEqual([]);
  });

  it('of every screen, file and probe has them, cached or not, and of missing addresses', async () => {
    const addresses = [
      // a quick run asks for every third
      ...[...new Set(screens.map(({ address }) => address))].filter((_address, at) => !isQuick || at % 3 === 0),
      '/favicon.svg',
      '/robots.txt',
      '/sitemap.xml',
      '/legal/disclaimer.pdf',
      '/assets/main.js',
      '/assets/none.js',
      '/media/none.jpg',
      '/media/../secret',
      '/healthz',
      '/readyz',
      '/metrics',
      '/api/schema/',
      '/api/',
      '/api/none/',
      '/blog/feed.xml',
      '/%',
      '/%00',
      '/properties/%FF',
      `/${'x'.repeat(9_000)}`,
      '//elsewhere.example/',
    ];
    const faults: string[] = [];
    for (const url of [...addresses, ...addresses])
      faults.push(...faultsOf(await ask('GET', url, { accept: 'text/html' }), false));
    for (const url of ['/', '/favicon.svg', '/media/none.jpg', '/api/', '/%', '/metrics', '/assets/main.js'])
      for (const method of ['HEAD', 'OPTIONS', 'POST', 'PROPFIND'])
        faults.push(...faultsOf(await ask(method, url), false));
    expect(faults).toEqual([]);
  });

  it('to any method but GET is no-store, such as a login’s token', async () => {
    const register = JSON.stringify({
      username: 'asha',
      email: 'asha@people.example',
      password: 'a courtyard in Indore',
    });
    const answers = [
      await ask('POST', '/api/auth/register/', {}, register),
      await ask('POST', '/api/auth/login/', {}, register),
      await ask('POST', '/api/newsletter/', {}, '{"email":"asha@people.example"}'),
    ];
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [201, 'no-store'],
      [200, 'no-store'],
      [202, 'no-store'],
    ]);
  });

  it('to a malformed request has them too', async () => {
    for (const sent of [
      'NONSENSE\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -5\r\n\r\n',
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      'POST /api/reviews/ HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc',
    ]) {
      const text = await new Promise<string>((resolve) => {
        let received = '';
        const socket = net
          .connect(port, '127.0.0.1', () => socket.write(sent))
          .on('data', (chunk) => {
            received += chunk.toString();
          })
          .on('close', () => resolve(received))
          .on('error', () => resolve(received));
      });
      const [status = '', ...lines] = text.split('\r\n\r\n')[0]?.split('\r\n') ?? [];
      const headers = Object.fromEntries(
        lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
      );
      expect(status).toMatch(/^HTTP\/1\.1 4\d\d /);
      expect(faultsOf({ what: sent.slice(0, 40), status: Number(status.split(' ')[1]), headers }, true)).toEqual([]);
    }
  });
});
