import { hourInMs } from '@contract/durations';
import { problemReportEndpoints, type ProblemReport } from '@contract/problemReports';
import { recordingLimits } from '@contract/recordingLimits';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, type TestAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { createBuildCounts } from '../../lib/buildCounts';
import { problemReportsRoutes } from './problemReportsRoutes';

const recording = (entries: readonly object[] = [{ t: 12, action: { type: 'session/loggedOut' } }]) => ({
  format: 'aangan-session',
  version: 1,
  build: 'ours',
  startedAt: '2026-11-25T10:00:00.000Z',
  path: '/properties',
  initialState: { session: { token: null } },
  entries,
  finalState: { session: { token: null } },
});

describeOnBoth('problem reports', (database) => {
  let server: FastifyInstance;
  let boss: TestAccount;
  let now = new Date('2026-11-25T10:00:00Z');
  const buildCounts = createBuildCounts('ours');
  let sentCount = 0;
  const report = (more: object = {}) => ({
    kind: 'problem',
    message: 'The list stays empty.',
    page: '/properties?city=pune',
    build: 'ours',
    client_id: `report-${String((sentCount += 1)).padStart(4, '0')}`,
    ...more,
  });
  const send = (payload: object, headers = {}) =>
    server.inject({ method: 'POST', url: '/api/problem-reports/', headers, payload });
  const read = (path = '', who = boss) =>
    server.inject({ method: 'GET', url: `/api/office/problem-reports/${path}`, headers: who.headers });
  const handle = (id: number, body: object) =>
    server.inject({
      method: 'PATCH',
      url: `/api/office/problem-reports/${id}/`,
      headers: boss.headers,
      payload: body,
    });
  const idOf = async (more: object = {}) => (await send(report(more))).json<{ id: number }>().id;

  beforeAll(async () => {
    server = await buildTestServer(database(), [problemReportsRoutes], { now: () => now, buildCounts });
    boss = await makeAccount(database(), { superuser: true, now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = new Date('2026-11-25T10:00:00Z');
    await database().run(sql`delete from problem_report`);
    await database().run(sql`delete from login_failure`);
  });

  it('stores what a visitor sends, with the account of one who is logged in', async () => {
    const visitor = await send(report({ email: 'asha@people.example', browser: 'Firefox', viewport: '390 × 844' }));
    expect([visitor.statusCode, visitor.json()]).toEqual([
      201,
      { id: expect.any(Number), client_id: `report-${String(sentCount).padStart(4, '0')}` },
    ]);
    const member = await makeAccount(database(), { username: 'meera', now });
    now = new Date('2026-11-25T10:01:00Z');
    await send(report({ message: '  Twice.  ' }), member.headers);
    const rows = (await read()).json<ProblemReport[]>();
    expect(rows.map(({ message, email, account, steps }) => [message, email, account?.username, steps])).toEqual([
      ['Twice.', '', 'meera', null],
      ['The list stays empty.', 'asha@people.example', undefined, null],
    ]);
    expect(rows[1]).toMatchObject({ page: '/properties?city=pune', browser: 'Firefox', viewport: '390 × 844' });
  });

  it('stores a report once that is sent again after its answer was lost', async () => {
    const once = report();
    const [first, second] = [await send(once), await send(once)];
    expect(second.json()).toEqual(first.json());
    const both = report();
    const answers = await Promise.all([send(both), send(both)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await read()).json()).toHaveLength(2);
  });

  it('asks for words, unless an error says what failed', async () => {
    const empty = await send(report({ message: ' ' }));
    expect([empty.statusCode, empty.json()]).toEqual([400, { message: ['Say what went wrong.'], code: 'invalid' }]);
    expect(
      (await send(report({ kind: 'error', message: '', error: 'TypeError: x is not a function' }))).statusCode,
    ).toBe(201);
  });

  it('takes secrets out of the page and the error', async () => {
    await send(report({ page: '/email/confirm?token=hush-hush', error: 'refused "Token abcdef123456"' }));
    const stored = JSON.stringify((await read()).json());
    expect(stored).toContain('/email/confirm?token=(hidden)');
    expect(stored).not.toMatch(/hush|abcdef/);
  });

  it('stores a recording in gzip, counts its steps and returns it as it was sent', async () => {
    const sent = recording(
      Array.from({ length: 500 }, (_, at) => ({
        t: at,
        machine: 'authDialog',
        event: { type: 'SUBMIT' },
        value: 'checking',
        context: { tries: at },
      })),
    );
    const id = await idOf({ recording: sent });
    const row = await database().row<{ bytes: number }>(
      sql`select length(recording)::int as bytes from problem_report where id = ${id}`,
    );
    expect(row?.bytes).toBeGreaterThan(100);
    expect(row?.bytes).toBeLessThan(JSON.stringify(sent).length / 5);
    const answer = await read(`${id}/recording/`);
    expect(answer.json()).toEqual(sent);
    expect([answer.headers['content-disposition'], answer.headers['cache-control']]).toEqual([
      `attachment; filename="problem-report-${id}.json"`,
      'no-store',
    ]);
    expect((await read(`${id}/`)).json()).toMatchObject({ steps: 500 });
    expect((await read(`${await idOf()}/recording/`)).statusCode).toBe(404);
  });

  it('takes a recording of 5 MB, and refuses a larger one with the way out', async () => {
    const ofSize = (bytes: number) => {
      const bare = recording([{ t: 1, action: { type: 'x', payload: '' } }]);
      const padding = 'x'.repeat(bytes - JSON.stringify(bare).length);
      return recording([{ t: 1, action: { type: 'x', payload: padding } }]);
    };
    expect((await send(report({ recording: ofSize(recordingLimits.bytes) }))).statusCode).toBe(201);
    const larger = await send(report({ recording: ofSize(recordingLimits.bytes + 1) }));
    expect([larger.statusCode, larger.json().recording]).toEqual([
      400,
      ['The recording is larger than 5 MB. Send the report without it, or record fewer steps.'],
    ]);
    const limit = problemReportEndpoints.create.bodyLimit;
    const huge = await send(report({ recording: ofSize(limit) }));
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'too_large']);
    expect((await send(report({ recording: { format: 'other' } }))).statusCode).toBe(400);
  });

  it('refuses the eleventh report of an address within an hour', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await send(report())).statusCode).toBe(201);
    const answer = await send(report());
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'too_many_attempts']);
    now = new Date(now.getTime() + hourInMs);
    expect((await send(report())).statusCode).toBe(201);
  });

  it('lists the newest first, by kind and by whether it is handled, in pages', async () => {
    const ids: number[] = [];
    for (const kind of ['problem', 'error', 'problem']) {
      now = new Date(now.getTime() + 1_000);
      ids.push(await idOf({ kind, error: kind === 'error' ? 'TypeError' : undefined }));
    }
    const [first = 0, second = 0, third = 0] = ids;
    await handle(first, { version: 1, handled: true });
    const listed = async (query: string) => (await read(`?${query}`)).json<ProblemReport[]>().map(({ id }) => id);
    expect(await listed('')).toEqual([third, second, first]);
    expect(await listed('kind=problem')).toEqual([third, first]);
    expect(await listed('handled=false')).toEqual([third, second]);
    expect(await listed('handled=true&kind=error')).toEqual([]);
    const page = await read('?limit=1&offset=1');
    expect([page.json<ProblemReport[]>()[0]?.id, page.headers['x-total-count'], page.headers.link]).toEqual([
      second,
      '3',
      '</api/office/problem-reports/?limit=1&offset=2>; rel="next"',
    ]);
  });

  it('a report is handled and opened again, each recorded in the audit without its texts', async () => {
    const id = await idOf();
    const handled = await handle(id, { version: 1, handled: true });
    expect(handled.json()).toMatchObject({ version: 2, handled_at: '2026-11-25T10:00:00.000Z' });
    const stale = await handle(id, { version: 1, handled: false });
    expect([stale.statusCode, stale.json().code, stale.json().current.version]).toEqual([409, 'stale', 2]);
    expect((await handle(id, { version: 2, handled: false })).json()).toMatchObject({ handled_at: null });
    const audit = await database().rows<{ action: string; all: string }>(
      sql`select action, to_json(e)::text as all from audit_entry e where subject_type = 'problem_report' and subject_id = ${String(id)} order by id`,
    );
    expect(audit.map(({ action }) => action)).toEqual(['problem_report.handle', 'problem_report.reopen']);
    expect(JSON.stringify(audit)).not.toContain('stays empty');
  });

  it('counts reports and errors by build, all other builds as one', async () => {
    const before = (what: 'reports' | 'errors') => Object.fromEntries(buildCounts.of(what));
    const [reports, errors] = [before('reports'), before('errors')];
    const once = report();
    await send(once);
    await send(once);
    await send(report({ build: 'older' }));
    for (const build of ['ours', 'older', 'x'.repeat(64)])
      expect(
        (await server.inject({ method: 'POST', url: '/api/problem-reports/errors/', payload: { build } })).statusCode,
      ).toBe(204);
    expect(Object.fromEntries(buildCounts.of('reports'))).toEqual({
      ours: (reports.ours ?? 0) + 1,
      other: (reports.other ?? 0) + 1,
    });
    expect(Object.fromEntries(buildCounts.of('errors'))).toEqual({
      ours: (errors.ours ?? 0) + 1,
      other: (errors.other ?? 0) + 2,
    });
    expect((await read()).json()).toHaveLength(2);
  });

  it('an address counts thirty errors an hour at most', async () => {
    const count = () =>
      server.inject({ method: 'POST', url: '/api/problem-reports/errors/', payload: { build: 'ours' } });
    for (let sent = 0; sent < 30; sent += 1) await count();
    expect((await count()).statusCode).toBe(429);
  });
});
