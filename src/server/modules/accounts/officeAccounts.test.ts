import { officeEndpoints, type OfficeAccount } from '@contract/office';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeSession } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { auditRoutes } from '../../audit/auditRoutes';
import { accountsRoutes } from './accountsRoutes';

describeOnBoth('accounts in the office', (database) => {
  let server: FastifyInstance;
  let boss: TestAccount;
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes, auditRoutes]);
    boss = await makeAccount(database());
    Object.assign(boss, await makeSession(database(), boss.id));
    await database().run(sql`update account set is_superuser = true where id = ${boss.id}`);
  }, 180_000);
  afterAll(() => server.close());

  const get = (url: string) => server.inject({ url, headers: boss.headers });
  const patch = (id: number, payload: object) =>
    server.inject({ method: 'PATCH', url: `/api/office/accounts/${id}/`, headers: boss.headers, payload });
  const read = async (id: number) =>
    (await get('/api/office/accounts/?limit=48')).json<OfficeAccount[]>().find((account) => account.id === id);
  const lastEntry = async () => (await get('/api/office/audit/?limit=1')).json<object[]>()[0];

  it('are found by part of a name, username, address or phone number, by role and by state', async () => {
    const { id } = await makeAccount(database());
    await database().run(
      sql`update account set username = 'leela.rao', name = 'Leela 100% Rao', email = 'leela@agents.example', phone = '+91 98260 11223', roles = '{agent}', disabled_at = now() where id = ${id}`,
    );
    const listed = async (query: string) => (await get(`/api/office/accounts/?${query}`)).json<OfficeAccount[]>();
    const found = async (query: string) => (await listed(query)).map((account) => account.id);
    for (const query of [
      'search=eela',
      'search=RAO',
      'search=agents.ex',
      'search=9826011223',
      'search=100%25',
      'search=eela&role=agent',
      'search=eela&disabled=true',
    ])
      expect([query, await found(query)]).toEqual([query, [id]]);
    for (const query of ['search=eela&role=editor', 'search=eela&disabled=false'])
      expect([query, await found(query)]).toEqual([query, []]);
    expect((await listed('role=agent')).filter(({ roles }) => !roles.includes('agent'))).toEqual([]);
    expect((await listed('disabled=true')).filter(({ disabled }) => !disabled)).toEqual([]);
    expect(await found('search=nobody')).toEqual([]);
    expect(await found('search=1__%25')).toEqual([]);
    expect(await found('role=superuser')).toEqual([boss.id]);
    expect((await get('/api/office/accounts/?role=owner')).statusCode).toBe(400);
  });

  it('are saved as a CSV: in words, India’s time, and whole telephone numbers; no more than the filter finds', async () => {
    const { id } = await makeAccount(database());
    await database().run(sql`delete from session where account_id = ${id}`);
    await database().run(
      sql`update account set created_at = '2026-11-20T20:00:00Z', username = 'csv.meera', name = '=Meera', email = 'csv@sheets.example', phone = '09826044556', roles = '{agent,editor}', disabled_at = now() where id = ${id}`,
    );
    const answer = await get('/api/office/accounts.csv?search=csv.meera');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="people.csv"');
    const [headings, line, ...others] = answer.body.trimEnd().split('\r\n');
    expect(headings).toMatch(/^\uFEFF"Number","Username","Name","Email"/);
    expect(line).toBe(
      `"${id}","csv.meera","'=Meera","csv@sheets.example","Yes","098260 44556","Agent, Editor","Disabled","No","2026-11-21 01:30",""`,
    );
    expect(others).toEqual([]);
  });

  it('get roles, which their owner then has in `me`, and one audit row tells of it', async () => {
    const account = await makeAccount(database());
    const { headers } = await makeSession(database(), account.id);
    const changed = await patch(account.id, { version: 1, roles: ['editor', 'agent', 'agent'].slice(0, 2) });
    expect([changed.statusCode, changed.json<OfficeAccount>().roles, changed.json<OfficeAccount>().version]).toEqual([
      200,
      ['agent', 'editor'],
      2,
    ]);
    expect((await server.inject({ url: '/api/auth/me/', headers })).json<{ roles: string[] }>().roles).toEqual([
      'agent',
      'editor',
    ]);
    expect(await lastEntry()).toMatchObject({
      actor: { id: boss.id, username: boss.username },
      role: 'superuser',
      action: 'account.update',
      subject_type: 'account',
      subject_id: String(account.id),
      before: { roles: [], version: 1 },
      after: { roles: ['agent', 'editor'], version: 2 },
    });
  });

  it('are not changed by a request made for an older version: it gets the row as it is now', async () => {
    const { id } = await makeAccount(database());
    await patch(id, { version: 1, roles: ['agent'] });
    const entry = await lastEntry();
    const stale = await patch(id, { version: 1, disabled: true });
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'stale',
        current: expect.objectContaining({ id, version: 2, roles: ['agent'] }),
      }),
    ]);
    expect([(await read(id))?.disabled, await lastEntry()]).toEqual([false, entry]);
  });

  it('R38 are changed by one of two who change them at once; the other gets 409 with the current row, in 40 races', async () => {
    for (let race = 0; race < 40; race += 1) {
      const { id } = await makeAccount(database());
      const answers = await Promise.all([
        patch(id, { version: 1, roles: ['agent'] }),
        patch(id, { version: 1, roles: ['editor'] }),
      ]);
      const [won, lost] = [...answers].sort((one, other) => one.statusCode - other.statusCode);
      expect([won?.statusCode, lost?.statusCode]).toEqual([200, 409]);
      expect(lost?.json<{ current: OfficeAccount }>().current).toEqual(won?.json());
    }
  });

  it('are logged out everywhere when they are disabled, or when that alone is asked for', async () => {
    for (const end of [
      (id: number) => patch(id, { version: 1, disabled: true }),
      (id: number) =>
        server.inject({ method: 'DELETE', url: `/api/office/accounts/${id}/sessions/`, headers: boss.headers }),
    ]) {
      const { id } = await makeAccount(database());
      const { headers } = await makeSession(database(), id);
      expect((await end(id)).statusCode).toBeLessThan(300);
      expect((await server.inject({ url: '/api/auth/me/', headers })).statusCode).toBe(401);
      expect(await lastEntry()).toMatchObject({ subject_id: String(id) });
    }
    expect((await patch(2_000_000_000, { version: 1 })).statusCode).toBe(404);
  });

  it('are sent a link for a new password by email, which is audited, limited, and shown to nobody', async () => {
    const { id } = await makeAccount(database());
    const ask = (which: number) =>
      server.inject({ method: 'POST', url: `/api/office/accounts/${which}/password-reset/`, headers: boss.headers });
    const links = async () =>
      (await database().rows(sql`select 1 as one from password_reset where account_id = ${id}`)).length;
    const { email } = (await database().row<{ email: string }>(sql`select email from account where id = ${id}`)) as {
      email: string;
    };
    const answer = await ask(id);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await links()).toBe(1);
    const mailed = await database().rows<{ body: string }>(sql`select body from mail where recipient = ${email}`);
    expect(mailed).toHaveLength(1);
    // the stored email is encrypted: a copy of the database opens no account
    expect(mailed[0]?.body).not.toContain('reset-password');
    expect(await lastEntry()).toMatchObject({
      action: 'account.password_reset',
      subject_id: String(id),
      before: null,
      after: null,
    });
    for (const status of [204, 204, 429, 429]) expect((await ask(id)).statusCode).toBe(status);
    expect(await links()).toBe(3);
    const { id: disabled } = await makeAccount(database());
    await patch(disabled, { version: 1, disabled: true });
    expect((await ask(disabled)).statusCode).toBe(409);
    expect((await ask(2_000_000_000)).statusCode).toBe(404);
  });

  it('keep their last superuser', async () => {
    const version = (await database().row<{ version: number }>(sql`select version from account where id = ${boss.id}`))
      ?.version;
    for (const change of [{ is_superuser: false }, { disabled: true }]) {
      const refused = await patch(boss.id, { version, ...change });
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'last_superuser']);
    }
    const { id } = await makeAccount(database());
    await patch(id, { version: 1, is_superuser: true });
    expect((await patch(boss.id, { version, is_superuser: false })).statusCode).toBe(200);
    await database().run(sql`update account set is_superuser = id = ${boss.id}`);
  });

  it('leave no entry for a change that changes nothing', async () => {
    const { id } = await makeAccount(database());
    const entry = await lastEntry();
    expect((await patch(id, { version: 1, roles: [] })).statusCode).toBe(200);
    expect(await lastEntry()).toEqual(entry);
  });

  it('are listed with the shape that the contract promises', async () => {
    const answer = await get('/api/office/accounts/');
    const schema = officeEndpoints.accounts.responses[200];
    expect(schema.safeParse(answer.json()).success).toBe(true);
    expect(answer.headers['x-total-count']).toMatch(/^\d+$/);
  });
});
