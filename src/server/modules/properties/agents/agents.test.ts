import type { AgentPage } from '@contract/agents';
import type { OfficeAgent } from '@contract/officeAgents';
import type { Agent } from '@contract/agentShape';
import type { OfficeProperty, PropertyHistoryEntry } from '@contract/officeProperties';
import type { Property } from '@contract/properties';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { buildTestServer } from '../../../../../test/support/testServer';
import { listAudit } from '../../../audit/auditStore';
import { enquiriesRoutes } from '../../enquiries/enquiriesRoutes';
import { reviewsRoutes } from '../../reviews/reviewsRoutes';
import { officePropertiesRoutes } from '../officePropertiesRoutes';
import { propertiesRoutes } from '../propertiesRoutes';
import { agentsRoutes } from './agentsRoutes';

describeOnBoth('who answers for a home', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let admin: TestAccount;
  let buyer: TestAccount;
  let listing: number;
  const filled = {
    shown: true,
    phone: '+91 98260 12345',
    email: 'nila@agency.example',
    rera_number: 'A51000000001',
    languages: ['en', 'mr'],
  };

  beforeAll(async () => {
    server = await buildTestServer(database(), [
      agentsRoutes,
      propertiesRoutes,
      officePropertiesRoutes,
      reviewsRoutes,
      enquiriesRoutes,
    ]);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [sql`mail`, sql`enquiry`, sql`review`, sql`property`, sql`agent`])
      await database().run(sql`delete from ${table}`);
    [agent, admin, buyer] = [
      await makeAccount(database(), { roles: ['agent'], name: 'Nila Joshi' }),
      await makeAccount(database(), { superuser: true, name: 'Office' }),
      await makeAccount(database()),
    ];
    listing = (await makeListing(database(), { ownerId: admin.id, title: 'Tulsi house' })).id;
  });

  type Refusal = { code?: string; agent?: string[] };
  const send = async <Body>(
    who: TestAccount | null,
    method: 'GET' | 'PUT' | 'PATCH' | 'POST',
    url: string,
    payload?: object,
  ) => {
    const answer = await server.inject({ method, url, headers: who?.headers ?? {}, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Body & Refusal>() };
  };
  const save = (change: object = {}, { who = agent, id = agent.id, version = 1 } = {}) =>
    send<OfficeAgent>(who, 'PUT', `/api/office/agents/${id}/`, { version, ...filled, ...change });
  const assign = async (id: number | null) => {
    const { body } = await send<OfficeProperty>(agent, 'GET', `/api/office/properties/${listing}/`);
    return send<OfficeProperty>(agent, 'PATCH', `/api/office/properties/${listing}/`, {
      version: body.version,
      agent: id,
    });
  };
  const page = async () => (await send<Property>(null, 'GET', `/api/properties/${listing}/`)).body;
  const agents = async () => (await send<Agent[]>(null, 'GET', '/api/agents/')).body;
  const replied = (minutes: number, daysAgo = 1) =>
    database().run(sql`
      insert into enquiry (client_id, kind, name, email, message, assignee_id, created_at, first_response_at, response_due_at)
      select 'replied-' || gen_random_uuid(), 'contact', 'Somebody', 'somebody@people.example', 'Hello', ${agent.id}, at, at + ${minutes} * interval '1 minute', at
      from (select now() - ${daysAgo} * interval '1 day' as at) made`);

  it('an agent is on the site once they are shown, with what they gave, and a listing names them', async () => {
    expect(await agents()).toEqual([]);
    expect((await assign(agent.id)).body.agent).toEqual({ id: agent.id, name: 'Nila Joshi' });
    expect((await page()).agent).toBeNull();
    expect((await save()).body).toEqual({ id: agent.id, name: 'Nila Joshi', version: 2, ...filled });
    const shown = {
      id: agent.id,
      name: 'Nila Joshi',
      phone: '+91 98260 12345',
      phone_e164: '+919826012345',
      email: 'nila@agency.example',
      avatar: null,
      rera_number: 'A51000000001',
      languages: ['en', 'mr'],
      replies_within_minutes: null,
    };
    expect(await agents()).toEqual([shown]);
    expect((await page()).agent).toEqual(shown);
    const { body } = await send<AgentPage>(null, 'GET', `/api/agents/${agent.id}/`);
    expect(body).toMatchObject({ ...shown, listings: [{ id: listing }], listings_total: 1, reviews: [] });
  });

  it('the office lists agents and superusers as those who can answer, and nobody else', async () => {
    const listed = (await send<OfficeAgent[]>(agent, 'GET', '/api/office/agents/')).body.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining([agent.id, admin.id]));
    expect(listed).not.toContain(buyer.id);
  });

  it.each(['its role ends', 'its account is disabled', 'it hides itself'])(
    'an agent is nowhere on the site after %s',
    async (how) => {
      await assign(agent.id);
      await save();
      if (how === 'it hides itself') await save({ shown: false }, { version: 2 });
      else
        await database().run(
          how === 'its role ends'
            ? sql`update account set roles = '{}' where id = ${agent.id}`
            : sql`update account set disabled_at = now() where id = ${agent.id}`,
        );
      expect([await agents(), (await page()).agent]).toEqual([[], null]);
      expect((await send(null, 'GET', `/api/agents/${agent.id}/`)).status).toBe(404);
    },
  );

  it('within how many minutes they reply is the median of 90 days, and unknown under five', async () => {
    await save();
    for (const minutes of [10, 20, 30, 400]) await replied(minutes);
    await replied(1, 91);
    expect((await agents())[0]?.replies_within_minutes).toBeNull();
    await replied(25);
    expect((await agents())[0]?.replies_within_minutes).toBe(25);
  });

  it('agents change their own, superusers anybody’s; R37 audited without contact details, R38 never over a newer version', async () => {
    const other = await makeAccount(database(), { roles: ['agent'] });
    expect((await save({}, { who: other })).status).toBe(403);
    expect((await save({}, { who: buyer })).status).toBe(403);
    expect((await save({}, { who: admin })).status).toBe(200);
    expect(await save({}, { version: 1 })).toMatchObject({ status: 409, body: { code: 'stale' } });
    const about = { subject_type: 'account', subject_id: String(agent.id) };
    const { entries } = await listAudit(database(), about, { limit: 9, offset: 0 });
    expect(entries.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      {
        action: 'agent.update',
        before: { shown: false, languages: [] },
        after: { shown: true, languages: ['en', 'mr'] },
      },
    ]);
  });

  it('only somebody who may answer can be named for a listing; its history has their name', async () => {
    expect(await assign(buyer.id)).toMatchObject({ status: 400, body: { agent: [expect.any(String)] } });
    await assign(agent.id);
    await assign(null);
    const { body } = await send<PropertyHistoryEntry[]>(agent, 'GET', `/api/office/properties/${listing}/history/`);
    expect(body.map(({ before, after }) => [before.agent, after.agent])).toEqual([
      ['Nila Joshi', null],
      [null, 'Nila Joshi'],
    ]);
  });

  it('a review may name an agent of the site, and their page shows it', async () => {
    const write = (named: number) =>
      send<{ agent: unknown }>(buyer, 'POST', '/api/reviews/', { rating: 5, review: 'Calm.', agent: named });
    expect(await write(agent.id)).toMatchObject({ status: 400, body: { agent: [expect.any(String)] } });
    await save();
    expect(await write(agent.id)).toMatchObject({ status: 201, body: { agent: { id: agent.id, name: 'Nila Joshi' } } });
    const { body } = await send<AgentPage>(null, 'GET', `/api/agents/${agent.id}/`);
    expect(body.reviews).toMatchObject([{ rating: 5, review: 'Calm.' }]);
  });

  it('an enquiry about a listing is theirs at once, and they hear of it', async () => {
    await assign(agent.id);
    const asked = { kind: 'property', name: 'Kabir', email: 'kabir@people.example', message: 'Is it free?' };
    await send(null, 'POST', '/api/enquiries/', { ...asked, property: listing, client_id: 'asked-of-agent' });
    expect(await database().rows(sql`select assignee_id from enquiry`)).toEqual([{ assignee_id: agent.id }]);
    const told = await database().rows<{ recipient: string }>(sql`select recipient from mail`);
    expect(told.map(({ recipient }) => recipient)).toContain(`${agent.username.toLowerCase()}@people.example`);
  });
});
