import { randomBytes } from 'node:crypto';
import type { ApiKey } from '@contract/inboundLeads';
import type { OfficeEnquiryDetail } from '@contract/officeEnquiries';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { queuedEmails } from '../../../../../test/support/queuedEmails';
import { buildTestServer } from '../../../../../test/support/testServer';
import { countAttempt } from '../../../lib/rateLimiter';
import { enquiriesRoutes } from '../enquiriesRoutes';
import { inboundLeadLimit } from './inboundLeadsRoutes';

const office = 'office@aangan.test';

describeOnBoth('leads that other programs bring', (database) => {
  const secret = randomBytes(32);
  let server: FastifyInstance;
  let boss: TestAccount;
  const noon = Date.parse('2026-11-23T06:30:00Z');
  let clock = noon;
  let unique = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes], {
      secret,
      now: () => new Date(clock),
      settings: { company: { whatsapp: '', phone: '', email: office, gstin: '', address: '' } },
    });
    boss = await makeAccount(database(), { superuser: true, name: 'Nisha Superuser', now: new Date(clock) });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = noon;
    for (const table of [sql`enquiry`, sql`mail`, sql`api_key`]) await database().run(sql`delete from ${table}`);
  });

  const staff = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.inject({ method, url: `/api/office/${url}`, headers: boss.headers, ...(payload && { payload }) });
  const newKey = async (name = '99acres', clientId = `key-${(unique += 1)}-${Date.now()}`) =>
    (await staff('POST', 'keys/', { name, client_id: clientId })).json<ApiKey & { secret: string }>();
  const bring = async (key: string | undefined, given: object = {}) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/inbound/leads/',
      headers: key === undefined ? {} : { authorization: `Key ${key}` },
      payload: { reference: 'A-1', name: 'Asha Rao', phone: '98260 12345', message: 'Is it free?', ...given },
    });
    return { status: answer.statusCode, ...answer.json<{ outcome?: string; enquiry?: number; code?: string }>() };
  };
  const detail = async (id: number | undefined) => (await staff('GET', `enquiries/${id}/`)).json<OfficeEnquiryDetail>();

  it('becomes an enquiry that waits for its first reply, with what the program says about where it comes from', async () => {
    const { secret: key } = await newKey();
    const campaign = { utm_source: 'google', utm_campaign: 'monsoon', utm_term: '' };
    const { status, outcome, enquiry } = await bring(key, { campaign, referrer: 'https://portal.example/villas' });
    expect([status, outcome]).toEqual([200, 'enquiry']);
    expect(await detail(enquiry)).toMatchObject({
      kind: 'contact',
      channel: 'api',
      state: 'new',
      name: 'Asha Rao',
      phone_e164: '+919826012345',
      response_due_at: expect.any(String),
      source: {
        sender: '99acres',
        campaign: { utm_source: 'google', utm_campaign: 'monsoon' },
        referrer: 'https://portal.example/villas',
      },
    });
    expect(await detail(enquiry)).not.toHaveProperty('source.campaign.utm_term');
    expect(await detail((await bring(key, { reference: 'A-2', sender: 'A partner' })).enquiry)).toMatchObject({
      source: { sender: 'A partner' },
    });
  });

  it('goes to who answers for the listing, and the office and its owner get the emails that a visitor’s question sends', async () => {
    const agent = await makeAccount(database(), { roles: ['agent'], email: 'agent@aangan.test' });
    const owner = await makeAccount(database(), { email: 'owner@people.example' });
    const listing = await makeListing(database(), { ownerId: owner.id, title: 'Lake View' });
    await database().run(sql`update property set agent_id = ${agent.id} where id = ${listing.id}`);
    const { secret: key } = await newKey();
    const { enquiry } = await bring(key, { property: listing.id });
    expect(await detail(enquiry)).toMatchObject({
      kind: 'property',
      property: { id: listing.id, title: 'Lake View' },
      assignee: { id: agent.id },
      owner: { id: owner.id },
    });
    const sent = await queuedEmails(database(), secret);
    expect(sent.map(({ to }) => to).sort()).toEqual(['agent@aangan.test', office, 'owner@people.example']);
    expect(sent.find(({ to }) => to === 'owner@people.example')?.body).not.toContain('98260');
  });

  it('is there once, however often and however many at a time bring it; another key’s lead of that name is another lead', async () => {
    const { id, secret: key } = await newKey();
    const answers = await Promise.all([bring(key), bring(key), bring(key)]);
    expect(new Set(answers.map(({ enquiry }) => enquiry)).size).toBe(1);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['enquiry', 'known', 'known']);
    expect(await queuedEmails(database(), secret)).toHaveLength(1);
    // of the hour's leads only one is used up
    const left = { subject: String(id), address: '', many: 599 };
    await countAttempt(database(), inboundLeadLimit, left, new Date(clock));
    const other = await bring((await newKey('A partner')).secret);
    expect(other).toMatchObject({ outcome: 'enquiry' });
    expect(other.enquiry).not.toBe(answers[0]?.enquiry);
  });

  it('is refused before it is read without a key, with a wrong one and with one that has ended', async () => {
    const { id, secret: key } = await newKey();
    expect(await bring(undefined, { name: '' })).toMatchObject({ status: 403, code: 'wrong_key' });
    expect(await bring('wrong', { name: '' })).toMatchObject({ status: 403, code: 'wrong_key' });
    expect(await bring(key, { name: '' })).toMatchObject({ status: 400 });
    expect((await staff('DELETE', `keys/${id}/`)).statusCode).toBe(204);
    expect(await bring(key)).toMatchObject({ status: 403, code: 'wrong_key' });
    expect((await staff('DELETE', `keys/${id}/`)).statusCode).toBe(404);
  });

  it('needs a telephone number or an email address, and a listing that was public', async () => {
    const draft = await makeListing(database(), { lifecycle: 'draft' });
    const { secret: key } = await newKey();
    const { status, ...refusal } = await bring(key, { phone: '' });
    expect([status, refusal]).toEqual([400, { code: 'invalid', phone: ['Add a phone number or an email address.'] }]);
    expect(await bring(key, { property: draft.id })).toMatchObject({ status: 400, property: [expect.any(String)] });
    expect(await bring(key, { phone: '', email: 'asha@people.example' })).toMatchObject({ outcome: 'enquiry' });
  });

  it('is limited for each key by the hour, which counts what is new only', async () => {
    const { id, secret: key } = await newKey();
    const attempts = (many: number) => ({ subject: String(id), address: '', many });
    await bring(key);
    await bring(key, { reference: 'A-2', property: 999_999 });
    await countAttempt(database(), inboundLeadLimit, attempts(599), new Date(clock));
    expect((await bring(key, { reference: 'A-2' })).status).toBe(429);
    expect(await bring(key)).toMatchObject({ outcome: 'known' });
    expect(await bring((await newKey()).secret, { reference: 'A-2' })).toMatchObject({ outcome: 'enquiry' });
  });

  it('shows a key once, stores its hash alone, and says who made it and when something last used it', async () => {
    const { secret: key, ...made } = await newKey('Portal');
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(made).toMatchObject({ name: 'Portal', created_by: 'Nisha Superuser', last_used_at: null });
    await bring(key);
    const used = new Date(clock).toISOString();
    clock += 1_800_000;
    await bring(key, { reference: 'A-2' });
    const list = (await staff('GET', 'keys/')).json<ApiKey[]>();
    expect(list).toEqual([{ ...made, last_used_at: used }]);
    const stored = await database().rows(sql`select to_json(k) as row from api_key k`);
    const audit = await database().rows(
      sql`select before, after from audit_entry where action = 'api_key.add' and subject_id = ${String(made.id)}`,
    );
    expect(audit).toEqual([{ before: null, after: { name: 'Portal' } }]);
    expect(JSON.stringify(stored)).toContain('Portal');
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  it('R59 makes no second key when the answer was lost: the first one gets a new secret, whose old one nobody has', async () => {
    const [first, again] = [await newKey('Portal', 'lost-answer-1234'), await newKey('Portal', 'lost-answer-1234')];
    expect(again.id).toBe(first.id);
    expect(again.secret).not.toBe(first.secret);
    expect((await staff('GET', 'keys/')).json()).toHaveLength(1);
    expect((await bring(first.secret)).status).toBe(403);
    expect((await bring(again.secret)).status).toBe(200);
  });

  it('has at most 50 keys', async () => {
    await database().run(sql`
      insert into api_key (name, token_hash, created_at) select 'Key', 'hash ' || n, now() from generate_series(1, 50) n`);
    expect((await staff('POST', 'keys/', { name: 'One more', client_id: 'one-more-key-123' })).statusCode).toBe(409);
  });
});
