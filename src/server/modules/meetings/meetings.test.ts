import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeSession } from '../../../../test/support/factories';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { reconcile } from '../../../../test/support/reconcile';
import { paymentsRoutes } from '../../payments/http/paymentsRoutes';
import { expireHoldsJob } from './expireHolds';
import { meetingsRoutes } from './meetingsRoutes';

interface Answer {
  id: number;
  starts_at: string;
  status: string;
  held_for: number;
  client_id: string;
  order: { id: string; amount: number };
}
interface Day {
  date: string;
  slots: { starts_at: string; time: string; office_time: string }[];
}

describeOnBoth('a meeting', (database) => {
  const secret = Buffer.alloc(32, 5);
  let clock = Date.parse('2026-07-01T06:00:00Z'); // a Wednesday, 11:30 in India
  let server: FastifyInstance;
  let anna: TestAccount;
  let ben: TestAccount;
  let day = Date.parse('2026-07-02');
  beforeAll(async () => {
    server = await buildTestServer(database(), [meetingsRoutes, paymentsRoutes], {
      secret,
      now: () => new Date(clock),
    });
    const now = new Date(clock);
    [anna, ben] = [await makeAccount(database(), { now }), await makeAccount(database(), { now })];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = Date.parse('2026-07-01T06:00:00Z');
    day += new Date(day).getUTCDay() === 6 ? 2 * dayInMs : dayInMs;
    await database().run(sql`update meeting set status = 'cancelled' where status = 'held'`);
    await database().run(sql`delete from mail`);
  });

  const date = () => new Date(day).toISOString().slice(0, 10);
  const inWords = () => `${new Date(day).getUTCDate()} ${['Jul', 'Aug', 'Sept'][new Date(day).getUTCMonth() - 6]} 2026`;
  const weekday = () => ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(day).getUTCDay()];
  const post = (who: TestAccount, url: string, payload: object) =>
    server.inject({ method: 'POST', url, headers: who.headers, payload });
  const ask = (who: TestAccount, fields: object = {}) =>
    post(who, '/api/meetings/', {
      date: date(),
      time: '10:30',
      timezone: 'Asia/Kolkata',
      client_id: `anna-${date()}`,
      ...fields,
    });
  const release = (who: TestAccount, id: number) =>
    server.inject({ method: 'DELETE', url: `/api/meetings/${id}/`, headers: who.headers });
  const mine = async (who: TestAccount) =>
    (await server.inject({ url: '/api/meetings/', headers: who.headers })).json<Answer[]>();
  const slots = async (query = `?from=${date()}&days=1&timezone=Asia/Kolkata`) =>
    (await server.inject({ url: `/api/meetings/slots/${query}` })).json<Day[]>();
  const times = async () => (await slots())[0]?.slots.map(({ time }) => time) ?? [];
  const endHolds = async () => {
    const { deps, remove } = testDeps(database(), { now: () => new Date(clock) });
    return (await expireHoldsJob.run(deps, async () => true).finally(remove)).expired;
  };
  const pay = async (who: TestAccount, orderId: string) =>
    post(
      who,
      '/api/verify-razorpay-payment/',
      (await post(who, '/api/sandbox/pay/', { order_id: orderId, outcome: 'success' })).json<object>(),
    );
  const statusOf = async (id: number) =>
    (await database().row<{ status: string }>(sql`select status from meeting where id = ${id}`))?.status;
  const emailsTo = async (to: string, about: string) =>
    (await database().rows(sql`select 1 from mail where recipient = ${to} and subject like ${`%${about}%`}`)).length;

  it('is held with an order of ₹99, and booked when that is paid', async () => {
    const answer = await ask(anna);
    expect(answer.statusCode).toBe(201);
    const held = answer.json<Answer>();
    expect(held).toEqual({
      id: expect.any(Number),
      starts_at: `${date()}T05:00:00.000Z`,
      status: 'held',
      held_for: 900,
      client_id: `anna-${date()}`,
      order: {
        id: expect.stringMatching(/^order_/),
        amount: 9_900,
        currency: 'INR',
        key_id: expect.any(String),
        gateway: 'sandbox',
      },
      ends_at: `${date()}T06:00:00.000Z`,
      timezone: 'Asia/Kolkata',
      kind: 'office',
      topic: '',
      place: '00 Placeholder Road, Indore, Madhya Pradesh 452001, India',
      property: null,
      payment: 'none',
      ended: null,
      changes_until: new Date(Date.parse(`${date()}T05:00:00Z`) - 12 * hourInMs).toISOString(),
      can_move: false,
      can_cancel: false,
      buyer: null,
    });
    expect((await pay(anna, held.order.id)).json()).toMatchObject({
      description: `Consultation on ${inWords()}, 10:30 am (India)`,
      amount: '99.00',
      status: 'completed',
    });
    expect((await ask(anna)).json()).toMatchObject({
      id: held.id,
      status: 'booked',
      held_for: 0,
      order: { id: held.order.id },
    });
    expect(await emailsTo('office@aangan.example', 'Meeting booked')).toBe(1);
  });

  it('is the same for the same client id, which is rejected for another time', async () => {
    const [one, other] = await Promise.all([ask(anna), ask(anna)]);
    expect(other.json()).toEqual(one.json());
    expect(await ask(anna, { time: '11:00' })).toMatchObject({
      statusCode: 409,
      body: expect.stringContaining('client_id_used'),
    });
  });

  it('is rejected for a held or booked slot, also among concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, at) => ask(at % 2 ? anna : ben, { client_id: `race-${date()}-${at}` })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'slot_taken' });
    const winner = answers.findIndex(({ statusCode }) => statusCode === 201);
    await pay(winner % 2 ? anna : ben, answers[winner]!.json<Answer>().order.id);
    clock += 16 * minuteInMs;
    expect((await ask(ben, { client_id: `late-${date()}` })).statusCode).toBe(409);
  });

  it('releases its slot if it is not paid within 15 minutes', async () => {
    const first = (await ask(anna)).json<Answer>();
    clock += 14 * minuteInMs;
    expect((await ask(ben, { client_id: `ben-${date()}` })).statusCode).toBe(409);
    clock += minuteInMs;
    expect((await ask(ben, { client_id: `ben-${date()}` })).statusCode).toBe(201);
    expect(await statusOf(first.id)).toBe('cancelled');
    expect((await ask(anna)).statusCode).toBe(409);
    expect(
      await post(anna, '/api/create-razorpay-order/', {
        amount: 9_900,
        currency: 'INR',
        receipt: 'my-meeting',
        meeting: first.id,
      }),
    ).toMatchObject({ statusCode: 409, body: expect.stringContaining('slot_over') });
  });

  it('with an expired hold cannot be paid by any endpoint', async () => {
    const held = (await ask(ben, { time: '12:00', client_id: `lapsed-${date()}` })).json<Answer>();
    const payments = async () =>
      (await server.inject({ url: '/api/payments/', headers: ben.headers })).json<
        { status: string; held_for?: number; description: string }[]
      >();
    expect((await payments())[0]).toMatchObject({ status: 'pending', held_for: 900 });
    clock += 16 * minuteInMs;
    expect((await payments())[0]).toMatchObject({ status: 'pending', held_for: 0 });
    const again = await post(ben, '/api/create-razorpay-order/', {
      amount: 9_900,
      currency: 'INR',
      receipt: `receipt-${date()}`,
      meeting: held.id,
    });
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { code: 'slot_over', detail: 'This time is no longer held for you. Pick a new time.' },
    ]);
    const orderStatus = await server.inject({
      url: `/api/payments/status/?order=${held.order.id}`,
      headers: ben.headers,
    });
    expect(orderStatus.json()).toMatchObject({ order: null, payment: { held_for: 0 } });
    const other = (await ask(ben, { time: '12:30', client_id: `released-${date()}` })).json<Answer>();
    await release(ben, other.id);
    expect((await payments())[0]).toMatchObject({ held_for: 0 });
  });

  it('is booked by a late payment if its slot is still free', async () => {
    const held = (await ask(anna)).json<Answer>();
    clock += hourInMs;
    await pay(anna, held.order.id);
    expect(await statusOf(held.id)).toBe('booked');
  });

  it('paid after a part of its hour was taken records the money and notifies both sides', async () => {
    const held = (await ask(anna)).json<Answer>();
    clock += 16 * minuteInMs;
    const bens = (await ask(ben, { time: '11:00', client_id: `ben-${date()}` })).json<Answer>();
    expect((await pay(anna, held.order.id)).json()).toMatchObject({ status: 'completed' });
    expect([await statusOf(held.id), await statusOf(bens.id)]).toEqual(['cancelled', 'held']);
    expect(await emailsTo(`${anna.username}@people.example`, 'choose another time')).toBe(1);
    expect(await emailsTo('office@aangan.example', 'Paid meeting without a slot')).toBe(1);
    await pay(ben, bens.order.id);
    expect(await statusOf(bens.id)).toBe('booked');
  });

  it('can be paid by an order with its id, once, by its own account only', async () => {
    const held = (await ask(anna)).json<Answer>();
    const wanted = { amount: 9_900, currency: 'INR', receipt: `again-${date()}`, meeting: held.id };
    expect((await post(anna, '/api/create-razorpay-order/', wanted)).json()).toEqual(held.order);
    const refused = await Promise.all([
      post(ben, '/api/create-razorpay-order/', wanted),
      post(anna, '/api/create-razorpay-order/', { ...wanted, amount: 9_800 }),
      post(anna, '/api/create-razorpay-order/', { ...wanted, package: 1 }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    await pay(anna, held.order.id);
    expect((await post(anna, '/api/create-razorpay-order/', wanted)).json()).toMatchObject({ code: 'already_paid' });
  });

  it.each([
    ['in the past', 'date', { date: '2026-06-30' }],
    ['this minute', 'date', { date: '2026-07-01', time: '11:30' }],
    ['on a Sunday', 'date', { date: '2026-07-05' }],
    [
      'on a Sunday in India that is still Saturday for the caller',
      'date',
      { date: '2026-07-04', time: '22:00', timezone: 'America/Los_Angeles' },
    ],
    ['before the office opens', 'time', { time: '09:30' }],
    ['when the office has closed', 'time', { time: '18:00' }],
    ['between the half hours', 'time', { time: '10:15' }],
    ['in a zone nobody knows', 'timezone', { timezone: 'Mars/Olympus' }],
    ['when clocks leap over it', 'time', { date: '2027-03-14', time: '02:30', timezone: 'America/New_York' }],
    ['on a day that is none', 'date', { date: '2026-02-30' }],
    ['in the year 9999', 'date', { date: '9999-12-31' }],
    ['without words for a time', 'time', { time: '25:00' }],
  ])('is rejected %s, by field', async (_when, field, fields) => {
    const answer = await ask(anna, { client_id: 'refused-1', ...fields });
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([
      400,
      expect.arrayContaining([field, 'code']),
    ]);
    expect(await database().rows(sql`select 1 from meeting where client_id = 'refused-1'`)).toEqual([]);
  });

  it('uses the caller’s time zone and accepts the last slot of the day', async () => {
    expect(
      (
        await ask(anna, { date: date(), time: '07:30', timezone: 'America/New_York', client_id: `ny-${date()}` })
      ).json(),
    ).toMatchObject({ starts_at: `${date()}T11:30:00.000Z` });
  });

  it('slots are offered to everyone while free, and to no one while held or booked', async () => {
    expect(await times()).toEqual([
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
    ]);
    const held = (await ask(anna, { time: '12:00' })).json<Answer>();
    expect((await times()).filter((time) => time > '11:00' && time < '13:00')).toEqual([]);
    expect(await times()).toEqual(expect.arrayContaining(['11:00', '13:00']));
    clock += 15 * minuteInMs;
    expect(await times()).toContain('12:00');
    await pay(anna, held.order.id);
    expect(await times()).not.toContain('12:00');
    for (const time of ['11:30', '12:30'])
      expect((await ask(ben, { time, client_id: `over-${time.slice(0, 2)}-${date()}` })).json()).toMatchObject({
        code: 'slot_taken',
      });
  });

  it('slots are grouped by days of the requested zone, without personal data', async () => {
    const days = await slots(`?from=${date()}&days=2&timezone=America/Los_Angeles`);
    expect(days.map((one) => one.date)).toEqual([date(), new Date(day + dayInMs).toISOString().slice(0, 10)]);
    expect(days[0]?.slots[0]).toEqual({ starts_at: `${date()}T07:00:00.000Z`, time: '00:00', office_time: '12:30' });
    expect(await slots('')).toHaveLength(14);
  });

  it.each([
    ['from', '?from=tomorrow'],
    ['from', '?from=9999-12-31'],
    ['days', '?days=0'],
    ['days', '?days=32'],
    ['days', '?days=many'],
    ['timezone', '?timezone=Mars/Olympus'],
    ['timezone', '?timezone=%2B05:30'],
  ])('reports %s when the calendar is requested for %s', async (field, query) => {
    const answer = await server.inject({ url: `/api/meetings/slots/${query}` });
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, [field, 'code']]);
  });

  it('taken slots are found by an index', async () => {
    await database().run(
      sql`insert into meeting (account_id, client_id, starts_at, status, held_until) select ${anna.id}, 'many-' || n, timestamptz '2030-01-01' + make_interval(mins => 30 * n), 'booked', now() from generate_series(1, 20000) n`,
    );
    await database().run(sql`analyze meeting`);
    const plan = await database().rows<object>(
      sql`explain select starts_at from meeting where starts_at >= ${new Date('2030-02-01')} and starts_at < ${new Date('2030-02-15')} and status <> 'cancelled' and (status = 'booked' or held_until > ${new Date()})`,
    );
    expect(JSON.stringify(plan)).toContain('meeting_slot');
    await database().run(sql`delete from meeting where client_id like 'many-%'`);
  });

  it('has exactly one holder after fifty concurrent requests', async () => {
    const people = await Promise.all(
      Array.from({ length: 50 }, () => makeAccount(database(), { now: new Date(clock) })),
    );
    const answers = await Promise.all(people.map((person, at) => ask(person, { client_id: `crowd-${date()}-${at}` })));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(
      new Set(
        answers.filter(({ statusCode }) => statusCode !== 201).map(({ statusCode, body }) => `${statusCode} ${body}`),
      ),
    ).toEqual(new Set(['409 {"detail":"Someone just booked this slot. Pick another.","code":"slot_taken"}']));
    expect(
      await database().rows(
        sql`select 1 from meeting where starts_at = ${`${date()}T05:00:00Z`} and status <> 'cancelled'`,
      ),
    ).toHaveLength(1);
    expect(
      await database().rows(
        sql`select 1 from payment p join meeting m on m.id = p.meeting_id where m.client_id like ${`crowd-${date()}-%`}`,
      ),
    ).toHaveLength(1);
  });

  it('is one of at most two unpaid holds of an account, also with concurrent requests', async () => {
    const many = await Promise.all(
      Array.from({ length: 6 }, (_none, at) => ask(anna, { time: `1${at}:00`, client_id: `greedy-${date()}-${at}` })),
    );
    expect(many.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(many.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
      code: 'too_many_held',
      detail: 'You already hold two slots. Pay for one or release one before you pick another.',
    });
    const [paid, released] = many.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json<Answer>());
    await pay(anna, paid?.order.id ?? '');
    expect((await release(anna, released?.id ?? 0)).statusCode).toBe(204);
    for (const time of ['16:00', '17:00'])
      expect((await ask(anna, { time, client_id: `after-${date()}-${time.replace(':', '')}` })).statusCode).toBe(201);
  });

  it('is not held longer by repeated requests', async () => {
    const { id } = (await ask(anna)).json<Answer>();
    clock += 10 * minuteInMs;
    expect((await ask(anna)).json()).toMatchObject({ id, status: 'held', held_for: 300 });
  });

  it('can be released by its own account, and is then free; a paid one stays', async () => {
    const { id, order } = (await ask(anna)).json<Answer>();
    expect((await release(ben, id)).statusCode).toBe(404);
    expect((await release(anna, id)).statusCode).toBe(204);
    expect((await release(anna, id)).statusCode).toBe(204);
    expect(await times()).toContain('10:30');
    expect((await ask(anna)).json()).toMatchObject({ id, status: 'held', order });
    await pay(anna, order.id);
    expect((await release(anna, id)).json()).toMatchObject({ code: 'already_paid' });
    expect(await statusOf(id)).toBe('booked');
  });

  it('is in its account’s list until it is over, and in no other', async () => {
    const [carla, dev] = [
      await makeAccount(database(), { now: new Date(clock) }),
      await makeAccount(database(), { now: new Date(clock) }),
    ];
    const later = (await ask(carla, { time: '16:00', client_id: `carla-${date()}-b` })).json<Answer>();
    const sooner = (await ask(carla, { time: '11:00', client_id: `carla-${date()}-a` })).json<Answer>();
    expect(await mine(carla)).toEqual([sooner, later]);
    expect(await mine(dev)).toEqual([]);
    await pay(carla, later.order.id);
    clock += 15 * minuteInMs;
    expect(await mine(carla)).toEqual([
      { ...later, status: 'booked', held_for: 0, payment: 'received', can_move: true, can_cancel: true },
    ]);
    clock = Date.parse(`${date()}T10:30:00Z`); // 16:00 in India
    const { headers } = await makeSession(database(), carla.id, new Date(clock));
    expect(await mine({ ...carla, headers })).toEqual([]);
  });

  it('that was not paid in time is emailed once by expire-meeting-holds, to the office and the visitor, in both local times', async () => {
    const meera = await makeAccount(database(), {
      name: 'Meera Kulkarni',
      email: 'meera@people.example',
      phone: '+91 90000 00001',
      now: new Date(clock),
    });
    const { id } = (
      await ask(meera, { time: '01:30', timezone: 'America/New_York', client_id: `meera-${date()}` })
    ).json<Answer>();
    clock += 19 * minuteInMs;
    expect(await endHolds()).toBe(0);
    clock += minuteInMs;
    expect(await Promise.all([endHolds(), endHolds()])).toEqual(expect.arrayContaining([1, 0]));
    expect(await statusOf(id)).toBe('cancelled');
    const [own] = await database().rows<{ subject: string; body: string }>(
      sql`select subject, body from mail where recipient = 'meera@people.example'`,
    );
    expect(own).toEqual({
      subject: 'Your meeting slot was released',
      body: `Dear Meera Kulkarni,\n\nWe held ${weekday()} ${inWords().replace(' 2026', '')}, 1:30 am in New York (11:00 am in India) for your meeting, but it was not paid for in time, so the slot is open again. You were not charged.\n\nChoose a new time:\nhttp://aangan.test/contact#meeting\n\nQuestions? Reply to this email, write to office@aangan.example or call +91 00000 00000.\n\nYou’re getting this email because you picked a meeting time with Aangan Estates.\n\nAangan Estates`,
    });
    const emails = await database().rows<{ body: string }>(
      sql`select body from mail where subject = 'Meeting slot reserved but not paid for: Meera Kulkarni'`,
    );
    expect(emails.map(({ body }) => body)).toEqual([
      expect.stringContaining('Email: meera@people.example\nPhone: +91 90000 00001'),
    ]);
  });

  it('that expired is also emailed if another visitor takes it first; a paid or released one is not', async () => {
    await ask(ben, { client_id: `ben-${date()}` });
    const paid = (await ask(ben, { time: '12:00', client_id: `paid-${date()}` })).json<Answer>();
    await pay(ben, paid.order.id);
    const released = (await ask(ben, { time: '14:00', client_id: `gone-${date()}` })).json<Answer>();
    await release(ben, released.id);
    clock += 16 * minuteInMs;
    expect((await ask(anna)).statusCode).toBe(201);
    clock += 2 * minuteInMs;
    expect(await endHolds()).toBe(0);
    expect(await emailsTo(`${ben.username}@people.example`, 'was released')).toBe(1);
  });

  it('that expired or was released does not leave its payment pending: the provider is queried and unpaid orders expire', async () => {
    const { deps, remove } = testDeps(database(), { now: () => new Date(clock), secret });
    const orderStatus = async (order: string) =>
      (await server.inject({ url: `/api/payments/status/?order=${order}`, headers: ben.headers })).json<{
        payment: { status: string };
        order: object | null;
      }>();
    const held = (await ask(ben, { time: '14:00', client_id: `late-${date()}` })).json<Answer>();
    const released = (await ask(ben, { time: '15:00', client_id: `left-${date()}` })).json<Answer>();
    await reconcile(deps);
    expect([
      (await orderStatus(held.order.id)).payment.status,
      (await orderStatus(released.order.id)).payment.status,
    ]).toEqual(['pending', 'pending']);
    await release(ben, released.id);
    await reconcile(deps);
    expect(await orderStatus(released.order.id)).toMatchObject({ payment: { status: 'expired' }, order: null });
    clock += 20 * minuteInMs;
    await endHolds();
    await reconcile(deps);
    expect(await orderStatus(held.order.id)).toMatchObject({ payment: { status: 'expired' }, order: null });
    // held again it can be paid again, and late money is never lost
    expect((await ask(ben, { time: '15:00', client_id: `left-${date()}` })).json()).toMatchObject({
      status: 'held',
      order: { id: released.order.id },
    });
    expect((await orderStatus(released.order.id)).order).toMatchObject({ id: released.order.id });
    expect((await pay(ben, released.order.id)).json()).toMatchObject({ status: 'completed' });
    expect((await pay(ben, held.order.id)).json()).toMatchObject({ status: 'completed' });
    remove();
  });

  it('needs an account', async () => {
    expect((await server.inject({ method: 'POST', url: '/api/meetings/', payload: {} })).statusCode).toBe(401);
  });
});
