import type { FastifyInstance, InjectOptions } from 'fastify';
import { dayInMs } from '@contract/durations';
import { type ServerDeps, buildApi } from '@server/app';
import { decrypt } from '@server/email/encryption';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';
import { type TestAccount, makeAccount, makeListing } from '../support/factories';
import { testDeps } from '../support/testServer';

/** What a stranger may type: it stands in no email to an address that nobody confirmed. */
const typed = 'www.claim-your-prize.example';

describeOnBoth('emails that a stranger causes', (database) => {
  let server: FastifyInstance;
  let deps: ServerDeps;
  let remove: () => void;
  let home: number;
  let later = 0;
  beforeAll(async () => {
    ({ deps, remove } = testDeps(database(), {
      settings: { trustProxy: 1 },
      now: () => new Date(Date.parse('2026-06-01T06:00:00Z') + later),
    }));
    server = await buildApi(deps);
    const owner = await makeAccount(database());
    ({ id: home } = await makeListing(database(), { ownerId: owner.id }));
    await database().run(sql`
      insert into listing_document (property_id, client_id, kind, title, file, hash, pages, bytes, uploaded_at)
      values (${home}, 'a document', 'other', 'Deed', 'none', 'none', 1, 1, now())`);
  }, 360_000);
  afterAll(async () => {
    await server.close();
    remove();
  });

  let requests = 0;
  /** Each from its own network, so that only the address counts. */
  const send = (url: string, payload: object, who?: TestAccount, method: InjectOptions['method'] = 'POST') => {
    requests += 1;
    return server.inject({
      method,
      url,
      payload,
      headers: { ...who?.headers, 'x-forwarded-for': `10.1.${requests >> 8}.${requests & 255}` },
    });
  };
  const kinds: Readonly<Record<string, (email: string) => ReturnType<typeof send>>> = {
    'a search': (email) =>
      send('/api/saved-searches/', { query: `max_price=${requests}`, name: typed, frequency: 'daily', email }),
    'a newsletter': (email) => send('/api/newsletter/', { email }),
    'a registration': (email) =>
      send('/api/auth/register/', { username: `${typed}${requests}`, email, password: 'a courtyard in Indore' }),
    documents: (email) => send(`/api/properties/${home}/document-requests/`, { name: typed, email, message: typed }),
    'a visit': (email) =>
      send('/api/visits/', {
        property: home,
        proposals: ['2026-06-04T05:30:00.000Z'],
        mode: 'in_person',
        name: typed,
        email,
        phone: '9826012345',
        timezone: 'Asia/Kolkata',
        client_id: `visit-number-${requests}`,
      }),
  };
  const enquire = (email: string) =>
    send('/api/enquiries/', {
      kind: 'property',
      property: home,
      name: typed,
      email,
      phone: '9826012345',
      message: typed,
      client_id: `enquiry-number-${requests}`,
    });

  const emailsTo = async (email: string) => {
    const rows = await database().rows<{ subject: string; body: string; sealed: boolean }>(
      sql`select subject, body, sealed from mail where lower(recipient) = ${email.toLowerCase()} order by id`,
    );
    return rows.map(({ subject, body, sealed }) => `${subject}\n${sealed ? decrypt(deps.secret, email, body) : body}`);
  };
  const rowCount = async () => {
    const counts = await database().row(sql`
      select (select count(*)::int from saved_search) as searches, (select count(*)::int from newsletter_subscriber) as subscribers,
        (select count(*)::int from account) as accounts, (select count(*)::int from document_request) as requests, (select count(*)::int from visit) as visits`);
    return counts;
  };

  it.each(Object.keys(kinds))(
    'R48 after three of any kind, %s for an unconfirmed address is 429 with Retry-After and stores nothing',
    async (kind) => {
      const email = `Victim${requests}@people.example`;
      for (const ask of [enquire, kinds['a registration'], kinds.documents]) {
        expect((await ask?.(email))?.statusCode).toBeLessThan(300);
      }
      expect(await emailsTo(email)).toHaveLength(3);
      const before = await rowCount();
      const refused = await kinds[kind]?.(email.toLowerCase());
      expect([refused?.statusCode, Number(refused?.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3_600);
      expect(refused?.json<{ detail: string }>().detail).toContain('three emails to this address today');
      expect([await rowCount(), (await emailsTo(email)).length]).toEqual([before, 3]);
      // an enquiry needs no email, so its sender is heard
      expect([(await enquire(email)).statusCode, (await emailsTo(email)).length]).toEqual([201, 3]);
    },
  );

  it.each([
    ['a registration', '/api/auth/email/confirm/'],
    ['a newsletter', '/api/newsletter/confirm/'],
    ['a search', '/api/saved-searches/confirm/'],
    ['documents', '/api/document-requests/confirm/'],
  ])(
    'R48 to an address that bounced for good goes nothing but the link that confirms it, by %s',
    async (kind, confirm) => {
      const email = `Bounced${requests}@people.example`;
      const bounced = sql`select from bounced_address where address = ${email.toLowerCase()}`;
      await database().run(
        sql`insert into bounced_address (address, reason, at) values (${email.toLowerCase()}, 'no such user', now())`,
      );
      await enquire(email);
      await kinds[kind]?.(email);
      const emails = await emailsTo(email);
      expect(emails).toHaveLength(1);
      const token = /token=([\w.-]+)/.exec(emails[0] ?? '')?.[1];
      expect(await database().row(bounced)).toBeDefined();
      expect((await send(confirm, { token })).statusCode).toBeLessThan(300);
      expect(await database().row(bounced)).toBeUndefined();
    },
  );

  it('R48 none of them repeats what was typed', async () => {
    for (const [kind, ask] of Object.entries({ ...kinds, 'an enquiry': enquire })) {
      const email = `reader-of-${kind.replace(/\W/g, '-')}@people.example`;
      await ask(email);
      const emails = await emailsTo(email);
      expect([kind, emails.length]).toEqual([kind, 1]);
      expect([kind, emails.filter((text) => text.includes('claim-your-prize'))]).toEqual([kind, []]);
    }
  });

  it('R48 the next day there are three again; a refused form counts nothing, and one’s own confirmed address has no limit', async () => {
    const email = 'patient@people.example';
    for (let times = 0; times < 3; times += 1) await kinds['a search']?.(email);
    expect((await kinds['a search']?.(email))?.statusCode).toBe(429);
    later += dayInMs;
    expect((await kinds['a search']?.(email))?.statusCode).toBe(202);
    for (let times = 0; times < 4; times += 1)
      expect((await send('/api/properties/999999/document-requests/', { name: 'Meera', email })).statusCode).toBe(404);
    for (let times = 0; times < 2; times += 1) expect((await kinds['a search']?.(email))?.statusCode).toBe(202);

    const own = await makeAccount(database(), { email: 'own@people.example', now: deps.now() });
    for (let times = 0; times < 5; times += 1)
      expect(
        (await send(`/api/properties/${home}/document-requests/`, { name: 'Own', email: 'own@people.example' }, own))
          .statusCode,
      ).toBe(201);
  });

  it('R48 what was typed for documents belongs to the link that is opened', async () => {
    const email = 'proven@people.example';
    const ask = (name: string) =>
      send(`/api/properties/${home}/document-requests/`, { name, email, message: `I am ${name}` });
    await ask('Meera Rao');
    await ask('Not Meera');
    const [first = '', second = ''] = (await emailsTo(email)).map((text) => /#token=([\w-]+)/.exec(text)?.[1] ?? '');
    expect((await send('/api/document-requests/confirm/', { token: first })).statusCode).toBe(200);
    const asked = () =>
      database().rows(sql`select name, message from document_request where email = ${email} and state = 'asked'`);
    expect(await asked()).toEqual([{ name: 'Meera Rao', message: 'I am Meera Rao' }]);
    await send('/api/document-requests/confirm/', { token: second });
    expect(await asked()).toEqual([{ name: 'Meera Rao', message: 'I am Meera Rao' }]);
  });

  it('R48 what was typed for a search belongs to the link that is opened; the others end', async () => {
    const email = 'searching@people.example';
    const save = (name: string) =>
      send('/api/saved-searches/', { query: 'max_price=7', name, frequency: 'daily', email });
    await save('Ours');
    await save('A stranger’s');
    const [first = '', second = ''] = (await emailsTo(email)).map((text) => /#token=([\w.-]+)/.exec(text)?.[1] ?? '');
    expect((await send('/api/saved-searches/confirm/', { token: first })).statusCode).toBe(200);
    const saved = await database().rows(
      sql`select s.name, s.confirmed_at is not null as confirmed from saved_search s join search_subscriber v on v.id = s.subscriber_id where v.email = ${email}`,
    );
    expect(saved).toEqual([{ name: 'Ours', confirmed: true }]);
    expect((await send('/api/saved-searches/confirm/', { token: second })).statusCode).toBe(404);
  });
});
