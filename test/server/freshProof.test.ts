import { hourInMs } from '@contract/durations';
import { allEndpoints } from '@contract/endpoints';
import * as argon2 from '@node-rs/argon2';
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import sql from 'sql-template-tag';
import { accountsRoutes } from '@server/modules/accounts/accountsRoutes';
import { enquiriesRoutes } from '@server/modules/enquiries/enquiriesRoutes';
import { officeNewslettersRoutes } from '@server/modules/newsletter/officeNewslettersRoutes';
import { officePaymentsRoutes } from '@server/payments/office/officePaymentsRoutes';
import { privacyRoutes } from '@server/privacy/privacyRoutes';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount } from '../support/factories';
import { buildTestServer } from '../support/testServer';

const password = 'a courtyard in Indore';

it('R40 every file of people’s data that needs a login asks again who wants it', () => {
  const files = [...allEndpoints.values()].filter(
    ({ access, responses, path }) =>
      access !== 'anyone' &&
      /^(text\/csv|application\/zip)/.test(String(responses[200])) &&
      // headings alone
      !path.endsWith('/template.csv'),
  );
  expect(files.map(({ path }) => path).sort()).toEqual([
    '/api/auth/export/',
    '/api/office/accounts.csv',
    '/api/office/accounts/:id/export/',
    '/api/office/enquiries.csv',
    '/api/office/exports/contacts.csv',
    '/api/office/exports/leads.csv',
    '/api/office/exports/listings.csv',
    '/api/office/gst.csv',
    '/api/office/imports/:id/errors.csv',
    '/api/office/payments.csv',
    '/api/office/properties.csv',
    '/api/office/subscribers.csv',
    '/api/office/visits.csv',
  ]);
  expect(files.filter(({ reauthenticate }) => !reauthenticate)).toEqual([]);
});

describeOnBoth('R40 a session that was proven an hour ago', (database) => {
  let server: FastifyInstance;
  let passwordHash: string;
  let later = 0;
  const now = () => new Date(Date.now() + later);
  beforeAll(async () => {
    const routes = [accountsRoutes, enquiriesRoutes, officeNewslettersRoutes, officePaymentsRoutes, privacyRoutes];
    server = await buildTestServer(database(), routes, { now });
    passwordHash = await argon2.hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    later = 0;
  });

  const send = (who: TestAccount, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    server.inject({ method, url: `/api/${path}`, headers: who.headers, ...(payload && { payload }) });
  const codesOf = async (calls: ReturnType<typeof send>[]) =>
    (await Promise.all(calls)).map((answer) =>
      answer.statusCode === 403 ? answer.json<{ code: string }>().code : 'done',
    );
  const prove = async (who: TestAccount, proof: object) => {
    const { challenge } = (await send(who, 'POST', 'auth/reauthenticate/challenge/')).json<{ challenge: string }>();
    expect((await send(who, 'POST', 'auth/reauthenticate/', { challenge, ...proof })).statusCode).toBe(204);
  };
  /** Adds an authenticator app; the session ages an hour. */
  const withApp = async (given = {}) => {
    const who = await makeAccount(database(), { passwordHash, ...given });
    const { secret } = (await send(who, 'POST', 'auth/totp/')).json<{ secret: string }>();
    const totp = new TOTP({ secret });
    const code = () => totp.generate({ timestamp: now().getTime() });
    expect((await send(who, 'POST', 'auth/totp/confirm/', { totp_code: code() })).statusCode).toBe(200);
    later += hourInMs;
    return { who, code };
  };

  it('does nothing to others that cannot be taken back, and reads no file of them', async () => {
    const { who: boss, code } = await withApp({ superuser: true });
    const { id } = await makeAccount(database());
    const calls = () => [
      send(boss, 'POST', `office/accounts/${id}/export/`),
      send(boss, 'POST', `office/accounts/${id}/password-reset/`),
      send(boss, 'DELETE', `office/accounts/${id}/sessions/`),
      send(boss, 'GET', 'office/enquiries.csv'),
      send(boss, 'GET', 'office/payments.csv'),
      send(boss, 'GET', 'office/gst.csv?month=2026-11'),
      send(boss, 'GET', 'office/subscribers.csv'),
      send(boss, 'POST', 'office/newsletters/1/send/', { version: 1 }),
    ];
    const refused = [...calls(), send(boss, 'POST', `office/accounts/${id}/erase/`)];
    expect(new Set(await codesOf(refused))).toEqual(new Set(['reauthenticate']));
    const before = await database().row<{ erased: boolean; sessions: number }>(sql`
      select erased_at is not null as erased, (select count(*)::int from session where account_id = ${id}) as sessions from account where id = ${id}`);
    expect(before).toEqual({ erased: false, sessions: 1 });
    await prove(boss, { totp_code: code() });
    expect(new Set(await codesOf(calls()))).toEqual(new Set(['done']));
    expect((await send(boss, 'POST', `office/accounts/${id}/erase/`)).json()).toMatchObject({ erased: true });
  });

  it('of an account with a second factor needs it for its own erasure, export, address and password', async () => {
    const { who, code } = await withApp();
    const calls = () => [
      send(who, 'GET', 'auth/export/'),
      send(who, 'PATCH', 'auth/me/', { email: `${who.username}@thief.example`, password }),
      send(who, 'POST', 'auth/password/', { old: password, new: 'two courtyards in Pune' }),
    ];
    const erase = (typed: string) => send(who, 'POST', 'auth/erase/', { password: typed });
    expect(await codesOf([...calls(), erase(password)])).toEqual(Array.from({ length: 4 }, () => 'reauthenticate'));
    // what changes neither needs none
    expect((await send(who, 'PATCH', 'auth/me/', { name: 'Asha' })).statusCode).toBe(200);
    await prove(who, { totp_code: code() });
    for (const call of calls()) expect((await call).statusCode).toBeLessThan(300);
    expect((await erase('two courtyards in Pune')).statusCode).toBe(204);
  });

  it('without a second factor is asked for the password, as before, and before an export too', async () => {
    const who = await makeAccount(database(), { passwordHash });
    later += hourInMs;
    expect((await send(who, 'GET', 'auth/export/')).json()).toMatchObject({ code: 'reauthenticate' });
    await prove(who, { password });
    expect((await send(who, 'GET', 'auth/export/')).statusCode).toBe(200);
    later += hourInMs;
    const moved = await send(who, 'PATCH', 'auth/me/', { email: `${who.username}@new.example`, password });
    expect(moved.statusCode).toBe(200);
    expect((await send(who, 'POST', 'auth/erase/', { password })).statusCode).toBe(204);
  });
});
