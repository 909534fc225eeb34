import { randomBytes } from 'node:crypto';
import type { Conversation, ConversationLine, ConversationMessage } from '@contract/conversations';
import type { EnquiryMessage, OfficeEnquiry, OfficeEnquiryDetail } from '@contract/officeEnquiries';
import { sentFrom } from '@messages/server/enquiries';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../../test/support/factories';
import { queuedEmails } from '../../../../../test/support/queuedEmails';
import { buildTestServer, testDeps } from '../../../../../test/support/testServer';
import { enquiriesRoutes } from '../enquiriesRoutes';
import { addFromPerson, lockAnswered } from './addFromPerson';

/** A Saturday, 11:30 in India. */
const saturday = new Date('2026-11-21T06:00:00Z');

describeOnBoth('a conversation, for who sent the enquiry', (database) => {
  const secret = randomBytes(32);
  let server: FastifyInstance;
  let agent: TestAccount;
  let asha: TestAccount;
  let listing: number;
  let unique = 0;
  let clock = saturday.getTime();
  const clientId = () => `conversation-${(unique += 1)}`;

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes], {
      secret,
      now: () => new Date(clock),
      settings: { company: { whatsapp: '', phone: '', email: 'office@aangan.test', gstin: '', address: '' } },
    });
    const now = saturday;
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Nisha Agent', email: 'nisha@a.example', now });
    asha = await makeAccount(database(), { name: 'Asha Rao', email: 'asha@people.example', now });
    const owner = await makeAccount(database(), { now });
    listing = (await makeListing(database(), { ownerId: owner.id, title: 'Courtyard house' })).id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = saturday.getTime();
    await database().run(sql`delete from enquiry`);
    await database().run(sql`delete from mail`);
    await database().run(sql`delete from login_failure`);
  });

  type Answer<Body> = Promise<{ status: number; body: Body & { code?: string }; headers: Record<string, unknown> }>;
  async function call<Body>(
    method: 'GET' | 'POST' | 'PATCH',
    url: string,
    who?: TestAccount,
    payload?: object,
  ): Answer<Body> {
    const headers = who?.headers;
    const answer = await server.inject({
      method,
      url: `/api/${url}`,
      ...(headers && { headers }),
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }
  const enquire = async (given: object = {}, who?: TestAccount) => {
    const form = {
      kind: 'property',
      name: 'Asha Rao',
      email: 'asha@people.example',
      phone: '',
      message: 'May I see it?',
    };
    const payload = { ...form, property: listing, client_id: clientId(), ...given };
    return (await call<{ id: number }>('POST', 'enquiries/', who, payload)).body.id;
  };
  const inOffice = async (id: number) =>
    (await call<OfficeEnquiryDetail>('GET', `office/enquiries/${id}/`, agent)).body;
  /** The agent's reply; resolves to the token of its link. */
  const reply = async (id: number, text = 'Come on Sunday.') => {
    await database().run(sql`delete from mail`);
    const { version } = await inOffice(id);
    await call<EnquiryMessage>('POST', `office/enquiries/${id}/reply/`, agent, {
      version,
      text,
      client_id: clientId(),
    });
    const [email] = await queuedEmails(database(), secret);
    return new RegExp(`/my-enquiries/${id}#token=([\\w-]+)`).exec(email?.body ?? '')?.[1] ?? '';
  };
  const read = (id: number, token?: string, who?: TestAccount) =>
    call<Conversation>('GET', `conversations/${id}/${token ? `?token=${token}` : ''}`, who);
  const write = (id: number, given: object, who?: TestAccount) =>
    call<ConversationMessage>('POST', `conversations/${id}/messages/`, who, {
      text: 'At ten?',
      client_id: clientId(),
      ...given,
    });

  it('is read by the link in our reply: the question, what each wrote, and never a note or how to reach them', async () => {
    const id = await enquire();
    await call('POST', `office/enquiries/${id}/notes/`, agent, { text: 'Difficult', client_id: clientId() });
    const token = await reply(id);
    const { status, body, headers } = await read(id, token);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      id,
      kind: 'property',
      property: { id: listing, title: 'Courtyard house' },
      service: null,
      created_at: saturday.toISOString(),
      name: 'Asha Rao',
      message: 'May I see it?',
      preferred_at: null,
      reply_due_at: null,
      messages: [
        expect.objectContaining({ from: 'office', author: 'Nisha Agent', text: 'Come on Sunday.', left_out: [] }),
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Difficult|asha@/);
  });

  it('says by when we reply, until we have', async () => {
    const id = await enquire({}, asha);
    expect((await read(id, undefined, asha)).body.reply_due_at).toBe((await inOffice(id)).response_due_at);
    await reply(id);
    expect((await read(id, undefined, asha)).body.reply_due_at).toBeNull();
  });

  it('opens with the link of no other enquiry, and with no other account', async () => {
    const [id, other] = [await enquire(), await enquire({ email: 'ravi@people.example' })];
    const token = await reply(other);
    const ofSamePerson = await reply(await enquire());
    for (const wrong of [token, ofSamePerson, `${token}x`, 'x'.repeat(43)]) {
      expect((await read(id, wrong)).status).toBe(404);
      expect((await read(id, wrong, asha)).status).toBe(404);
      expect((await write(id, { token: wrong })).status).toBe(404);
    }
    expect((await read(other, undefined, asha)).status).toBe(404);
    expect((await write(other, {}, asha)).status).toBe(404);
    expect((await read(id)).status).toBe(401);
    expect((await write(id, {})).status).toBe(401);
    expect((await read(2_000_000_000, undefined, asha)).status).toBe(404);
  });

  it('is an account’s that sent it, or whose confirmed address did', async () => {
    const now = saturday;
    const ravi = await makeAccount(database(), { email: 'ravi@people.example', now });
    await database().run(sql`update account set email_verified_at = null where id = ${ravi.id}`);
    const byAddress = await enquire({ email: 'Ravi@People.example' });
    const bySender = await enquire({ email: 'other@people.example' }, ravi);
    const shown = async () => (await call<ConversationLine[]>('GET', 'conversations/', ravi)).body.map(({ id }) => id);
    expect(await shown()).toEqual([bySender]);
    expect((await read(byAddress, undefined, ravi)).status).toBe(404);
    await database().run(sql`update account set email_verified_at = now() where id = ${ravi.id}`);
    expect((await shown()).sort()).toEqual([byAddress, bySender].sort());
    expect((await read(byAddress, undefined, ravi)).status).toBe(200);
  });

  it('is listed with what was written last, the latest first, in pages', async () => {
    const first = await enquire({ message: 'One' });
    clock += 60_000;
    const second = await enquire({ message: 'Two', kind: 'contact', property: undefined });
    clock += 60_000;
    await reply(first, 'An answer');
    await call('POST', `office/enquiries/${second}/notes/`, agent, { text: 'Difficult', client_id: clientId() });
    const { body, headers } = await call<ConversationLine[]>('GET', 'conversations/', asha);
    expect(body).toMatchObject([
      {
        id: first,
        property: { title: 'Courtyard house' },
        latest: { from: 'office', author: 'Nisha Agent', text: 'An answer' },
      },
      { id: second, property: null, latest: { from: 'person', author: 'Asha Rao', text: 'Two' } },
    ]);
    expect(headers['x-total-count']).toBe('2');
    const page = await call<ConversationLine[]>('GET', 'conversations/?limit=1&offset=1', asha);
    expect(page.body.map(({ id }) => id)).toEqual([second]);
  });

  it('takes what they write: it waits again, its agent gets an email, and we answer in the same place', async () => {
    const id = await enquire();
    const token = await reply(id);
    const { version } = await inOffice(id);
    await call('PATCH', `office/enquiries/${id}/`, agent, { version, state: 'closed' });
    await database().run(sql`delete from mail`);
    const { status, body } = await write(id, { token, text: 'At ten?' });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ from: 'person', author: 'Asha Rao', text: 'At ten?' }),
    ]);
    const seen = await inOffice(id);
    expect(seen).toMatchObject({ state: 'new', answered_back_at: new Date(clock).toISOString() });
    expect(seen.messages.at(-1)).toMatchObject({ kind: 'received', text: 'At ten?', by_email: false });
    expect(await queuedEmails(database(), secret)).toMatchObject([
      { to: 'nisha@a.example', replyTo: 'asha@people.example', subject: 'Asha Rao wrote back: Courtyard house' },
    ]);
    await reply(id, 'Ten is fine.');
    const { body: after } = await read(id, token);
    expect(after.messages.map(({ from, text }) => [from, text])).toEqual([
      ['office', 'Come on Sunday.'],
      ['person', 'At ten?'],
      ['office', 'Ten is fine.'],
    ]);
  });

  it('stores the same message once, also three at a time, and never one of another conversation', async () => {
    const [id, other] = [await enquire(), await enquire()];
    const same = { client_id: clientId(), text: 'Once' };
    const answers = await Promise.all([1, 2, 3].map(() => write(id, same, asha)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await inOffice(id)).messages).toHaveLength(1);
    expect((await write(other, same, asha)).body.code).toBe('client_id_taken');
    const { version } = await inOffice(id);
    for (const what of ['notes', 'reply']) {
      const ours = { text: 'Ours', client_id: clientId() };
      const body = { ...ours, ...(what === 'reply' && { version }) };
      await call('POST', `office/enquiries/${id}/${what}/`, agent, body);
      expect((await write(id, { ...ours, text: 'x' }, asha)).body.code).toBe('client_id_taken');
    }
  });

  it('refuses an empty and an endless message, and the thirty-first within an hour', async () => {
    const id = await enquire();
    for (const text of ['', '   ', 'x'.repeat(5_001)]) expect((await write(id, { text }, asha)).status).toBe(400);
    for (let sent = 0; sent < 30; sent += 1) expect((await write(id, {}, asha)).status).toBe(201);
    expect((await write(id, {}, asha)).status).toBe(429);
  });

  it('shows nothing that staff wrote down for themselves', async () => {
    const entered = { name: 'Asha Rao', email: 'asha@people.example', message: 'Sounds difficult', answered: true };
    const body = { ...entered, channel: 'phone', client_id: clientId() };
    const { id, channel } = (await call<OfficeEnquiry>('POST', 'office/enquiries/', agent, body)).body;
    expect(channel).toBe('phone');
    expect((await call<ConversationLine[]>('GET', 'conversations/', asha)).body).toEqual([]);
    await reply(id);
    expect((await call<ConversationLine[]>('GET', 'conversations/', asha)).body).toMatchObject([{ id }]);
    expect((await read(id, undefined, asha)).body).toMatchObject({ message: '', messages: [{ from: 'office' }] });
  });

  it('names others who wrote to our email, without their address', async () => {
    const id = await enquire();
    const received = (name: string, address: string) => ({
      clientId: clientId(),
      name,
      author: sentFrom(name, address),
      address,
      text: 'At ten?',
    });
    const { deps, remove } = testDeps(database());
    for (const [name, address] of [
      ['Ravi Rao', 'Ravi@people.example'],
      ['Ravi@people.example', 'Ravi@people.example'],
    ] as const)
      await database().transaction(async (tx) => {
        const enquiry = await lockAnswered(tx, id);
        if (enquiry) await addFromPerson(tx, deps, enquiry, received(name, address));
      });
    remove();
    expect((await read(id, undefined, asha)).body.messages.map(({ author }) => author)).toEqual(['Ravi Rao', 'Ravi']);
    const { body } = await call<ConversationLine[]>('GET', 'conversations/', asha);
    expect(body[0]?.latest).toMatchObject({ from: 'person', author: 'Ravi' });
  });

  it('R43 ends with the data of its person: its link opens nothing', async () => {
    const id = await enquire();
    const token = await reply(id);
    await database().run(
      sql`update enquiry set name = 'Erased', email = '', message = '', account_id = null where id = ${id}`,
    );
    expect((await read(id, token)).status).toBe(404);
    expect((await write(id, { token })).status).toBe(404);
  });
});
