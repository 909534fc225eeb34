import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import type { Visit } from '@contract/visits';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeSession } from '../../../../test/support/factories';
import { readCalendar } from '../../../../test/support/readCalendar';
import { buildTestServer } from '../../../../test/support/testServer';
import { calendarPathIn, linkIn, visitsOn } from '../../../../test/support/visits';
import { officeVisitsRoutes } from './officeVisitsRoutes';
import { visitsRoutes } from './visitsRoutes';

/** 11:30 in India, a Wednesday. */
const start = Date.parse('2026-03-04T06:00:00Z');
/** Thursday to Saturday, 12:00 in India. */
const [thursday, friday, saturday] = [
  '2026-03-05T06:30:00.000Z',
  '2026-03-06T06:30:00.000Z',
  '2026-03-07T06:30:00.000Z',
];
const visitor = 'asha@people.example';

describeOnBoth('a visit', (database) => {
  const secret = randomBytes(32);
  let clock = start;
  let server: FastifyInstance;
  let visits: ReturnType<typeof visitsOn>;
  let owner: TestAccount;
  let buyer: TestAccount;
  let stranger: TestAccount;
  let agent: TestAccount;
  let home = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [visitsRoutes, officeVisitsRoutes], {
      secret,
      now: () => new Date(clock),
    });
    visits = visitsOn(database(), server, { secret });
    const now = new Date(clock);
    [owner, buyer, stranger] = [
      await makeAccount(database(), { now, email: 'owner@people.example' }),
      await makeAccount(database(), { now, email: 'buyer@people.example' }),
      await makeAccount(database(), { now }),
    ];
    agent = await makeAccount(database(), { now, roles: ['agent'] });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await moveTo(start);
    for (const table of [sql`mail`, sql`visit`, sql`login_failure`]) await database().run(sql`delete from ${table}`);
    home = (await makeListing(database(), { ownerId: owner.id, title: 'Tulsi house' })).id;
  });

  /** Moves the clock; sessions end by themselves, so people log in again. */
  const moveTo = async (at: number) => {
    clock = at;
    for (const who of [owner, buyer]) Object.assign(who, await makeSession(database(), who.id, new Date(at)));
  };
  /** Asks without a login; the token is that of the email. */
  const asked = async (fields: object = {}) => {
    const answer = await visits.ask(null, home, { proposals: [thursday, friday], ...fields });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return linkIn((await visits.emails(visitor)).at(-1) ?? { body: '' });
  };
  const confirmed = async (fields: object = {}) => {
    const link = await asked(fields);
    expect((await visits.act(owner, link.id, 'confirm', { starts_at: thursday })).statusCode).toBe(200);
    return link;
  };
  const statuses = async (...answers: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  const subjects = async (to?: string) => (await visits.emails(to)).map(({ subject }) => subject);

  it('is asked for without a login: stored once, both get an email with every time in both zones', async () => {
    const fields = { proposals: [friday, thursday], client_id: 'visit-once-1' };
    const [first, again] = [await visits.ask(null, home, fields), await visits.ask(null, home, fields)];
    expect([first.statusCode, first.json()]).toEqual([201, { id: null, client_id: 'visit-once-1' }]);
    expect(again.json()).toEqual(first.json());
    const emails = await visits.emails();
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [visitor, 'Your visit to Tulsi house: request sent'],
      ['owner@people.example', 'Asha Rao would like to visit Tulsi house'],
    ]);
    for (const { to, body } of emails) {
      for (const [own, office] of [
        ['Thu 5 Mar, 1:30 am in New York (12:00 pm in India)', 'Thu 5 Mar, 12:00 pm in India (1:30 am in New York)'],
        ['Fri 6 Mar, 1:30 am in New York (12:00 pm in India)', 'Fri 6 Mar, 12:00 pm in India (1:30 am in New York)'],
      ])
        expect(body).toContain(to === visitor ? own : office);
    }
    // anyone can type anyone's address
    expect(emails[0]?.body).not.toContain('Asha');
    expect(emails[1]?.body).not.toContain('555 0100');
  });

  it('shows a visitor with the link, and the owner, what each may know and do', async () => {
    const link = await asked();
    const own = (await visits.read(link, `/api/visits/${link.id}/`)).json<Visit>();
    expect(own).toMatchObject({
      role: 'visitor',
      state: 'asked',
      actions: ['propose', 'cancel'],
      proposals: [
        { starts_at: thursday, free: true },
        { starts_at: friday, free: true },
      ],
      starts_at: null,
      visitor: { name: 'Asha Rao', email: visitor, phone: '+1 212 555 0100' },
    });
    const hosts = (await visits.read(owner, `/api/visits/${link.id}/`)).json<Visit>();
    expect([hosts.role, hosts.actions]).toEqual(['host', ['propose', 'cancel', 'confirm']]);
    expect(hosts.visitor).toEqual({ name: 'Asha Rao', email: '', phone: '' });
    await visits.act(owner, link.id, 'confirm', { starts_at: thursday });
    expect((await visits.read(owner, `/api/visits/${link.id}/`)).json<Visit>().visitor.phone).toBe('+1 212 555 0100');
  });

  it('is nobody else’s: a forged or another visit’s link and a stranger get 404, nobody 401', async () => {
    const link = await confirmed();
    const { id: second } = await makeListing(database(), { ownerId: owner.id });
    const other = await asked({ property: second, proposals: [friday] });
    const forged = { token: 'x'.repeat(43) };
    const path = `/api/visits/${link.id}/`;
    const calendar = `${path}calendar.ics`;
    for (const who of [forged, { token: other.token }, stranger, agent])
      expect(
        await statuses(
          visits.read(who, path),
          visits.read(who, calendar),
          visits.act(who, link.id, 'confirm', { starts_at: thursday }),
          visits.act(who, link.id, 'propose', { proposals: [friday] }),
          visits.act(who, link.id, 'cancel'),
          visits.act(who, link.id, 'new-link'),
        ),
      ).toEqual([404, 404, 404, 404, 404, 404]);
    expect(await statuses(visits.read(null, path), visits.act(null, link.id, 'cancel'))).toEqual([401, 401]);
    expect(await statuses(visits.act(stranger, link.id, 'miss'), visits.read(stranger, '/api/visits/9999/'))).toEqual([
      404, 404,
    ]);
  });

  it('is confirmed by the owner, once, and put into both calendars', async () => {
    const link = await asked();
    const again = { starts_at: thursday };
    expect(
      await statuses(visits.act(owner, link.id, 'confirm', again), visits.act(owner, link.id, 'confirm', again)),
    ).toEqual([200, 200]);
    const emails = (await visits.emails()).slice(2);
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [visitor, 'Visit to Tulsi house on Thu 5 Mar, 1:30 am in New York'],
      ['owner@people.example', 'Visit to Tulsi house on Thu 5 Mar, 12:00 pm (India)'],
    ]);
    const entries = emails.map(({ calendar }) => readCalendar(calendar));
    expect(entries[0]).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      sequence: 1,
      startsAt: new Date(thursday),
      endsAt: new Date(Date.parse(thursday) + hourInMs),
      attendee: `mailto:${visitor}`,
    });
    expect(entries[1]).toMatchObject({ uid: entries[0]?.uid, sequence: 1, attendee: 'mailto:owner@people.example' });
    expect(emails[1]?.body).toContain('+1 212 555 0100');
    const before = await visits.act(owner, link.id, 'confirm', { starts_at: friday });
    expect([before.statusCode, before.json<{ code: string }>().code]).toEqual([409, 'already_confirmed']);
  });

  it('is not confirmed by its visitor before the owner answers, nor at a time that nobody proposed', async () => {
    const link = await asked();
    const own = await visits.act(link, link.id, 'confirm', { starts_at: thursday });
    expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([409, 'not_your_turn']);
    const other = await visits.act(owner, link.id, 'confirm', { starts_at: saturday });
    expect([other.statusCode, other.json()]).toMatchObject([400, { starts_at: expect.anything() }]);
    await moveTo(Date.parse(thursday));
    expect((await visits.act(owner, link.id, 'confirm', { starts_at: thursday })).json()).toMatchObject({
      code: 'too_late',
    });
  });

  it('is agreed by the visitor when the owner proposes other times, through the link', async () => {
    const link = await asked();
    const offer = await visits.act(owner, link.id, 'propose', { proposals: [saturday] });
    expect(offer.json<Visit>()).toMatchObject({ state: 'offered', proposals: [{ starts_at: saturday, free: true }] });
    expect((await subjects(visitor)).at(-1)).toBe('Other times for the visit to Tulsi house');
    const agreed = await visits.act(link, link.id, 'confirm', { starts_at: saturday });
    expect(agreed.json<Visit>()).toMatchObject({ state: 'confirmed', starts_at: saturday, role: 'visitor' });
  });

  it('moves only when the other agrees: the calendar entry stays, then changes under the same UID with a higher number', async () => {
    const link = await confirmed();
    await visits.act(link, link.id, 'propose', { proposals: [friday, saturday] });
    const waiting = (await visits.read(owner, `/api/visits/${link.id}/`)).json<Visit>();
    expect(waiting).toMatchObject({ state: 'move_asked', starts_at: thursday });
    const first = readCalendar((await visits.read(link, `/api/visits/${link.id}/calendar.ics`)).body);
    await visits.act(owner, link.id, 'confirm', { starts_at: saturday });
    const [email] = (await visits.emails(visitor)).slice(-1);
    expect(email?.subject).toBe('The visit to Tulsi house has moved to Sat 7 Mar, 1:30 am in New York');
    expect(email?.body).toContain('Before: Thu 5 Mar, 1:30 am in New York (12:00 pm in India)');
    expect(readCalendar(email?.calendar ?? '')).toMatchObject({
      uid: first.uid,
      sequence: first.sequence + 1,
      startsAt: new Date(saturday),
    });
    await visits.act(owner, link.id, 'propose', { proposals: [friday] });
    const kept = await visits.act(link, link.id, 'confirm', { starts_at: saturday });
    expect(kept.json<Visit>()).toMatchObject({ state: 'confirmed', starts_at: saturday, proposals: [] });
    expect((await subjects('owner@people.example')).at(-1)).toContain('stays on Sat 7 Mar, 12:00 pm (India)');
  });

  it.each(['visitor', 'owner'])('is cancelled by the %s with a reason, and leaves both calendars', async (who) => {
    const link = await confirmed();
    const by = who === 'owner' ? owner : link;
    const cancel = () => visits.act(by, link.id, 'cancel', { reason: 'A cold' });
    expect((await cancel()).json<Visit>()).toMatchObject({ state: 'cancelled', reason: 'A cold', actions: [] });
    expect((await cancel()).statusCode).toBe(200);
    const emails = (await visits.emails()).slice(4);
    expect(emails.map(({ to }) => to)).toEqual([visitor, 'owner@people.example']);
    for (const { body, calendar } of emails) {
      expect(body).toContain('Reason: A cold');
      expect(readCalendar(calendar)).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 2 });
    }
    const file = await visits.read(link, `/api/visits/${link.id}/calendar.ics`);
    expect(readCalendar(file.body).method).toBe('CANCEL');
    const other = who === 'owner' ? link : owner;
    expect((await visits.act(other, link.id, 'propose', { proposals: [friday] })).json()).toMatchObject({
      code: 'visit_cancelled',
    });
  });

  it('is marked as missed by the owner, only after it began, and can no longer be cancelled then', async () => {
    const link = await confirmed();
    expect((await visits.act(owner, link.id, 'miss')).json()).toMatchObject({ code: 'too_early' });
    await moveTo(Date.parse(thursday) + minuteInMs);
    expect((await visits.act(link, link.id, 'cancel')).json()).toMatchObject({ code: 'too_late' });
    expect((await visits.act(owner, link.id, 'miss')).json<Visit>()).toMatchObject({ state: 'missed', actions: [] });
    expect((await visits.act(owner, link.id, 'miss')).statusCode).toBe(200);
  });

  it('by video takes the owner’s link, also later, and tells the visitor of it', async () => {
    const link = await asked({ mode: 'video' });
    await visits.act(owner, link.id, 'confirm', { starts_at: thursday });
    expect((await visits.emails(visitor)).at(-1)?.body).toContain('By video. We’ll email you the link.');
    const wrong = await visits.act(owner, link.id, 'confirm', { starts_at: thursday, link: 'http://meet.example/x' });
    expect(wrong.statusCode).toBe(400);
    await visits.act(owner, link.id, 'confirm', { starts_at: thursday, link: 'https://meet.example/abc' });
    const email = (await visits.emails(visitor)).at(-1);
    expect(email?.body).toContain('By video: https://meet.example/abc');
    expect(readCalendar(email?.calendar ?? '')).toMatchObject({ sequence: 2, location: 'https://meet.example/abc' });
  });

  it('belongs to an account that asked, or whose confirmed address asked without a login', async () => {
    const made = await visits.ask(buyer, home, { proposals: [thursday], email: 'buyer@people.example' });
    expect(made.json()).toMatchObject({ id: expect.any(Number) });
    const { id: second } = await makeListing(database(), { ownerId: owner.id });
    await visits.ask(null, second, { proposals: [friday], email: 'Buyer@People.example' });
    const list = async (who: TestAccount, when: string) =>
      (await visits.read(who, `/api/visits/?when=${when}`))
        .json<Visit[]>()
        .map(({ role, state }) => `${role} ${state}`);
    expect(await list(buyer, 'upcoming')).toEqual(['visitor asked', 'visitor asked']);
    expect(await list(owner, 'waiting')).toEqual(['host asked', 'host asked']);
    expect(await list(owner, 'upcoming')).toEqual([]);
    expect(await list(stranger, 'upcoming')).toEqual([]);
    const { id } = made.json<{ id: number }>();
    await visits.act(owner, id, 'confirm', { starts_at: thursday });
    expect(await list(owner, 'upcoming')).toEqual(['host confirmed']);
    await moveTo(Date.parse(thursday) + hourInMs);
    expect([await list(owner, 'past'), await list(buyer, 'past')]).toEqual([['host confirmed'], ['visitor confirmed']]);
  });

  it('refuses a second open visit to the same home, and too many in all, without telling strangers of it', async () => {
    await visits.ask(buyer, home, { proposals: [thursday], email: 'buyer@people.example' });
    const second = await visits.ask(buyer, home, { proposals: [friday], email: 'buyer@people.example' });
    expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'visit_open']);
    const link = await asked();
    const answer = await visits.ask(null, home, { proposals: [friday], client_id: 'visit-again-1' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { id: null, client_id: 'visit-again-1' }]);
    const email = (await visits.emails(visitor)).at(-1);
    expect([email?.subject, linkIn(email ?? { body: '' })]).toEqual(['Your visit to Tulsi house', link]);
    expect(await database().row(sql`select count(*)::int as many from visit`)).toEqual({ many: 2 });
    for (let more = 0; more < 8; more += 1) {
      const { id } = await makeListing(database(), { ownerId: stranger.id });
      const { statusCode } = await visits.ask(buyer, id, { proposals: [friday], email: 'buyer@people.example' });
      expect(statusCode).toBe(more < 7 ? 201 : 409);
    }
  });

  it('is not asked for by the owner, nor for a home that is not on the market, nor at impossible times', async () => {
    const draft = (await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' })).id;
    expect(
      await statuses(
        visits.ask(owner, home, { proposals: [thursday] }),
        visits.ask(null, draft, { proposals: [thursday] }),
        visits.ask(null, home, { proposals: [] }),
        visits.ask(null, home, { proposals: [thursday, friday, saturday, '2026-03-09T06:30:00Z'] }),
        visits.ask(null, home, { proposals: ['2026-03-05T07:00:00Z'] }),
        visits.ask(null, home, { proposals: [thursday], timezone: 'Mars/Olympus' }),
        visits.read(null, `/api/visits/slots/?property=${draft}`),
      ),
    ).toEqual([400, 404, 400, 400, 400, 400, 404]);
    expect(await visits.emails()).toEqual([]);
  });

  it('a client’s id stands for one request: another one with it is refused', async () => {
    await asked({ client_id: 'visit-same-1' });
    const other = await visits.ask(null, home, {
      proposals: [thursday],
      email: 'eve@people.example',
      client_id: 'visit-same-1',
    });
    expect(other.json()).toMatchObject({ code: 'client_id_used' });
  });

  it('R49 floods nobody: emails per address and requests per network are limited', async () => {
    const codes: number[] = [];
    for (let tries = 0; tries < 4; tries += 1)
      codes.push((await visits.ask(null, home, { proposals: [thursday] })).statusCode);
    expect(codes).toEqual([...Array.from({ length: 3 }, () => 201), 429]);
    await database().run(sql`
      insert into login_failure (subject, address, at) select subject, address, at from login_failure, generate_series(2, 80) where address <> ''`);
    const refused = await visits.ask(null, home, { proposals: [thursday], email: 'other@people.example' });
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      429,
      expect.stringContaining('Call us'),
    ]);
  });

  it('R42 its links have 128 bits, are stored as hashes, are not indexed, and end when they are replaced', async () => {
    const link = await confirmed();
    const calendar = calendarPathIn((await visits.emails(visitor)).at(-1) ?? { body: '' });
    const token = new URL(calendar, 'http://here').searchParams.get('token') ?? '';
    expect([link.token.length, token.length, link.token === token]).toEqual([43, 43, false]);
    const [row] = await database()
      .rows<{ text: string }>(sql`select visit::text from visit`)
      .then((rows) => rows.map((one) => ({ text: JSON.stringify(one) })));
    expect([row?.text.includes(link.token), row?.text.includes(token)]).toEqual([false, false]);
    const file = await visits.read(null, calendar);
    expect([file.statusCode, file.headers['x-robots-tag'], file.headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    // the calendar's link opens nothing else
    expect((await visits.read({ token }, `/api/visits/${link.id}/`)).statusCode).toBe(404);
    expect((await visits.act(link, link.id, 'new-link')).statusCode).toBe(204);
    expect(await statuses(visits.read(null, calendar), visits.read(link, `/api/visits/${link.id}/`))).toEqual([
      404, 404,
    ]);
    const renewed = linkIn((await visits.emails(visitor)).at(-1) ?? { body: '' });
    expect((await visits.read(renewed, `/api/visits/${link.id}/`)).statusCode).toBe(200);
  });

  describe('slots', () => {
    type Days = { date: string; slots: { starts_at: string; time: string; office_time: string }[] }[];
    const slots = async (query = '') =>
      (await visits.read(null, `/api/visits/slots/?property=${home}${query}`)).json<Days>();
    const starts = async (query = '') => (await slots(query)).flatMap((day) => day.slots.map((slot) => slot.starts_at));

    it('are full hours of open days from four hours on, for 28 days, in the visitor’s zone with India’s beside it', async () => {
      const days = await slots('&timezone=America/New_York');
      expect(days[0]).toEqual({
        date: '2026-03-04',
        slots: [
          { starts_at: '2026-03-04T10:30:00.000Z', time: '05:30', office_time: '16:00' },
          { starts_at: '2026-03-04T11:30:00.000Z', time: '06:30', office_time: '17:00' },
          { starts_at: '2026-03-05T04:30:00.000Z', time: '23:30', office_time: '10:00' },
        ],
      });
      const all = days.flatMap((day) => day.slots.map((slot) => Date.parse(slot.starts_at)));
      expect(Math.max(...all)).toBeLessThanOrEqual(clock + 28 * dayInMs);
      // two today, eight on each of 23 open days, and two on the last morning
      expect(all).toHaveLength(188);
    });

    it('that a host has given away are free for nobody else, in any of their homes, until the visit ends', async () => {
      const { id: second } = await makeListing(database(), { ownerId: owner.id });
      const link = await confirmed();
      expect(await starts()).not.toContain(thursday);
      expect((await visits.read(null, `/api/visits/slots/?property=${second}`)).body).not.toContain(thursday);
      const taken = await visits.ask(buyer, second, { proposals: [thursday], email: 'buyer@people.example' });
      expect(taken.json()).toMatchObject({ code: 'slot_taken' });
      await visits.act(link, link.id, 'cancel');
      expect(await starts()).toContain(thursday);
    });

    it('of the office’s homes leave out its paid meetings and what they overlap', async () => {
      await database().run(sql`update account set is_office = true where id = ${stranger.id}`);
      home = (await makeListing(database(), { ownerId: stranger.id })).id;
      await database().run(sql`
        insert into meeting (account_id, client_id, starts_at, status, held_until, created_at)
        values (${buyer.id}, 'meeting-0001', ${'2026-03-05T07:00:00Z'}, 'booked', now(), now())`);
      const left = await starts();
      expect([thursday, '2026-03-05T07:30:00.000Z'].filter((at) => left.includes(at))).toEqual([]);
      expect(left).toContain('2026-03-05T05:30:00.000Z');
      await database().run(sql`delete from meeting`);
      await database().run(sql`update account set is_office = false where id = ${stranger.id}`);
    });
  });

  it('of fifty confirmations at once of the same time one wins, and fifty of one visit agree on one time', async () => {
    const { rows } = await many(50);
    const answers = await Promise.all(rows.map(({ id }) => visits.act(owner, id, 'confirm', { starts_at: thursday })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
    const link = await asked({ email: visitor, proposals: [friday, saturday] });
    const both = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        visits.act(owner, link.id, 'confirm', { starts_at: at % 2 ? friday : saturday }),
      ),
    );
    const agreed = (await visits.read(owner, `/api/visits/${link.id}/`)).json<Visit>().starts_at;
    for (const [at, { statusCode }] of both.entries())
      expect(statusCode).toBe((at % 2 ? friday : saturday) === agreed ? 200 : 409);
    expect((await subjects(visitor)).filter((subject) => subject.startsWith('Visit to'))).toHaveLength(1);
  }, 180_000);

  /** Visits of many visitors who all want the same time. */
  async function many(count: number) {
    await database().run(sql`
      insert into visit (property_id, property_title, host_id, name, email, phone, timezone, mode, client_id, proposals, answer_by, nonce, token_hash, calendar_hash, created_at, changed_at)
      select ${home}::int, 'Tulsi house', ${owner.id}::int, 'Visitor ' || n, 'v' || n || '@people.example', '1234567', 'Asia/Kolkata', 'in_person', 'many-' || n,
        array[${thursday}::timestamptz], ${thursday}::timestamptz, 'n' || n, 't' || n, 'c' || n, now(), now() from generate_series(1, ${count}::int) n`);
    return { rows: await database().rows<{ id: number }>(sql`select id from visit order by id`) };
  }

  describe('in person, once it is agreed', () => {
    const place = 'Gate 2, Tulsi Marg 12; ask the guard';
    const maps = (destination: string) =>
      `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;

    beforeEach(async () => {
      await database().run(
        sql`update account set name = 'Meera Joshi', phone = '+91 98260 00000' where id = ${owner.id}`,
      );
      await database().run(sql`update property set location = 'Vijay Nagar' where id = ${home}`);
    });

    const agreed = async (given: object = {}, at = thursday) => {
      const link = await asked({ proposals: [at] });
      expect((await visits.act(owner, link.id, 'confirm', { starts_at: at, ...given })).statusCode).toBe(200);
      return link;
    };

    it('tells the visitor the place, the way there, and the person and number to ask for: page, email and calendar', async () => {
      const link = await asked();
      expect((await visits.read(link, `/api/visits/${link.id}/`)).json<Visit>()).toMatchObject({
        place: '',
        directions: '',
        contact: null,
      });
      await visits.act(owner, link.id, 'confirm', { starts_at: thursday, place });
      const contact = { name: 'Meera Joshi', phone: '+91 98260 00000' };
      const directions = maps(`${place}, Indore`);
      const shown = (await visits.read(link, `/api/visits/${link.id}/`)).json<Visit>();
      expect(shown).toMatchObject({ place, directions, contact });
      const email = (await visits.emails(visitor)).at(-1);
      const facts = [`Where: ${place}`, `Directions: ${directions}`, 'Ask for: Meera Joshi, +91 98260 00000'];
      for (const fact of facts) expect(email?.body).toContain(`${fact}\n`);
      const entry = readCalendar(email?.calendar ?? '');
      expect(entry).toMatchObject({ location: place, alarms: [120], url: expect.stringContaining('#token=') });
      for (const fact of facts) expect(entry.description).toContain(fact);
      expect(entry.description).toContain(`Move or cancel: http://aangan.test/visits/${link.id}#token=${link.token}`);
      expect(email?.calendar).not.toContain('Meetings');
    });

    it('tells the host the visitor’s name and number and the home’s address', async () => {
      const link = await agreed({ place });
      const email = (await visits.emails('owner@people.example')).at(-1);
      const facts = ['Visitor: Asha Rao, +1 212 555 0100, asha@people.example', `Where: ${place}`];
      const entry = readCalendar(email?.calendar ?? '');
      for (const fact of facts) {
        expect(email?.body).toContain(fact);
        expect(entry.description).toContain(fact);
      }
      expect(entry).toMatchObject({
        summary: 'Visit: Tulsi house, Asha Rao',
        location: place,
        url: `http://aangan.test/visits/${link.id}`,
      });
    });

    it('is to our own home: the office’s entry has the visitor, the visitor’s has the agent or our number', async () => {
      await database().run(sql`update account set name = 'Ravi', phone = '' where id = ${agent.id}`);
      await database().run(sql`update account set is_office = true where id = ${agent.id}`);
      home = (await makeListing(database(), { ownerId: agent.id, title: 'Neem house', location: 'Palasia' })).id;
      const link = await asked();
      const { version } = (
        await server.inject({ url: `/api/office/visits/${link.id}/`, headers: agent.headers })
      ).json<{ version: number }>();
      await visits.office(agent, link.id, 'confirm', { version, starts_at: thursday, place });
      const toOffice = (await visits.emails('office@aangan.example')).at(-1);
      const entry = readCalendar(toOffice?.calendar ?? '');
      expect(entry.description).toContain('Visitor: Asha Rao, +1 212 555 0100');
      expect(entry).toMatchObject({ location: place, url: `http://aangan.test/office/visits?open=${link.id}` });
      const own = readCalendar((await visits.emails(visitor)).at(-1)?.calendar ?? '');
      expect(own.description).toContain('Ask for: Ravi, +91 00000 00000');
      await database().run(sql`update account set is_office = false where id = ${agent.id}`);
    });

    it('names the listing’s own place and no more than its owner shows, while the host says none', async () => {
      await database().run(
        sql`update property set latitude = 22.75301, longitude = 75.89302, location_precision = 'area' where id = ${home}`,
      );
      const link = await agreed();
      const { place: said, directions } = (await visits.read(link, `/api/visits/${link.id}/`)).json<Visit>();
      expect(said).toBe('Vijay Nagar, Indore');
      expect(directions).toContain('https://www.google.com/maps/dir/?api=1&destination=22.7');
      expect(directions).not.toMatch(/22\.75301|75\.89302/);
    });

    it('keeps the place for the next visit to the home, and tells both of another', async () => {
      await agreed({ place });
      await database().run(sql`update visit set email = 'gone@people.example', state = 'missed'`);
      const link = await agreed({}, saturday);
      expect((await visits.read(link, `/api/visits/${link.id}/`)).json<Visit>().place).toBe(place);
      await visits.act(owner, link.id, 'confirm', { starts_at: saturday, place: 'Gate 3' });
      const email = (await visits.emails(visitor)).at(-1);
      expect([email?.subject, readCalendar(email?.calendar ?? '')]).toMatchObject([
        'The address for your visit to Tulsi house',
        { location: 'Gate 3', sequence: 2 },
      ]);
    });

    it('is only the host’s to say', async () => {
      const link = await asked();
      await visits.act(link, link.id, 'propose', { proposals: [friday], place: 'My place' });
      await visits.act(owner, link.id, 'confirm', { starts_at: friday });
      expect((await visits.read(link, `/api/visits/${link.id}/`)).json<Visit>().place).toBe('Vijay Nagar, Indore');
    });

    it('no longer says how to come, join or move once it is cancelled', async () => {
      for (const fields of [{ mode: 'in_person' }, { mode: 'video' }]) {
        const link = await asked(fields);
        const given = fields.mode === 'video' ? { link: 'https://meet.example/tulsi' } : { place };
        await visits.act(owner, link.id, 'confirm', { starts_at: thursday, ...given });
        await visits.act(owner, link.id, 'cancel', { reason: 'Rain' });
        const email = (await visits.emails(visitor)).at(-1);
        expect(email?.subject).toBe('The visit to Tulsi house has been cancelled');
        expect(email?.body).not.toMatch(/meet\.example|Where:|Ask for:|\b[Mm]ove\b|Directions:/);
        const entry = readCalendar(email?.calendar ?? '');
        expect(`${entry.description} ${entry.location}`).not.toMatch(/meet\.example|Gate 2|Move/);
        expect((await visits.read(link, `/api/visits/${link.id}/`)).json<Visit>()).toMatchObject({
          link: '',
          place: '',
          directions: '',
          contact: null,
        });
      }
    });

    it('R42 lets the address of a calendar entry read it, without the link that changes the visit', async () => {
      const link = await agreed({ place });
      const path = calendarPathIn((await visits.emails(visitor)).at(-1)!);
      const { body } = await server.inject({ url: path });
      expect(readCalendar(body)).toMatchObject({ location: place, url: `http://aangan.test/visits/${link.id}` });
      expect(body.replace(/\r\n[ \t]/g, '')).not.toContain(link.token);
    });
  });

  it('keeps its entry right across a change of the clocks in New York, before and after', async () => {
    // clocks go forward on Sunday, 8 March 2026, at 2:00
    const [before, after] = ['2026-03-07T11:30:00.000Z', '2026-03-09T04:30:00.000Z'];
    const link = await asked({ proposals: [before, after] });
    const body = (await visits.emails(visitor)).at(-1)?.body;
    expect(body).toContain('Sat 7 Mar, 6:30 am in New York (5:00 pm in India)');
    expect(body).toContain('Mon 9 Mar, 12:30 am in New York (10:00 am in India)');
    await visits.act(owner, link.id, 'confirm', { starts_at: before });
    const local = (at: Date) =>
      at.toLocaleString('en-GB', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' });
    const entry = async () => readCalendar((await visits.read(link, `/api/visits/${link.id}/calendar.ics`)).body);
    expect(local((await entry()).startsAt)).toBe('07/03/2026, 06:30');
    await visits.act(link, link.id, 'propose', { proposals: [after] });
    await visits.act(owner, link.id, 'confirm', { starts_at: after });
    expect(await entry()).toMatchObject({
      sequence: 2,
      startsAt: new Date(after),
      endsAt: new Date(Date.parse(after) + hourInMs),
    });
    expect(local((await entry()).startsAt)).toBe('09/03/2026, 00:30');
  });
});
