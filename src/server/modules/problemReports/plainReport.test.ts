import type { ProblemReport } from '@contract/problemReports';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, type TestAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { problemReportsRoutes } from './problemReportsRoutes';

describeOnBoth('a report of a problem without the app', (database) => {
  let server: FastifyInstance;
  let boss: TestAccount;
  const now = new Date('2026-11-25T10:00:00Z');
  const show = (query = '', headers = {}) =>
    server.inject({ method: 'GET', url: `/report-a-problem${query}`, headers });
  const send = (fields: Record<string, string>) =>
    server.inject({
      method: 'POST',
      url: '/report-a-problem',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Old Browser 1.0' },
      payload: new URLSearchParams(fields).toString(),
    });
  const stored = async () =>
    (await server.inject({ method: 'GET', url: '/api/office/problem-reports/', headers: boss.headers })).json<
      ProblemReport[]
    >();
  const hidden = (body: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';

  beforeAll(async () => {
    server = await buildTestServer(database(), [problemReportsRoutes], { now: () => now });
    boss = await makeAccount(database(), { superuser: true, now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from problem_report`);
    await database().run(sql`delete from login_failure`);
  });

  it('is a form that works without scripts: its fields, sent as a browser does, are stored once for the office', async () => {
    const { body, headers, statusCode } = await show(`?page=${encodeURIComponent('/properties?city=pune')}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).not.toContain('<script');
    expect(body).toMatch(/<form method="post">[\s\S]*<textarea[^>]*name="message"[\s\S]*<button>Send<\/button>/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    const fields = {
      message: 'The page stays grey.',
      email: 'asha@people.example',
      page: hidden(body, 'page'),
      client_id: hidden(body, 'client_id'),
    };
    const sent = await send(fields);
    expect(sent.statusCode).toBe(201);
    expect(sent.body).toContain('We have your report');
    // a reload sends it again
    expect((await send(fields)).statusCode).toBe(201);
    expect(await stored()).toMatchObject([
      {
        kind: 'problem',
        message: 'The page stays grey.',
        email: 'asha@people.example',
        page: '/properties?city=pune',
        browser: 'Old Browser 1.0',
        build: 'without scripts',
        steps: null,
      },
    ]);
  });

  it('takes the page from where somebody came, without the site’s name or a token', async () => {
    const { body } = await show('', { referer: 'https://elsewhere.example/reset-password?token=hush-hush-hush' });
    const page = hidden(body, 'page');
    expect(page).toBe('/reset-password?token=hush-hush-hush');
    await send({ message: 'Nothing happens.', page, client_id: hidden(body, 'client_id') });
    expect((await stored())[0]?.page).toBe('/reset-password?token=(hidden)');
  });

  it('says at the field what is wrong, and keeps what was typed', async () => {
    const typed = { email: 'no "address" <b>', message: 'Is 1 < 2 & 3?', page: '/', client_id: 'report-0001' };
    const wrong = await send(typed);
    expect(wrong.statusCode).toBe(400);
    expect(wrong.body).toMatch(/<p class="fault" id="email-fault">[^<]+<\/p>/);
    expect(wrong.body).toContain('value="no &quot;address&quot; &lt;b&gt;"');
    expect(wrong.body).toContain('>\nIs 1 &lt; 2 &amp; 3?</textarea>');
    const empty = await send({ ...typed, email: '', message: ' ' });
    expect(empty.statusCode).toBe(400);
    expect(empty.body).toContain('id="message-fault">Say what went wrong.</p>');
    expect(await stored()).toEqual([]);
  });

  it('is limited per address like every report, and says so on the page', async () => {
    for (let count = 1; count <= 10; count += 1)
      await send({ message: 'Again.', page: '/', client_id: `report-again-${count}` });
    const { statusCode, body } = await send({ message: 'Again.', page: '/', client_id: 'report-again-11' });
    expect(statusCode).toBe(429);
    expect(body).toMatch(/<p class="fault" role="alert">[^<]+<\/p>/);
    expect(await stored()).toHaveLength(10);
  });
});
