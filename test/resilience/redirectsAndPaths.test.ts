import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApi } from '@server/app';
import { loadFoundation } from '@server/seed/loadFoundation';
import { mediaRoutes } from '@server/media/mediaRoutes';
import { setSecurityHeaders } from '@server/plugins/headers';
import { servePages } from '@server/render/pages';
import { freshDatabase } from '../support/databases';
import { measured } from '../support/counts';
import { testDeps } from '../support/testServer';
import { isFull } from '../support/scope';

jest.setTimeout(540_000);

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

const foreign = 'evil.example';
const planted = 'THE-SECRET-OF-THIS-FOLDER';

/** Other hosts in place of a path. */
const otherHosts = [
  '//evil.example',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  'http://evil.example/',
  'https://evil.example/login',
  'https:evil.example',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/.evil.example',
  '/@evil.example',
  '//user@evil.example',
  '//evil.example%2f..',
  '/%09/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%E2%80%AE//evil.example',
  '//evil.example:80/',
  '/;@evil.example',
];
const returning = isFull
  ? ['next', 'redirect', 'redirectAfterLogin', 'return', 'returnTo', 'url', 'continue']
  : ['next'];

/** Path traversals. */
const traversals = [
  '../',
  '..\\',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%2f',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '.%2e/',
  '%c0%ae%c0%ae/',
  '..%c0%af',
  '..%00/',
  './../',
  '%2e./',
];
const folders = ['/', '/assets/', '/media/', '/legal/'];
const targets = isFull ? ['secret', 'package.json', 'etc/passwd'] : ['package.json'];

const origins = [
  'https://evil.example',
  'null',
  'http://localhost:1234',
  'https://aangan.example.evil.example',
  'https://evilaangan.example',
  'http://aangan.example',
  'https://aangan.example:8443',
  'file://',
];
const corsPlaces = [
  '/robots.txt',
  '/api/properties/',
  '/api/auth/me/',
  '/api/auth/login/',
  '/api/payments/',
  '/metrics',
];

const hostHeaders = [
  { host: foreign },
  { host: `${foreign}:80` },
  { host: 'aangan.example', 'x-forwarded-host': foreign },
  { host: 'aangan.example', forwarded: `host=${foreign}` },
  { host: 'aangan.example', 'x-original-url': `https://${foreign}/` },
  { host: 'aangan.example', 'x-rewrite-url': `//${foreign}/` },
  { host: 'aangan.example', 'x-host': foreign },
  { host: `aangan.example@${foreign}` },
];
const hostPlaces = [
  '/login',
  '/sitemap.xml',
  '/robots.txt',
  '/blog/feed.xml',
  ...(isFull ? ['/', '/properties', '/no/such/place'] : []),
];

/** What is tried: a path, and where it matters the headers and the method. */
const attempts = {
  redirects: otherHosts.flatMap((place) => [
    place.startsWith('/') ? place : `/${place}`,
    ...returning.map((name) => `/login?${name}=${encodeURIComponent(place)}`),
  ]),
  files: folders.flatMap((folder) =>
    traversals.flatMap((traversal) => targets.map((target) => `${folder}${traversal.repeat(3)}${target}`)),
  ),
  hosts: hostHeaders.flatMap((headers) => hostPlaces.map((place) => [place, headers] as const)),
  origins: origins.flatMap((origin) =>
    corsPlaces.flatMap((place) => ['GET', 'OPTIONS'].map((method) => [origin, place, method] as const)),
  ),
};

/** Each request renders a page. */
const timeLimit = 180_000;

describe('R36 redirects, paths and origins', () => {
  let server: FastifyInstance;
  let port: number;
  const ends: (() => Promise<unknown> | void)[] = [];

  beforeAll(async () => {
    const { database, end } = await freshDatabase();
    await loadFoundation(database);
    const { deps, remove } = testDeps(database, { settings: { publicUrl: 'https://aangan.example' } });
    const built = mkdtempSync(path.join(os.tmpdir(), 'aangan-built-'));
    mkdirSync(path.join(built, 'assets'));
    writeFileSync(path.join(built, 'assets/chunks.json'), JSON.stringify({ main: ['main.js'] }));
    for (const file of [
      path.join(built, 'secret'),
      path.join(built, 'package.json'),
      path.join(deps.settings.dataDir, 'secret'),
    ])
      writeFileSync(file, planted);
    server = await buildApi(deps, async (whole) => {
      setSecurityHeaders(whole, deps.settings);
      await mediaRoutes(whole, deps);
      await servePages(whole, {
        database,
        settings: deps.settings,
        secret: deps.secret,
        folders: { built, shipped: path.resolve(__dirname, '../../public') },
      });
    });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
    ends.push(() => rmSync(built, { recursive: true, force: true }), remove, end);
  }, 540_000);
  afterAll(async () => {
    await server.close();
    for (const end of ends) await end();
  });

  /** Sends the raw path, because a client that normalises paths would hide a fault. */
  function ask(asPath: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      http
        .request(
          { host: '127.0.0.1', port, path: asPath, method, headers, setHost: headers.host === undefined },
          (response) => {
            const chunks: Buffer[] = [];
            response
              .on('data', (chunk: Buffer) => chunks.push(chunk))
              .on('end', () =>
                resolve({
                  status: response.statusCode ?? 0,
                  headers: response.headers,
                  body: Buffer.concat(chunks).toString(),
                }),
              );
          },
        )
        .on('error', reject)
        .end();
    });
  }

  const host = (location: string) => new URL(location, 'https://aangan.example/here').host;

  it(
    'never redirects to another host, by a path or a parameter',
    async () => {
      for (const asPath of attempts.redirects) {
        const { status, headers } = await ask(asPath);
        if (headers.location !== undefined)
          expect([asPath, host(headers.location)]).toEqual([asPath, 'aangan.example']);
        expect([asPath, status < 500]).toEqual([asPath, true]);
      }
    },
    timeLimit,
  );

  it(
    'never serves a file outside the served folder',
    async () => {
      for (const asPath of attempts.files) {
        const { status, body } = await ask(asPath);
        const found = [status < 500, body.includes(planted), body.includes('root:')];
        expect([asPath, ...found]).toEqual([asPath, true, false, false]);
      }
    },
    timeLimit,
  );

  it(
    'ignores the host headers of a request',
    async () => {
      for (const [place, headers] of attempts.hosts) {
        const answer = await ask(place, headers);
        const found = [answer.body, JSON.stringify(answer.headers)].map((text) => text.includes(foreign));
        expect([place, headers, ...found]).toEqual([place, headers, false, false]);
      }
    },
    timeLimit,
  );

  it(
    'does not let other origins read responses',
    async () => {
      for (const [origin, place, method] of attempts.origins) {
        const asked = {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        };
        const { headers } = await ask(place, asked, method);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    },
    timeLimit,
  );

  it('are tested with at least 200 attempts', () => {
    const tried = Object.values(attempts).flat().length;
    measured('R36', `${tried} attempts`);
    expect(tried).toBeGreaterThanOrEqual(200);
  });
});
