import { hourInMs } from '@contract/durations';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { accountsRoutes } from './accountsRoutes';
import { hashPassword } from './passwords';
import { decrypt } from '../../email/encryption';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeSession } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';

const password = 'a courtyard in Indore';
const chosen = 'two courtyards in Pune';
const secret = Buffer.alloc(32, 3);

describeOnBoth('passwords', (database) => {
  let server: FastifyInstance;
  let passwordHash: string;
  let later = 0;
  beforeAll(async () => {
    passwordHash = await hashPassword(password);
  });
  beforeEach(async () => {
    later = 0;
    server = await buildTestServer(database(), [accountsRoutes], {
      secret,
      now: () => new Date(Date.now() + later),
      settings: { publicUrl: 'https://aangan.test' },
    });
  });
  afterEach(() => server.close());

  const send = (url: string, payload: object, headers = {}, remoteAddress = '192.0.2.1') =>
    server.inject({ method: 'POST', url, payload, headers, remoteAddress });
  const change = (headers: Record<string, string>, old: string, next: string) =>
    send('/api/auth/password/', { old, new: next }, headers);
  const askReset = (email: string, remoteAddress?: string) =>
    send('/api/auth/password-reset/', { email }, {}, remoteAddress);
  const confirm = (token: string, next = chosen) => send('/api/auth/password-reset/confirm/', { token, new: next });
  const loginStatus = async (username: string, typed: string) =>
    (await send('/api/auth/login/', { username, password: typed })).statusCode === 200;
  const alive = async (headers: Record<string, string>) =>
    (await server.inject({ url: '/api/auth/me/', headers })).statusCode === 200;
  const emailsTo = async (to: string) =>
    (
      await database().rows<{ subject: string; body: string; sealed: boolean }>(
        sql`select subject, body, sealed from mail where recipient = ${to} order by id`,
      )
    ).map(({ subject, body, sealed }) => ({ subject, body: sealed ? decrypt(secret, to, body) : body }));
  /** A closed server has stored its emails. */
  async function resetTokens(email: string): Promise<string[]> {
    await server.close();
    server = await buildTestServer(database(), [accountsRoutes], { secret, now: () => new Date(Date.now() + later) });
    return (await emailsTo(email)).flatMap(
      ({ body }) => /https:\/\/aangan\.test\/reset-password#token=([\w-]+)/.exec(body)?.[1] ?? [],
    );
  }
  async function askedBy(
    username: string,
  ): Promise<{ id: number; headers: Record<string, string>; email: string; token: string }> {
    const email = `${username}@people.example`;
    const account = await makeAccount(database(), { username, email, passwordHash });
    expect((await askReset(email)).statusCode).toBe(204);
    const [token = ''] = await resetTokens(email);
    return { ...account, email, token };
  }

  it('R29 changes a password, ends the other sessions, keeps this one and notifies the owner', async () => {
    const { id, headers } = await makeAccount(database(), {
      username: 'asha',
      email: 'asha@people.example',
      passwordHash,
    });
    const otherSession = await makeSession(database(), id);
    expect((await change(headers, password, chosen)).statusCode).toBe(204);
    expect([await alive(headers), await alive(otherSession.headers)]).toEqual([true, false]);
    expect([await loginStatus('asha', password), await loginStatus('asha', chosen)]).toEqual([false, true]);
    expect(await emailsTo('asha@people.example')).toEqual([
      expect.objectContaining({ subject: 'Your password was changed' }),
    ]);
  });

  it('rejects a wrong old and a common new password, by field, and more than ten guesses', async () => {
    const { headers } = await makeAccount(database(), { username: 'ravi', passwordHash });
    expect((await change(headers, password, 'iloveyou')).json()).toEqual({
      code: 'invalid',
      new: [expect.any(String)],
    });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change(headers, 'not this one', chosen)).json()).toEqual({
        code: 'invalid',
        old: [expect.any(String)],
      });
    const refused = await change(headers, password, chosen);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 800]).toEqual([429, true]);
    expect(await loginStatus('ravi', password)).toBe(true);
  });

  it('emails a link that sets a new password once, ends all sessions and is stored as a hash only', async () => {
    const { id, headers, email, token } = await askedBy('meera');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await database().rows<{ row: string }>(
      sql`select password_reset::text as row from password_reset where account_id = ${id}`,
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.row).not.toContain(token);
    expect((await confirm(token, 'iloveyou')).json()).toEqual({ code: 'invalid', new: [expect.any(String)] });
    expect((await confirm(token)).statusCode).toBe(200);
    expect(await alive(headers)).toBe(false);
    expect([await loginStatus('meera', password), await loginStatus('meera', chosen)]).toEqual([false, true]);
    expect((await confirm(token, 'three courtyards')).json()).toEqual({ code: 'invalid', token: [expect.any(String)] });
    expect((await emailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Reset your Aangan Estates password',
      'Your password was changed',
    ]);
  });

  it('R29 logs in whoever sets a new password, and nobody who was logged in before', async () => {
    const { headers, token } = await askedBy('leela');
    // guesses of the old password keep the owner out of the login, not out of the account
    for (let tries = 0; tries < 10; tries += 1) await loginStatus('leela', 'not this one');
    const answer = await confirm(token);
    const { token: session, username } = answer.json<{ token: string; username: string }>();
    expect([answer.statusCode, username]).toEqual([200, 'leela']);
    expect([await alive({ authorization: `Token ${session}` }), await alive(headers)]).toEqual([true, false]);
    expect(await loginStatus('leela', chosen)).toBe(true);
  });

  it('says at once whether a link still works, without using it, and counts guesses', async () => {
    const { token } = await askedBy('tara');
    const check = (given: string) => send('/api/auth/password-reset/check/', { token: given }, {}, '192.0.2.77');
    expect([(await check(token)).statusCode, (await check(token)).statusCode]).toEqual([204, 204]);
    expect((await confirm(token)).statusCode).toBe(200);
    expect((await check(token)).json()).toEqual({
      code: 'invalid',
      token: [expect.stringContaining('has expired or has already been used')],
    });
    for (let tries = 1; tries < 30; tries += 1) await check(`${tries}`.padEnd(43, 'x'));
    expect((await check(token)).statusCode).toBe(429);
  });

  it('answers 204 without a body for unknown, disabled and known addresses', async () => {
    await makeAccount(database(), { email: 'known@people.example' });
    await makeAccount(database(), { email: 'barred@people.example', disabledAt: new Date() });
    const answers = [];
    for (const email of ['nobody@people.example', 'barred@people.example', 'KNOWN@people.example']) {
      const { statusCode, body, headers } = await askReset(email, '192.0.2.3');
      answers.push(JSON.stringify([statusCode, body, Object.keys(headers)]));
    }
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('204');
    expect(await resetTokens('known@people.example')).toHaveLength(1);
    expect(await resetTokens('barred@people.example')).toEqual([]);
    expect(await emailsTo('nobody@people.example')).toEqual([]);
  });

  it('responds before it looks up the account, so that the time reveals nothing', async () => {
    let lookups = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = {
      ...database(),
      row: async (query: { text: string }) => {
        if (query.text.includes('password_hash')) {
          lookups += 1;
          await held;
        }
        return database().row(query as never);
      },
    };
    const own = await buildTestServer(slow as never, [accountsRoutes]);
    const answer = await own.inject({
      method: 'POST',
      url: '/api/auth/password-reset/',
      payload: { email: 'whoever@people.example' },
    });
    expect([answer.statusCode, lookups]).toEqual([204, 1]);
    release();
    await own.close();
  });

  it('rejects a link after an hour', async () => {
    const { token } = await askedBy('late');
    later = hourInMs;
    expect((await confirm(token)).json()).toEqual({ code: 'invalid', token: [expect.any(String)] });
  });

  it('accepts one of two concurrent uses of a link', async () => {
    const { token } = await askedBy('twice');
    const answers = await Promise.all([confirm(token), confirm(token, 'three courtyards')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('invalidates sent links when the password is changed', async () => {
    const { headers, token } = await askedBy('voiding');
    expect((await change(headers, password, chosen)).statusCode).toBe(204);
    expect((await confirm(token)).statusCode).toBe(400);
  });

  it('sends an account at most three emails an hour without saying so, and accepts ten requests an hour for an address from a network', async () => {
    await makeAccount(database(), { email: 'wanted@people.example' });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await askReset('wanted@people.example', '198.51.100.1')).statusCode).toBe(204);
    expect((await askReset('wanted@people.example', '198.51.100.1')).statusCode).toBe(429);
    expect((await askReset('nobody@people.example', '198.51.100.1')).statusCode).toBe(204);
    const tokens = await resetTokens('wanted@people.example');
    expect(tokens).toHaveLength(3);
    expect((await confirm(tokens[0] ?? '')).statusCode).toBe(200);
    expect((await confirm(tokens[2] ?? '')).statusCode).toBe(400);
  });
});
