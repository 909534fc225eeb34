import http from 'node:http';
import { buildApi } from '@server/app';
import { hashOfToken, newToken } from '@server/lib/tokens';
import sql from 'sql-template-tag';
import { allEndpoints } from '@contract/endpoints';
import { describeOnBoth } from '../support/databases';
import { makeAccount } from '../support/factories';
import { formOf } from '../support/forms';
import { isQuick } from '../support/scope';
import { testDeps } from '../support/testServer';

jest.setTimeout(540_000);

describeOnBoth('R31 oversized requests', (database) => {
  let port: number;
  let authorization: string;
  /** Of a program that brings leads. */
  const key = newToken();
  const ends: (() => Promise<unknown> | void)[] = [];
  beforeAll(async () => {
    const { deps, remove } = testDeps(database());
    const server = await buildApi(deps);
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
    authorization = (await makeAccount(database(), { superuser: true })).headers.authorization;
    await database().run(
      sql`insert into api_key (name, token_hash, created_at) values ('Portal', ${hashOfToken(key)}, now())`,
    );
    ends.push(() => server.close(), remove);
  }, 540_000);
  afterAll(async () => {
    for (const end of ends) await end();
  });

  const isAlive = async () => expect((await fetch(`http://127.0.0.1:${port}/api/cities/`)).status).toBe(200);

  function send(
    method: string,
    path: string,
    body: Buffer | string,
    headers: http.OutgoingHttpHeaders,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const request = http.request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            authorization: path.startsWith('/api/inbound/leads/') ? `Key ${key}` : authorization,
            'content-length': Buffer.byteLength(body),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response
            .setEncoding('utf8')
            .on('data', (chunk: string) => {
              text += chunk;
            })
            .on('end', () => resolve({ status: response.statusCode ?? 0, text }))
            .on('error', reject);
        },
      );
      // the response may arrive before the whole body was read
      request.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EPIPE' || error.code === 'ECONNRESET' ? undefined : reject(error),
      );
      request.end(body);
    });
  }

  /** None of the rows exist, and each endpoint must refuse before a lookup. */
  const writes = [...allEndpoints.values()]
    .filter(({ body }) => body)
    .map(({ method, path, bodyLimit }) => [method, path.replace(/:\w+/g, '1'), bodyLimit ?? 1024 * 1024] as const);
  /** Kinds of bodies that every endpoint refuses. A quick run sends each endpoint one kind. */
  const kinds = [
    'too large',
    '__proto__',
    'prototype',
    'deep __proto__',
    'lists',
    'objects',
    'lists in a field',
    'invalid',
  ];
  const writesFor = (kind: string) =>
    isQuick ? writes.filter((_write, at) => at % kinds.length === kinds.indexOf(kind)) : writes;
  const json = { 'content-type': 'application/json' };
  const requires = new Set(
    [...allEndpoints.values()]
      .filter(({ body }) => body && !body.safeParse(undefined).success)
      .map(({ path }) => path.replace(/:\w+/g, '1')),
  );
  const isRefused = ({ status, text }: { status: number; text: string }) =>
    status >= 400 && status < 500 && typeof (JSON.parse(text) as { code?: unknown }).code === 'string';

  it('headers over 16 KB are rejected', async () => {
    for (const size of [16_385, 100_000])
      expect((await send('GET', '/api/cities/', '', { 'x-much': 'x'.repeat(size) })).status).toBe(431);
    await isAlive();
  });

  it('JSON over 1 MB, or the larger limit that an endpoint declares, is rejected before parsing', async () => {
    const larger = writes.filter(([, , most]) => most > 1024 * 1024);
    for (const [method, path, most] of new Set([...writesFor('too large'), ...larger]))
      expect([path, (await send(method, path, JSON.stringify({ title: 'x'.repeat(most) }), json)).status]).toEqual([
        path,
        413,
      ]);
    expect(larger.map(([, path]) => path)).toEqual(['/api/problem-reports/']);
    await isAlive();
  });

  it.each([
    ['__proto__', '{"__proto__": {"is_superuser": true}, "title": "x"}'],
    ['prototype', '{"constructor": {"prototype": {"is_superuser": true}}}'],
    ['deep __proto__', '{"title": {"a": [{"__proto__": {"x": 1}}]}}'],
  ])('%s is rejected by every endpoint, and changes no object', async (kind, body) => {
    expect(writesFor(kind).length).toBeGreaterThan(10);
    for (const [method, path] of writesFor(kind))
      expect([path, isRefused(await send(method, path, body, json))]).toEqual([path, true]);
    expect(({} as { is_superuser?: boolean }).is_superuser).toBeUndefined();
    await isAlive();
  });

  it.each([
    ['lists', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
    ['lists in a field', `{"title":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ])('%s 10,000 deep are rejected by every endpoint', async (kind, body) => {
    expect(writesFor(kind).length).toBeGreaterThan(10);
    // an endpoint without required fields accepts a body without known ones
    const faults: unknown[] = [];
    for (const [method, path] of writesFor(kind)) {
      const { status } = await send(method, path, body, json);
      if (status >= 500 || status === 0) faults.push([path, status]);
    }
    expect(faults).toEqual([]);
    await isAlive();
  });

  it('forms with 10,000 fields are rejected by every endpoint that accepts forms', async () => {
    const form = await formOf({ amenities: Array.from({ length: 10_000 }, (_, number) => String(number)) });
    const forms = [...allEndpoints.values()]
      .filter(({ multipart }) => multipart)
      .map(({ method, path }) => [method, path.replace(/:\w+/g, '1')] as const);
    expect(forms.length).toBeGreaterThan(3);
    for (const [method, path] of forms)
      expect([path, (await send(method, path, form.payload, form.headers)).status]).toEqual([path, 413]);
    await isAlive();
  });

  it('invalid or truncated JSON and forms are rejected by every endpoint', async () => {
    for (const [method, path] of writesFor('invalid')) {
      for (const [body, headers] of [
        ['{"title":', json],
        ['<a/>', { 'content-type': 'application/xml' }],
        ['--x\r\n', { 'content-type': 'multipart/form-data; boundary=y' }],
        ['x', { 'content-type': 'multipart/form-data' }],
        ['\u0000', json],
      ] as const) {
        const answer = await send(method, path, body, headers);
        // an endpoint without a body accepts an empty form
        expect([
          path,
          body,
          isRefused(answer) ||
            (String(headers['content-type']).startsWith('multipart/') &&
              [201, 204].includes(answer.status) &&
              !requires.has(path)) ||
            answer,
        ]).toEqual([path, body, true]);
      }
    }
    await isAlive();
  });
});
