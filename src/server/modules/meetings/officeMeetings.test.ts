import type { Meeting, SlotDay } from '@contract/meetings';
import type { OfficeCalendar, OfficeMeeting } from '@contract/officeMeetings';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { meetingsRoutes } from './meetingsRoutes';
import { officeMeetingsRoutes } from './officeMeetingsRoutes';

describeOnBoth('meetings in the office', (database) => {
  const now = new Date('2026-11-23T05:00:00Z');
  let server: FastifyInstance;
  let agent: TestAccount;
  let buyer: TestAccount;

  beforeAll(async () => {
    server = await buildTestServer(database(), [meetingsRoutes, officeMeetingsRoutes], { now: () => now });
    agent = await makeAccount(database(), { roles: ['agent'], name: 'Asha Agent', now });
    buyer = await makeAccount(database(), { name: 'Meera', email: 'meera.office@people.example', now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from meeting`);
    await database().run(sql`delete from mail`);
    await database().run(sql`update office_settings set saved = null`);
  });

  const book = async (
    startsAt = '2026-11-25T04:30:00Z',
    { kind = 'office', status = 'booked' }: { kind?: string; status?: string } = {},
  ) =>
    (
      await database().row<{ id: number }>(sql`
        insert into meeting (account_id, client_id, starts_at, timezone, status, kind, topic, held_until)
        values (${buyer.id}, ${`meeting-${startsAt}`}, ${new Date(startsAt)}, 'America/New_York', ${status}, ${kind}, 'The papers', ${new Date(now.getTime() + 600_000)}) returning id`)
    )?.id ?? 0;
  const read = async (id: number) =>
    (await server.inject({ url: `/api/office/meetings/${id}/`, headers: agent.headers })).json<OfficeMeeting>();
  const calendar = async (query = '?from=2026-11-23') =>
    (await server.inject({ url: `/api/office/meetings/${query}`, headers: agent.headers })).json<OfficeCalendar>();
  const act = async (id: number, action: 'confirm' | 'move' | 'cancel', payload: object) => {
    const answer = await server.inject({
      method: 'POST',
      url: `/api/office/meetings/${id}/${action}/`,
      headers: agent.headers,
      payload,
    });
    return {
      status: answer.statusCode,
      body: answer.json<OfficeMeeting & { code?: string; current?: OfficeMeeting }>(),
    };
  };
  const mails = () =>
    database().rows<{ recipient: string; subject: string; body: string; calendar: string }>(
      sql`select recipient, subject, body, calendar from mail order by id`,
    );
  const eventOf = (text: string) => {
    const whole = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const event = whole.getFirstSubcomponent('vevent');
    const of = (name: string) => event?.getFirstPropertyValue(name)?.toString();
    return [whole.getFirstPropertyValue('method'), of('dtstart'), of('sequence'), of('location')];
  };
  const freeTimes = async (date: string) =>
    (await server.inject({ url: `/api/meetings/slots/?from=${date}&days=1&timezone=Asia/Kolkata` }))
      .json<SlotDay[]>()[0]
      ?.slots.map(({ time }) => time) ?? [];
  const actions = async (id: number) =>
    (
      await listAudit(database(), { subject_type: 'meeting', subject_id: String(id) }, { limit: 50, offset: 0 })
    ).entries.map(({ action }) => action);

  it('say that they overlap another: older ones may, and none is cancelled for it', async () => {
    for (const time of ['04:30', '05:00', '06:00']) await book(`2026-11-25T${time}:00Z`);
    expect((await calendar()).meetings.map(({ status, overlaps }) => [status, overlaps])).toEqual([
      ['booked', true],
      ['booked', true],
      ['booked', false],
    ]);
  });

  it('are listed by day of India, with holidays and closed days, without expired holds and cancelled ones', async () => {
    const saved = (await database().row<{ saved: object | null }>(sql`select saved from office_settings`))?.saved ?? {};
    const holidays = [{ date: '2026-11-25', name: 'Guru Nanak Jayanti' }];
    await database().run(sql`update office_settings set saved = ${JSON.stringify({ ...saved, holidays })}::jsonb`);
    await book('2026-11-23T18:29:00Z');
    await book('2026-11-22T18:29:00Z');
    await book('2026-11-24T05:30:00Z', { status: 'held' });
    await book('2026-11-24T06:30:00Z', { status: 'cancelled' });
    await book('2026-11-29T18:30:00Z');
    const { days, meetings } = await calendar();
    expect(meetings.map(({ starts_at: at, status }) => [at, status])).toEqual([
      ['2026-11-23T18:29:00.000Z', 'booked'],
      ['2026-11-24T05:30:00.000Z', 'held'],
    ]);
    expect(days.map(({ date, closed }) => [date, closed])).toEqual([
      ['2026-11-23', ''],
      ['2026-11-24', ''],
      ['2026-11-25', 'Guru Nanak Jayanti'],
      ['2026-11-26', ''],
      ['2026-11-27', ''],
      ['2026-11-28', ''],
      ['2026-11-29', 'Closed'],
    ]);
  });

  it('are moved to a free time: the free times follow, and the buyer gets a new calendar entry', async () => {
    const id = await book();
    expect(await freeTimes('2026-11-25')).not.toContain('10:00');
    const { status, body } = await act(id, 'move', { version: 1, date: '2026-11-26', time: '15:30' });
    expect([status, body.starts_at, body.version]).toEqual([200, '2026-11-26T10:00:00.000Z', 2]);
    expect([await freeTimes('2026-11-25'), await freeTimes('2026-11-26')]).toEqual([
      expect.arrayContaining(['10:00']),
      expect.not.arrayContaining(['15:30']),
    ]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect([mail?.recipient, mail?.subject]).toEqual([
      'meera.office@people.example',
      'We moved your meeting to Thu 26 Nov, 5:00 am in New York',
    ]);
    expect(mail?.body).toContain('Before: Tue 24 Nov, 11:30 pm in New York (Wed 25 Nov, 10:00 am in India)');
    expect(eventOf(mail?.calendar ?? '').slice(0, 3)).toEqual(['REQUEST', '2026-11-26T10:00:00Z', '1']);
  });

  it('are moved as often as needed and shortly before they begin, but not to a taken time or out of office hours', async () => {
    const id = await book('2026-11-23T09:30:00Z');
    await book('2026-11-25T05:30:00Z');
    expect((await act(id, 'move', { version: 1, date: '2026-11-25', time: '11:00' })).body).toMatchObject({
      code: 'slot_taken',
    });
    expect((await act(id, 'move', { version: 1, date: '2026-11-29', time: '11:00' })).status).toBe(400);
    expect((await act(id, 'move', { version: 1, date: '2026-11-25', time: '21:00' })).status).toBe(400);
    for (const [at, time] of [
      [1, '12:00'],
      [2, '13:00'],
      [3, '14:00'],
    ] as const)
      expect((await act(id, 'move', { version: at, date: '2026-11-25', time })).status).toBe(200);
  });

  it('by video are confirmed with a link, which the buyer gets', async () => {
    const id = await book(undefined, { kind: 'video' });
    expect(Object.keys((await act(id, 'confirm', { version: 1 })).body)).toEqual(['link', 'code']);
    expect((await act(id, 'confirm', { version: 1, link: 'javascript:alert(1)' })).status).toBe(400);
    const link = 'https://meet.example/aangan-7';
    expect((await act(id, 'confirm', { version: 1, link })).body).toMatchObject({
      link,
      confirmed_at: now.toISOString(),
    });
    const own = await server.inject({ url: `/api/meetings/${id}/`, headers: buyer.headers });
    expect(own.json<Meeting>().place).toBe(link);
    const [mail] = await mails();
    expect(mail?.body).toContain(`How: By video: ${link}`);
    expect(eventOf(mail?.calendar ?? '')).toEqual(['REQUEST', '2026-11-25T04:30:00Z', '1', link]);
    await act(id, 'confirm', { version: 2, link });
    expect(await mails()).toHaveLength(1);
    await act(id, 'move', { version: 2, date: '2026-11-26', time: '15:30' });
    expect(await read(id)).toMatchObject({ confirmed_at: null, link });
  });

  it('are cancelled with a reason: the time is free, the buyer reads why, and the office is asked for the refund', async () => {
    const id = await book();
    expect((await act(id, 'cancel', { version: 1, reason: '' })).status).toBe(400);
    expect((await act(id, 'cancel', { version: 1, reason: 'Our agent is ill.' })).body).toMatchObject({
      status: 'cancelled',
      ended: 'office',
    });
    expect(await freeTimes('2026-11-25')).toContain('10:00');
    const [toBuyer, toOffice] = await mails();
    expect(toBuyer?.body).toContain('Reason: Our agent is ill.');
    expect(eventOf(toBuyer?.calendar ?? '')[0]).toBe('CANCEL');
    expect(toOffice?.subject).toBe('Meeting cancelled: refund the payment: Meera');
    expect(toOffice?.body).toContain('Asha Agent cancelled a meeting.');
    expect((await act(id, 'cancel', { version: 2, reason: 'Again.' })).body).toMatchObject({
      code: 'meeting_cancelled',
    });
  });

  it('that have begun or are not paid yet cannot be changed', async () => {
    const [over, held] = [await book('2026-11-23T04:30:00Z'), await book(undefined, { status: 'held' })];
    const move = { version: 1, date: '2026-11-26', time: '15:30' };
    expect((await act(over, 'move', move)).body).toMatchObject({ code: 'too_late' });
    expect((await act(held, 'move', move)).body).toMatchObject({ code: 'not_booked' });
    expect(await mails()).toEqual([]);
  });

  it('R37 leave one audit entry for each change, and none for a refused or empty one', async () => {
    const id = await book();
    await act(id, 'confirm', { version: 1 });
    await act(id, 'confirm', { version: 2 });
    await act(id, 'move', { version: 2, date: '2026-11-25', time: '10:00' });
    await act(id, 'move', { version: 2, date: '2026-11-26', time: '15:30' });
    await act(id, 'cancel', { version: 9, reason: 'Ill.' });
    expect(await actions(id)).toEqual(['meeting.move', 'meeting.confirm']);
  });

  it('R38 of two agents who move the same meeting one wins, and the other gets the current one', async () => {
    const id = await book();
    const both = await Promise.all(
      ['15:30', '16:30'].map((time) => act(id, 'move', { version: 1, date: '2026-11-26', time })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'stale', current: { version: 2 } });
    expect(await mails()).toHaveLength(1);
  });
});
