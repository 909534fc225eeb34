import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { makeAccount } from '../../../test/support/factories';
import { buildTestServer } from '../../../test/support/testServer';
import { accountsRoutes } from '../modules/accounts/accountsRoutes';
import { enquiriesRoutes } from '../modules/enquiries/enquiriesRoutes';
import { readPhonesJob } from './readPhonesJob';

describeOnBoth('telephone numbers', (database) => {
  let server: FastifyInstance;
  let sent = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes, enquiriesRoutes]);
  });
  afterAll(() => server.close());

  const ask = async (phone: string) => {
    sent += 1;
    const form = { kind: 'contact', name: 'Asha', email: `asha${sent}@people.example`, message: 'When?', phone };
    return server.inject({
      method: 'POST',
      url: '/api/enquiries/',
      payload: { ...form, client_id: `client-phone-${sent}` },
    });
  };
  const stored = (table: 'account' | 'enquiry', id: number) =>
    database().row<{ phone: string; e164: string | null }>(
      table === 'account'
        ? sql`select phone, phone_e164 as e164 from account where id = ${id}`
        : sql`select phone, phone_e164 as e164 from enquiry where id = ${id}`,
    );
  const latest = async () =>
    stored('enquiry', (await database().row<{ id: number }>(sql`select max(id) as id from enquiry`))?.id ?? 0);

  it('H35 a number is stored in E.164 beside what was typed, one that cannot be read is kept and marked', async () => {
    const { id, headers } = await makeAccount(database());
    const change = (phone: string) =>
      server.inject({ method: 'PATCH', url: '/api/auth/me/', headers, payload: { phone } });
    expect((await change('\u202a९८२६० ००००० / 0731–4000000\u202c')).statusCode).toBe(200);
    expect(await stored('account', id)).toEqual({ phone: '98260 00000 / 0731-4000000', e164: '+919826000000' });
    await change('');
    expect(await stored('account', id)).toEqual({ phone: '', e164: null });
    for (const [typed, e164] of [
      ['098260 00000', '+919826000000'],
      ['00971 50 123 4567 ext. 2', '+971501234567'],
      ['415 555 2671', ''],
    ] as const) {
      expect((await ask(typed)).statusCode).toBe(201);
      expect(await latest()).toEqual({ phone: typed, e164 });
    }
  });

  it('H35 the message says what is wrong with a number', async () => {
    for (const [typed, words] of [
      ['call me', /in digits/],
      ['12345', /too short/],
      ['98260 00000 98260 00001', /too long.*“\/”/],
    ] as const)
      expect((await ask(typed)).json()).toEqual({ code: 'invalid', phone: [expect.stringMatching(words)] });
  });

  it('read-phones: reads numbers from before, and those that changed without being read', async () => {
    const { id } = await makeAccount(database(), { phone: '098260 00000' });
    const { id: other } = await makeAccount(database(), { phone: 'no number' });
    expect((await stored('account', id))?.e164).toBeNull();
    const run = () => readPhonesJob.run({ database: database(), now: () => new Date() }, () => Promise.resolve(true));
    await run();
    expect([await stored('account', id), await stored('account', other)]).toMatchObject([
      { e164: '+919826000000' },
      { e164: '' },
    ]);
    await database().run(sql`update account set phone = '+1 415 555 2671' where id = ${id}`);
    expect((await stored('account', id))?.e164).toBeNull();
    await run();
    expect((await stored('account', id))?.e164).toBe('+14155552671');
    expect(await run()).toEqual({ read: 0 });
  });
});
