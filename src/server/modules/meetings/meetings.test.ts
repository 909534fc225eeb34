import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { paymentsRoutes } from '../payments/paymentsRoutes';
import { meetingsRoutes } from './meetingsRoutes';

interface Answer { id: number; starts_at: string; status: string; client_id: string; order: { id: string; amount: number } }

describeOnBoth('a meeting', (database) => {
  let clock = Date.parse('2026-07-01T06:00:00Z'); // a Wednesday, 11:30 in India
  let server: FastifyInstance;
  let anna: TestAccount;
  let ben: TestAccount;
  let day = 2;
  beforeAll(async () => {
    server = await buildTestServer(database(), [meetingsRoutes, paymentsRoutes], { now: () => new Date(clock) });
    const now = new Date(clock);
    [anna, ben] = [await makeAccount(database(), { now }), await makeAccount(database(), { now })];
  });
  afterAll(() => server.close());
  beforeEach(() => { clock = Date.parse('2026-07-01T06:00:00Z'); day = day === 31 ? 3 : day + 1; if (new Date(Date.UTC(2026, 6, day)).getUTCDay() === 0) day += 1; });

  const date = () => `2026-07-${String(day).padStart(2, '0')}`;
  const post = (who: TestAccount, url: string, payload: object) => server.inject({ method: 'POST', url, headers: who.headers, payload });
  const ask = (who: TestAccount, fields: object = {}) => post(who, '/api/meetings/', { date: date(), time: '10:30', timezone: 'Asia/Kolkata', client_id: `anna-${date()}`, ...fields });
  const pay = async (who: TestAccount, orderId: string) => post(who, '/api/verify-razorpay-payment/', (await post(who, '/api/sandbox/pay/', { order_id: orderId, outcome: 'success' })).json<object>());
  const statusOf = async (id: number) => (await database().row<{ status: string }>(sql`select status from meeting where id = ${id}`))?.status;
  const letters = async (to: string, about: string) => (await database().rows(sql`select 1 from mail where recipient = ${to} and subject like ${`%${about}%`}`)).length;

  it('is held with an order of ₹99, and booked when that is paid', async () => {
    const answer = await ask(anna);
    expect(answer.statusCode).toBe(201);
    const held = answer.json<Answer>();
    expect(held).toEqual({ id: expect.any(Number), starts_at: `${date()}T05:00:00.000Z`, status: 'held', client_id: `anna-${date()}`, order: { id: expect.stringMatching(/^order_/), amount: 9_900, currency: 'INR', key_id: expect.any(String), gateway: 'sandbox' } });
    expect((await pay(anna, held.order.id)).json()).toMatchObject({ description: 'Consultation', amount: '99.00', status: 'completed' });
    expect((await ask(anna)).json()).toMatchObject({ id: held.id, status: 'booked', order: { id: held.order.id } });
    expect(await letters('office@aangan.example', 'To arrange')).toBeGreaterThan(0);
  });

  it('is the same one for the same client id, refused for another time under it', async () => {
    const [one, other] = await Promise.all([ask(anna), ask(anna)]);
    expect(other.json()).toEqual(one.json());
    expect(await ask(anna, { time: '11:00' })).toMatchObject({ statusCode: 409, body: expect.stringContaining('client_id_used') });
  });

  it('is refused for a slot that is held or booked, by one of many who ask at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_none, at) => ask(at % 2 ? anna : ben, { client_id: `race-${date()}-${at}` })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ code: 'slot_taken' });
    const winner = answers.findIndex(({ statusCode }) => statusCode === 201);
    await pay(winner % 2 ? anna : ben, answers[winner]!.json<Answer>().order.id);
    clock += 16 * 60_000;
    expect((await ask(ben, { client_id: `late-${date()}` })).statusCode).toBe(409);
  });

  it('gives its slot up when it is not paid within 15 minutes', async () => {
    const first = (await ask(anna)).json<Answer>();
    clock += 14 * 60_000;
    expect((await ask(ben, { client_id: `ben-${date()}` })).statusCode).toBe(409);
    clock += 60_000;
    expect((await ask(ben, { client_id: `ben-${date()}` })).statusCode).toBe(201);
    expect(await statusOf(first.id)).toBe('cancelled');
    expect((await ask(anna)).statusCode).toBe(409);
    expect(await post(anna, '/api/create-razorpay-order/', { amount: 9_900, currency: 'INR', receipt: 'my-meeting', meeting: first.id })).toMatchObject({ statusCode: 409, body: expect.stringContaining('slot_over') });
  });

  it('is booked by a late payment while its slot is still free', async () => {
    const held = (await ask(anna)).json<Answer>();
    clock += 60 * 60_000;
    await pay(anna, held.order.id);
    expect(await statusOf(held.id)).toBe('booked');
  });

  it('that was paid after its slot had gone keeps the money accounted for and tells both sides', async () => {
    const held = (await ask(anna)).json<Answer>();
    clock += 16 * 60_000;
    const bens = (await ask(ben, { client_id: `ben-${date()}` })).json<Answer>();
    expect((await pay(anna, held.order.id)).json()).toMatchObject({ status: 'completed' });
    expect([await statusOf(held.id), await statusOf(bens.id)]).toEqual(['cancelled', 'held']);
    expect(await letters(`${anna.username}@people.example`, 'choose another time')).toBe(1);
    expect(await letters('office@aangan.example', 'Paid meeting without a slot')).toBe(1);
    await pay(ben, bens.order.id);
    expect(await statusOf(bens.id)).toBe('booked');
  });

  it('can be paid by an order of its own id, the same one, by its own account only', async () => {
    const held = (await ask(anna)).json<Answer>();
    const wanted = { amount: 9_900, currency: 'INR', receipt: `again-${date()}`, meeting: held.id };
    expect((await post(anna, '/api/create-razorpay-order/', wanted)).json()).toEqual(held.order);
    const refused = await Promise.all([post(ben, '/api/create-razorpay-order/', wanted), post(anna, '/api/create-razorpay-order/', { ...wanted, amount: 9_800 }), post(anna, '/api/create-razorpay-order/', { ...wanted, package: 1 })]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
    await pay(anna, held.order.id);
    expect((await post(anna, '/api/create-razorpay-order/', wanted)).json()).toMatchObject({ code: 'already_paid' });
  });

  it.each([
    ['in the past', 'date', { date: '2026-06-30' }],
    ['this minute', 'date', { date: '2026-07-01', time: '11:30' }],
    ['on a Sunday', 'date', { date: '2026-07-05' }],
    ['on a Sunday in India that is still Saturday for the caller', 'date', { date: '2026-07-04', time: '22:00', timezone: 'America/Los_Angeles' }],
    ['before the office opens', 'time', { time: '09:30' }],
    ['when the office has closed', 'time', { time: '18:00' }],
    ['between the half hours', 'time', { time: '10:15' }],
    ['in a zone nobody knows', 'timezone', { timezone: 'Mars/Olympus' }],
    ['when clocks leap over it', 'time', { date: '2027-03-14', time: '02:30', timezone: 'America/New_York' }],
    ['on a day that is none', 'date', { date: '2026-02-30' }],
    ['in the year 9999', 'date', { date: '9999-12-31' }],
    ['without words for a time', 'time', { time: '25:00' }],
  ])('is refused %s, by field', async (_when, field, fields) => {
    const answer = await ask(anna, { client_id: 'refused-1', ...fields });
    expect([answer.statusCode, Object.keys(answer.json<object>())]).toEqual([400, expect.arrayContaining([field, 'code'])]);
    expect(await database().rows(sql`select 1 from meeting where client_id = 'refused-1'`)).toEqual([]);
  });

  it('reads the caller’s own zone and takes the last slot of the day', async () => {
    expect((await ask(anna, { date: date(), time: '08:00', timezone: 'America/New_York', client_id: `ny-${date()}` })).json()).toMatchObject({ starts_at: `${date()}T12:00:00.000Z` });
  });

  it('needs an account', async () => {
    expect((await server.inject({ method: 'POST', url: '/api/meetings/', payload: {} })).statusCode).toBe(401);
  });
});
