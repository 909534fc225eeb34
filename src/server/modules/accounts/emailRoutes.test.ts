import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { dayInMs } from '@contract/durations';
import { confirmEmailFirst } from '@contract/emailProof';
import { accountsRoutes } from './accountsRoutes';
import { hashPassword } from './passwords';
import { decrypt } from '../../email/encryption';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing, makeSession } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';

const password = 'a courtyard in Indore';
const secret = Buffer.alloc(32, 3);

describeOnBoth('email addresses', (database) => {
  let server: FastifyInstance;
  let passwordHash: string;
  let later = 0;
  let sender = 0;
  beforeAll(async () => {
    passwordHash = await hashPassword(password);
    server = await buildTestServer(database(), [accountsRoutes], {
      secret,
      now: () => new Date(Date.now() + later),
      settings: { publicUrl: 'https://aangan.test' },
    });
  });
  beforeEach(() => {
    later = 0;
    sender += 1;
  });
  afterAll(() => server.close());

  const send = (url: string, payload?: object, headers = {}, method: 'POST' | 'PATCH' = 'POST') =>
    server.inject({ method, url, ...(payload && { payload }), headers, remoteAddress: `192.0.2.${sender}` });
  const register = (username: string, email: string) => send('/api/auth/register/', { username, email, password });
  const login = (username: string, typed = password) => send('/api/auth/login/', { username, password: typed });
  const change = (headers: object, body: object) => send('/api/auth/me/', body, headers, 'PATCH');
  const confirm = (token: string) => send('/api/auth/email/confirm/', { token });
  const undo = (token: string) => send('/api/auth/email/undo/', { token });
  const resend = (headers: object) => send('/api/auth/email/resend/', undefined, headers);
  const me = async (headers: object) => {
    const answer = await server.inject({ url: '/api/auth/me/', headers: headers as Record<string, string> });
    return answer.statusCode === 200
      ? answer.json<{ email: string; email_verified: boolean; pending_email: string | null }>()
      : undefined;
  };
  const emailsTo = async (to: string) =>
    (
      await database().rows<{ subject: string; body: string; sealed: boolean }>(
        sql`select subject, body, sealed from mail where recipient = ${to} order by id`,
      )
    ).map(({ subject, body, sealed }) => ({ subject, body: sealed ? decrypt(secret, to, body) : body }));
  const tokensTo = async (to: string, step: 'email/confirm' | 'email/undo' | 'reset-password') =>
    (await emailsTo(to)).flatMap(
      ({ body }) => new RegExp(`https://aangan\\.test/${step}#token=([\\w-]+)`).exec(body)?.[1] ?? [],
    );
  const subjectsTo = async (to: string) => (await emailsTo(to)).map(({ subject }) => subject);
  const loggedIn = async (username: string) => ({
    authorization: `Token ${(await login(username)).json<{ token: string }>().token}`,
  });
  const member = (username: string) =>
    makeAccount(database(), { username, email: `${username}@people.example`, passwordHash });

  describe('at registration', () => {
    it('emails a link that confirms the address once; its token has 256 bits and is stored as a hash only', async () => {
      expect((await register('asha', 'asha@people.example')).statusCode).toBe(201);
      const headers = await loggedIn('asha');
      expect(await me(headers)).toMatchObject({ email_verified: false, pending_email: null });
      const [token = ''] = await tokensTo('asha@people.example', 'email/confirm');
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      const stored = await database().rows<{ row: string }>(
        sql`select email_link::text as row from email_link union all select mail::text from mail`,
      );
      expect(stored.some(({ row }) => row.includes(token))).toBe(false);
      expect((await confirm(token)).statusCode).toBe(204);
      expect(await me(headers)).toMatchObject({ email: 'asha@people.example', email_verified: true });
      const again = await confirm(token);
      expect([again.statusCode, again.json()]).toMatchObject([
        409,
        { code: 'already_confirmed', detail: 'This address is already confirmed.' },
      ]);
      const [account] = await database().rows<{ row: string }>(
        sql`select account::text as row from account where username = 'asha'`,
      );
      expect(account?.row).not.toContain(token);
      // another address: the link is dead
      await database().run(
        sql`update account set email = 'asha2@people.example', email_verified_at = null where username = 'asha'`,
      );
      expect((await confirm(token)).json()).toMatchObject({ code: 'invalid' });
    });

    it('rejects a link of yesterday, and sends a new one on request', async () => {
      await register('late', 'late@people.example');
      const [old = ''] = await tokensTo('late@people.example', 'email/confirm');
      later = dayInMs;
      expect((await confirm(old)).statusCode).toBe(400);
      const headers = (
        await makeSession(
          database(),
          (await database().row<{ id: number }>(sql`select id from account where username = 'late'`))?.id ?? 0,
          new Date(Date.now() + later),
        )
      ).headers;
      expect((await resend(headers)).statusCode).toBe(204);
      const fresh = (await tokensTo('late@people.example', 'email/confirm')).at(-1) ?? '';
      expect((await confirm(fresh)).statusCode).toBe(204);
      expect([(await resend(headers)).statusCode, (await subjectsTo('late@people.example')).length]).toEqual([204, 2]);
    });

    it('resends five times an hour', async () => {
      const { headers } = await makeAccount(database(), { unverified: true });
      const statuses = [];
      for (let tries = 0; tries < 6; tries += 1) statuses.push((await resend(headers)).statusCode);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    });

    it('R25 gives equal responses for known and unknown addresses: only the emails differ', async () => {
      await member('known');
      const answers = [
        await register('newcomer1', 'KNOWN@people.example'),
        await register('newcomer2', 'unknown@people.example'),
      ];
      const responses = answers.map((answer) => [
        answer.statusCode,
        Object.keys(answer.json<object>()),
        Object.keys(answer.headers).sort(),
      ]);
      expect(responses[0]).toEqual(responses[1]);
      expect(responses[0]?.[0]).toBe(201);
      expect(await me(await loggedIn('newcomer1'))).toMatchObject({ email_verified: false, pending_email: null });
      expect([await subjectsTo('KNOWN@people.example'), await subjectsTo('unknown@people.example')]).toEqual([
        ['You already have an account'],
        ['Confirm your email address'],
      ]);
      expect((await emailsTo('KNOWN@people.example'))[0]?.body).not.toContain('token');
    });

    it('an unconfirmed address does not stop its owner from registering or confirming it', async () => {
      await register('squatter', 'holder@people.example');
      expect((await register('holder', 'holder@people.example')).statusCode).toBe(201);
      const [squatters = '', holders = ''] = await tokensTo('holder@people.example', 'email/confirm');
      expect((await confirm(holders)).statusCode).toBe(204);
      expect(
        await me({ authorization: `Token ${(await login('HOLDER@people.example')).json<{ token: string }>().token}` }),
      ).toMatchObject({ username: 'holder' });
      expect((await confirm(squatters)).json()).toEqual({
        code: 'invalid',
        token: [expect.stringContaining('another account')],
      });
      expect(await me(await loggedIn('squatter'))).toMatchObject({ email_verified: false });
    });

    it('R48 the email does not repeat the name, which a stranger may have typed', async () => {
      await register('www.evil.example', 'named@people.example');
      expect((await emailsTo('named@people.example'))[0]?.body).not.toContain('evil');
    });
  });

  it('confirming an address publishes the drafts that waited for it', async () => {
    const { id, headers } = await makeAccount(database(), {
      username: 'drafting',
      email: 'drafting@people.example',
      unverified: true,
    });
    const listing = await makeListing(database(), { ownerId: id, lifecycle: 'draft' });
    await database().run(sql`update property set draft_reason = ${confirmEmailFirst} where id = ${listing.id}`);
    await resend(headers);
    expect((await confirm((await tokensTo('drafting@people.example', 'email/confirm'))[0] ?? '')).statusCode).toBe(204);
    expect(await database().row(sql`select draft_reason as reason from property where id = ${listing.id}`)).toEqual({
      reason: null,
    });
  });

  it('a new password by email confirms the address that the email reached', async () => {
    const { id } = await makeAccount(database(), {
      username: 'resetting',
      email: 'resetting@people.example',
      unverified: true,
    });
    await database().run(
      sql`insert into password_reset (token_hash, account_id, expires_at) values (encode(sha256('a-reset-token-of-the-test'), 'hex'), ${id}, now() + interval '1 hour')`,
    );
    expect(
      (
        await send('/api/auth/password-reset/confirm/', {
          token: 'a-reset-token-of-the-test',
          new: 'two courtyards in Pune',
        })
      ).statusCode,
    ).toBe(200);
    expect(
      await me({
        authorization: `Token ${(await login('resetting', 'two courtyards in Pune')).json<{ token: string }>().token}`,
      }),
    ).toMatchObject({ email_verified: true });
  });

  describe('a change', () => {
    it('a stolen token is not enough: a new address needs the password', async () => {
      const { headers } = await member('victim');
      const tries = [
        await change(headers, { email: 'thief@people.example', name: 'Thief' }),
        await change(headers, { email: 'thief@people.example', password: 'a guess of the thief' }),
      ];
      expect(tries.map((answer) => [answer.statusCode, answer.json()])).toEqual([
        [400, { code: 'invalid', password: [expect.stringContaining('current password')] }],
        [400, { code: 'invalid', password: [expect.stringContaining('Incorrect password')] }],
      ]);
      expect([await me(headers), await emailsTo('thief@people.example')]).toMatchObject([
        { email: 'victim@people.example', name: '', pending_email: null },
        [],
      ]);
    });

    it('password guesses are limited to ten', async () => {
      const { headers } = await member('guessed');
      for (let tries = 0; tries < 10; tries += 1)
        expect(
          (await change(headers, { email: 'thief@people.example', password: `guess number ${tries}` })).statusCode,
        ).toBe(400);
      expect((await change(headers, { email: 'thief@people.example', password })).statusCode).toBe(429);
    });

    it('the new address is used once its link was opened; links sent to the old one become invalid', async () => {
      const { id, headers } = await member('moving');
      await database().run(
        sql`insert into password_reset (token_hash, account_id, expires_at) values ('moving', ${id}, now() + interval '1 hour')`,
      );
      const answer = await change(headers, { email: 'moved@people.example', password });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { email: 'moving@people.example', email_verified: true, pending_email: 'moved@people.example' },
      ]);
      expect(await subjectsTo('moving@people.example')).toEqual([]);
      expect((await confirm((await tokensTo('moved@people.example', 'email/confirm'))[0] ?? '')).statusCode).toBe(204);
      expect(await me(headers)).toMatchObject({
        email: 'moved@people.example',
        email_verified: true,
        pending_email: null,
      });
      expect(await subjectsTo('moving@people.example')).toEqual(['Your email address was changed']);
      expect(await database().rows(sql`select 1 as row from password_reset where account_id = ${id}`)).toEqual([]);
    });

    it('the same address in another case needs neither', async () => {
      const { headers } = await member('capital');
      expect((await change(headers, { email: 'Capital@people.example' })).json()).toMatchObject({
        email: 'Capital@people.example',
        pending_email: null,
      });
    });

    it('another new address invalidates the previous link', async () => {
      const { headers } = await member('wavering');
      await change(headers, { email: 'first@people.example', password });
      await change(headers, { email: 'second@people.example', password });
      expect((await confirm((await tokensTo('first@people.example', 'email/confirm'))[0] ?? '')).statusCode).toBe(400);
      expect(await me(headers)).toMatchObject({
        email: 'wavering@people.example',
        pending_email: 'second@people.example',
      });
    });

    it('R25 gives the same response for a new address that is taken', async () => {
      await member('occupied');
      const { headers } = await member('wishing');
      const answer = await change(headers, { email: 'Occupied@people.example', password });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { email: 'wishing@people.example', pending_email: 'Occupied@people.example' },
      ]);
      expect(await subjectsTo('Occupied@people.example')).toEqual(['You already have an account']);
    });

    it('a change of the password cancels a pending change of address', async () => {
      const { headers } = await member('careful');
      await change(headers, { email: 'thief2@people.example', password });
      expect(
        (await send('/api/auth/password/', { old: password, new: 'two courtyards in Pune' }, headers)).statusCode,
      ).toBe(204);
      expect((await confirm((await tokensTo('thief2@people.example', 'email/confirm'))[0] ?? '')).statusCode).toBe(400);
    });
  });

  describe('undoing a change', () => {
    async function stolen(username: string) {
      const { headers } = await member(username);
      await change(headers, { email: `${username}@thief.example`, password });
      await confirm((await tokensTo(`${username}@thief.example`, 'email/confirm'))[0] ?? '');
      return { headers, back: (await tokensTo(`${username}@people.example`, 'email/undo'))[0] ?? '' };
    }

    it('restores the account, ends all sessions, invalidates the password, and emails a link for a new one', async () => {
      const { headers, back } = await stolen('robbed');
      expect((await undo(back)).statusCode).toBe(204);
      expect([await me(headers), (await login('robbed')).statusCode]).toEqual([undefined, 400]);
      const [reset = ''] = await tokensTo('robbed@people.example', 'reset-password');
      expect(
        (await send('/api/auth/password-reset/confirm/', { token: reset, new: 'two courtyards in Pune' })).statusCode,
      ).toBe(200);
      const again = {
        authorization: `Token ${(await login('robbed', 'two courtyards in Pune')).json<{ token: string }>().token}`,
      };
      expect(await me(again)).toMatchObject({ email: 'robbed@people.example', email_verified: true });
      expect((await undo(back)).statusCode).toBe(400);
    });

    it('works after a thief changed to a third address, whose own undo link becomes invalid', async () => {
      const { headers, back } = await stolen('chased');
      await change(headers, { email: 'chased@third.example', password });
      await confirm((await tokensTo('chased@third.example', 'email/confirm'))[0] ?? '');
      const [thiefs = ''] = await tokensTo('chased@thief.example', 'email/undo');
      expect((await undo(back)).statusCode).toBe(204);
      expect((await undo(thiefs)).statusCode).toBe(400);
      expect(await database().row(sql`select email from account where username = 'chased'`)).toEqual({
        email: 'chased@people.example',
      });
    });

    it('works for seven days', async () => {
      const { back } = await stolen('away');
      later = 7 * dayInMs;
      expect((await undo(back)).statusCode).toBe(400);
      later -= 60_000;
      expect((await undo(back)).statusCode).toBe(204);
    });

    it('an unconfirmed address never gets access to the account', async () => {
      const { headers } = await makeAccount(database(), {
        username: 'typo',
        email: 'strangers@people.example',
        passwordHash,
        unverified: true,
      });
      await change(headers, { email: 'typo@people.example', password });
      await confirm((await tokensTo('typo@people.example', 'email/confirm'))[0] ?? '');
      expect([await me(headers), await emailsTo('strangers@people.example')]).toMatchObject([
        { email: 'typo@people.example', email_verified: true },
        [],
      ]);
    });
  });
});
