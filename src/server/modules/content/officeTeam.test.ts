import { officeLimits } from '@contract/officeLimits';
import type { OfficeTeamMember } from '@contract/officeTeam';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { builtInTeam } from '../../../app/features/about/builtInTeam';
import { listAudit } from '../../audit/auditStore';
import { migrations } from '../../db/migrations/migrations';
import { contentRoutes } from './contentRoutes';
import { officeTeamRoutes } from './officeTeamRoutes';

type Answer = OfficeTeamMember & { code?: string; current?: OfficeTeamMember & { ids?: number[] } };

describeOnBoth('the team in the office', (database) => {
  let server: FastifyInstance;
  let editor: TestAccount;
  let requests = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [contentRoutes, officeTeamRoutes]);
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from team_member`);
    editor = await makeAccount(database(), { roles: ['editor'] });
  });

  const ask = async <Body = Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', payload?: object) => {
    const { headers } = editor;
    const answer = await server.inject({
      method,
      url: `/api/office/team/${url}`,
      headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: (answer.body && answer.json()) as Body };
  };
  const person = (name: string) => ({ name, role: 'Sales', text: 'Knows every court.' });
  const clientId = () => `team-${(requests += 1)}-${process.pid}`;
  const add = (name: string) => ask('POST', '', { client_id: clientId(), ...person(name) });
  const change = ({ id, version }: { id: number; version: number }, name: string, more: object = {}) =>
    ask('PUT', `${id}/`, { version, ...person(name), ...more });
  const onSite = async () => (await server.inject({ url: '/api/team/' })).json<{ name: string }[]>();
  const names = async () => (await onSite()).map(({ name }) => name);
  const entries = async () =>
    (await listAudit(database(), { actor: editor.id }, { limit: 100, offset: 0 })).entries.map(({ action }) => action);

  it('begins with the three people that the page has built in, in their order', async () => {
    const first = migrations.find(({ id }) => id === '0058_team');
    const inserts = String(first?.sql).slice(String(first?.sql).indexOf('insert into'));
    await database().script(inserts);
    expect((await onSite()).map((member) => ({ ...member, id: 0 }))).toEqual(
      builtInTeam.map((member) => ({ ...member, id: 0 })),
    );
  });

  it('is added at the end, changed, ordered and removed, and the site shows it at once on every process', async () => {
    let notified = () => {};
    const unlisten = await database().listen('content_changed', () => notified());
    const heard = async <Result>(write: () => Promise<Result>): Promise<Result> => {
      const notification = new Promise<void>((resolve) => (notified = resolve));
      const result = await write();
      await notification;
      return result;
    };
    const first = (await heard(() => add('Asha'))).body;
    const second = (await heard(() => add('Nila'))).body;
    expect(await onSite()).toEqual([
      { id: first.id, ...person('Asha') },
      { id: second.id, ...person('Nila') },
    ]);
    const { id } = first;
    expect((await heard(() => change(first, 'Asha Rao'))).body).toEqual({ id, version: 2, ...person('Asha Rao') });
    const [ids, read] = [
      [second.id, id],
      [id, second.id],
    ];
    expect((await heard(() => ask('PUT', 'order/', { ids, read }))).status).toBe(204);
    expect(await names()).toEqual(['Nila', 'Asha Rao']);
    expect(await ask('PUT', 'order/', { ids, read })).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { ids } },
    });
    expect((await heard(() => ask('DELETE', `${id}/?version=2`))).status).toBe(204);
    expect(await names()).toEqual(['Nila']);
    await unlisten();
  });

  it('is added once, however often the same request arrives', async () => {
    const request = { client_id: clientId(), ...person('Asha') };
    await Promise.all([1, 2, 3].map(() => ask('POST', '', request)));
    expect(await names()).toEqual(['Asha']);
    expect(await entries()).toEqual(['team.add']);
  });

  it('R37 leaves one audit entry with each change, none with a refused one, and no entry names a person', async () => {
    const one = (await add('Asha Rao')).body;
    await change(one, 'Asha Bose');
    expect(await change(one, 'Late')).toMatchObject({
      status: 409,
      body: { code: 'stale', current: { name: 'Asha Bose', version: 2 } },
    });
    await change({ id: one.id, version: 2 }, 'Asha Bose');
    await ask('DELETE', `${one.id}/?version=2`);
    const { entries: written } = await listAudit(database(), { actor: editor.id }, { limit: 100, offset: 0 });
    expect(written.map(({ action }) => action)).toEqual(['team.remove', 'team.update', 'team.add']);
    expect(JSON.stringify(written)).not.toMatch(/Rao|Bose|court/);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ role: '' }, 'role'],
    [{ text: 'x'.repeat(401) }, 'text'],
  ])('%j is refused at its field, and changes nothing', async (given, field) => {
    const row = (await add('Asha')).body;
    for (const { status, body } of [
      await change(row, 'Asha', given),
      await ask('POST', '', { client_id: clientId(), ...person('New'), ...given }),
    ])
      expect([status, Object.keys(body)[0]]).toEqual([400, field]);
    expect(await names()).toEqual(['Asha']);
  });

  it('fits on the page: one more than there is room for is refused', async () => {
    for (let count = 1; count <= officeLimits.person.most; count += 1)
      expect((await add(`Number ${count}`)).status).toBe(201);
    expect(await add('One more')).toMatchObject({ status: 409, body: { code: 'too_many' } });
  });
});
