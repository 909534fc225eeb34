import { randomBytes } from 'node:crypto';
import { hourInMs } from '@contract/durations';
import type { EnquiryMessage, OfficeEnquiry, OfficeEnquiryDetail } from '@contract/officeEnquiries';
import type { OfficeToday } from '@contract/officeToday';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { queuedEmails } from '../../../../test/support/queuedEmails';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { officeTodayRoutes } from '../office/officeTodayRoutes';
import { enquiriesRoutes } from './enquiriesRoutes';
import { markAnsweredBack } from './officeEnquiryChanges';
import { remindOverdueJob } from './remindOverdue';

/** A Saturday, 16:30 in India. */
const saturday = new Date('2026-11-21T11:00:00Z');

describeOnBoth('enquiries in the office', (database) => {
  const secret = randomBytes(32);
  let server: FastifyInstance;
  let agent: TestAccount;
  let colleague: TestAccount;
  let owner: TestAccount;
  let listing: number;
  let clock = saturday.getTime();
  let number = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [enquiriesRoutes, officeTodayRoutes], {
      secret,
      now: () => new Date(clock),
      settings: { firstResponseMinutes: 120 },
    });
  }, 180_000);
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = saturday.getTime();
    await database().run(sql`delete from enquiry`);
    await database().run(sql`delete from mail`);
    await database().run(sql`delete from login_failure`);
    const now = saturday;
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Nisha Agent', now });
    colleague = await makeAccount(database(), { roles: ['agent'], name: 'Ravi Agent', now });
    owner = await makeAccount(database(), { name: 'Meera Owner', now });
    listing = (await makeListing(database(), { ownerId: owner.id, title: 'Courtyard house' })).id;
  });

  const send = async (given: object = {}) =>
    (
      await server.inject({
        method: 'POST',
        url: '/api/enquiries/',
        remoteAddress: `203.0.113.${number % 250}`,
        payload: {
          kind: 'visit',
          name: 'Asha Rao',
          email: 'asha@people.example',
          phone: '+91 98260 12345',
          message: 'May I see it?',
          property: listing,
          client_id: `office-enquiry-${(number += 1)}`,
          ...given,
        },
      })
    ).json<{ id: number }>().id;
  const ask = async <Body>(method: 'GET' | 'PATCH' | 'POST', url: string, payload?: object, who = agent) => {
    const answer = await server.inject({
      method,
      url: `/api/office/${url}`,
      headers: who.headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, headers: answer.headers, body: answer.json() as Body & { code?: string } };
  };
  const list = async (query = '') => (await ask<OfficeEnquiry[]>('GET', `enquiries/?${query}`)).body;
  const idsOf = async (query: string) => (await list(query)).map(({ id }) => id);
  const get = async (id: number) => (await ask<OfficeEnquiryDetail>('GET', `enquiries/${id}/`)).body;
  /** Moves the clock, and keeps everybody logged in. */
  const moveTo = async (instant: string) => {
    clock = Date.parse(instant);
    await database().run(sql`update session set last_used_at = ${new Date(clock)}`);
  };
  const remind = async () => {
    const { deps, remove } = testDeps(database(), { now: () => new Date(clock) });
    return (await remindOverdueJob.run(deps, async () => true).finally(remove)).reminded;
  };
  const audit = async () => (await listAudit(database(), { actor: agent.id }, { limit: 50, offset: 0 })).entries;

  it('lists enquiries to owners and to the office with who can answer, and counts them', async () => {
    const visit = await send();
    const contact = await send({ kind: 'contact', property: undefined });
    const answer = await ask<OfficeEnquiry[]>('GET', 'enquiries/?limit=1');
    expect(answer.headers['x-total-count']).toBe('2');
    const [toOffice, toOwner] = await list();
    expect([toOffice?.id, toOffice?.owner, toOffice?.property]).toEqual([contact, null, null]);
    expect(toOwner).toMatchObject({
      id: visit,
      version: 1,
      phone: '+91 98260 12345',
      owner: { id: owner.id, name: 'Meera Owner' },
      assignee: null,
      property: { id: listing, title: 'Courtyard house' },
    });
  });

  it('finds them by state, kind, assignee, words of a name, an address or a message, and a phone number’s beginning or end', async () => {
    const first = await send({ name: 'Kabir Sen', email: 'kabir@elsewhere.example', phone: '98111 22233' });
    const second = await send({ kind: 'callback', message: 'Please ring after 100% sure.' });
    await ask('PATCH', `enquiries/${first}/`, { version: 1, state: 'closed', assignee: agent.id });
    expect([await idsOf('state=closed'), await idsOf('kind=callback'), await idsOf('assignee=me')]).toEqual([
      [first],
      [second],
      [first],
    ]);
    expect([await idsOf('assignee=none'), await idsOf(`assignee=${agent.id}`)]).toEqual([[second], [first]]);
    for (const [words, found] of [
      ['kabir', [first]],
      ['ELSEWHERE', [first]],
      ['sen kab', [first]],
      ['elsewhere.ex', [first]],
      ['1122233', [first]],
      ['+91 98111', [first]],
      ['98111 222', [first]],
      ['100%', [second]],
      ['%', []],
      ["'kab:* | !", [first]],
      ['courtyard', [second, first]],
      ['nobody', []],
    ] as const)
      expect([words, await idsOf(`search=${encodeURIComponent(words)}`)]).toEqual([words, found]);
  });

  it('counts many only as far as it must, and says so', async () => {
    const totals = async (query: string) => {
      const { headers } = await ask('GET', `enquiries/?${query}`);
      return [headers['x-total-count'], headers['x-total-exact']];
    };
    const add = (from: number, to: number) =>
      database().run(sql`
        insert into enquiry (client_id, kind, name, email, message)
        select 'many-' || n, 'quote', 'Many', 'many@people.example', 'One of many' from generate_series(${from}::int, ${to}::int) n`);
    await add(1, 100);
    expect([await totals('kind=quote'), await totals('search=many')]).toEqual([
      ['100', undefined],
      ['100', undefined],
    ]);
    await add(101, 6_000);
    expect([await totals('kind=quote'), await totals('search=many')]).toEqual([
      ['1000', 'false'],
      ['5000', 'false'],
    ]);
    expect([await totals('kind=quote&offset=5990'), await totals('search=many&offset=5990')]).toEqual([
      ['6000', undefined],
      ['6000', undefined],
    ]);
    expect(await totals('search=many&offset=7000')).toEqual(['6000', undefined]);
    await database().run(sql`delete from enquiry where kind = 'quote'`);
  });

  it('promises a first reply in office hours, and lists what is overdue by the time it was due', async () => {
    const late = await send();
    clock += 2 * hourInMs;
    const later = await send();
    // 16:30 on Saturday: 90 minutes are left, 30 more come on Monday; the second one was sent after closing time
    expect([(await get(late)).response_due_at, (await get(later)).response_due_at]).toEqual([
      '2026-11-23T05:00:00.000Z',
      '2026-11-23T06:30:00.000Z',
    ]);
    await moveTo('2026-11-23T05:00:00Z');
    expect(await idsOf('overdue=true')).toEqual([]);
    clock += 2 * hourInMs;
    expect(await idsOf('overdue=true')).toEqual([late, later]);
    await ask('PATCH', `enquiries/${late}/`, { version: 1, state: 'closed' });
    expect([await idsOf('overdue=true'), await idsOf('overdue=false')]).toEqual([[later], [late]]);
  });

  it('R37 assigns and closes with one entry in the audit, and refuses an account that is no agent', async () => {
    const id = await send();
    const answer = await ask<OfficeEnquiry>('PATCH', `enquiries/${id}/`, { version: 1, assignee: colleague.id });
    expect([answer.status, answer.body.version, answer.body.assignee?.name]).toEqual([200, 2, 'Ravi Agent']);
    expect(await audit()).toMatchObject([
      { action: 'enquiry.update', subject_id: String(id), role: 'agent', before: { assignee: null } },
    ]);
    const refused = await ask('PATCH', `enquiries/${id}/`, { version: 2, assignee: owner.id });
    expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ assignee: expect.anything() })]);
    expect(await audit()).toHaveLength(1);
  });

  it('R38 gives the second of two agents 409 with the enquiry as it is now, and loses nothing', async () => {
    const id = await send();
    const both = await Promise.all([
      ask<OfficeEnquiry & { current: OfficeEnquiry }>('PATCH', `enquiries/${id}/`, { version: 1, state: 'answered' }),
      ask<OfficeEnquiry & { current: OfficeEnquiry }>(
        'PATCH',
        `enquiries/${id}/`,
        { version: 1, state: 'closed' },
        colleague,
      ),
    ]);
    const [winner, loser] = both[0].status === 200 ? both : [both[1], both[0]];
    expect([winner.status, loser.status, loser.body.code]).toEqual([200, 409, 'stale']);
    expect(loser.body.current).toEqual(winner.body);
    expect((await get(id)).state).toBe(winner.body.state);
  });

  it('lets an enquiry rest: it waits in no list until then, for an overdue reply even so, and until its person writes', async () => {
    const [resting, other] = [await send(), await send()];
    await database().run(sql`update enquiry set response_due_at = ${new Date(clock + 2 * hourInMs)}`);
    const until = new Date(clock + 30 * hourInMs).toISOString();
    const change = (given: object, version: number) => ask('PATCH', `enquiries/${resting}/`, { version, ...given });
    expect(await change({ snoozed_until: until }, 2)).toMatchObject({ status: 200, body: { snoozed_until: until } });
    for (const query of ['state=new', 'state=open', 'state=new&assignee=none'])
      expect([query, await idsOf(query)]).toEqual([query, [other]]);
    expect(await idsOf('state=snoozed')).toEqual([resting]);
    const sooner = await send();
    const rest = { version: 1, snoozed_until: new Date(clock + hourInMs).toISOString() };
    await ask('PATCH', `enquiries/${sooner}/`, rest);
    expect(await idsOf('state=snoozed')).toEqual([sooner, resting]);
    await database().run(sql`delete from enquiry where id = ${sooner}`);
    expect((await idsOf('')).sort()).toEqual([resting, other].sort());
    await moveTo(new Date(clock + 4 * hourInMs).toISOString());
    expect(await idsOf('overdue=true')).toEqual([resting, other]);
    await moveTo(new Date(clock + 27 * hourInMs).toISOString());
    expect(await idsOf('state=open')).toEqual([resting, other]);
    expect(await idsOf('state=snoozed')).toEqual([]);
    const later = new Date(clock + hourInMs).toISOString();
    const { version } = await get(resting);
    expect(await change({ snoozed_until: later }, version)).toMatchObject({ status: 200 });
    expect(await change({ state: 'answered' }, version + 1)).toMatchObject({ body: { snoozed_until: null } });
    await change({ snoozed_until: later }, version + 2);
    await database().transaction((tx) => markAnsweredBack(tx, resting, new Date(clock)));
    expect(await get(resting)).toMatchObject({ state: 'new', snoozed_until: null });
  });

  it('refuses a rest that is over, or longer than a year', async () => {
    const id = await send();
    for (const rest of [-1, 0, 367 * 24 * hourInMs]) {
      const until = new Date(clock + rest).toISOString();
      const { status, body } = await ask('PATCH', `enquiries/${id}/`, { version: 1, snoozed_until: until });
      expect([status, body]).toEqual([400, expect.objectContaining({ snoozed_until: [expect.any(String)] })]);
    }
  });

  it('changes many at once and says of each that failed why', async () => {
    const [first, second] = [await send(), await send()];
    await ask('PATCH', `enquiries/${second}/`, { version: 1, state: 'answered' });
    const answer = await ask<{ changed: OfficeEnquiry[]; failed: object[] }>('POST', 'enquiries/bulk/', {
      enquiries: [
        { id: first, version: 1 },
        { id: second, version: 1 },
        { id: 2_000_000_000, version: 1 },
      ],
      state: 'closed',
      assignee: agent.id,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.changed.map(({ id, state }) => [id, state])).toEqual([[first, 'closed']]);
    expect(answer.body.failed).toEqual([
      expect.objectContaining({ id: second, code: 'stale' }),
      expect.objectContaining({ id: 2_000_000_000, code: 'not_found' }),
    ]);
    expect(await audit()).toHaveLength(2);
  });

  it('replies by email once, keeps the email in the conversation, and counts it as the first response', async () => {
    const id = await send();
    await database().run(sql`delete from mail`);
    const reply = { version: 1, text: 'Yes, on Sunday at 11.', client_id: `reply-${id}-once` };
    clock += hourInMs;
    const answer = await ask<EnquiryMessage>('POST', `enquiries/${id}/reply/`, reply);
    expect([answer.status, answer.body]).toEqual([
      201,
      expect.objectContaining({ kind: 'reply', author: 'Nisha Agent', text: reply.text, delivery: 'waiting' }),
    ]);
    const again = await ask<EnquiryMessage>('POST', `enquiries/${id}/reply/`, reply);
    expect([again.status, again.body]).toEqual([201, answer.body]);
    expect(await queuedEmails(database(), secret)).toMatchObject([
      {
        to: 'asha@people.example',
        subject: 'Re: your enquiry about Courtyard house',
        body: expect.stringMatching(/^Yes, on Sunday at 11\.\n\nNisha Agent\nAangan Estates\n/),
      },
    ]);
    expect(await get(id)).toMatchObject({
      state: 'answered',
      first_response_at: new Date(clock).toISOString(),
      messages: [{ id: answer.body.id }],
    });
    await database().run(sql`update mail set sent_at = now(), body = ''`);
    expect((await get(id)).messages).toMatchObject([{ text: reply.text, delivery: 'sent' }]);
    const stale = await ask('POST', `enquiries/${id}/reply/`, { ...reply, client_id: `reply-${id}-second` });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale']);
    const elsewhere = await ask('POST', `enquiries/${await send()}/reply/`, reply);
    expect([elsewhere.status, elsewhere.body.code]).toEqual([409, 'client_id_taken']);
  });

  it('answering takes an enquiry that nobody has, by an email or by hand, and none of a colleague’s', async () => {
    const [mailed, marked, theirs] = [await send(), await send(), await send()];
    await ask('POST', `enquiries/${mailed}/reply/`, { version: 1, text: 'Yes.', client_id: `takes-mailed-${mailed}` });
    await ask('PATCH', `enquiries/${marked}/`, { version: 1, state: 'answered' });
    await ask('PATCH', `enquiries/${theirs}/`, { version: 1, assignee: colleague.id });
    await ask('POST', `enquiries/${theirs}/reply/`, { version: 2, text: 'Yes.', client_id: `takes-theirs-${theirs}` });
    const assignees = await Promise.all([mailed, marked, theirs].map(async (id) => (await get(id)).assignee?.id));
    expect(assignees).toEqual([agent.id, agent.id, colleague.id]);
    const closed = await send();
    await ask('PATCH', `enquiries/${closed}/`, { version: 1, state: 'closed' });
    expect((await get(closed)).assignee).toBeNull();
  });

  it('a colleague who is given enquiries gets an email: one for one, one for many, none for taking or for what they have', async () => {
    const [one, ...many] = [await send(), await send(), await send()];
    await database().run(sql`delete from mail`);
    const emails = () =>
      database().rows(sql`select recipient, subject from mail order by id`) as Promise<
        { recipient: string; subject: string }[]
      >;
    const { email } = (await database().row<{ email: string }>(
      sql`select email from account where id = ${colleague.id}`,
    )) as { email: string };
    await ask('PATCH', `enquiries/${one}/`, { version: 1, assignee: agent.id });
    expect(await emails()).toEqual([]);
    await ask('PATCH', `enquiries/${one}/`, { version: 2, assignee: colleague.id });
    await ask('PATCH', `enquiries/${one}/`, { version: 3, assignee: colleague.id });
    expect(await emails()).toEqual([{ recipient: email, subject: expect.stringMatching(/^Now yours: enquiry from /) }]);
    const enquiries = many.map((id) => ({ id, version: 1 }));
    await ask('POST', 'enquiries/bulk/', { enquiries, assignee: colleague.id });
    expect((await emails()).slice(1)).toEqual([{ recipient: email, subject: 'Now yours: 2 open enquiries' }]);
  });

  it('keeps notes of staff once, in order, and out of the owner’s inbox and of the audit', async () => {
    const id = await send();
    const note = { text: 'Wants a ground floor.', client_id: `note-${id}-once` };
    const [first, again] = [
      await ask<EnquiryMessage>('POST', `enquiries/${id}/notes/`, note),
      await ask<EnquiryMessage>('POST', `enquiries/${id}/notes/`, note),
    ];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    await ask('POST', `enquiries/${id}/notes/`, { text: 'Called twice.', client_id: `note-${id}-twice` });
    expect((await get(id)).messages.map(({ text, delivery }) => [text, delivery])).toEqual([
      ['Wants a ground floor.', null],
      ['Called twice.', null],
    ]);
    const inbox = await server.inject({ url: `/api/enquiries/${id}/`, headers: owner.headers });
    expect(inbox.body).not.toContain('ground floor');
    expect(JSON.stringify(await audit())).not.toContain('ground floor');
    expect((await audit()).map(({ action }) => action)).toEqual(['enquiry.note', 'enquiry.note']);
    expect((await ask('POST', 'enquiries/2000000000/notes/', note)).status).toBe(404);
  });

  it('shows what else came from the same person, by address and by number, and their account', async () => {
    const account = await makeAccount(database(), { email: 'asha@people.example', now: saturday });
    const byAddress = await send({ email: 'ASHA@people.example', phone: '' });
    const byNumber = await send({ email: 'other@people.example', phone: '098260-12345' });
    await send({ email: 'stranger@people.example', phone: '' });
    const { person } = await get(await send());
    expect(person.enquiries.map(({ id }) => id)).toEqual([byNumber, byAddress]);
    expect(person.account).toEqual({ id: account.id, username: account.username, favourites: 0, meetings: 0 });
  });

  it('writes a CSV of a filter in which no cell is a formula', async () => {
    await send({ name: '=HYPERLINK("http://bad.example")', message: 'Two lines\nand a "quote", with commas' });
    await send({ kind: 'callback' });
    const answer = await server.inject({ url: '/api/office/enquiries.csv?kind=visit', headers: agent.headers });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="enquiries.csv"');
    const lines = answer.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFF"Number","Received \(India time\)"/);
    expect(lines[1]).toContain('"Visit request","New"');
    expect(lines[1]).toContain('"+91 98260 12345"');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
    expect(lines[1]).toContain(`"Two lines\nand a ""quote"", with commas"`);
  });

  it('remind-of-overdue-enquiries reminds the office and the assignee once of an enquiry whose first reply is overdue', async () => {
    const [late, answered] = [await send({ name: 'Late Lata' }), await send()];
    await ask('PATCH', `enquiries/${late}/`, { version: 1, assignee: colleague.id });
    await ask('PATCH', `enquiries/${answered}/`, { version: 1, state: 'answered' });
    await database().run(sql`delete from mail`);
    expect(await remind()).toBe(0);
    await moveTo('2026-11-23T05:00:01Z');
    expect(await Promise.all([remind(), remind()])).toEqual(expect.arrayContaining([0, 1]));
    expect(await remind()).toBe(0);
    const emails = await database().rows<{ recipient: string; subject: string; body: string }>(
      sql`select recipient, subject, body from mail order by recipient`,
    );
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual(
      ['office@aangan.example', `${colleague.username}@people.example`].sort(),
    );
    for (const { subject, body } of emails) {
      expect(subject).toBe('Overdue: reply to Late Lata');
      expect(body).toContain('Email: asha@people.example\nPhone: +91 98260 12345\nListing: Courtyard house');
      expect(body).toContain(`http://aangan.test/office/leads?open=${late}`);
    }
  });

  it.each([
    ['was disabled', sql`disabled_at = now()`],
    ['is no longer an agent', sql`roles = '{editor}'`],
  ])('remind-of-overdue-enquiries tells the office only once the assignee %s', async (_what, change) => {
    await ask('PATCH', `enquiries/${await send()}/`, { version: 1, assignee: colleague.id });
    await database().run(sql`update account set ${change} where id = ${colleague.id}`);
    await database().run(sql`delete from mail`);
    await moveTo('2026-11-23T05:00:01Z');
    expect(await remind()).toBe(1);
    expect(await database().rows(sql`select recipient from mail`)).toEqual([{ recipient: 'office@aangan.example' }]);
  });

  it('counts for today what waits, what is overdue, and the last twelve weeks', async () => {
    await send();
    await send();
    const first = (await list())[1];
    await ask('PATCH', `enquiries/${first?.id}/`, { version: 1, assignee: agent.id });
    await moveTo('2026-11-24T05:00:00Z');
    await database().run(sql`
      insert into meeting (account_id, client_id, starts_at, timezone, status, topic, held_until)
      values (${owner.id}, 'today-1', ${new Date('2026-11-24T07:00:00Z')}, 'Asia/Kolkata', 'booked', 'A villa', now()),
        (${owner.id}, 'today-2', ${new Date('2026-11-24T08:00:00Z')}, 'Asia/Kolkata', 'cancelled', '', now())`);
    const { body } = await ask<OfficeToday>('GET', 'today/');
    expect(body).toMatchObject({
      unanswered_enquiries: 2,
      overdue_enquiries: 2,
      my_enquiries: 1,
      visits_today: 0,
      visits_to_answer: 0,
      failed_emails: null,
    });
    const next = { name: 'Asha Rao', kind: 'enquiry', is_urgent: true };
    expect(body.next).toMatchObject([
      next,
      next,
      { kind: 'meeting', name: 'Meera Owner', text: 'A villa', at: '2026-11-24T07:00:00.000Z', is_urgent: false },
    ]);
    expect(body.weeks).toHaveLength(12);
    expect(body.weeks?.slice(-2).map(({ week, enquiries }) => [week, enquiries])).toEqual([
      ['2026-11-16', 2],
      ['2026-11-23', 0],
    ]);
    const editor = await makeAccount(database(), { roles: ['editor'], now: new Date(clock) });
    expect((await ask<OfficeToday>('GET', 'today/', undefined, editor)).body.unanswered_enquiries).toBeNull();
    await database().run(sql`delete from meeting where client_id like 'today-%'`);
  });
});
