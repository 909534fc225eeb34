import { dayInMs } from '@contract/durations';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing, type TestAccount } from '../../../../test/support/factories';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { visitsOn } from '../../../../test/support/visits';
import { disableAccount } from '../../cli/superusers';
import { hashOfToken } from '../../lib/tokens';
import { documentsRoutes } from '../documents/documentsRoutes';
import { enquiriesRoutes } from '../enquiries/enquiriesRoutes';
import { confirmListingsJob } from '../properties/confirmListings';
import { officePropertiesRoutes } from '../properties/officePropertiesRoutes';
import { propertiesRoutes } from '../properties/propertiesRoutes';
import { endVisitsJob } from '../visits/endVisits';
import { visitsRoutes } from '../visits/visitsRoutes';
import { accountsRoutes } from './accountsRoutes';

const secret = Buffer.alloc(32, 5);

describeOnBoth('a disabled account', (database) => {
  let server: FastifyInstance;
  let boss: TestAccount;
  const now = () => new Date();
  const routes = [
    accountsRoutes,
    documentsRoutes,
    enquiriesRoutes,
    officePropertiesRoutes,
    propertiesRoutes,
    visitsRoutes,
  ];
  beforeAll(async () => {
    server = await buildTestServer(database(), routes, { secret, now });
    boss = await makeAccount(database(), { superuser: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [sql`mail`, sql`login_failure`]) await database().run(sql`delete from ${table}`);
  });

  const receivers = async () =>
    (await database().rows<{ recipient: string }>(sql`select distinct recipient from mail order by 1`)).map(
      ({ recipient }) => recipient,
    );
  const lifeOf = async (id: number) =>
    (await database().row<{ life: string }>(sql`select lifecycle as life from property where id = ${id}`))?.life;
  const change = async (id: number, body: object) => {
    const row = await database().row<{ version: number }>(sql`select version from account where id = ${id}`);
    const url = `/api/office/accounts/${id}/`;
    return server.inject({ method: 'PATCH', url, headers: boss.headers, payload: { ...row, ...body } });
  };
  const ask = (property: number) =>
    server.inject({
      method: 'POST',
      url: '/api/enquiries/',
      payload: {
        kind: 'visit',
        name: 'Asha Rao',
        email: 'asha@people.example',
        message: 'May I see it?',
        property,
        client_id: `disabled-${property}-${Date.now()}`,
      },
    });
  const share = async (property: number) => {
    const token = `a-link-to-documents-of-${property}`;
    await database().run(sql`
      insert into document_request (property_id, name, email, message, state, token_hash, asked_at, expires_at)
      values (${property}, 'Asha', 'asha@people.example', '', 'shared', ${hashOfToken(token)}, now(), ${new Date(Date.now() + dayInMs)})`);
    return async () =>
      (await server.inject({ method: 'POST', url: '/api/documents/open/', payload: { token } })).statusCode;
  };

  it('has its homes archived, with the reason, and links to their documents end; enabled, it may publish again', async () => {
    const owner = await makeAccount(database());
    const home = (await makeListing(database(), { ownerId: owner.id })).id;
    const sold = (await makeListing(database(), { ownerId: owner.id, lifecycle: 'sold' })).id;
    const reviewed = (await makeListing(database(), { ownerId: owner.id, lifecycle: 'in_review' })).id;
    const open = await share(home);
    expect(await open()).toBe(200);
    expect((await change(owner.id, { disabled: true })).statusCode).toBe(200);
    expect([await lifeOf(home), await lifeOf(sold), await lifeOf(reviewed)]).toEqual(['archived', 'sold', 'draft']);
    expect((await server.inject({ url: `/api/properties/${home}/` })).statusCode).toBe(410);
    expect(await open()).toBe(410);
    expect(
      await database().row(sql`select submitted_at, archived_reason from property where id = ${reviewed}`),
    ).toEqual({
      submitted_at: null,
      archived_reason: null,
    });
    await change(owner.id, { disabled: false });
    const again = await makeAccount(database());
    await database().run(sql`update session set account_id = ${owner.id} where account_id = ${again.id}`);
    const own = await server.inject({ url: `/api/properties/${home}/`, headers: again.headers });
    expect(own.json()).toMatchObject({ archived_reason: 'The owner’s account has been disabled.' });
  });

  it('of staff leaves the company’s homes public, and only the office hears of their leads', async () => {
    const agent = await makeAccount(database(), { roles: ['agent'] });
    const home = (await makeListing(database(), { ownerId: agent.id })).id;
    const open = await share(home);
    await change(agent.id, { disabled: true });
    expect([await lifeOf(home), await open()]).toEqual(['published', 200]);
    await database().run(sql`delete from mail`);
    expect((await ask(home)).statusCode).toBe(201);
    expect(await receivers()).toEqual(['asha@people.example', 'office@aangan.example']);
    expect(await database().row(sql`select owner_id from enquiry where property_id = ${home}`)).toEqual({
      owner_id: null,
    });
    const soon = new Date(Math.ceil((Date.now() + 3 * dayInMs) / dayInMs) * dayInMs + 5.5 * 3_600_000);
    const asked = await visitsOn(database(), server, { secret }).ask(null, home, { proposals: [soon.toISOString()] });
    expect(asked.statusCode).toBe(201);
    expect(await database().row(sql`select host_id from visit where property_id = ${home}`)).toEqual({ host_id: null });
  });

  it('gets no email about visits that end with its homes, nor about homes to confirm', async () => {
    const { deps, remove } = testDeps(database(), { secret, now });
    const owner = await makeAccount(database());
    const home = (await makeListing(database(), { ownerId: owner.id })).id;
    const visits = visitsOn(database(), server, { secret });
    const soon = new Date(Math.ceil((Date.now() + 3 * dayInMs) / dayInMs) * dayInMs + 5.5 * 3_600_000);
    expect((await visits.ask(null, home, { proposals: [soon.toISOString()] })).statusCode).toBe(201);
    const kept = (await makeListing(database(), { ownerId: (await makeAccount(database(), { roles: ['agent'] })).id }))
      .id;
    await database().run(sql`update property set confirm_by = now() - interval '1 hour' where id = ${kept}`);
    await database().run(sql`
      update account set disabled_at = now() where id = (select owner_id from property where id = ${kept})`);
    await change(owner.id, { disabled: true });
    await database().run(sql`delete from mail`);
    await endVisitsJob.run(deps, async () => true);
    await confirmListingsJob.run(deps, async () => true);
    remove();
    expect(await receivers()).toEqual(['asha@people.example', 'office@aangan.example']);
    expect(await database().rows(sql`select state from visit where property_id = ${home}`)).toEqual([
      { state: 'cancelled' },
    ]);
  });

  it('is disabled by the command in the same way', async () => {
    const owner = await makeAccount(database());
    const home = (await makeListing(database(), { ownerId: owner.id })).id;
    await disableAccount({ database: database(), now }, owner.username);
    expect(await lifeOf(home)).toBe('archived');
  });
});
