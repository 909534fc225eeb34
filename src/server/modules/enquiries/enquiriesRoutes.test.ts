import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeListing, type TestAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { enquiriesRoutes } from './enquiriesRoutes';

const form = {
  kind: 'property',
  name: 'Asha Rao',
  email: 'asha@people.example',
  phone: '+91 98260 00000',
  message: 'May I see it on Sunday?',
};

describeOnBoth('enquiries', (database) => {
  let server: FastifyInstance;
  let owner: TestAccount & { email: string };
  let listing: number;
  let number = 0;
  let now = new Date('2026-11-21T10:00:00Z');
  const send = (payload: object = {}, remoteAddress = '203.0.113.1') =>
    server.inject({
      method: 'POST',
      url: '/api/enquiries/',
      remoteAddress,
      payload: { ...form, client_id: `enquiry-${(number += 1)}`, ...payload },
    });
  const list = (account: TestAccount, query = '') =>
    server.inject({ url: `/api/enquiries/${query}`, headers: account.headers });
  const emails = () =>
    database().rows<{ recipient: string; subject: string; body: string }>(
      sql`select recipient, subject, body from mail where subject not like 'We have received your %' order by id`,
    );
  const confirmations = (to = form.email) =>
    database().rows<{ subject: string; body: string }>(
      sql`select subject, body from mail where recipient = ${to} and subject like 'We have received your %' order by id`,
    );
  const stored = async () =>
    (await database().row<{ many: number }>(sql`select count(*)::int many from enquiry`))?.many;

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes], {
      now: () => now,
      settings: {
        company: {
          whatsapp: '917310000000',
          phone: '+91 731 000 0000',
          email: 'office@aangan.test',
          gstin: '',
          address: '',
        },
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    for (const statement of [sql`delete from enquiry`, sql`delete from mail`, sql`delete from login_failure`])
      await database().run(statement);
    owner = {
      ...(await makeAccount(database(), { now, email: `owner${(number += 1)}@people.example` })),
      email: `owner${number}@people.example`,
    };
    listing = (await makeListing(database(), { ownerId: owner.id, title: 'Courtyard house' })).id;
  });

  it('stores an enquiry with emails to the office and the owner', async () => {
    const answer = await send({
      property: listing,
      preferred_at: '2026-11-29T10:30:00+05:30',
      client_id: 'enquiry-visit',
    });
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: expect.any(Number), client_id: 'enquiry-visit' }]);
    const posted = await emails();
    expect(posted.map(({ recipient }) => recipient)).toEqual(['office@aangan.test', owner.email]);
    expect(posted[0]?.subject).toBe('A question from Asha Rao: Courtyard house');
    expect(posted[0]?.body).toBe(
      `Name: Asha Rao\nEmail: asha@people.example\nPhone: +91 98260 00000\nListing: Courtyard house, http://aangan.test/properties/${listing}\nPreferred time: Sun 29 Nov, 10:30 am (India)\n\nMay I see it on Sunday?\n\nReply to this enquiry:\nhttp://aangan.test/office/leads?open=${answer.json<{ id: number }>().id}\n\nThis email is for the Aangan Estates team.\n\nAangan Estates`,
    );
  });

  it('notifies only the office of an enquiry without a listing', async () => {
    const service = await database().row<{ id: number }>(
      sql`insert into construction_service (icon, title, description, features, position) values ('home', 'Renovation', '', '{}', 0) returning id`,
    );
    expect((await send({ kind: 'quote', service: service?.id, phone: '' })).statusCode).toBe(201);
    expect(await emails()).toEqual([
      {
        recipient: 'office@aangan.test',
        subject: 'A request for a quote from Asha Rao: Renovation',
        body: expect.stringContaining('Phone: not given'),
      },
    ]);
  });

  it('sends one email if the office is the owner', async () => {
    await database().run(sql`update account set email = 'Office@aangan.test' where id = ${owner.id}`);
    await send({ property: listing });
    expect(await emails()).toHaveLength(1);
    await database().run(sql`update account set email = ${owner.email} where id = ${owner.id}`);
  });

  it('stores an enquiry once however often it is sent', async () => {
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => send({ property: listing, client_id: 'enquiry-once' })),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 201));
    expect(new Set(sent.map((answer) => answer.body)).size).toBe(1);
    expect([await stored(), (await emails()).length]).toEqual([1, 2]);
    // its sender, the network and the confirmation
    expect((await database().row<{ many: number }>(sql`select count(*)::int many from login_failure`))?.many).toBe(3);
  });

  it('is confirmed to its sender once, with the property, when to expect a reply, and how to reach us', async () => {
    await Promise.all(
      Array.from({ length: 6 }, () =>
        send({
          kind: 'visit',
          property: listing,
          preferred_at: '2026-11-29T10:30:00+05:30',
          client_id: 'enquiry-confirmed',
        }),
      ),
    );
    const [email, ...more] = await confirmations();
    expect(more).toEqual([]);
    expect(email?.subject).toBe('We have received your request for a visit: Courtyard house');
    for (const fact of [
      'Listing: Courtyard house',
      `See the listing:\nhttp://aangan.test/properties/${listing}`,
      'Sun 29 Nov, 10:30 am (India)',
      'within one working day',
      '+91 731 000 0000',
      'office@aangan.test',
      'https://wa.me/917310000000',
    ])
      expect(email?.body).toContain(fact);
  });

  it('prevents abuse of the confirmation: it contains no message or name, and an address gets three a day', async () => {
    const lure = 'https://evil.example/prize';
    for (let sent = 0; sent < 5; sent += 1)
      expect(
        (
          await send(
            {
              kind: 'contact',
              name: `Win ${lure}`,
              message: `Click ${lure}`,
              email: sent % 2 ? 'Victim@People.example' : 'victim@people.example',
            },
            `203.0.113.${sent + 10}`,
          )
        ).statusCode,
      ).toBe(201);
    const confirmationEmails = [
      ...(await confirmations('victim@people.example')),
      ...(await confirmations('Victim@People.example')),
    ];
    expect(confirmationEmails).toHaveLength(3);
    for (const { subject, body } of confirmationEmails) expect(subject + body).not.toContain('evil');
    expect(await stored()).toBe(5);
    now = new Date(now.getTime() + 24 * 3_600_000 + 1);
    await send({ kind: 'contact', email: 'victim@people.example' });
    expect(await confirmations('victim@people.example')).toHaveLength(3);
  });

  it('counts an address’s recent enquiries by an index', async () => {
    await database().run(sql`
      insert into enquiry (client_id, kind, name, email, message, created_at)
      select 'many-' || n, 'contact', 'Asha', 'person' || n || '@people.example', 'Hello', now() from generate_series(1, 20000) n`);
    await database().run(sql`analyze enquiry`);
    const plan = await database().rows<object>(
      sql`explain select count(*) from enquiry where lower(email) = lower('person7@people.example') and created_at > now() - interval '1 day'`,
    );
    expect(JSON.stringify(plan)).toContain('enquiry_sender');
  });

  it('rejects an enquiry about a listing that is not public', async () => {
    const draft = (await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' })).id;
    for (const wrong of [{ property: 2_147_483_647 }, { property: draft }, { service: 2_147_483_647 }]) {
      const answer = await send(wrong);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [Object.keys(wrong)[0], 'code']]);
    }
    expect([await stored(), await emails()]).toEqual([0, []]);
  });

  it.each([
    [{ kind: 'party' }, 'kind'],
    [{ name: ' ' }, 'name'],
    [{ email: 'asha' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ message: '' }, 'message'],
    [{ preferred_at: 'Sunday' }, 'preferred_at'],
    [{ preferred_at: '0000-01-01T00:00:00Z' }, 'preferred_at'],
    [{ client_id: 'short' }, 'client_id'],
    [{ property: 'x' }, 'property'],
  ])('refuses %j by field', async (wrong, field) => {
    const answer = await send(wrong);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field, 'code']]);
  });

  it('R49 accepts 20 an hour of one person, says how else to reach us, and repeats earlier responses', async () => {
    for (let sent = 0; sent < 20; sent += 1)
      expect((await send({ client_id: `flood-000${sent}` })).statusCode).toBe(201);
    const refused = await send();
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_attempts',
      '3600',
    ]);
    expect(refused.json<{ detail: string }>().detail).toMatch(/\+91 731 000 0000.*office@aangan\.test.*60 minutes/);
    expect((await send({ client_id: 'flood-0003' })).statusCode).toBe(201);
    expect((await send({}, '203.0.113.2')).statusCode).toBe(201);
    now = new Date(now.getTime() + 3_600_001);
    expect((await send()).statusCode).toBe(201);
    expect(await stored()).toBe(22);
  });

  it('R49 lets others behind the same address send, up to 200 an hour of a network', async () => {
    for (let sent = 0; sent < 21; sent += 1) await send();
    expect((await send({ email: 'ravi@people.example' })).statusCode).toBe(201);
    await database().run(sql`
      insert into login_failure (subject, address, at) select subject, address, at from login_failure, generate_series(2, 200)
      where subject = (select subject from login_failure where address = '203.0.113.1' group by subject order by count(*) desc limit 1)`);
    const refused = await send({ email: 'meera@people.example' });
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      429,
      expect.stringContaining('Call us at +91 731 000 0000'),
    ]);
  });

  it('keeps line breaks in a name out of the email’s headers', async () => {
    await send({ name: 'Asha\r\nBcc: everybody@people.example' });
    expect((await emails())[0]?.subject).toBe('A question from Asha Bcc: everybody@people.example');
  });

  it('hides the contact from an owner’s email, except from the agency, until it is opened in the inbox', async () => {
    const { id } = (
      await send({ property: listing, message: 'Call 98260 00000 or write to asha@people.example.' })
    ).json<{ id: number }>();
    const toOwner = (await emails()).find(({ recipient }) => recipient === owner.email);
    expect(toOwner?.body).toBe(
      `Name: Asha Rao\nListing: Courtyard house, http://aangan.test/properties/${listing}\n\nCall ••••• •••00 or write to •••@•••\n\nSee their contact details and reply in your inbox:\nhttp://aangan.test/my-enquiries?id=${id}\n\nQuestions? Reply to this email, write to office@aangan.test or call +91 731 000 0000.\n\nYou’re getting this email because you have a listing with Aangan Estates.\n\nAangan Estates`,
    );
    await database().run(sql`update account set is_office = true where id = ${owner.id}`);
    await database().run(sql`delete from mail`);
    await send({ property: listing });
    expect((await emails()).map(({ body }) => body.includes('asha@people.example'))).toEqual([true, true]);
  });

  it.each(['contact', 'quote'])('sends a %s only to the office', async (kind) => {
    await send({ kind, property: listing });
    expect((await emails()).map(({ recipient }) => recipient)).toEqual(['office@aangan.test']);
    expect((await list(owner)).json()).toEqual([]);
  });

  it('stores the sender’s account if logged in', async () => {
    const buyer = await makeAccount(database(), { now });
    await server.inject({
      method: 'POST',
      url: '/api/enquiries/',
      headers: buyer.headers,
      payload: {
        ...form,
        client_id: 'enquiry-of-a-buyer',
        property: listing,
        account_id: 1,
        owner_id: buyer.id,
        state: 'closed',
      },
    });
    await send({ property: listing });
    expect(await database().rows(sql`select account_id, owner_id, state from enquiry order by id`)).toEqual([
      { account_id: buyer.id, owner_id: owner.id, state: 'new' },
      { account_id: null, owner_id: owner.id, state: 'new' },
    ]);
  });
});
