import { hourInMs } from '@contract/durations';
import type { Enquiry } from '@contract/enquiries';
import type { OfficeEnquiry, OfficeEnquiryDetail } from '@contract/officeEnquiries';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { enquiriesRoutes } from './enquiriesRoutes';

const now = new Date('2026-11-23T05:00:00Z');

describeOnBoth('an enquiry’s two statuses, the owner’s and the office’s', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let admin: TestAccount;
  let owner: TestAccount;
  let id: number;
  let number = 0;
  let clock = now.getTime();

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes], { now: () => new Date(clock) });
    agent = await makeAccount(database(), { roles: ['agent'], now });
    admin = await makeAccount(database(), { superuser: true, now });
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = now.getTime();
    owner = await makeAccount(database(), { name: 'Meera Owner', now });
    const listing = await makeListing(database(), { ownerId: owner.id });
    const sent = await server.inject({
      method: 'POST',
      url: '/api/enquiries/',
      remoteAddress: `203.0.113.${(number += 1)}`,
      payload: {
        kind: 'visit',
        name: 'Asha Rao',
        email: 'asha@people.example',
        message: 'May I see it?',
        property: listing.id,
        client_id: `two-states-${number}`,
      },
    });
    id = sent.json<{ id: number }>().id;
  });

  const ask = async <Body>(who: TestAccount, method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) => {
    const answer = await server.inject({ method, url, headers: who.headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const inOffice = async () => (await ask<OfficeEnquiryDetail>(agent, 'GET', `/api/office/enquiries/${id}/`)).body;
  const ofOwner = async () => (await ask<Enquiry>(owner, 'GET', `/api/enquiries/${id}/`)).body;
  const overdue = async () =>
    (await ask<OfficeEnquiry[]>(agent, 'GET', '/api/office/enquiries/?overdue=true')).body.map((one) => one.id);

  it.each(['answered', 'closed'] as const)(
    'what the owner sets to %s stays with the office as it was: status, clock, version; the office reads who set it',
    async (state) => {
      const before = await inOffice();
      clock += hourInMs;
      const changed = await ask<Enquiry>(owner, 'PATCH', `/api/enquiries/${id}/`, { state });
      expect([changed.body.state, changed.body.office]).toEqual([
        state,
        { state: 'new', first_response_at: null, reply: '' },
      ]);
      expect(await inOffice()).toEqual({
        ...before,
        owner: { id: owner.id, name: 'Meera Owner', state, state_at: new Date(clock).toISOString() },
      });
      clock = now.getTime() + 72 * hourInMs;
      await database().run(sql`update session set last_used_at = ${new Date(clock)}`);
      expect(await overdue()).toContain(id);
      // an agent who had it open before saves all the same
      const saved = await ask<OfficeEnquiry>(agent, 'PATCH', `/api/office/enquiries/${id}/`, {
        version: before.version,
        assignee: agent.id,
      });
      expect([saved.status, saved.body.state]).toEqual([200, 'new']);
      expect((await ofOwner()).state).toBe(state);
    },
  );

  it('what the office answers and closes is new to the owner, who reads that the office did it', async () => {
    await ask(agent, 'POST', `/api/office/enquiries/${id}/reply/`, {
      version: 1,
      text: 'On Sunday at 11. Shall we call 98260 12345?',
      client_id: `two-states-reply-${number}`,
    });
    const { state, office } = await ofOwner();
    const first = now.toISOString();
    expect([state, office]).toMatchObject(['new', { state: 'answered', first_response_at: first }]);
    // as the person's own message, until their contact is opened
    expect(office?.reply).toBe('On Sunday at 11. Shall we call ••••• •••45?');
    const opened = await ask<Enquiry>(owner, 'POST', `/api/enquiries/${id}/open/`);
    expect(opened.body.office?.reply).toBe('On Sunday at 11. Shall we call 98260 12345?');
    const { version } = await inOffice();
    await ask(agent, 'PATCH', `/api/office/enquiries/${id}/`, { version, state: 'closed' });
    expect(await ofOwner()).toMatchObject({ state: 'new', office: { state: 'closed' } });
    const lists = async (query: string) =>
      (await ask<Enquiry[]>(owner, 'GET', `/api/enquiries/?${query}`)).body.map((one) => one.id);
    expect([await lists('state=new'), await lists('state=closed')]).toEqual([[id], []]);
    const summary = await ask<{ states: object }>(owner, 'GET', '/api/enquiries/summary/');
    expect(summary.body.states).toEqual({ new: 1, answered: 0, closed: 0 });
  });

  it('R37 a superuser, who is the office, changes the office’s status on either screen, with an entry in the audit', async () => {
    const changed = await ask<Enquiry>(admin, 'PATCH', `/api/enquiries/${id}/`, { state: 'closed' });
    expect(changed.body).toMatchObject({ state: 'closed', office: null });
    expect(await inOffice()).toMatchObject({ state: 'closed', first_response_at: null, owner: { state: 'new' } });
    expect((await ofOwner()).state).toBe('new');
    const { entries } = await listAudit(database(), { subject_id: String(id) }, { limit: 5, offset: 0 });
    expect(entries).toMatchObject([{ action: 'enquiry.update', actor: { id: admin.id }, after: { state: 'closed' } }]);
  });
});
