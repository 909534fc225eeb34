import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import type { Visit } from '@contract/visits';
import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { untilSurvived } from '../../../../test/support/dyingDatabase';
import { type TestAccount, makeAccount, makeListing, makeSession } from '../../../../test/support/factories';
import { readCalendar } from '../../../../test/support/readCalendar';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { linkIn, visitsOn } from '../../../../test/support/visits';
import type { Database } from '../../db/database';
import type { ServerDeps } from '../../app';
import { endVisitsJob } from './endVisits';
import { remindVisitsJob } from './remindVisits';
import { visitsRoutes } from './visitsRoutes';

const start = Date.parse('2026-03-02T06:00:00Z');
/** 12:00 in India. */
const [thursday, friday] = ['2026-03-05T06:30:00.000Z', '2026-03-06T06:30:00.000Z'];
const visitor = 'asha@people.example';

describeOnBoth('jobs of visits', (database) => {
  const secret = randomBytes(32);
  let clock = start;
  let server: FastifyInstance;
  let deps: ServerDeps;
  let remove: () => void;
  let visits: ReturnType<typeof visitsOn>;
  let owner: TestAccount;
  let home = 0;

  beforeAll(async () => {
    const now = () => new Date(clock);
    server = await buildTestServer(database(), [visitsRoutes], { secret, now });
    ({ deps, remove } = testDeps(database(), { secret, now }));
    visits = visitsOn(database(), server, { secret });
    owner = await makeAccount(database(), { now: now(), email: 'owner@people.example' });
  });
  afterAll(async () => {
    remove();
    await server.close();
  });
  beforeEach(async () => {
    clock = start;
    for (const table of [sql`mail`, sql`visit`, sql`login_failure`]) await database().run(sql`delete from ${table}`);
    home = (await makeListing(database(), { ownerId: owner.id, title: 'Tulsi house' })).id;
  });

  /** By an account that has logged in just now. */
  const byOwner = async (id: number, action: string, body: object) => {
    Object.assign(owner, await makeSession(database(), owner.id, new Date(clock)));
    const answer = await visits.act(owner, id, action, body);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  };
  const remind = (on: Database = database()) => remindVisitsJob.run({ ...deps, database: on }, async () => true);
  const end = (on: Database = database()) => endVisitsJob.run({ ...deps, database: on }, async () => true);
  const asked = async (proposals = [thursday, friday], email = visitor) => {
    expect((await visits.ask(null, home, { proposals, email })).statusCode).toBe(201);
    return linkIn((await visits.emails(email)).at(-1) ?? { body: '' });
  };
  const confirmed = async (startsAt = thursday, email = visitor) => {
    const link = await asked([startsAt], email);
    await byOwner(link.id, 'confirm', { starts_at: startsAt });
    return link;
  };
  const reminders = async () =>
    (await visits.emails())
      .filter(({ subject }) => /^(Tomorrow|In two hours)/.test(subject))
      .map(({ to, subject }) => `${to}: ${subject.slice(0, 8)}`);
  const before = (hours: number) => Date.parse(thursday) - hours * hourInMs;
  const [day, hours] = [
    [`${visitor}: Tomorrow`, 'owner@people.example: Tomorrow'],
    [`${visitor}: In two h`, 'owner@people.example: In two h'],
  ] as const;

  it('remind-of-visits tells both a day and two hours before, with the time in both zones', async () => {
    await confirmed();
    clock = before(24) - minuteInMs;
    expect(await remind()).toEqual({ day: 0, hours: 0 });
    clock = before(24);
    expect(await remind()).toEqual({ day: 1, hours: 0 });
    expect(await reminders()).toEqual(day);
    expect((await visits.emails(visitor)).at(-1)?.body).toContain('Thu 5 Mar, 1:30 am in New York (12:00 pm in India)');
    clock = before(2);
    expect(await remind()).toEqual({ day: 0, hours: 1 });
    expect(await reminders()).toEqual([...day, ...hours]);
  });

  it('R41 remind once with a death between any two steps, and with two processes', async () => {
    for (const at of ['2026-03-05T06:30:00.000Z', '2026-03-05T07:30:00.000Z', '2026-03-05T08:30:00.000Z'])
      await confirmed(at, `v${at.slice(11, 13)}@people.example`);
    clock = before(22);
    expect(await untilSurvived(database(), (dying) => remind(dying))).toBeGreaterThan(8);
    // the third is more than two hours away
    clock = Date.parse(thursday) - minuteInMs;
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    const sent = await reminders();
    expect([sent.length, new Set(sent).size, sent.filter((one) => one.endsWith('Tomorrow')).length]).toEqual([
      10, 7, 6,
    ]);
  }, 180_000);

  it('R41 remind once where the clock jumps ahead and back', async () => {
    await confirmed();
    for (const at of [before(24), before(2), before(24), before(30), before(3), before(1), before(24)]) {
      clock = at;
      await remind();
    }
    expect((await reminders()).sort()).toEqual([...day, ...hours].sort());
  });

  it('remind of a visit that moved again for its new time, and of none that was cancelled or is agreed late', async () => {
    const link = await confirmed();
    clock = before(24);
    await remind();
    await visits.act(link, link.id, 'propose', { proposals: [friday] });
    await byOwner(link.id, 'confirm', { starts_at: friday });
    await remind();
    expect(await reminders()).toEqual(day);
    clock += dayInMs;
    await remind();
    expect(await reminders()).toEqual([...day, ...day]);
    clock = Date.parse(friday) - 5 * hourInMs;
    const late = await confirmed('2026-03-06T08:30:00.000Z', 'ben@people.example');
    await remind();
    expect(await reminders()).toHaveLength(4);
    clock = Date.parse(friday) - 2 * hourInMs;
    await remind();
    expect(await reminders()).toEqual([...day, ...day, ...hours]);
    await visits.act(late, late.id, 'cancel');
    clock += 2 * hourInMs - minuteInMs;
    await remind();
    expect(await reminders()).toHaveLength(6);
  });

  it.each(['sold', 'archived', 'deleted'])(
    'end-visits cancels the open visits to a home that was %s, once, with both told',
    async (how) => {
      const link = await confirmed();
      const waiting = await asked([friday], 'ben@people.example');
      if (how === 'deleted') await database().run(sql`delete from property where id = ${home}`);
      else await database().run(sql`update property set lifecycle = ${how} where id = ${home}`);
      const sent = (await visits.emails()).length;
      expect(await untilSurvived(database(), (dying) => end(dying))).toBeGreaterThan(5);
      await Promise.all([end(), end()]);
      const emails = (await visits.emails()).slice(sent);
      expect(emails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual(
        [visitor, 'ben@people.example', 'owner@people.example', 'owner@people.example']
          .map((to) => `${to}: The visit to Tulsi house has been cancelled`)
          .sort(),
      );
      const entry = emails.find(({ to, calendar }) => to === visitor && calendar !== '')?.calendar ?? '';
      expect(readCalendar(entry)).toMatchObject({ method: 'CANCEL', sequence: 2 });
      for (const who of [link, waiting])
        expect((await visits.read(who, `/api/visits/${who.id}/`)).json<Visit>()).toMatchObject({
          state: 'cancelled',
          ended_by: 'listing',
        });
    },
  );

  it('a home that is not on the market any more takes no confirmation before the job has run', async () => {
    const link = await asked();
    await database().run(sql`update property set lifecycle = 'sold' where id = ${home}`);
    expect((await visits.act(owner, link.id, 'confirm', { starts_at: thursday })).json()).toMatchObject({
      code: 'listing_gone',
    });
  });

  it('leave visits that are over, and those to other homes', async () => {
    await confirmed();
    const { id: other } = await makeListing(database(), { ownerId: owner.id });
    await visits.ask(null, other, { proposals: [friday], email: 'ben@people.example' });
    clock = Date.parse(thursday) + 2 * hourInMs;
    await database().run(sql`update property set lifecycle = 'sold' where id = ${home}`);
    expect(await end()).toEqual({ cancelled: 0, lapsed: 0 });
  });

  it('end the wait for an answer after the last time, and a move that nobody answered leaves the agreed time', async () => {
    const unanswered = await asked([thursday, friday], 'ben@people.example');
    const link = await confirmed();
    await visits.act(link, link.id, 'propose', { proposals: [friday] });
    clock = Date.parse(thursday);
    expect(await end()).toEqual({ cancelled: 0, lapsed: 1 });
    expect((await visits.read(link, `/api/visits/${link.id}/`)).json<Visit>()).toMatchObject({
      state: 'confirmed',
      starts_at: thursday,
    });
    clock = Date.parse(friday);
    expect(await end()).toEqual({ cancelled: 0, lapsed: 1 });
    expect((await visits.read(unanswered, `/api/visits/${unanswered.id}/`)).json<Visit>().state).toBe('lapsed');
    expect((await visits.emails('ben@people.example')).at(-1)?.subject).toBe(
      'No time was confirmed for the visit to Tulsi house',
    );
  });
});
