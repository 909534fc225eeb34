import type { Person, PersonDetail, PersonEvent } from '@contract/people';
import type { FastifyInstance } from 'fastify';
import sql, { raw } from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeShortlist } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { joinPeopleJob } from './joinPeople';
import { peopleRoutes } from './peopleRoutes';

const now = new Date('2026-11-30T06:00:00Z');

describeOnBoth('people whom the office knows', (database) => {
  let server: FastifyInstance;
  let agent: TestAccount;
  let count = 0;
  const unique = () => `person-${process.pid}-${(count += 1)}`;
  beforeAll(async () => {
    server = await buildTestServer(database(), [peopleRoutes], { now: () => now });
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of ['enquiry', 'visit', 'saved_search', 'search_subscriber', 'person'])
      await database().run(sql`delete from ${raw(table)}`);
    agent = await makeAccount(database(), { roles: ['agent'] });
  });

  interface Given {
    name?: string;
    email?: string;
    phone?: string;
    accountId?: number | null;
    at?: string;
    assignee?: number;
  }
  async function enquiry({ name = 'Asha Rao', email = '', phone = '', accountId = null, at, assignee }: Given) {
    const row = await database().row<{ id: number }>(sql`
      insert into enquiry (client_id, kind, name, email, phone, phone_e164, message, account_id, created_at, assignee_id)
      values (${unique()}, 'contact', ${name}, ${email}, ${phone}, ${phone}, 'Is it free?', ${accountId}, ${at ?? now}, ${assignee ?? null}) returning id`);
    return row?.id ?? 0;
  }
  async function visit({ email = '', phone = '' }: Given) {
    const row = await database().row<{ id: number }>(sql`
      insert into visit (property_title, name, email, phone, phone_e164, timezone, mode, client_id, state, starts_at, confirmed_at, nonce, token_hash, calendar_hash, created_at, changed_at)
      values ('A villa', 'Asha', ${email}, ${phone}, ${phone}, 'Asia/Kolkata', 'in_person', ${unique()}, 'confirmed', ${now}, ${now}, '', ${unique()}, ${unique()}, ${now}, ${now}) returning id`);
    return row?.id ?? 0;
  }
  const call = async <Body>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
    who: TestAccount = agent,
  ): Promise<{ status: number; body: Body; location: unknown; total: unknown }> => {
    const answer = await server.inject({
      method,
      url: `/api/office/${path}`,
      headers: who.headers,
      ...(body && { payload: body }),
    });
    return {
      status: answer.statusCode,
      body: answer.body ? answer.json<Body>() : (null as Body),
      location: answer.headers.location,
      total: answer.headers['x-total-count'],
    };
  };
  const list = async (query = '') => (await call<Person[]>('GET', `people/?${query}`)).body;
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  const read = async (id: number, who = agent) =>
    (await call<PersonDetail>('GET', `people/${id}/`, undefined, who)).body;
  const timeline = async (id: number, who = agent) =>
    (await call<PersonEvent[]>('GET', `people/${id}/timeline/`, undefined, who)).body;
  const only = async (query = '') => {
    const [person, ...others] = await list(query);
    expect(others).toEqual([]);
    if (!person) throw new Error('nobody');
    return person;
  };
  const senderOf = async (id: number) => {
    const { location, status } = await call('GET', `enquiries/${id}/person/`);
    expect(status).toBe(302);
    return Number(/people\/(\d+)\//.exec(String(location))?.[1]);
  };

  it('enquiries, visits, confirmed alerts and an account with one number or proved address are of one person', async () => {
    const buyer = await makeAccount(database(), { email: 'asha@people.example' });
    await database().run(sql`update account set email_verified_at = now() where id = ${buyer.id}`);
    const first = await enquiry({ email: 'ASHA@people.example', phone: '+919826012345' });
    const second = await enquiry({ email: 'rao@people.example', phone: '+919826012345' });
    await visit({ phone: '+919826012345' });
    const subscriber = await database().row<{ id: number }>(
      sql`insert into search_subscriber (email, nonce, token_hash) values ('rao@people.example', '', ${unique()}) returning id`,
    );
    await database().run(sql`
      insert into saved_search (subscriber_id, query, name, frequency, nonce, confirmed_at) values (${subscriber?.id ?? 0}, '', 'Villas', 'daily', '', now())`);
    const other = await enquiry({ name: 'Vikram', email: 'vikram@people.example' });
    const id = await senderOf(first);
    expect(await senderOf(second)).toBe(id);
    expect(await senderOf(other)).not.toBe(id);
    const person = await read(id);
    expect(person).toMatchObject({
      emails: ['asha@people.example', 'rao@people.example'],
      phones: ['+919826012345'],
      accounts: [{ id: buyer.id }],
      state: 'visiting',
    });
    expect((await timeline(id)).map(({ kind }) => kind).sort()).toEqual([
      'enquiry',
      'enquiry',
      'saved_search',
      'visit',
    ]);
  });

  it('join-people joins what was there before, a batch after the other, and stops when another process has its lease', async () => {
    await database().run(sql`
      insert into enquiry (client_id, kind, name, email, message) select 'many-' || ${unique()} || n, 'contact', 'Person ' || n, n || '@many.example', ''
      from generate_series(1, 600) n`);
    const waiting = async () =>
      (await database().row<{ many: number }>(sql`select count(*)::int as many from enquiry where person_due`))?.many;
    let steps = 0;
    await joinPeopleJob.run({ database: database(), now: () => now }, async () => (steps += 1) <= 2);
    expect(await waiting()).toBeGreaterThan(0);
    expect(await waiting()).toBeLessThan(600);
    await joinPeopleJob.run({ database: database(), now: () => now }, async () => true);
    expect(await waiting()).toBe(0);
    expect((await call('GET', 'people/?limit=1')).total).toBe('600');
  });

  it('being joined makes no new version of an enquiry or a visit that somebody has open', async () => {
    const [lead, seen] = [await enquiry({ phone: '+919826012345' }), await visit({ phone: '+919826012345' })];
    await list();
    const versions = await database().rows(
      sql`select version from enquiry where id = ${lead} union all select version from visit where id = ${seen}`,
    );
    expect(versions).toEqual([{ version: 1 }, { version: 1 }]);
    await database().run(sql`update enquiry set state = 'closed' where id = ${lead}`);
    expect(await database().row(sql`select version from enquiry where id = ${lead}`)).toEqual({ version: 2 });
  });

  it('two people make one row at the same moment: nobody becomes two people', async () => {
    await Promise.all(Array.from({ length: 8 }, () => enquiry({ phone: '+919826012345' })));
    await Promise.all(Array.from({ length: 8 }, () => list()));
    expect(await list()).toHaveLength(1);
  });

  it('who is deleted while others are joined leaves nothing half done: their next row is somebody new', async () => {
    const first = await senderOf(await enquiry({ phone: '+919826012345' }));
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        if (at % 3 === 0) await database().run(sql`delete from person`);
        else await enquiry({ phone: '+919826012345' });
        return (await call('GET', 'people/')).status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    const last = await senderOf(await enquiry({ phone: '+919826012345' }));
    expect(last).toBeGreaterThan(first);
    expect(await list()).toHaveLength(1);
  });

  it('a person who is being deleted gets no more rows', async () => {
    const first = await senderOf(await enquiry({ phone: '+919826012345' }));
    await enquiry({ phone: '+919826012345' });
    let deletionStarted = (): void => undefined;
    const started = new Promise<void>((resolve) => (deletionStarted = resolve));
    const deletion = database().transaction(async (tx) => {
      await tx.run(sql`delete from person where id = ${first}`);
      deletionStarted();
      // until the request waits for the deletion; the embedded database starts it only afterwards
      for (let looks = 0; looks < 200; looks += 1) if (await tx.row(sql`select from pg_locks where not granted`)) break;
    });
    await started;
    const [{ status, body }] = await Promise.all([call<Person[]>('GET', 'people/'), deletion]);
    expect([status, body.length]).toEqual([200, 1]);
    expect(body[0]?.id).not.toBe(first);
  });

  it('who has an account is known by it once they prove their address or write while logged in; staff are nobody’s', async () => {
    const late = await makeAccount(database(), { email: 'late@people.example' });
    const writes = await makeAccount(database(), { email: 'writes@people.example' });
    await database().run(sql`update account set email_verified_at = null where id = ${late.id} or id = ${writes.id}`);
    const lead = await enquiry({ email: 'late@people.example' });
    expect((await read(await senderOf(lead))).accounts).toEqual([]);
    await database().run(sql`update account set email_verified_at = now() where id = ${late.id}`);
    await list();
    expect(await read(await senderOf(lead))).toMatchObject({ accounts: [{ id: late.id }], matches: [] });
    const own = await senderOf(await enquiry({ accountId: writes.id, phone: '+919826012345' }));
    expect(await read(own)).toMatchObject({ accounts: [{ id: writes.id }], phones: ['+919826012345'] });
    const byStaff = await enquiry({ accountId: agent.id, email: 'friend@people.example' });
    expect((await read(await senderOf(byStaff))).accounts).toEqual([]);
  });

  it('an account with an address that another account’s person typed is another one, who may be the same', async () => {
    const [one, other] = [
      await makeAccount(database()),
      await makeAccount(database(), { email: 'two@people.example' }),
    ];
    const lead = await enquiry({ accountId: one.id, email: 'two@people.example' });
    await database().run(sql`update account set person_due = true where id = ${other.id}`);
    await list();
    const person = await read(await senderOf(lead));
    expect(person).toMatchObject({ accounts: [{ id: one.id }], matches: [{ address: 'two@people.example' }] });
    expect((await read(person.matches[0]?.id ?? 0)).accounts).toMatchObject([{ id: other.id }]);
  });

  it('S23 people are found by a name however it is spelt, the beginning of an email address, and any four digits', async () => {
    await enquiry({ name: 'Suneetha Pawar', email: 'su.pawar@people.example', phone: '+919826012345' });
    await enquiry({ name: 'Vikram', email: 'vik@people.example' });
    for (const search of ['Sunita', 'सुनीता', 'SU.PAW', '2601', '98260 12345'])
      expect([search, namesOf(await list(`search=${encodeURIComponent(search)}`))]).toEqual([
        search,
        ['Suneetha Pawar'],
      ]);
    for (const search of ['Sunil', '9999', 'awar@', '%'])
      expect(await list(`search=${encodeURIComponent(search)}`)).toEqual([]);
  });

  it('the state follows from what happens until it is set; won and lost hold until they come again', async () => {
    const lead = await enquiry({ phone: '+919826012345', at: '2026-11-20T06:00:00Z' });
    const state = async () => (await only()).state;
    expect(await state()).toBe('new');
    await database().run(sql`update enquiry set state = 'answered', first_response_at = now() where id = ${lead}`);
    expect(await state()).toBe('in_touch');
    await visit({ phone: '+919826012345' });
    expect(await state()).toBe('visiting');
    const { id, version } = await only();
    expect((await call('PATCH', `people/${id}/`, { version, state: 'lost' })).status).toBe(400);
    const lost = await call<Person>('PATCH', `people/${id}/`, {
      version,
      state: 'lost',
      lost_reason: 'Bought elsewhere',
    });
    expect(lost.body).toMatchObject({ state: 'lost', is_state_set: true, lost_reason: 'Bought elsewhere' });
    expect([await list('state=open'), namesOf(await list('state=lost'))]).toEqual([[], ['Asha Rao']]);
    await enquiry({ phone: '+919826012345', at: '2026-12-02T06:00:00Z' });
    expect(await only('state=open')).toMatchObject({ state: 'visiting', is_state_set: false, lost_reason: '' });
  });

  it('taking an enquiry makes its agent the person’s, if there is none; the next steps that are due are listed, the oldest first', async () => {
    const lead = await enquiry({ name: 'Asha', phone: '+919826012345' });
    await enquiry({ name: 'Vikram', phone: '+919826099999', assignee: agent.id });
    await list();
    await database().run(sql`update enquiry set assignee_id = ${agent.id} where id = ${lead}`);
    expect(namesOf(await list('agent=me')).sort()).toEqual(['Asha', 'Vikram']);
    expect(await list('agent=none')).toEqual([]);
    for (const [name, day] of [
      ['Asha', '2026-11-30'],
      ['Vikram', '2026-11-29'],
    ] as const) {
      const { id, version } = await only(`search=${name}`);
      const step = {
        version,
        next_step: 'Call about the loan',
        next_step_on: day,
        tags: ['NRI', 'NRI'],
        language: 'mr',
      };
      expect((await call<Person>('PATCH', `people/${id}/`, step)).body).toMatchObject({
        tags: ['NRI'],
        language: 'mr',
        next_step_on: day,
      });
    }
    expect(namesOf(await list('due=true'))).toEqual(['Vikram', 'Asha']);
    expect(namesOf(await list('tag=NRI')).sort()).toEqual(['Asha', 'Vikram']);
    const { id, version } = await only('search=Vikram');
    const done = await call<Person>('PATCH', `people/${id}/`, { version, next_step: '' });
    expect(done.body).toMatchObject({ next_step: '', next_step_on: null });
    expect(namesOf(await list('due=true'))).toEqual(['Asha']);
    const noStep = await call('PATCH', `people/${id}/`, { version: done.body.version, next_step_on: '2026-12-01' });
    expect(noStep.status).toBe(400);
  });

  it('R38 of two who change one person the second gets 409 with the person as it is now', async () => {
    await enquiry({ phone: '+919826012345' });
    const { id, version } = await only();
    const [one, other] = await Promise.all([
      call<Person>('PATCH', `people/${id}/`, { version, tags: ['one'] }),
      call<{ current: Person }>('PATCH', `people/${id}/`, { version, tags: ['other'] }),
    ]);
    const [won, lost] = one.status === 200 ? [one, other] : [other, one];
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect((lost.body as { current: Person }).current.tags).toEqual((won.body as Person).tags);
  });

  it('a call is written down once, is in the timeline, and makes the person one whom we are in touch with', async () => {
    await enquiry({ phone: '+919826012345' });
    const { id } = await only();
    const note = { kind: 'call', text: 'Wants a garden.', client_id: unique() };
    const answers = [await call('POST', `people/${id}/notes/`, note), await call('POST', `people/${id}/notes/`, note)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const events = await timeline(id);
    expect(events.map(({ kind, text }) => [kind, text])).toEqual([
      ['call', 'Wants a garden.'],
      ['enquiry', 'Is it free?'],
    ]);
    expect((await only()).state).toBe('in_touch');
  });

  it('two people become one with all they have, and are two again', async () => {
    const lead = await enquiry({ name: 'Asha', email: 'asha@people.example' });
    const seen = await visit({ phone: '+919826012345' });
    await list();
    const [kept, gone] = [await only('search=Asha&state=new'), await only('state=visiting')];
    const changed = await call<Person>('PATCH', `people/${gone.id}/`, {
      version: gone.version,
      tags: ['NRI'],
      next_step: 'Send papers',
      next_step_on: '2026-12-01',
    });
    expect(changed.status).toBe(200);
    const merged = await call<PersonDetail>('POST', `people/${kept.id}/merge/`, {
      version: kept.version,
      other: gone.id,
    });
    expect(merged.body).toMatchObject({
      id: kept.id,
      state: 'visiting',
      phones: ['+919826012345'],
      emails: ['asha@people.example'],
      tags: ['NRI'],
      next_step: 'Send papers',
      merges: [{ name: 'Asha' }],
    });
    expect(await list()).toHaveLength(1);
    // an old address of the screen still leads to the person
    expect((await read(gone.id)).id).toBe(kept.id);
    // the same person asks again by the other's number
    expect(await senderOf(await enquiry({ phone: '+919826012345' }))).toBe(kept.id);
    const [merge] = merged.body.merges;
    const undone = await call<PersonDetail>('POST', `people/${kept.id}/merges/${merge?.id}/undo/`);
    expect(undone.body).toMatchObject({
      tags: [],
      next_step: '',
      next_step_on: null,
      phones: [],
      merges: [],
      matches: [],
    });
    expect(await read(gone.id)).toMatchObject({
      id: gone.id,
      tags: ['NRI'],
      next_step: 'Send papers',
      phones: ['+919826012345'],
    });
    expect(await senderOf(lead)).toBe(kept.id);
    expect((await timeline(gone.id)).map(({ kind, id }) => [kind, id])).toEqual([['visit', seen]]);
    expect((await call('POST', `people/${kept.id}/merges/${merge?.id}/undo/`)).status).toBe(404);
  });

  it('an undo takes nothing back that was changed since, and merges of merged people come apart in any order', async () => {
    for (const [name, phone] of [
      ['A', '+919826000001'],
      ['B', '+919826000002'],
      ['C', '+919826000003'],
    ] as const)
      await enquiry({ name, phone });
    await list();
    const id = async (phone: string) => (await only(`search=${phone}`)).id;
    const [a, b, c] = [await id('9826000001'), await id('9826000002'), await id('9826000003')];
    const merge = async (kept: number, gone: number) => {
      const { version } = await read(kept);
      return (await call<PersonDetail>('POST', `people/${kept}/merge/`, { version, other: gone })).body;
    };
    await merge(a, b);
    const whole = await merge(c, a);
    expect(whole.phones).toHaveLength(3);
    const mergeOf = (of: PersonDetail, name: string) => of.merges.find((one) => one.name === name)?.id ?? 0;
    await call('PATCH', `people/${c}/`, { version: whole.version, tags: ['later'] });
    await call('POST', `people/${c}/merges/${mergeOf(whole, 'A')}/undo/`);
    expect(await read(c)).toMatchObject({ phones: ['+919826000003'], tags: ['later'] });
    const [restored] = [await read(a)];
    expect(restored.phones).toEqual(['+919826000001', '+919826000002']);
    await call('POST', `people/${a}/merges/${mergeOf(restored, 'B')}/undo/`);
    expect([(await read(a)).phones, (await read(b)).phones]).toEqual([['+919826000001'], ['+919826000002']]);
  });

  it('who may be one is proposed with what both gave, and no longer once somebody said that they are two', async () => {
    await enquiry({ name: 'Asha', phone: '+919826012345' });
    await enquiry({ name: 'Ravi', email: 'ravi@people.example' });
    await enquiry({ name: 'Asha', phone: '+919826012345', email: 'ravi@people.example' });
    await list();
    const asha = await read((await only('search=Asha')).id);
    expect(asha.matches).toMatchObject([{ name: 'Ravi', address: 'ravi@people.example' }]);
    const other = asha.matches[0]?.id ?? 0;
    const apart = await call<PersonDetail>('POST', `people/${asha.id}/keep-apart/`, { other });
    expect([apart.status, apart.body.matches, (await read(other)).matches]).toEqual([200, [], []]);
    expect((await call('POST', `people/${asha.id}/keep-apart/`, { other })).status).toBe(400);
  });

  it('shows favourites and listings of the accounts, and R18 payments to superusers only', async () => {
    const [buyer, superuser] = [await makeAccount(database()), await makeAccount(database(), { superuser: true })];
    const { id: own } = await makeListing(database(), { ownerId: buyer.id });
    const { id: liked } = await makeListing(database());
    await makeShortlist(database(), buyer.id, { isDefault: true, homes: [liked] });
    await database().run(sql`
      insert into meeting (account_id, client_id, starts_at, timezone, status, topic, held_until)
      values (${buyer.id}, ${unique()}, '2026-11-24T07:00:00Z', 'Asia/Kolkata', 'booked', 'A villa', now())`);
    await database().run(sql`
      insert into payment (account_id, receipt, gateway, amount_in_paise, description, status, completed_at)
      values (${buyer.id}, ${unique()}, 'sandbox', 299950, 'Basic', 'completed', now())`);
    const id = await senderOf(await enquiry({ accountId: buyer.id, email: 'x@people.example' }));
    const person = await read(id);
    expect([person.listings, person.favourites].map((rows) => rows.map((row) => row.id))).toEqual([[own], [liked]]);
    expect(person.payments).toBeNull();
    expect((await read(id, superuser)).payments).toMatchObject([{ amount: '2999.50', description: 'Basic' }]);
    const kinds = async (who: TestAccount) => (await timeline(id, who)).map(({ kind }) => kind).sort();
    expect(await kinds(agent)).toEqual(['enquiry', 'meeting']);
    expect(await kinds(superuser)).toEqual(['enquiry', 'meeting', 'payment']);
    expect((await call('GET', `people/${id}/`, undefined, buyer)).status).toBe(403);
    expect((await call('GET', 'people/4000000/')).status).toBe(404);
  });
});
