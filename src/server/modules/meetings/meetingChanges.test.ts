import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import type { FastifyInstance } from 'fastify';
import ICAL from 'ical.js';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing } from '../../../../test/support/factories';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { applyEvent } from '../../payments/ledger/ledger';
import { paymentsRoutes } from '../../payments/http/paymentsRoutes';
import { expireHolds } from './expireHolds';
import { meetingsRoutes } from './meetingsRoutes';

interface Answer {
  id: number;
  starts_at: string;
  status: string;
  order: { id: string } | null;
}
interface Mail {
  recipient: string;
  subject: string;
  body: string;
  calendar: string;
}

const office = 'office@aangan.example';

/** Parses a calendar entry. */
function readEntry(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  const of = (name: string) => event?.getFirstPropertyValue(name)?.toString();
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: of('uid'),
    sequence: Number(of('sequence')),
    status: of('status'),
    start: of('dtstart'),
    duration: of('duration'),
    organizer: of('organizer'),
    attendee: of('attendee'),
    location: of('location'),
    summary: of('summary'),
    description: of('description'),
    url: of('url'),
  };
}

describeOnBoth('a booked meeting', (database) => {
  const secret = Buffer.alloc(32, 5);
  let clock = 0;
  let server: FastifyInstance;
  let meera: TestAccount;
  let rival: TestAccount;
  let boss: TestAccount;
  let day = Date.parse('2026-07-02');
  beforeAll(async () => {
    clock = Date.parse('2026-07-01T06:00:00Z');
    const now = new Date(clock);
    server = await buildTestServer(database(), [meetingsRoutes, paymentsRoutes], {
      secret,
      now: () => new Date(clock),
    });
    meera = await makeAccount(database(), {
      name: 'Meera "M" Kulkarni',
      email: 'meera@people.example',
      phone: '+91 90000 00001',
      now,
    });
    [rival, boss] = [await makeAccount(database(), { now }), await makeAccount(database(), { superuser: true, now })];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = Date.parse('2026-07-01T06:00:00Z');
    day += new Date(day).getUTCDay() === 5 ? 3 * dayInMs : dayInMs;
    await database().run(sql`delete from mail`);
    await database().run(sql`update meeting set status = 'cancelled' where status = 'held'`);
  });

  const date = (later = 0) => new Date(day + later * dayInMs).toISOString().slice(0, 10);
  const slot = (time = '10:30', later = 0) => ({ date: date(later), time, timezone: 'Asia/Kolkata' });
  const post = (who: TestAccount, url: string, payload?: object) =>
    server.inject({ method: 'POST', url, headers: who.headers, ...(payload && { payload }) });
  const get = (who: TestAccount, url: string) => server.inject({ url, headers: who.headers });
  const hold = async (who: TestAccount, fields: object = {}) =>
    (await post(who, '/api/meetings/', { ...slot(), client_id: `wish-${who.id}-${date()}`, ...fields })).json<Answer>();
  const pay = async (who: TestAccount, { order }: Answer) =>
    post(
      who,
      '/api/verify-razorpay-payment/',
      (await post(who, '/api/sandbox/pay/', { order_id: order?.id, outcome: 'success' })).json<object>(),
    );
  /** A paid meeting of Meera. */
  const book = async (fields: object = {}, who = meera) => {
    const held = await hold(who, fields);
    await pay(who, held);
    return held.id;
  };
  const move = (id: number, to: object, who = meera) => post(who, `/api/meetings/${id}/move/`, to);
  const cancel = (id: number, who = meera) => post(who, `/api/meetings/${id}/cancel/`);
  const mails = (to: string) =>
    database().rows<Mail>(sql`select recipient, subject, body, calendar from mail where recipient = ${to} order by id`);
  const about = async (to: string, words: string) => (await mails(to)).filter(({ subject }) => subject.includes(words));
  const freeTimes = async (later = 0) =>
    (await get(meera, `/api/meetings/slots/?from=${date(later)}&days=1`))
      .json<{ slots: { time: string }[] }[]>()[0]
      ?.slots.map(({ time }) => time) ?? [];

  it('has a topic, a property, a kind and a place, by default a visit to the office', async () => {
    const { id: property } = await makeListing(database(), { title: 'Tulsi house' });
    const held = await hold(meera, { kind: 'call', topic: ' The papers of the house ', property });
    expect(held).toMatchObject({
      kind: 'call',
      topic: 'The papers of the house',
      place: '+91 90000 00001',
      property: { id: property, title: 'Tulsi house' },
    });
    expect((await get(meera, `/api/meetings/${held.id}/`)).json()).toEqual(held);
    expect(await hold(meera, { ...slot('12:00'), client_id: `plain-${date()}` })).toMatchObject({
      kind: 'office',
      topic: '',
      property: null,
      place: '00 Placeholder Road, Indore, Madhya Pradesh 452001, India',
    });
    await database().run(sql`delete from property where id = ${property}`);
    expect((await get(meera, `/api/meetings/${held.id}/`)).json()).toMatchObject({
      property: { id: null, title: 'Tulsi house' },
    });
  });

  it('is rejected by field for a call without a number, a draft, an unknown kind and an overlong topic', async () => {
    const draft = await makeListing(database(), { lifecycle: 'draft' });
    const cases: [string, object][] = [
      ['phone', { kind: 'call' }],
      ['property', { property: draft.id }],
      ['kind', { kind: 'dance' }],
      ['topic', { topic: 'x'.repeat(501) }],
    ];
    for (const [field, fields] of cases) {
      const answer = await post(rival, '/api/meetings/', { ...slot(), client_id: `refused-${date()}`, ...fields });
      expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([
        400,
        expect.arrayContaining([field, 'code']),
      ]);
    }
    expect(
      (
        await post(rival, '/api/meetings/', {
          ...slot(),
          client_id: `call-${date()}`,
          kind: 'call',
          phone: '+91 98765 43210',
        })
      ).json(),
    ).toMatchObject({ place: '+91 98765 43210' });
  });

  it('is confirmed to its buyer once, with a valid calendar entry', async () => {
    const { id: property } = await makeListing(database(), { title: 'Tulsi\nhouse' });
    const id = await book({
      date: date(),
      time: '01:30',
      timezone: 'America/New_York',
      kind: 'video',
      topic: 'Papers, loans; tax',
      property,
    });
    const [email, ...more] = await about('meera@people.example', 'Your meeting on');
    expect(more).toEqual([]);
    expect(email?.body).toMatch(/When: .*, 1:30 am in New York \(11:00 am in India\)/);
    expect(email?.body).toContain(`Property: Tulsi house, http://aangan.test/properties/${property}`);
    expect(email?.body).toContain(`http://aangan.test/meetings/${id}`);
    expect(email?.body).toContain('up to 12 hours before it starts');
    expect(readEntry(email?.calendar ?? '')).toEqual({
      method: 'REQUEST',
      uid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sequence: 0,
      status: 'CONFIRMED',
      start: `${date()}T05:30:00Z`,
      duration: 'PT60M',
      organizer: `MAILTO:${office}`,
      attendee: 'mailto:meera@people.example',
      location: undefined,
      summary: 'Meeting with Aangan Estates',
      description: expect.stringContaining('About: Papers, loans; tax'),
      url: `http://aangan.test/meetings/${id}`,
    });
  });

  it('is emailed to the office with name, contact, topic, both local times and a link', async () => {
    const id = await book({ date: date(), time: '02:30', timezone: 'America/New_York', kind: 'call', topic: 'Papers' });
    const [email, ...more] = await about(office, 'Meeting booked: Meera');
    expect(more).toEqual([]);
    for (const fact of [
      'Name: Meera "M" Kulkarni',
      'Email: meera@people.example',
      'Phone: +91 90000 00001',
      ', 12:00 pm in India (2:30 am in New York)',
      'About: Papers',
      'By phone: we’ll call +91 90000 00001',
      // every agent can open it, unlike the buyer's page
      `http://aangan.test/office/meetings?from=${date()}&open=${id}`,
    ])
      expect(email?.body).toContain(fact);
    expect((await get(boss, `/api/meetings/${id}/`)).json()).toMatchObject({
      id,
      buyer: { name: 'Meera "M" Kulkarni', email: 'meera@people.example', phone: '+91 90000 00001' },
      can_move: false,
      can_cancel: false,
      order: null,
    });
  });

  it('moves to a free slot and frees its own, updates its calendar entry, and notifies both sides', async () => {
    const id = await book();
    const [booked] = await about('meera@people.example', 'Your meeting on');
    const answer = await move(id, slot('16:00', 28));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { id, status: 'booked', starts_at: `${date(28)}T10:30:00.000Z`, can_move: false, can_cancel: true },
    ]);
    expect(await freeTimes()).toContain('10:30');
    expect(await freeTimes(28)).not.toContain('16:00');
    const [email] = await about('meera@people.example', 'has moved');
    const [before, after] = [readEntry(booked?.calendar ?? ''), readEntry(email?.calendar ?? '')];
    expect(after).toMatchObject({ method: 'REQUEST', uid: before.uid, sequence: 1, start: `${date(28)}T10:30:00Z` });
    expect((await about(office, 'Meeting moved: Meera'))[0]?.body).toMatch(
      /When: .*4:00 pm \(India\)\nBefore: .*10:30 am \(India\)/,
    );
  });

  it('moved to its own slot, changes nothing and notifies no one', async () => {
    const id = await book();
    await move(id, slot('16:00'));
    await database().run(sql`delete from mail`);
    expect((await move(id, slot('16:00'))).statusCode).toBe(200);
    expect(await database().rows(sql`select 1 from mail`)).toEqual([]);
    expect((await move(id, slot('16:30'))).json()).toMatchObject({ code: 'moved_already' });
  });

  it('keeps its slot if the other one is taken', async () => {
    const id = await book();
    await hold(rival, slot('15:00'));
    expect((await move(id, slot('15:00'))).json()).toMatchObject({ code: 'slot_taken' });
    expect((await get(meera, `/api/meetings/${id}/`)).json()).toMatchObject({
      status: 'booked',
      starts_at: `${date()}T05:00:00.000Z`,
      can_move: true,
    });
    expect(await about('meera@people.example', 'has moved')).toEqual([]);
  });

  it('takes a slot whose hold expired, and notifies its holder', async () => {
    await hold(rival, slot('15:00'));
    const id = await book();
    clock += 16 * minuteInMs;
    expect((await move(id, slot('15:00'))).statusCode).toBe(200);
    expect(await about(`${rival.username}@people.example`, 'was released')).toHaveLength(1);
  });

  it('keeps slots unique when twenty meetings move concurrently to one slot and to each other’s', async () => {
    const people = await Promise.all(
      Array.from({ length: 20 }, () => makeAccount(database(), { now: new Date(clock) })),
    );
    const times = people.map((_person, at) =>
      slot(`${10 + (at % 5)}:00`, at < 5 ? 56 : at < 10 ? 57 : at < 15 ? 63 : 64),
    );
    const ids = await Promise.all(people.map((person, at) => book(times[at], person)));
    const answers = await Promise.all(
      ids.map((id, at) => move(id, at < 10 ? slot('17:00', 56) : (times[(at + 1) % 20] ?? slot()), people[at])),
    );
    expect(answers.slice(0, 10).filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const meetings = await database().rows<{ starts_at: Date }>(
      sql`select starts_at from meeting where id = any(${ids}::int[]) and status = 'booked'`,
    );
    const starts = meetings.map(({ starts_at }) => starts_at.getTime()).sort((one, other) => one - other);
    expect([starts.length, starts.filter((at, place) => at - (starts[place - 1] ?? 0) < 60 * minuteInMs)]).toEqual([
      20,
      [],
    ]);
  });

  it('is cancelled once: its slot is free, the calendar entry is cancelled, and the office is asked for a refund', async () => {
    const id = await book();
    await move(id, slot('12:00'));
    const [moved] = await about('meera@people.example', 'has moved');
    expect((await cancel(id)).json()).toMatchObject({
      status: 'cancelled',
      ended: 'cancelled',
      payment: 'received',
      order: null,
      can_cancel: false,
    });
    expect((await cancel(id)).statusCode).toBe(200);
    expect(await freeTimes()).toContain('12:00');
    const [email, ...more] = await about('meera@people.example', 'has been cancelled');
    expect(more).toEqual([]);
    expect(email?.body).toContain('We’ll refund the ₹99 to your original payment method');
    expect(readEntry(email?.calendar ?? '')).toMatchObject({
      method: 'CANCEL',
      status: 'CANCELLED',
      uid: readEntry(moved?.calendar ?? '').uid,
      sequence: 2,
    });
    expect(await about(office, 'Meeting cancelled: refund the payment: Meera')).toMatchObject([
      { body: expect.stringMatching(/Payment: \d+, order order_/) },
    ]);
    expect((await move(id, slot('13:00'))).json()).toMatchObject({ code: 'meeting_cancelled' });
  });

  it('can be moved and cancelled until exactly 12 hours before it begins', async () => {
    const id = await book();
    const { changes_until: until } = (await get(meera, `/api/meetings/${id}/`)).json<{ changes_until: string }>();
    expect(Date.parse(`${date()}T05:00:00Z`) - Date.parse(until)).toBe(12 * hourInMs);
    await database().run(
      sql`update session set last_used_at = ${new Date(Date.parse(until))}, expires_at = ${new Date(Date.parse(until) + dayInMs)}`,
    );
    clock = Date.parse(until);
    const answers = await Promise.all([move(id, slot('16:00')), cancel(id)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual([
      [409, 'too_late'],
      [409, 'too_late'],
    ]);
    clock -= 1_000;
    expect((await cancel(id)).statusCode).toBe(200);
  });

  it('is visible to its buyer only, and an unpaid one cannot be changed', async () => {
    const id = await book();
    const moves = [
      get(rival, `/api/meetings/${id}/`),
      get(rival, `/api/meetings/${id}/calendar.ics`),
      move(id, slot('16:00'), rival),
      cancel(id, rival),
      move(id, slot('16:00'), boss),
      cancel(id, boss),
    ];
    expect((await Promise.all(moves)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
    const held = await hold(meera, { ...slot('14:00'), client_id: `held-${date()}` });
    expect((await cancel(held.id)).json()).toMatchObject({ code: 'not_booked' });
    expect((await get(meera, `/api/meetings/${held.id}/calendar.ics`)).json()).toMatchObject({ code: 'not_booked' });
  });

  it('is downloaded as a calendar file, and as a cancellation once it is cancelled', async () => {
    const id = await book();
    const file = await get(meera, `/api/meetings/${id}/calendar.ics`);
    expect([file.headers['content-type'], file.headers['content-disposition']]).toEqual([
      'text/calendar; charset=utf-8',
      `attachment; filename="meeting-${id}.ics"`,
    ]);
    expect(readEntry(file.body)).toMatchObject({
      method: 'REQUEST',
      sequence: 0,
      location: '00 Placeholder Road, Indore, Madhya Pradesh 452001, India',
    });
    await cancel(id);
    expect(readEntry((await get(meera, `/api/meetings/${id}/calendar.ics`)).body)).toMatchObject({
      method: 'CANCEL',
      sequence: 1,
    });
  });

  it('is also removed from the calendar when refunded', async () => {
    const { deps, remove } = testDeps(database(), { now: () => new Date(clock), secret });
    const held = await hold(meera);
    await pay(meera, held);
    const { provider_payment_id: id } = (await database().row<{ provider_payment_id: string }>(
      sql`select provider_payment_id from payment where provider_order_id = ${held.order?.id}`,
    )) ?? { provider_payment_id: '' };
    await applyEvent(deps, held.order?.id ?? '', {
      cause: 'webhook',
      event: {
        kind: 'reported',
        payment: {
          id,
          orderId: held.order?.id ?? '',
          status: 'refunded',
          amountInPaise: 9_900,
          refundedInPaise: 9_900,
          createdAt: null,
          method: 'upi',
        },
      },
    });
    expect((await get(meera, `/api/meetings/${held.id}/`)).json()).toMatchObject({
      status: 'cancelled',
      ended: 'refunded',
      payment: 'returned',
    });
    expect(readEntry((await about('meera@people.example', 'has been cancelled'))[0]?.calendar ?? '')).toMatchObject({
      method: 'CANCEL',
      sequence: 1,
    });
    remove();
  });

  it('is listed as past once it is over or cancelled, and an expired hold has nothing to pay', async () => {
    const dev = await makeAccount(database(), { now: new Date(clock) });
    const ownMeetings = async (query = '') => (await get(dev, `/api/meetings/${query}`)).json<Answer[]>();
    const cancelled = await book({ client_id: `gone-${date()}` }, dev);
    await cancel(cancelled, dev);
    const late = await hold(dev, { ...slot('11:30'), client_id: `late-${date()}` });
    const next = await book({ ...slot('12:30'), client_id: `next-${date()}` }, dev);
    clock += 16 * minuteInMs;
    expect((await ownMeetings()).map(({ id }) => id)).toEqual([next]);
    expect((await ownMeetings('?when=past')).map(({ id, order }) => [id, order])).toEqual([
      [late.id, null],
      [cancelled, null],
    ]);
    const { deps, remove } = testDeps(database(), { now: () => new Date(clock + 5 * minuteInMs), secret });
    await expireHolds(deps);
    remove();
    expect((await ownMeetings('?when=past&limit=1'))[0]).toMatchObject({
      id: late.id,
      status: 'cancelled',
      ended: 'unpaid',
      payment: 'none',
      order: null,
    });
    expect((await get(dev, '/api/meetings/?when=later')).statusCode).toBe(400);
  });

  it('is found by account by an index', async () => {
    await database().run(sql`
      insert into meeting (account_id, client_id, starts_at, status, held_until)
      select ${rival.id}, 'many-' || n, timestamptz '2031-01-01' + make_interval(mins => 30 * n), 'booked', now() from generate_series(1, 20000) n`);
    await database().run(sql`analyze meeting`);
    const plan = await database().rows<object>(
      sql`explain select id from meeting m where m.account_id = ${meera.id} and m.starts_at > now() order by m.starts_at, m.id limit 100`,
    );
    expect(JSON.stringify(plan)).toContain('meeting_account');
    await database().run(sql`delete from meeting where client_id like 'many-%'`);
  });
});
