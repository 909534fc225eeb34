import { dayInMs, minuteInMs } from '@contract/durations';
import type { LoginChallenge, PasskeyCreation, PasskeyRequest, SecondFactors } from '@contract/secondFactor';
import * as argon2 from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { makeAccount, makeSession, type TestAccount } from '../../../../../test/support/factories';
import { softAuthenticator } from '../../../../../test/support/softAuthenticator';
import { buildTestServer } from '../../../../../test/support/testServer';
import { companyRoutes } from '../../company/companyRoutes';
import { accountsRoutes } from '../accountsRoutes';

const password = 'a courtyard in Indore';
const origin = 'http://aangan.test';
const stepInMs = 30_000;

describeOnBoth('R40 the second factor', (database) => {
  let server: FastifyInstance;
  let strict: FastifyInstance;
  let passwordHash: string;
  let later = 0;
  // The clock stands still, so that no step of a code begins between making the code and using it.
  const start = Date.now();
  const now = () => new Date(start + later);
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes, companyRoutes], { now });
    strict = await buildTestServer(database(), [accountsRoutes, companyRoutes], {
      now,
      settings: { staffSecondFactor: 'required' },
    });
    passwordHash = await argon2.hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  }, 180_000);
  afterAll(async () => {
    await server.close();
    await strict.close();
  });
  beforeEach(async () => {
    later = 0;
    await database().run(sql`delete from login_failure`);
    await database().run(sql`delete from mail`);
  });

  type Who = Pick<TestAccount, 'headers'>;
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT', path: string, payload?: object, who?: Who) =>
    server.inject({
      method,
      url: `/api/auth/${path}`,
      ...(payload && { payload }),
      ...(who && { headers: who.headers }),
    });
  const person = (given = {}) => makeAccount(database(), { passwordHash, now: now(), ...given });
  const login = (username: string, secret = password) => send('POST', 'login/', { username, password: secret });
  const challengeOf = async (username: string) => (await login(username)).json<LoginChallenge>();
  const finish = (payload: object) => send('POST', 'login/second-factor/', payload);
  const codeOf = (totp: TOTP) => totp.generate({ timestamp: now().getTime() });
  const emails = async () =>
    (await database().rows<{ subject: string }>(sql`select subject from mail order by id`)).map(
      ({ subject }) => subject,
    );
  const authorised = (token: string) => ({ headers: { authorization: `Token ${token}` } });
  const isOpen = async (who: Who) => (await send('GET', 'me/', undefined, who)).statusCode === 200;

  /** Adds an authenticator app, and waits until its next code. */
  async function withTotp(who: TestAccount) {
    const { secret } = (await send('POST', 'totp/', undefined, who)).json<{ secret: string }>();
    const totp = new TOTP({ secret });
    const answer = await send('POST', 'totp/confirm/', { totp_code: codeOf(totp), name: 'My phone' }, who);
    expect(answer.statusCode).toBe(200);
    later += 2 * stepInMs;
    return { totp, codes: answer.json<{ recovery_codes: string[] }>().recovery_codes };
  }

  async function withPasskey(who: TestAccount, authenticator = softAuthenticator(origin, 'aangan.test')) {
    const { challenge, options } = (await send('POST', 'passkeys/options/', undefined, who)).json<{
      challenge: string;
      options: PasskeyCreation;
    }>();
    const answer = await send(
      'POST',
      'passkeys/',
      { challenge, name: 'My key', passkey: authenticator.create(options) },
      who,
    );
    return { answer, authenticator, options };
  }

  it('is asked for at login instead of a token, and only after the right password', async () => {
    const asha = await person();
    await withTotp(asha);
    const answer = await login(asha.username);
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toEqual({ challenge: expect.stringMatching(/^[\w-]{43}$/), methods: ['totp', 'recovery'] });
    const wrong = await login(asha.username, 'not this one');
    const nobody = await login('nobody', 'not this one');
    expect([wrong.statusCode, wrong.body]).toEqual([nobody.statusCode, nobody.body]);
  });

  it('a code opens a session once, and no second login with the same or an earlier code', async () => {
    const asha = await person();
    const { totp } = await withTotp(asha);
    const code = codeOf(totp);
    const answer = await finish({ challenge: (await challengeOf(asha.username)).challenge, totp_code: code });
    expect(answer.statusCode).toBe(200);
    expect(await isOpen(authorised(answer.json<{ token: string }>().token))).toBe(true);
    const earlier = totp.generate({ timestamp: now().getTime() - stepInMs });
    for (const used of [code, earlier]) {
      const again = await finish({ challenge: (await challengeOf(asha.username)).challenge, totp_code: used });
      expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([400, 'wrong_code']);
    }
  });

  it('the code that confirmed the app does not open a session', async () => {
    const asha = await person();
    const { secret } = (await send('POST', 'totp/', undefined, asha)).json<{ secret: string }>();
    const code = codeOf(new TOTP({ secret }));
    expect((await send('POST', 'totp/confirm/', { totp_code: code }, asha)).statusCode).toBe(200);
    expect(
      (await finish({ challenge: (await challengeOf(asha.username)).challenge, totp_code: code })).statusCode,
    ).toBe(400);
  });

  it('of 20 simultaneous uses of one code, one opens a session', async () => {
    const asha = await person();
    const { totp } = await withTotp(asha);
    const code = codeOf(totp);
    const challenges = [];
    for (let at = 0; at < 5; at += 1) challenges.push((await challengeOf(asha.username)).challenge);
    const answers = await Promise.all(
      [...challenges, ...challenges, ...challenges, ...challenges].map((challenge) =>
        finish({ challenge, totp_code: code }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it.each([
    [-2, 400],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 400],
  ])('a code of %i steps from now answers %i', async (steps, status) => {
    const asha = await person();
    const { totp } = await withTotp(asha);
    later += 10 * stepInMs;
    const code = totp.generate({ timestamp: now().getTime() + steps * stepInMs });
    expect(
      (await finish({ challenge: (await challengeOf(asha.username)).challenge, totp_code: code })).statusCode,
    ).toBe(status);
  });

  it('5 wrong codes lock the challenge, even for the right one and in parallel, and the owner learns of it', async () => {
    const asha = await person();
    const { totp } = await withTotp(asha);
    const { challenge } = await challengeOf(asha.username);
    const wrong = await Promise.all(Array.from({ length: 12 }, () => finish({ challenge, totp_code: '000000' })));
    const codes = wrong.map((answer) => answer.json<{ code: string }>().code);
    expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(5);
    expect(codes.filter((code) => code === 'challenge_ended')).toHaveLength(7);
    const right = await finish({ challenge, totp_code: codeOf(totp) });
    expect([right.statusCode, right.json<{ code: string }>().code]).toEqual([400, 'challenge_ended']);
    expect(await emails()).toContain('Someone entered wrong codes for your account');
  });

  it('30 wrong codes a day lock codes, but neither recovery codes nor the login of others', async () => {
    const asha = await person();
    const { totp, codes } = await withTotp(asha);
    for (let round = 0; round < 6; round += 1) {
      later += 16 * minuteInMs;
      const { challenge } = await challengeOf(asha.username);
      for (let at = 0; at < 5; at += 1) await finish({ challenge, totp_code: '000000' });
    }
    later += 16 * minuteInMs;
    const { challenge } = await challengeOf(asha.username);
    expect((await finish({ challenge, totp_code: codeOf(totp) })).statusCode).toBe(429);
    expect((await finish({ challenge, recovery_code: codes[0] ?? '' })).statusCode).toBe(200);
  });

  it('a challenge expires after 10 minutes, works once, and belongs to its account', async () => {
    const asha = await person();
    const { totp } = await withTotp(asha);
    const late = (await challengeOf(asha.username)).challenge;
    later += 10 * minuteInMs + 1_000;
    expect((await finish({ challenge: late, totp_code: codeOf(totp) })).json()).toMatchObject({
      code: 'challenge_ended',
    });
    const { challenge } = await challengeOf(asha.username);
    expect((await finish({ challenge, totp_code: codeOf(totp) })).statusCode).toBe(200);
    later += 2 * stepInMs;
    expect((await finish({ challenge, totp_code: codeOf(totp) })).json()).toMatchObject({ code: 'challenge_ended' });
    const other = await person();
    const others = await withTotp(other);
    const mine = (await challengeOf(asha.username)).challenge;
    expect((await finish({ challenge: mine, totp_code: codeOf(others.totp) })).statusCode).toBe(400);
  });

  it('recovery codes are stored as keyed hashes and open one session each', async () => {
    const asha = await person();
    const { codes } = await withTotp(asha);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/);
    const rows = await database().rows<{ row: string }>(sql`select r::text as row from recovery_code r`);
    const stored = rows.map(({ row }) => row).join('\n');
    for (const code of codes) expect(stored).not.toContain(code);
    const [first = ''] = codes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const use = async () =>
      (await finish({ challenge: (await challengeOf(asha.username)).challenge, recovery_code: typed })).statusCode;
    expect([await use(), await use()]).toEqual([200, 400]);
    expect(await emails()).toContain('A recovery code was used');
    const left = (await send('GET', 'second-factors/', undefined, await fresh(asha.id))).json<SecondFactors>();
    expect(left.recovery_codes_left).toBe(9);
  });

  /** A session that counts as opened with the second factor. */
  async function fresh(id: number): Promise<TestAccount> {
    const session = await makeSession(database(), id, now());
    await database().run(sql`update session set second_factor = true where account_id = ${id}`);
    return { id, username: '', ...session };
  }

  it('new recovery codes replace the earlier ones', async () => {
    const asha = await person();
    const { codes } = await withTotp(asha);
    const renewed = (await send('POST', 'recovery-codes/', undefined, asha)).json<{ recovery_codes: string[] }>();
    expect(renewed.recovery_codes).toHaveLength(10);
    const use = async (code: string | undefined) =>
      (await finish({ challenge: (await challengeOf(asha.username)).challenge, recovery_code: code })).statusCode;
    expect([await use(codes[1]), await use(renewed.recovery_codes[1])]).toEqual([400, 200]);
  });

  it('a passkey is added and opens a session; its challenge works once', async () => {
    const asha = await person();
    const { answer, authenticator, options } = await withPasskey(asha);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      passkey: { name: 'My key' },
      recovery_codes: expect.arrayContaining([expect.any(String)]),
    });
    expect(options).toMatchObject({
      rp: { id: 'aangan.test' },
      authenticatorSelection: { userVerification: 'required' },
    });
    const { challenge, methods } = await challengeOf(asha.username);
    expect(methods).toEqual(['passkey', 'recovery']);
    const asked = (await send('POST', 'passkeys/challenge/', { challenge })).json<PasskeyRequest>();
    expect(asked).toMatchObject({ rpId: 'aangan.test', userVerification: 'required' });
    const signed = authenticator.get(asked);
    const opened = await finish({ challenge, passkey: signed });
    expect(opened.statusCode).toBe(200);
    const next = (await challengeOf(asha.username)).challenge;
    expect((await finish({ challenge: next, passkey: signed })).statusCode).toBe(400);
    expect((await finish({ challenge, passkey: signed })).json()).toMatchObject({ code: 'challenge_ended' });
  });

  it.each([
    ['another origin', { origin: 'http://aangan.test.evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['a counter that does not rise', { counter: 1 }],
    ['no user verification', { verified: false }],
    ['another kind of answer', { type: 'webauthn.create' }],
    ['an unknown passkey', { credentialId: Buffer.alloc(32, 7).toString('base64url') }],
  ])('a passkey with %s opens nothing', async (_why, lie) => {
    const asha = await person();
    const { authenticator } = await withPasskey(asha);
    const { challenge } = await challengeOf(asha.username);
    const ask = async () => (await send('POST', 'passkeys/challenge/', { challenge })).json<PasskeyRequest>();
    const refused = await finish({ challenge, passkey: authenticator.get(await ask(), lie) });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([400, 'wrong_code']);
    expect((await finish({ challenge, passkey: authenticator.get(await ask()) })).statusCode).toBe(200);
  });

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another site', { rpId: 'evil.example' }],
    ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['no user verification', { verified: false }],
  ])('a new passkey with %s is not added', async (_why, lie) => {
    const asha = await person();
    const authenticator = softAuthenticator(origin, 'aangan.test');
    const { challenge, options } = (await send('POST', 'passkeys/options/', undefined, asha)).json<{
      challenge: string;
      options: PasskeyCreation;
    }>();
    const add = (passkey: object) => send('POST', 'passkeys/', { challenge, passkey }, asha);
    expect((await add(authenticator.create(options, lie))).statusCode).toBe(400);
    // the challenge is used up
    expect((await add(authenticator.create(options))).json()).toMatchObject({ code: 'challenge_ended' });
    expect((await login(asha.username)).statusCode).toBe(200);
  });

  it('the passkey of another account opens nothing', async () => {
    const [asha, ravi] = [await person(), await person()];
    await withPasskey(asha);
    const { authenticator } = await withPasskey(ravi);
    const { challenge } = await challengeOf(asha.username);
    const asked = (await send('POST', 'passkeys/challenge/', { challenge })).json<PasskeyRequest>();
    expect((await finish({ challenge, passkey: authenticator.get(asked) })).statusCode).toBe(400);
  });

  it('the first factor ends all other sessions and the logins under way, and keeps the one that added it', async () => {
    const asha = await person();
    const old = await makeSession(database(), asha.id, now());
    expect(await isOpen(old)).toBe(true);
    await withTotp(asha);
    expect([await isOpen(old), await isOpen(asha)]).toEqual([false, true]);
    expect(await emails()).toContain('Two-step login: a device was added');
  });

  it('a session opened with the password alone while the factor was added is not let in', async () => {
    const asha = await person();
    await withTotp(asha);
    expect(await isOpen(await makeSession(database(), asha.id, now()))).toBe(false);
  });

  it('a password reset, a changed password and a link from an email do not skip it', async () => {
    const asha = await person();
    const { totp } = await withTotp(asha);
    const underWay = (await challengeOf(asha.username)).challenge;
    const token = 'a'.repeat(43);
    const { createHash } = await import('node:crypto');
    await database().run(sql`
      insert into password_reset (token_hash, account_id, created_at, expires_at)
      values (${createHash('sha256').update(token).digest('hex')}, ${asha.id}, ${now()}, ${new Date(now().getTime() + minuteInMs)})`);
    const reset = await send('POST', 'password-reset/confirm/', { token, new: 'a quiet river at dusk' });
    // it answers like a login, and so asks for the factor
    expect([reset.statusCode, reset.json()]).toEqual([
      202,
      { challenge: expect.any(String), methods: expect.any(Array), username: asha.username },
    ]);
    const { challenge } = reset.json<LoginChallenge>();
    expect(await isOpen(authorised(challenge))).toBe(false);
    expect((await finish({ challenge, totp_code: codeOf(totp) })).statusCode).toBe(200);
    expect((await finish({ challenge: underWay, totp_code: codeOf(totp) })).json()).toMatchObject({
      code: 'challenge_ended',
    });
    expect((await login(asha.username, 'a quiet river at dusk')).statusCode).toBe(202);
  });

  it('no endpoint takes a challenge for a token, and none answers a token beside the two of the login', async () => {
    const asha = await person();
    await withTotp(asha);
    const { challenge } = await challengeOf(asha.username);
    expect(await isOpen(authorised(challenge))).toBe(false);
    expect((await finish({ challenge })).statusCode).toBe(400);
    expect((await finish({ challenge, totp_code: '', recovery_code: '' })).statusCode).toBe(400);
    expect((await finish({ challenge, password })).statusCode).toBe(400);
    // a challenge of the open session finishes no login
    const own = (await send('POST', 'reauthenticate/challenge/', undefined, asha)).json<LoginChallenge>();
    expect((await finish({ challenge: own.challenge, totp_code: '000000' })).json()).toMatchObject({
      code: 'challenge_ended',
    });
  });

  it('secrets are encrypted for their account, and no answer or row shows them', async () => {
    const [asha, ravi] = [await person(), await person()];
    const { secret } = (await send('POST', 'totp/', undefined, asha)).json<{ secret: string }>();
    await send('POST', 'totp/confirm/', { totp_code: codeOf(new TOTP({ secret })) }, asha);
    const { row } = (await database().row<{ row: string }>(
      sql`select a::text as row from authenticator a where account_id = ${asha.id}`,
    )) ?? { row: '' };
    expect(row).not.toContain(secret);
    expect((await send('GET', 'second-factors/', undefined, asha)).body).not.toContain(secret);
    // moved to another account, it opens nothing
    await withTotp(ravi);
    await database().run(
      sql`update authenticator set last_step = 0, secret = (select secret from authenticator where account_id = ${asha.id}) where account_id = ${ravi.id}`,
    );
    const { challenge } = await challengeOf(ravi.username);
    expect((await finish({ challenge, totp_code: codeOf(new TOTP({ secret })) })).statusCode).toBe(400);
  });

  it('devices are listed, renamed and removed; the last one takes the recovery codes and the question with it', async () => {
    const asha = await person();
    await withTotp(asha);
    await withPasskey(asha);
    const factors = async () => (await send('GET', 'second-factors/', undefined, asha)).json<SecondFactors>();
    const { totp, passkeys, recovery_codes_left: left, required } = await factors();
    expect([totp?.name, passkeys.map(({ name }) => name), left, required]).toEqual(['My phone', ['My key'], 10, false]);
    const id = passkeys[0]?.id ?? 0;
    expect((await send('PATCH', `passkeys/${id}/`, { name: 'Laptop' }, asha)).json()).toMatchObject({ name: 'Laptop' });
    expect((await send('PATCH', 'totp/', { name: 'Pixel' }, asha)).statusCode).toBe(204);
    expect((await factors()).totp?.name).toBe('Pixel');
    const stranger = await person();
    for (const answer of [
      await send('GET', `passkeys/${id}/`, undefined, stranger),
      await send('PATCH', `passkeys/${id}/`, { name: 'Mine' }, stranger),
      await send('DELETE', `passkeys/${id}/`, undefined, stranger),
    ])
      expect(answer.statusCode).toBe(404);
    expect((await send('DELETE', `passkeys/${id}/`, undefined, asha)).statusCode).toBe(204);
    expect((await login(asha.username)).statusCode).toBe(202);
    expect((await send('POST', 'totp/disable/', undefined, asha)).statusCode).toBe(204);
    expect(await factors()).toMatchObject({ totp: null, passkeys: [], recovery_codes_left: 0 });
    expect((await login(asha.username)).statusCode).toBe(200);
    expect(
      (await emails()).filter((subject) => subject.startsWith('Two-step login: a device was removed')),
    ).toHaveLength(2);
  });

  it('another phone replaces the first only once its code is confirmed', async () => {
    const asha = await person();
    const { totp } = await withTotp(asha);
    const { secret } = (await send('POST', 'totp/', undefined, asha)).json<{ secret: string }>();
    const answer = await finish({ challenge: (await challengeOf(asha.username)).challenge, totp_code: codeOf(totp) });
    expect(answer.statusCode).toBe(200);
    later += 2 * stepInMs;
    const moved = new TOTP({ secret });
    const confirmed = await send('POST', 'totp/confirm/', { totp_code: codeOf(moved) }, asha);
    expect(confirmed.json()).toEqual({ recovery_codes: [] });
    later += 2 * stepInMs;
    const { challenge } = await challengeOf(asha.username);
    expect((await finish({ challenge, totp_code: codeOf(totp) })).statusCode).toBe(400);
    expect((await finish({ challenge, totp_code: codeOf(moved) })).statusCode).toBe(200);
  });

  describe('asked again', () => {
    const reauthenticated = async (who: TestAccount, proof: object) => {
      const { challenge } = (await send('POST', 'reauthenticate/challenge/', undefined, who)).json<LoginChallenge>();
      return (await send('POST', 'reauthenticate/', { challenge, ...proof }, who)).statusCode;
    };

    it('after 15 minutes, changes of factors, roles and settings are refused until the factor is given', async () => {
      const boss = await person({ superuser: true });
      const { totp } = await withTotp(boss);
      const { id } = await person();
      const calls = () => [
        send('POST', 'totp/', undefined, boss),
        send('POST', 'passkeys/options/', undefined, boss),
        send('POST', 'recovery-codes/', undefined, boss),
        send('POST', 'totp/disable/', undefined, boss),
        ...(
          [
            ['PATCH', `/api/office/accounts/${id}/`],
            ['DELETE', `/api/office/accounts/${id}/second-factors/`],
            ['PUT', '/api/office/settings/'],
          ] as const
        ).map(([method, url]) => server.inject({ method, url, headers: boss.headers, payload: {} })),
      ];
      later += 15 * minuteInMs;
      for (const answer of await Promise.all(calls()))
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'reauthenticate']);
      expect((await send('GET', 'second-factors/', undefined, boss)).statusCode).toBe(200);
      // the password is not enough where there is more
      expect(await reauthenticated(boss, { password })).toBe(400);
      expect(await reauthenticated(boss, { totp_code: '000000' })).toBe(400);
      expect(await reauthenticated(boss, { totp_code: codeOf(totp) })).toBe(204);
      for (const answer of (await Promise.all(calls())).slice(-3)) expect(answer.statusCode).not.toBe(403);
    });

    it('an account without a second factor gives its password, in its own session only', async () => {
      const asha = await person();
      later += 15 * minuteInMs;
      expect((await send('POST', 'totp/', undefined, asha)).statusCode).toBe(403);
      expect(await reauthenticated(asha, { password: 'not this one' })).toBe(400);
      expect(await reauthenticated(asha, { password })).toBe(204);
      expect((await send('POST', 'totp/', undefined, asha)).statusCode).toBe(201);
      expect(
        (await send('POST', 'reauthenticate/', { challenge: 'a'.repeat(43), password }, asha)).json(),
      ).toMatchObject({
        code: 'challenge_ended',
      });
      const other = {
        ...asha,
        ...(await makeSession(database(), asha.id, new Date(now().getTime() - 20 * minuteInMs))),
      };
      expect((await send('POST', 'totp/', undefined, other)).statusCode).toBe(403);
    });

    it('a challenge of one session is of no use to another', async () => {
      const asha = await person();
      const { totp } = await withTotp(asha);
      const other = await fresh(asha.id);
      const { challenge } = (await send('POST', 'reauthenticate/challenge/', undefined, other)).json<LoginChallenge>();
      const answer = await send('POST', 'reauthenticate/', { challenge, totp_code: codeOf(totp) }, asha);
      expect(answer.json()).toMatchObject({ code: 'challenge_ended' });
    });
  });

  describe('where staff must have one', () => {
    const ask = (who: Who, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
      strict.inject({ method, url, headers: who.headers, ...(payload && { payload }) });

    it('the office stays closed until it is set up right there, and the last one stays', async () => {
      const boss = await person({ superuser: true });
      const closed = await ask(boss, 'GET', '/api/office/accounts/');
      expect([closed.statusCode, closed.json<{ code: string }>().code]).toEqual([403, 'second_factor_required']);
      expect((await ask(boss, 'GET', '/api/auth/me/')).json()).toMatchObject({
        is_superuser: true,
        second_factor: false,
        second_factor_required: true,
      });
      const { secret } = (await ask(boss, 'POST', '/api/auth/totp/')).json<{ secret: string }>();
      const code = codeOf(new TOTP({ secret }));
      // each server of this test has a key of its own
      expect((await ask(boss, 'POST', '/api/auth/totp/confirm/', { totp_code: code })).statusCode).toBe(200);
      expect((await ask(boss, 'GET', '/api/office/accounts/')).statusCode).toBe(200);
      const kept = await ask(boss, 'POST', '/api/auth/totp/disable/');
      expect([kept.statusCode, kept.json<{ code: string }>().code]).toEqual([409, 'last_second_factor']);
      expect((await ask(boss, 'GET', '/api/office/accounts/')).statusCode).toBe(200);
    });

    it('another superuser removes the factors: audited, told by email, logged out everywhere', async () => {
      const boss = await person({ superuser: true });
      const agent = await person({ roles: ['agent'] });
      await withTotp(agent);
      const remove = (id: number) =>
        server.inject({ method: 'DELETE', url: `/api/office/accounts/${id}/second-factors/`, headers: boss.headers });
      expect((await remove(boss.id)).statusCode).toBe(409);
      const answer = await remove(agent.id);
      expect([answer.statusCode, answer.json<{ second_factor: boolean }>().second_factor]).toEqual([200, false]);
      expect((await remove(agent.id)).statusCode).toBe(409);
      expect(await isOpen(agent)).toBe(false);
      expect((await login(agent.username)).statusCode).toBe(200);
      expect(await emails()).toContain('We turned off your two-step login');
      const entries = await database().rows(
        sql`select action, before, after from audit_entry where subject_id = ${String(agent.id)}`,
      );
      expect(entries).toEqual([
        { action: 'account.remove_second_factors', before: { second_factor: true }, after: { second_factor: false } },
      ]);
    });
  });

  it('expired challenges are deleted with later logins', async () => {
    const asha = await person();
    await withTotp(asha);
    await challengeOf(asha.username);
    later += dayInMs;
    await challengeOf(asha.username);
    expect(
      await database().row(sql`select count(*)::int as many from login_challenge where account_id = ${asha.id}`),
    ).toEqual({ many: 1 });
  });
});
