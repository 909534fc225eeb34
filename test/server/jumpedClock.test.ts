import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import type { LoginChallenge } from '@contract/secondFactor';
import * as argon2 from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { claimEmails } from '@server/email/emailStore';
import { createLease } from '@server/jobs/lease';
import { accountsRoutes } from '@server/modules/accounts/accountsRoutes';
import { describeOnBoth } from '../support/databases';
import { makeAccount, makeSession } from '../support/factories';
import { buildTestServer } from '../support/testServer';

const password = 'a courtyard in Indore';
const jump = 3 * dayInMs;

describeOnBoth('R49 a clock that jumped three days ahead for seconds', (database) => {
  let server: FastifyInstance;
  let passwordHash: string;
  let later = 0;
  const now = () => new Date(Date.now() + later);
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes], { now });
    passwordHash = await argon2.hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    later = 0;
  });

  const post = (path: string, payload: object, headers = {}) =>
    server.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers });
  const login = (username: string, typed = password) => post('login/', { username, password: typed });

  it('locks no login: not when it is back, and not three days later', async () => {
    const { username } = await makeAccount(database(), { passwordHash });
    later = jump;
    for (let tries = 0; tries < 10; tries += 1) await login(username, 'not this one');
    expect((await login(username)).statusCode).toBe(429);
    later = 0;
    expect((await login(username)).statusCode).toBe(200);
    later = jump + minuteInMs;
    expect((await login(username)).statusCode).toBe(200);
  });

  it('locks no authenticator, and no code works twice', async () => {
    const who = await makeAccount(database(), { passwordHash });
    const { secret } = (await post('totp/', {}, who.headers)).json<{ secret: string }>();
    const totp = new TOTP({ secret });
    const finish = async (code: string) => {
      const { challenge } = (await login(who.username)).json<LoginChallenge>();
      return (await post('login/second-factor/', { challenge, totp_code: code })).statusCode;
    };
    const code = () => totp.generate({ timestamp: now().getTime() });
    expect((await post('totp/confirm/', { totp_code: code() }, who.headers)).statusCode).toBe(200);
    later = jump;
    expect(await finish(code())).toBe(200);
    later = minuteInMs;
    const used = code();
    expect([await finish(used), await finish(used)]).toEqual([200, 400]);
    later += minuteInMs;
    expect(await finish(code())).toBe(200);
  });

  it('opens no challenge and proves no session for three days, and ends no session', async () => {
    const who = await makeAccount(database(), { passwordHash });
    const during = await makeSession(database(), who.id, new Date(Date.now() + jump));
    expect((await post('totp/', {}, during.headers)).json()).toMatchObject({ code: 'reauthenticate' });
    expect((await server.inject({ url: '/api/auth/me/', headers: during.headers })).statusCode).toBe(200);
    later = jump;
    const open = await makeSession(database(), who.id, now());
    const { challenge } = (await post('reauthenticate/challenge/', {}, open.headers)).json<{ challenge: string }>();
    later = 0;
    expect((await post('reauthenticate/', { challenge, password }, open.headers)).json()).toMatchObject({
      code: 'challenge_ended',
    });
  });

  it('keeps nobody from a new link for a password', async () => {
    const { id, username } = await makeAccount(database(), { passwordHash });
    for (let links = 0; links < 3; links += 1)
      await database().run(sql`
        insert into password_reset (token_hash, account_id, created_at, expires_at)
        values (${`jumped ${id} ${links}`}, ${id}, ${new Date(Date.now() + jump)}, ${new Date(Date.now() + jump + hourInMs)})`);
    const boss = await makeAccount(database(), { superuser: true });
    const url = `/api/office/accounts/${id}/password-reset/`;
    const answer = await server.inject({ method: 'POST', url, headers: boss.headers });
    expect([username, answer.statusCode]).toEqual([username, 204]);
  });

  it('holds no lease and no email back', async () => {
    const lease = createLease(database(), 'a jumped lease', 60);
    const hold = (ms: number) =>
      database().run(sql`
        insert into lease (name, holder, held_until) values ('a jumped lease', 'another', ${new Date(Date.now() + ms)})
        on conflict (name) do update set holder = excluded.holder, held_until = excluded.held_until`);
    await hold(50_000);
    expect(await lease.take()).toBe(false);
    await hold(jump);
    expect(await lease.take()).toBe(true);
    await lease.release();
    await database().run(sql`delete from mail`);
    const queue = (to: string, tries: number, ms: number) =>
      database().run(sql`
        insert into mail (recipient, subject, body, tries, next_try_at) values (${to}, '', '', ${tries}, ${new Date(Date.now() + ms)})`);
    await queue('new', 0, jump);
    await queue('claimed', 1, jump);
    await queue('failed often', 9, jump);
    await queue('being sent', 1, 9 * minuteInMs);
    await queue('waits', 9, 4 * hourInMs);
    const claimed = await claimEmails(database(), 10, now(), new Date(Date.now() + 10 * minuteInMs));
    expect(claimed.map(({ to }) => to)).toEqual(['new', 'claimed', 'failed often']);
  });
});
