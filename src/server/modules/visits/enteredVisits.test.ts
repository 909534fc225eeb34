import type { SlotDay } from '@contract/meetings';
import type { OfficeVisit } from '@contract/officeVisits';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { readCalendar } from '../../../../test/support/readCalendar';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { linkIn, visitsOn } from '../../../../test/support/visits';
import { listAudit } from '../../audit/auditStore';
import { officeVisitsRoutes } from './officeVisitsRoutes';
import { remindVisitsJob } from './remindVisits';
import { visitsRoutes } from './visitsRoutes';

/** A Wednesday, 11:30 in India. */
const start = Date.parse('2026-03-04T06:00:00Z');
/** Half an hour later, and noon of the next day. */
const [soon, thursday] = ['2026-03-04T06:30:00.000Z', '2026-03-05T06:30:00.000Z'];

describeOnBoth('a visit that staff enter', (database) => {
  const secret = randomBytes(32);
  const now = () => new Date(clock);
  let clock = start;
  let server: FastifyInstance;
  let visits: ReturnType<typeof visitsOn>;
  let owner: TestAccount;
  let agent: TestAccount;
  let ours = 0;
  let theirs = 0;
  let sent = 0;

  beforeAll(async () => {
    server = await buildTestServer(database(), [visitsRoutes, officeVisitsRoutes], { secret, now });
    visits = visitsOn(database(), server, { secret });
    const agency = await makeAccount(database(), { now: now() });
    await database().run(sql`update account set is_office = true where id = ${agency.id}`);
    owner = await makeAccount(database(), { now: now(), email: 'owner@people.example' });
    agent = await makeAccount(database(), { now: now(), roles: ['agent'] });
    ours = (await makeListing(database(), { ownerId: agency.id, title: 'Tulsi house' })).id;
    theirs = (await makeListing(database(), { ownerId: owner.id, title: 'Neem house' })).id;
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = start;
    for (const table of [sql`mail`, sql`visit`]) await database().run(sql`delete from ${table}`);
  });

  const caller = { name: 'Asha Rao', phone: '98260 12345', mode: 'in_person' };
  const enter = async (given: object = {}) => {
    const payload = { ...caller, property: ours, starts_at: thursday, client_id: `entered-${(sent += 1)}`, ...given };
    const answer = await server.inject({
      method: 'POST',
      url: '/api/office/visits/',
      headers: agent.headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json<OfficeVisit & Record<string, unknown>>() };
  };

  it('with a caller’s number alone is confirmed at once; the office reads of it, and is reminded, alone', async () => {
    const { status, body } = await enter({ place: 'Gate 2, Vijay Nagar' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      state: 'confirmed',
      starts_at: thursday,
      property: { id: ours, title: 'Tulsi house' },
      is_office: true,
      place: 'Gate 2, Vijay Nagar',
      name: 'Asha Rao',
      email: '',
      phone: '98260 12345',
      timezone: 'Asia/Kolkata',
      proposals: [],
    });
    const { deps, remove } = testDeps(database(), { secret, now });
    clock = Date.parse(thursday) - 3_600_000;
    await remindVisitsJob.run(deps, async () => true);
    remove();
    const emails = await visits.emails();
    expect(emails.map(({ to, subject }) => [to, /^(Visit to|In two hours)/.test(subject)])).toEqual([
      [deps.settings.company.email, true],
      [deps.settings.company.email, true],
    ]);
    expect(emails[0]?.body).toContain('Asha Rao, 98260 12345\n');
    const { reply_to: replyTo } = (await database().row<{ reply_to: string }>(
      sql`select coalesce(reply_to, '') as reply_to from mail order by id limit 1`,
    )) ?? { reply_to: '-' };
    expect(replyTo).toBe('');
  });

  it('with an email address sends them the visit by their clock, with a link and a calendar entry, and tells the owner', async () => {
    const given = { property: theirs, email: 'asha@people.example', timezone: 'America/New_York', mode: 'video' };
    const { body } = await enter({ ...given, link: 'https://meet.example/tulsi' });
    expect(body).toMatchObject({ state: 'confirmed', is_office: false, link: 'https://meet.example/tulsi' });
    const [theirEmail] = await visits.emails('asha@people.example');
    expect(theirEmail?.subject).toMatch(/^Visit to Neem house on Thu 5 Mar/);
    expect(readCalendar(theirEmail?.calendar ?? '').startsAt).toEqual(new Date(thursday));
    const { id, token } = linkIn(theirEmail ?? { body: '' });
    expect((await visits.read({ token }, `/api/visits/${id}/`)).json()).toMatchObject({ role: 'visitor' });
    expect((await visits.emails('owner@people.example')).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Visit to Neem house/),
    ]);
  });

  it('to an owner’s home with a number alone does not invite the owner to answer by email', async () => {
    await enter({ property: theirs });
    const [toOwner] = await visits.emails('owner@people.example');
    expect(toOwner?.body).toContain('Asha Rao, 98260 12345');
    expect(toOwner?.body).not.toMatch(/[Rr]eplies to this email go to/);
  });

  it('needs no notice, unlike a visitor’s own; its time is free before and taken after it', async () => {
    const times = async (path: string) =>
      (await server.inject({ url: `/api/${path}?property=${ours}`, headers: agent.headers }))
        .json<SlotDay[]>()
        .flatMap(({ slots }) => slots.map(({ starts_at: at }) => at));
    expect(await times('office/visits/slots/')).toContain(soon);
    expect(await times('visits/slots/')).not.toContain(soon);
    expect((await enter({ starts_at: soon })).status).toBe(201);
    expect(await times('office/visits/slots/')).not.toContain(soon);
  });

  it.each([
    ['at a time that has passed', { starts_at: '2026-03-04T05:30:00.000Z' }, 'starts_at'],
    ['off the hour', { starts_at: '2026-03-05T06:45:00.000Z' }, 'starts_at'],
    ['in more than four weeks', { starts_at: '2026-04-09T06:30:00.000Z' }, 'starts_at'],
    ['to a home that is not on the site', { property: 999_999_999 }, 'property'],
    ['without a way to reach them', { phone: '' }, 'phone'],
    ['without a name', { name: ' ' }, 'name'],
    ['in a zone that does not exist', { timezone: 'Asia/Nowhere' }, 'timezone'],
  ])('%s is refused at its field, and nothing is stored', async (_what, given, field) => {
    const { status, body } = await enter(given);
    expect([status, body[field]]).toEqual([400, [expect.any(String)]]);
    expect(await database().row(sql`select count(*)::int as many from visit`)).toEqual({ many: 0 });
  });

  it('to a home that they have an open visit to is refused: that one is to be confirmed', async () => {
    await visits.ask(null, ours, { proposals: [thursday] });
    const { status, body } = await enter({ email: 'Asha@people.example' });
    expect([status, body.email]).toEqual([400, [expect.stringMatching(/^This person already has an open visit/)]]);
    // who has no address cannot be recognised
    expect((await enter()).status).toBe(201);
    expect((await enter({ starts_at: soon })).status).toBe(201);
  });

  it('at a time that two enter at once is one visit', async () => {
    const both = await Promise.all([enter(), enter({ name: 'Ravi' })]);
    expect(both.map(({ status, body }) => [status, body.code]).sort()).toEqual([
      [201, undefined],
      [409, 'slot_taken'],
    ]);
  });

  it('R59 is stored once when its answer was lost, with one entry in the audit that names nobody', async () => {
    const twice = { client_id: 'entered-twice', email: 'asha@people.example', place: 'Gate 2' };
    const before = await listAudit(database(), {}, { limit: 1, offset: 0 });
    const [one, other] = [await enter(twice), await enter(twice)];
    expect([other.status, other.body.id]).toEqual([201, one.body.id]);
    expect(await visits.emails()).toHaveLength(2);
    const { entries, total } = await listAudit(database(), {}, { limit: 1, offset: 0 });
    expect(total).toBe(before.total + 1);
    expect(entries).toMatchObject([{ action: 'visit.create', before: null, after: { state: 'confirmed' } }]);
    const stored = await database().row<{ row: string }>(
      sql`select to_json(e)::text as row from audit_entry e order by id desc limit 1`,
    );
    expect(stored?.row).not.toMatch(/Asha|asha@|98260|Gate 2/);
  });
});
