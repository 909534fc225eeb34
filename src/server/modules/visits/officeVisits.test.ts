import { hourInMs } from '@contract/durations';
import type { OfficeVisit, OfficeVisitWeek } from '@contract/officeVisits';
import type { Visit } from '@contract/visits';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeSession } from '../../../../test/support/factories';
import { readCalendar } from '../../../../test/support/readCalendar';
import { buildTestServer } from '../../../../test/support/testServer';
import { linkIn, visitsOn } from '../../../../test/support/visits';
import { officeVisitsRoutes } from './officeVisitsRoutes';
import { visitsRoutes } from './visitsRoutes';

const start = Date.parse('2026-03-04T06:00:00Z');
const [thursday, friday] = ['2026-03-05T06:30:00.000Z', '2026-03-06T06:30:00.000Z'];
const visitor = 'asha@people.example';

describeOnBoth('visits in the office', (database) => {
  const secret = randomBytes(32);
  let clock = start;
  let server: FastifyInstance;
  let visits: ReturnType<typeof visitsOn>;
  let agency: TestAccount;
  let owner: TestAccount;
  let agent: TestAccount;

  beforeAll(async () => {
    const now = () => new Date(clock);
    server = await buildTestServer(database(), [visitsRoutes, officeVisitsRoutes], { secret, now });
    visits = visitsOn(database(), server, { secret });
    agency = await makeAccount(database(), { now: now() });
    await database().run(sql`update account set is_office = true where id = ${agency.id}`);
    owner = await makeAccount(database(), { now: now(), email: 'owner@people.example' });
    agent = await makeAccount(database(), { now: now(), roles: ['agent'] });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = start;
    for (const who of [agent, owner]) Object.assign(who, await makeSession(database(), who.id, new Date(clock)));
    for (const table of [sql`mail`, sql`visit`, sql`login_failure`]) await database().run(sql`delete from ${table}`);
  });

  const asked = async (ownerId: number, fields: object = {}) => {
    const { id } = await makeListing(database(), { ownerId, title: 'Tulsi house' });
    await visits.ask(null, id, { proposals: [thursday, friday], ...fields });
    return linkIn((await visits.emails(visitor)).at(-1) ?? { body: '' });
  };
  const get = async <Answer>(path = '') => (await visits.read(agent, `/api/office/visits/${path}`)).json<Answer>();
  const audited = async () =>
    (
      await database().rows<{ action: string; text: string }>(
        sql`select action, coalesce(before::text, '') || coalesce(after::text, '') as text from audit_entry order by id`,
      )
    ).slice();

  it('are saved as a CSV, with India’s time and whole telephone numbers', async () => {
    const { id } = await asked(agency.id);
    const answer = await server.inject({ url: '/api/office/visits.csv', headers: agent.headers });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="visits.csv"');
    const [headings, line, ...others] = answer.body.trimEnd().split('\r\n');
    expect(headings).toMatch(/^\uFEFF"Number","Status","How","Time \(India time\)"/);
    expect(line).toMatch(
      new RegExp(`^"${id}","To answer","(In person|Video)","","Tulsi house","Our office","Asha Rao"`),
    );
    expect(line).toContain(`"${visitor}"`);
    expect(line).toMatch(/"2026-03-04 11:30"$/);
    expect(others).toEqual([]);
  });

  it('to the office’s own homes are asked of the office, and confirmed there, with one entry of the audit', async () => {
    const { id, token } = await asked(agency.id);
    const email = (await visits.emails()).find(({ subject }) => subject.startsWith('Asha Rao would like'));
    expect(email?.body).toContain(`/office/visits?open=${id}`);
    const [waiting] = await get<OfficeVisit[]>();
    expect(waiting).toMatchObject({
      id,
      state: 'asked',
      is_office: true,
      host: 'Aangan Estates',
      email: visitor,
      actions: ['propose', 'cancel', 'confirm'],
    });
    const before = (await audited()).length;
    const body = { version: waiting?.version, starts_at: thursday };
    expect((await visits.office(agent, id, 'confirm', body)).json<OfficeVisit>()).toMatchObject({
      state: 'confirmed',
      starts_at: thursday,
    });
    const entries = (await audited()).slice(before);
    expect(entries.map(({ action }) => action)).toEqual(['visit.confirm']);
    // it outlives the erasure of a person
    for (const personal of ['Asha', visitor, '555']) expect(entries[0]?.text).not.toContain(personal);
    expect((await visits.read({ token }, `/api/visits/${id}/`)).json<Visit>()).toMatchObject({
      state: 'confirmed',
      host: 'Aangan Estates',
    });
  });

  it('R38 a change of an old version is refused with the current row, and changes nothing', async () => {
    const { id } = await asked(owner.id);
    const { version } = await get<OfficeVisit>(`${id}/`);
    await visits.act(owner, id, 'confirm', { starts_at: friday });
    const emails = (await visits.emails()).length;
    const entries = (await audited()).length;
    const late = await visits.office(agent, id, 'cancel', { version, reason: 'Mistake' });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'stale', current: { state: 'confirmed' } }]);
    expect([(await visits.emails()).length, (await audited()).length]).toEqual([emails, entries]);
  });

  it('to an owner’s home are changed for the owner, who reads of it and has the same entry in the calendar', async () => {
    const { id } = await asked(owner.id);
    const offered = (
      await visits.office(agent, id, 'propose', { version: 1, proposals: [friday] })
    ).json<OfficeVisit>();
    expect(offered.state).toBe('offered');
    const confirmedByOwner = await visits.act(owner, id, 'confirm', { starts_at: friday });
    expect(confirmedByOwner.json()).toMatchObject({ code: 'not_your_turn' });
    const back = (await visits.office(agent, id, 'cancel', { version: offered.version, reason: 'Sold soon' })).json();
    expect(back).toMatchObject({ state: 'cancelled', ended_by: 'host', reason: 'Sold soon' });
    expect((await visits.emails('owner@people.example')).at(-1)?.body).toContain('Reason: Sold soon');
  });

  it('week and diary agree: the owner’s list, the office’s week and both calendars show one time', async () => {
    const { id, token } = await asked(owner.id);
    await visits.act(owner, id, 'confirm', { starts_at: thursday });
    const week = await get<OfficeVisitWeek>('week/?from=2026-03-02');
    expect(week.days.map(({ date, closed }) => [date, closed]).at(-1)).toEqual(['2026-03-08', 'Closed']);
    const [own] = (await visits.read(owner, '/api/visits/')).json<Visit[]>();
    const calendars = (await visits.emails()).slice(-2).map(({ calendar }) => readCalendar(calendar).startsAt);
    expect([week.visits.map(({ starts_at: at }) => at), own?.starts_at, ...calendars]).toEqual([
      [thursday],
      thursday,
      new Date(thursday),
      new Date(thursday),
    ]);
    clock = Date.parse(thursday) + hourInMs;
    Object.assign(agent, await makeSession(database(), agent.id, new Date(clock)));
    const { version } = await get<OfficeVisit>(`${id}/`);
    const missed = await visits.office(agent, id, 'miss', { version });
    expect(missed.json()).toMatchObject({ state: 'missed', actions: [] });
    expect((await visits.read({ token }, `/api/visits/${id}/`)).json<Visit>().state).toBe('missed');
    expect(await get<OfficeVisit[]>('?when=open')).toEqual([]);
    expect((await get<OfficeVisit[]>('?when=past')).map((visit) => visit.id)).toEqual([id]);
    expect((await get<OfficeVisitWeek>('week/?from=2026-03-02')).visits).toHaveLength(1);
  });

  it('two agents confirm two of the office’s homes at one time: one wins, however often they try', async () => {
    const ids = [(await asked(agency.id)).id, (await asked(agency.id, { email: 'ben@people.example' })).id];
    const all = await database().rows<{ id: number }>(sql`select id from visit order by id`);
    expect(all).toHaveLength(ids.length);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        visits.office(agent, all[at % 2]?.id ?? 0, 'confirm', { version: 1, starts_at: thursday }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const confirmed = await database().rows(sql`select id from visit where state = 'confirmed'`);
    expect(confirmed).toHaveLength(1);
  }, 180_000);

  it('are for agents only', async () => {
    const { id } = await asked(agency.id);
    expect((await visits.read(owner, '/api/office/visits/')).statusCode).toBe(403);
    expect((await visits.office(owner, id, 'confirm', { version: 1, starts_at: thursday })).statusCode).toBe(403);
    expect((await visits.read(null, '/api/office/visits/week/')).statusCode).toBe(401);
  });
});
