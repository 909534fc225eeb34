import { hourInMs } from '@contract/durations';
import type { OfficeEnquiry } from '@contract/officeEnquiries';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { enquiriesRoutes } from './enquiriesRoutes';

/** A Saturday, 16:30 in India. */
const now = new Date('2026-11-21T11:00:00Z');

describeOnBoth('an enquiry that staff enter', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let colleague: TestAccount;
  let home: { id: number };
  let sent = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes], {
      now: () => now,
      settings: { firstResponseMinutes: 60 },
    });
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Nisha', now });
    colleague = await makeAccount(database(), { roles: ['agent'], name: 'Ravi', now });
    home = await makeListing(database(), { title: 'Courtyard house' });
  });
  afterAll(() => server.close());

  const caller = { name: 'Asha', phone: '98260 12345', message: 'A plot in Rau', answered: true };
  const enter = async (given: object) => {
    const payload = { ...caller, client_id: `entered-${(sent += 1)}`, ...given };
    const answer = await server.inject({
      method: 'POST',
      url: '/api/office/enquiries/',
      headers: agent.headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json<OfficeEnquiry & Record<string, unknown>>() };
  };

  it('of somebody who was spoken with is answered, theirs who entered it, and nobody is written to', async () => {
    const { status, body } = await enter({});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: 'contact',
      state: 'answered',
      email: '',
      phone_e164: '+919826012345',
      property: null,
      owner: null,
      assignee: { id: agent.id, name: 'Nisha' },
      created_at: now.toISOString(),
      response_due_at: null,
      first_response_at: now.toISOString(),
    });
    expect(await database().row(sql`select count(*)::int as many from mail`)).toEqual({ many: 0 });
  });

  it('of somebody who waits for a call is new and due, about a listing, and a colleague’s', async () => {
    const given = { answered: false, email: 'asha@people.example', property: home.id, assignee: colleague.id };
    expect((await enter(given)).body).toMatchObject({
      kind: 'property',
      state: 'new',
      email: 'asha@people.example',
      property: { id: home.id, title: 'Courtyard house' },
      assignee: { id: colleague.id },
      response_due_at: new Date(now.getTime() + hourInMs).toISOString(),
      first_response_at: null,
    });
    expect((await enter({ assignee: null })).body.assignee).toBeNull();
  });

  it.each([
    ['without a way to reach them', { phone: '' }, 'phone'],
    ['about a listing that does not exist', { property: 999_999_999 }, 'property'],
    ['for somebody who answers nothing', { assignee: 999_999_999 }, 'assignee'],
    ['without a name', { name: ' ' }, 'name'],
  ])('%s is refused at its field', async (_what, given, field) => {
    const { status, body } = await enter(given);
    expect([status, body[field]]).toEqual([400, [expect.any(String)]]);
  });

  it('R59 is stored once when its answer was lost, with one entry in the audit that names nobody', async () => {
    const before = await listAudit(database(), {}, { limit: 50, offset: 0 });
    const twice = { client_id: 'entered-twice' };
    const [one, other] = [await enter(twice), await enter(twice)];
    expect(other.body.id).toBe(one.body.id);
    const after = await listAudit(database(), {}, { limit: 50, offset: 0 });
    expect(after.total).toBe(before.total + 1);
    expect(after.entries[0]).toMatchObject({
      action: 'enquiry.create',
      before: null,
      after: { kind: 'contact', state: 'answered', property: null },
    });
    const stored = await database().row<{ row: string }>(
      sql`select to_json(e)::text as row from audit_entry e order by id desc limit 1`,
    );
    expect(stored?.row).not.toMatch(/Asha|98260|Rau/);
  });
});
