import os from 'node:os';
import { hourInMs, minuteInMs } from '@contract/durations';
import * as argon2 from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import sql from 'sql-template-tag';
import { accountsRoutes } from './accountsRoutes';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { waitUntil } from '../../../../test/support/waitUntil';
import { verifyPassword } from './passwords';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});
jest.mock('./passwords', () => {
  const real = jest.requireActual<{ verifyPassword: typeof verifyPassword }>('./passwords');
  return { ...real, verifyPassword: jest.fn(real.verifyPassword) };
});

const password = 'a courtyard in Indore';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

describeOnBoth('logging in and out', (database) => {
  let server: FastifyInstance;
  let passwordHash: string;
  let later = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes], { now: () => new Date(Date.now() + later) });
    passwordHash = await argon2.hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    later = 0;
    jest.mocked(argon2.verify).mockClear();
    jest.mocked(argon2.hash).mockClear();
  });

  const login = (username: string, typed = password, remoteAddress = '192.0.2.1', headers = {}) =>
    server.inject({
      method: 'POST',
      url: '/api/auth/login/',
      payload: { username, password: typed },
      remoteAddress,
      headers,
    });
  const ask = (method: InjectOptions['method'] & string, url: string, token: string) =>
    server.inject({ method: method as 'GET', url, headers: { authorization: `Token ${token}` } });
  const alive = async (token: string) => (await ask('GET', '/api/auth/me/', token)).statusCode === 200;

  it('R28 accepts a name or an email address in any case; its token has 256 bits and is stored as a hash only', async () => {
    const { id, username } = await makeAccount(database(), { username: 'Asha', passwordHash });
    for (const name of [username, 'ASHA', 'asha@PEOPLE.example']) {
      const answer = await login(name);
      expect(answer.statusCode).toBe(200);
      const { token } = answer.json<{ token: string }>();
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(await alive(token)).toBe(true);
      const dump = await database().rows<{ row: string }>(
        sql`select session::text as row from session where account_id = ${id}`,
      );
      expect(dump.some(({ row }) => row.includes(token))).toBe(false);
    }
  });

  it('R25 gives unknown users, wrong passwords and disabled accounts the same response after the same hashing', async () => {
    await makeAccount(database(), { username: 'known', passwordHash });
    await makeAccount(database(), { username: 'barred', passwordHash, disabledAt: new Date() });
    await makeAccount(database(), { username: 'unset' });
    const answers = [];
    for (const [name, typed] of [
      ['known', 'not this one'],
      ['nobody', 'not this one'],
      ['nobody@people.example', password],
      ['barred', password],
      ['unset', password],
    ] as const) {
      jest.mocked(argon2.verify).mockClear();
      const { statusCode, body, headers } = await login(name, typed);
      answers.push({ statusCode, body, type: headers['content-type'], length: headers['content-length'] });
      expect(argon2.verify).toHaveBeenCalledTimes(1);
      expect(jest.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(
        /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
      );
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ statusCode: 400 });
    expect(JSON.parse(answers[0]?.body ?? '')).toEqual({ detail: expect.any(String), code: 'wrong_credentials' });
    expect(argon2.hash).not.toHaveBeenCalled();
  });

  it('R24 limits guesses to 10 failures in 15 minutes per name and address', async () => {
    await makeAccount(database(), { username: 'guessed', passwordHash });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await login('guessed', 'not this one', '198.51.100.1')).statusCode).toBe(400);
    jest.mocked(argon2.verify).mockClear();
    const refused = await login('Guessed', password, '198.51.100.1');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(argon2.verify).not.toHaveBeenCalled();
    expect((await login('guessed', password, '198.51.100.2')).statusCode).toBe(200);
    expect((await login('guessed', password, '198.51.100.1')).statusCode).toBe(429);
    later = 15 * minuteInMs;
    expect((await login('guessed', password, '198.51.100.1')).statusCode).toBe(200);
  });

  it('R24 counts guesses by name and by email address together', async () => {
    await makeAccount(database(), { username: 'doubly', email: 'doubly@people.example', passwordHash });
    for (let tries = 0; tries < 10; tries += 1)
      expect(
        (await login(tries % 2 ? 'doubly' : 'Doubly@people.example', 'not this one', '198.51.100.9')).statusCode,
      ).toBe(400);
    for (const name of ['doubly', 'doubly@people.example', 'DOUBLY'])
      expect((await login(name, password, '198.51.100.9')).statusCode).toBe(429);
    expect((await login('doubly', password, '198.51.100.10')).statusCode).toBe(200);
  });

  it('R24 also counts guesses at an unknown name and concurrent guesses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => login('nobody here', 'not this one', '198.51.100.3')),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      ...Array<number>(10).fill(400),
      ...Array<number>(4).fill(429),
    ]);
  });

  it('R24 resets a name’s failures after a login, and does not count attempts that could not be checked', async () => {
    await makeAccount(database(), { username: 'clumsy', passwordHash });
    for (const round of [1, 2]) {
      for (let tries = 0; tries < 9; tries += 1) await login('clumsy', `not this one ${round}`, '198.51.100.4');
      jest.mocked(argon2.verify).mockRejectedValueOnce(new Error('no memory left'));
      expect((await login('clumsy', password, '198.51.100.4')).statusCode).toBe(500);
      expect((await login('clumsy', password, '198.51.100.4')).statusCode).toBe(200);
    }
  });

  it('R49 lets others go first whose password waits behind a flood from one address', async () => {
    const { username } = await makeAccount(database(), { passwordHash });
    const atOnce = Math.max(1, os.availableParallelism() - 1);
    const queued = jest.mocked(verifyPassword).mockClear().mock.calls;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const verified: string[] = [];
    const real = jest.mocked(argon2.verify).getMockImplementation();
    jest.mocked(argon2.verify).mockImplementation(async (_hash, typed) => {
      verified.push(String(typed));
      await held;
      return typed === password;
    });
    try {
      const flood = Array.from({ length: atOnce + 20 }, (_, at) => login(`flood${at}`, 'Monsoon!', '203.0.113.9'));
      await waitUntil(() => queued.length === flood.length);
      const other = login(username, password, '192.0.2.80');
      await waitUntil(() => queued.length === flood.length + 1);
      release();
      expect((await other).statusCode).toBe(200);
      for (const { statusCode } of await Promise.all(flood)) expect(statusCode).toBe(400);
    } finally {
      jest.mocked(argon2.verify).mockImplementation(real);
    }
    expect(verified.indexOf(password)).toBeLessThanOrEqual(atOnce + 1);
  });

  it('R26 rehashes a password that was hashed with other parameters', async () => {
    const { id } = await makeAccount(database(), {
      username: 'old',
      passwordHash: await argon2.hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 }),
    });
    const stored = async () =>
      (await database().row<{ hash: string }>(sql`select password_hash as hash from account where id = ${id}`))?.hash ??
      '';
    await login('old', 'not this one');
    expect(await stored()).toContain('m=8192,t=1,p=1');
    expect((await login('old')).statusCode).toBe(200);
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login('old')).statusCode).toBe(200);
    expect(await stored()).toBe(renewed);
  });

  it('opens no session with a password that is changed concurrently', async () => {
    const { id } = await makeAccount(database(), { username: 'racing', passwordHash });
    jest.mocked(argon2.verify).mockImplementationOnce(async () => {
      await database().run(sql`update account set password_hash = 'another' where id = ${id}`);
      return true;
    });
    expect((await login('racing')).statusCode).toBe(400);
  });

  it('R29 invalidates only the current token on logout', async () => {
    const { token: other } = await makeAccount(database(), { username: 'leaving', passwordHash });
    const { token } = (await login('leaving')).json<{ token: string }>();
    const answer = await ask('POST', '/api/auth/logout/', token);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect([await alive(token), await alive(other)]).toEqual([false, true]);
    expect((await ask('POST', '/api/auth/logout/', token)).statusCode).toBe(401);
  });

  it('lists where an account is logged in, and ends one or all others', async () => {
    const { token: stale } = await makeAccount(database(), {
      username: 'travelling',
      passwordHash,
      now: new Date(Date.now() - 13 * hourInMs),
    });
    const stranger = await makeAccount(database());
    const tokens: string[] = [];
    for (const userAgent of [chrome, 'curl/8.5.0', ''])
      tokens.push(
        (await login('travelling', password, '192.0.2.9', { 'user-agent': userAgent })).json<{ token: string }>().token,
      );
    const [first = '', second = '', third = ''] = tokens;
    const list = (await ask('GET', '/api/auth/sessions/', first)).json<
      { id: number; device: string; current: boolean }[]
    >();
    expect(list.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome on Windows', true],
        ['Unknown device', false],
        ['Unknown device', false],
      ]),
    );
    expect(list).toHaveLength(3);
    expect(await alive(stale)).toBe(false);

    const another = list.find(({ current }) => !current)?.id;
    expect((await ask('DELETE', `/api/auth/sessions/?id=${another}`, stranger.token)).statusCode).toBe(404);
    expect((await ask('DELETE', `/api/auth/sessions/?id=${another}`, first)).statusCode).toBe(204);
    expect((await ask('DELETE', `/api/auth/sessions/?id=${another}`, first)).statusCode).toBe(404);
    expect((await ask('GET', '/api/auth/sessions/', first)).json()).toHaveLength(2);
    expect((await ask('DELETE', '/api/auth/sessions/', first)).statusCode).toBe(204);
    expect([await alive(first), await alive(second), await alive(third), await alive(stranger.token)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });
});
