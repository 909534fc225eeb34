import { randomBytes } from 'node:crypto';
import { largestIncomingEmail } from '@contract/incoming';
import type { OfficeEnquiry, OfficeEnquiryDetail } from '@contract/officeEnquiries';
import type { PersonEvent } from '@contract/people';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../../test/support/factories';
import { queuedEmails } from '../../../../../test/support/queuedEmails';
import { buildTestServer } from '../../../../../test/support/testServer';
import { replyAddress } from '../../../lib/replyAddress';
import { peopleRoutes } from '../../people/peopleRoutes';
import { enquiriesRoutes } from '../enquiriesRoutes';

const key = 'k'.repeat(40);
const inbound = { address: 'office@reply.aangan.test', key };

describeOnBoth('emails that people send us', (database) => {
  const secret = randomBytes(32);
  let server: FastifyInstance;
  let agent: TestAccount;
  let unique = 0;
  let clock = new Date('2026-11-21T06:00:00Z').getTime();

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes, peopleRoutes], {
      secret,
      now: () => new Date(clock),
      settings: { inbound, company: { whatsapp: '', phone: '', email: 'office@aangan.test', gstin: '', address: '' } },
    });
    agent = await makeAccount(database(), {
      roles: ['agent'],
      name: 'Nisha Agent',
      email: 'nisha@people.example',
      now: new Date(clock),
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from enquiry`);
    await database().run(sql`delete from mail`);
  });

  const office = async <Body>(method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object) => {
    const headers = agent.headers;
    const answer = await server.inject({ method, url: `/api/office/${url}`, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() as Body };
  };
  const enquiry = async (): Promise<number> => {
    const { body } = await office<OfficeEnquiry>('POST', 'enquiries/', {
      client_id: `incoming-${(unique += 1)}-${Date.now()}`,
      name: 'Asha Rao',
      email: 'asha@people.example',
      message: 'May I see it?',
      answered: true,
    });
    return body.id;
  };
  const detail = async (id: number) => (await office<OfficeEnquiryDetail>('GET', `enquiries/${id}/`)).body;

  const email = (given: { to?: string; from?: string; id?: string; text?: string; headers?: string } = {}) => {
    const { to = 'office@reply.aangan.test', from = 'Asha Rao <asha@people.example>', text = 'Yes, at ten.' } = given;
    const id = given.id ?? `<${(unique += 1)}@people.example>`;
    return `From: ${from}\r\nTo: ${to}\r\nSubject: Re: your enquiry\r\nMessage-ID: ${id}\r\n${given.headers ?? ''}\r\n${text}\r\n`;
  };
  const bring = async (raw: string | Buffer, authorization = `Key ${key}`) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/inbound/email/',
      headers: { authorization, 'content-type': 'message/rfc822' },
      payload: raw,
    });
    return {
      status: answer.statusCode,
      ...answer.json<{ outcome?: string; enquiry?: number | null; code?: string }>(),
    };
  };
  const addressOf = (id: number) => replyAddress(inbound, secret, id);
  const emails = () => queuedEmails(database(), secret);

  it('are taken with the key alone, before anything is read', async () => {
    for (const wrong of ['', 'Key', `Key ${key}x`, `Token ${key}`, agent.headers.authorization])
      expect(await bring(email(), wrong)).toMatchObject({ status: 403, code: 'wrong_key' });
    expect(await bring(email())).toMatchObject({ status: 200 });
  });

  it('that answer ours come into their conversation, make it wait again, and inform its agent', async () => {
    const id = await enquiry();
    clock += 60_000;
    const before = await detail(id);
    const text = 'Yes, at ten.\r\n\r\nOn Sat, 21 Nov 2026, Nisha wrote:\r\n> On Sunday?';
    expect(await bring(email({ to: addressOf(id), text }))).toEqual({ status: 200, outcome: 'message', enquiry: id });
    const after = await detail(id);
    const at = new Date(clock).toISOString();
    expect(after).toMatchObject({ state: 'new', first_response_at: before.first_response_at, answered_back_at: at });
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.messages).toMatchObject([
      { kind: 'received', author: 'Asha Rao', text: text.replaceAll('\r\n', '\n'), delivery: null, left_out: [] },
    ]);
    const [informed, ...others] = await emails();
    expect(others).toEqual([]);
    expect(informed).toMatchObject({
      to: 'nisha@people.example',
      replyTo: 'asha@people.example',
      subject: 'Asha Rao wrote back',
    });
    expect(informed?.body).toContain('Yes, at ten.');
    expect(informed?.body).not.toContain('On Sunday?');
    const { body: people } = await office<{ id: number }[]>('GET', 'people/?search=asha@people.example');
    const { body: events } = await office<PersonEvent[]>('GET', `people/${people[0]?.id}/timeline/`);
    expect(events.map(({ kind }) => kind)).toEqual(['enquiry_received', 'enquiry']);
  });

  it('go to the office where nobody goes on with the enquiry, and say from where another person wrote', async () => {
    const id = await enquiry();
    await database().run(sql`update enquiry set assignee_id = null`);
    await bring(email({ to: addressOf(id), from: 'Ravi Rao <ravi@people.example>' }));
    expect(await emails()).toMatchObject([{ to: 'office@aangan.test', replyTo: 'ravi@people.example' }]);
    expect((await detail(id)).messages).toMatchObject([{ author: 'Ravi Rao (ravi@people.example)' }]);
  });

  it('go to the office where the agent answers no more', async () => {
    const left = await makeAccount(database(), { name: 'Left Agent', now: new Date(clock) });
    const id = await enquiry();
    await database().run(sql`update enquiry set assignee_id = ${left.id}`);
    await bring(email({ to: addressOf(id) }));
    expect(await emails()).toMatchObject([{ to: 'office@aangan.test' }]);
  });

  it('leave the first response as it was: our mark as answered, or our first reply', async () => {
    const id = await enquiry();
    const { first_response_at: marked } = await detail(id);
    clock += 60_000;
    await bring(email({ to: addressOf(id) }));
    const { version } = await detail(id);
    const reply = { version, text: 'At noon.', client_id: `incoming-${(unique += 1)}-${Date.now()}` };
    await office('POST', `enquiries/${id}/reply/`, reply);
    expect(await detail(id)).toMatchObject({ state: 'answered', first_response_at: marked });
    await bring(email({ to: addressOf(id) }));
    expect(await detail(id)).toMatchObject({ state: 'new', first_response_at: marked });
    const again = { version: (await detail(id)).version, state: 'new' };
    expect((await office<OfficeEnquiry>('PATCH', `enquiries/${id}/`, again)).body.first_response_at).toBe(marked);
    // set to new by hand, it counts no more
    const closed = (
      await office<OfficeEnquiry>('PATCH', `enquiries/${id}/`, { version: (await detail(id)).version, state: 'closed' })
    ).body;
    const { body: reopened } = await office<OfficeEnquiry>('PATCH', `enquiries/${id}/`, {
      version: closed.version,
      state: 'new',
    });
    expect(reopened.first_response_at).toBe(
      (await detail(id)).messages.find(({ kind }) => kind === 'reply')?.created_at,
    );
  });

  it('R38 who answers without having seen one gets 409 with the enquiry as it is now', async () => {
    const id = await enquiry();
    const { version } = await detail(id);
    await bring(email({ to: addressOf(id) }));
    const reply = { version, text: 'Come at noon.', client_id: `incoming-${(unique += 1)}-${Date.now()}` };
    expect((await office('POST', `enquiries/${id}/reply/`, reply)).status).toBe(409);
  });

  it('are quoted and named by our reply, which a person wrote and whose answers come back', async () => {
    const id = await enquiry();
    await bring(email({ to: addressOf(id), id: '<question@people.example>', text: 'At ten?' }));
    await database().run(sql`delete from mail`);
    const { version } = await detail(id);
    const reply = { version, text: 'At noon.', client_id: `incoming-${(unique += 1)}-${Date.now()}` };
    expect((await office('POST', `enquiries/${id}/reply/`, reply)).status).toBe(201);
    const [sent] = await emails();
    expect(sent).toMatchObject({ replyTo: addressOf(id), inReplyTo: '<question@people.example>', isLetter: true });
    expect(sent?.body).toMatch(/At noon\.[^]*Asha Rao wrote on [^]*At ten\?/);
  });

  it('that answer nothing of ours are enquiries to the office, with their subject and their files’ names', async () => {
    const { enquiry: id } = await bring(email({ from: 'Kabir <kabir@people.example>', text: 'Is the villa free?' }));
    expect(await detail(id ?? 0)).toMatchObject({
      kind: 'contact',
      channel: 'email',
      state: 'new',
      name: 'Kabir',
      email: 'kabir@people.example',
      message: 'Re: your enquiry\n\nIs the villa free?',
      response_due_at: expect.any(String),
    });
    expect(await emails()).toMatchObject([{ to: 'office@aangan.test', replyTo: 'kabir@people.example' }]);
  });

  it('from what is no address are enquiries without one', async () => {
    const { enquiry: id } = await bring(email({ from: '"Kabir Khan" <kabir,ravi@people.example>' }));
    expect(await detail(id ?? 0)).toMatchObject({ name: 'Kabir Khan', email: '' });
    expect(await emails()).toMatchObject([{ to: 'office@aangan.test', replyTo: '' }]);
  });

  it('never reach a conversation by an address that we did not sign', async () => {
    const [id, other] = [await enquiry(), await enquiry()];
    const signed = addressOf(other);
    const forged = [
      signed.replace(`+${other}-`, `+${id}-`),
      signed.replace(/-[^@]+@/, `-${'0'.repeat(20)}@`),
      signed.replace('@reply.', '@evil.'),
      `office+${id}@reply.aangan.test`,
    ];
    for (const to of forged) expect(await bring(email({ to }))).toMatchObject({ outcome: 'enquiry' });
    expect((await detail(id)).messages).toEqual([]);
    expect(await bring(email({ to: signed.toUpperCase() }))).toMatchObject({ outcome: 'message', enquiry: other });
  });

  it('are stored once, however often and however many at a time a mail server brings them', async () => {
    const id = await enquiry();
    for (const raw of [email({ to: addressOf(id) }), email()]) {
      const outcomes = (await Promise.all([1, 2, 3].map(() => bring(raw)))).map(({ outcome }) => outcome);
      expect(outcomes.filter((outcome) => outcome !== 'known')).toHaveLength(1);
      expect(await bring(raw)).toEqual({ status: 200, outcome: 'known', enquiry: expect.any(Number) });
    }
    expect((await detail(id)).messages).toHaveLength(1);
    expect(await database().row(sql`select count(*)::int as count from enquiry`)).toEqual({ count: 2 });
    expect(await emails()).toHaveLength(2);
  });

  it('of programs are ignored, so that two answering machines never write to each other', async () => {
    const id = await enquiry();
    expect(await bring(email({ to: addressOf(id), headers: 'Auto-Submitted: auto-replied\r\n' }))).toEqual({
      status: 200,
      outcome: 'ignored',
      enquiry: null,
    });
    expect((await detail(id)).messages).toEqual([]);
    expect(await emails()).toEqual([]);
  });

  it('R43 bring nothing back of a person whose data was erased', async () => {
    const id = await enquiry();
    await database().run(sql`update enquiry set name = 'Erased', email = '', message = '' where id = ${id}`);
    expect(await bring(email({ to: addressOf(id) }))).toMatchObject({ outcome: 'enquiry' });
    expect((await detail(id)).messages).toEqual([]);
  });

  it('are taken four at a time: their mail server brings others later, and none is lost', async () => {
    const raw = Array.from({ length: 7 }, () => email());
    const first = await Promise.all(raw.map((one) => bring(one)));
    expect(first.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 503, 503, 503]);
    for (const [at, one] of raw.entries()) if (first[at]?.status === 503) await bring(one);
    expect(await database().row(sql`select count(*)::int as count from enquiry`)).toEqual({ count: 7 });
  });

  it('that are none, or larger than 25 MB, are refused', async () => {
    for (const raw of ['', 'Hello', Buffer.alloc(1_000)])
      expect(await bring(raw)).toMatchObject({ status: 400, code: 'not_an_email' });
    expect((await bring(Buffer.alloc(largestIncomingEmail + 1))).status).toBe(413);
    expect(await database().rows(sql`select from enquiry`)).toEqual([]);
  });
});
