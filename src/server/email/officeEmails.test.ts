import type { OfficeEmail } from '@contract/office';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../test/support/databases';
import { type TestAccount, makeAccount, makeSession } from '../../../test/support/factories';
import { buildTestServer } from '../../../test/support/testServer';
import { waitUntil } from '../../../test/support/waitUntil';
import { listAudit } from '../audit/auditStore';
import { officeEmailRoutes } from './officeEmailRoutes';

describeOnBoth('emails in the office', (database) => {
  let server: FastifyInstance;
  let boss: TestAccount;
  beforeAll(async () => {
    server = await buildTestServer(database(), [officeEmailRoutes]);
    boss = await makeAccount(database());
    Object.assign(boss, await makeSession(database(), boss.id));
    await database().run(sql`update account set is_superuser = true where id = ${boss.id}`);
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from mail`);
    await database().run(sql`
      insert into mail (id, recipient, subject, body, tries, failure, next_try_at, sent_at) overriding system value values
        (9001, 'sent@people.example', 'Your invoice', '', 1, null, now(), now()),
        (9002, 'asha@people.example', 'Reset your password', 'https://site.example/secret-link', 3, '550 No such mailbox', now() + interval '1 day', null),
        (9003, 'waiting@people.example', 'A new enquiry', 'body', 0, null, now() + interval '1 day', null)`);
  });

  const list = (query = '') => server.inject({ url: `/api/office/emails/?${query}`, headers: boss.headers });
  const retry = (id: number, tries: number) =>
    server.inject({
      method: 'POST',
      url: `/api/office/emails/${id}/retry/`,
      headers: boss.headers,
      payload: { tries },
    });

  it('are listed by state and by words of recipient and subject, the latest first, without their text', async () => {
    const ids = async (query: string) => (await list(query)).json<OfficeEmail[]>().map(({ id }) => id);
    expect(await ids('')).toEqual([9003, 9002, 9001]);
    expect([await ids('state=sent'), await ids('state=failed'), await ids('state=waiting')]).toEqual([
      [9001],
      [9002],
      [9003],
    ]);
    expect([await ids('search=PASSWORD'), await ids('search=waiting@'), await ids('search=nothing')]).toEqual([
      [9002],
      [9003],
      [],
    ]);
    const failed = (await list('state=failed')).json<OfficeEmail[]>()[0];
    expect(failed).toMatchObject({
      to: 'asha@people.example',
      tries: 3,
      failure: '550 No such mailbox',
      sent_at: null,
    });
    expect((await list('')).body).not.toContain('secret-link');
  });

  it('are tried again at once when staff ask for it, which the audit tells; the delivery is woken', async () => {
    const woken: string[] = [];
    const stop = await database().listen('mail', () => void woken.push('woken'));
    const answer = await retry(9002, 3);
    expect([answer.statusCode, answer.json<OfficeEmail>().state]).toEqual([200, 'waiting']);
    const due = await database().row<{ due: boolean }>(
      sql`select next_try_at <= ${new Date()} as due from mail where id = 9002`,
    );
    expect(due?.due).toBe(true);
    expect((await listAudit(database(), {}, { limit: 1, offset: 0 })).entries[0]).toMatchObject({
      action: 'email.retry',
      subject_id: '9002',
    });
    await waitUntil(() => woken.length > 0);
    expect(woken).toEqual(['woken']);
    await stop();
  });

  it('are not tried again when they were sent, or tried meanwhile', async () => {
    expect([(await retry(9001, 1)).statusCode, (await retry(9001, 1)).json<{ code: string }>().code]).toEqual([
      409,
      'sent',
    ]);
    const stale = await retry(9002, 2);
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'stale', current: expect.objectContaining({ id: 9002, tries: 3 }) }),
    ]);
    expect((await retry(2_000_000_000, 0)).statusCode).toBe(404);
  });
});
