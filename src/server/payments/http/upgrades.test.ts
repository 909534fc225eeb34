import { dayInMs } from '@contract/durations';
import type { Order, Subscription, Subscriptions } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeSession } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import { createSandboxGateway } from '../gateways/sandbox/sandboxGateway';
import { paymentsRoutes } from './paymentsRoutes';

describeOnBoth('the upgrade of a package', (database) => {
  const secret = Buffer.alloc(32, 3);
  const start = Date.parse('2026-11-24T06:00:00Z');
  let clock = start;
  const now = () => new Date(clock);
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let buyer: TestAccount;
  let count = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [paymentsRoutes], { secret, now });
    ids = await makePriceList(database());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = start;
    buyer = await makeAccount(database(), { now: now() });
  });

  const post = (url: string, payload: object) =>
    server.inject({ method: 'POST', url, payload, headers: buyer.headers });
  const order = (amount: number, name: string, more: object = {}) =>
    post('/api/create-razorpay-order/', {
      amount,
      currency: 'INR',
      receipt: `receipt-${(count += 1)}`,
      package: ids[name],
      ...more,
    });
  const pay = async (id: string) => {
    const proof = await post('/api/sandbox/pay/', { order_id: id, outcome: 'success' });
    await post('/api/verify-razorpay-payment/', proof.json());
    return proof.json<{ razorpay_payment_id: string }>().razorpay_payment_id;
  };
  const buy = async (amount: number, name: string, more: object = {}) =>
    pay((await order(amount, name, more)).json<Order>().id);
  const later = async (days: number) => {
    clock += days * dayInMs;
    buyer = { ...buyer, ...(await makeSession(database(), buyer.id, now())) };
  };
  const active = async () =>
    (await server.inject({ url: '/api/user-subscription/', headers: buyer.headers })).json<Subscriptions>()
      .active_subscriptions;
  const only = async (): Promise<Subscription> => {
    const [one, ...others] = await active();
    expect(others).toEqual([]);
    if (!one) throw new Error('no package is active');
    return one;
  };
  const refund = async (paymentId: string) => {
    const gateway = createSandboxGateway({ database: database(), secret, now });
    await gateway.refund(paymentId);
    const { rawBody, headers } = await gateway.event(paymentId);
    await server.inject({
      method: 'POST',
      url: '/api/razorpay-webhook/',
      payload: rawBody,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };

  it('is offered for every dearer package, less what is left of the old one', async () => {
    await buy(299_900, 'Basic');
    await later(10);
    expect((await only()).upgrades).toEqual([
      { package: ids['Premium'], name: 'Premium', price: 599_900, credit: 199_933, amount: 399_967 },
      { package: ids['Enterprise'], name: 'Enterprise', price: 1_299_900, credit: 199_933, amount: 1_099_967 },
    ]);
    await buy(399_967, 'Premium', { upgrade: (await only()).id });
    expect((await only()).upgrades.map(({ name }) => name)).toEqual(['Enterprise']);
  });

  it('ends the old package with its renewals in the transaction that grants the new one, for its whole term', async () => {
    await buy(299_900, 'Basic');
    await buy(299_900, 'Basic');
    await later(10);
    const { id, upgrades } = await only();
    expect(upgrades[0]).toMatchObject({ credit: 499_833 });
    await buy(599_900 - 499_833, 'Premium', { upgrade: id });
    expect(await only()).toMatchObject({
      name: 'Premium',
      price: '5999.00',
      renewal_date: new Date(clock + 60 * dayInMs).toISOString(),
      slots: { total: 5 },
    });
  });

  it('R7 no order for another credit, amount, item or package of somebody else', async () => {
    await buy(299_900, 'Basic');
    await later(10);
    const { id: upgrade } = await only();
    const tour = { add_ons: [ids['Virtual tour']] };
    const stranger = await makeAccount(database(), { now: now() });
    const answers = [
      await order(399_966, 'Premium', { upgrade }),
      await order(599_900, 'Premium', { upgrade }),
      await order(399_967, 'Premium'),
      await order(399_967 + 249_900, 'Premium', { upgrade, ...tour }),
      await order(299_900, 'Basic', { upgrade }),
      await order(399_967, 'Premium', { upgrade: 999_999 }),
    ];
    buyer = stranger;
    answers.push(await order(399_967, 'Premium', { upgrade }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 409, 409, 409]);
    expect(
      await database().rows(
        sql`select from payment where package_id = ${ids['Premium']} and account_id = any(${[buyer.id]}::int[])`,
      ),
    ).toEqual([]);
  });

  it('a day later costs another amount, and an order that was made keeps its own', async () => {
    await buy(299_900, 'Basic');
    await later(10);
    const { id: upgrade } = await only();
    const made = (await order(399_967, 'Premium', { upgrade, receipt: 'receipt-kept' })).json<Order>();
    await later(1);
    expect((await order(399_967, 'Premium', { upgrade })).json()).toMatchObject({
      amount: [expect.stringContaining('₹4,099.64')],
    });
    const again = await order(399_967, 'Premium', { upgrade, receipt: 'receipt-kept' });
    expect(again.json<Order>().id).toBe(made.id);
    await pay(made.id);
    expect((await only()).name).toBe('Premium');
  });

  it('a rest is credited once: a second order that was paid runs for what was paid', async () => {
    await buy(299_900, 'Basic');
    await later(10);
    const { id: upgrade } = await only();
    const [premium, enterprise] = [
      (await order(399_967, 'Premium', { upgrade })).json<Order>(),
      (await order(1_099_967, 'Enterprise', { upgrade })).json<Order>(),
    ];
    await pay(premium.id);
    await pay(enterprise.id);
    const ends = Object.fromEntries((await active()).map(({ name, renewal_date: end }) => [name, Date.parse(end)]));
    expect(ends).toEqual({
      Premium: clock + 60 * dayInMs,
      Enterprise: clock + Math.floor((90 * dayInMs * 1_099_967) / 1_299_900),
    });
  });

  it('gives the old package its rest back when it is refunded', async () => {
    await buy(299_900, 'Basic');
    await later(10);
    const paid = await buy(399_967, 'Premium', { upgrade: (await only()).id });
    await later(5);
    await refund(paid);
    expect(await only()).toMatchObject({
      name: 'Basic',
      renewal_date: new Date(clock + 20 * dayInMs).toISOString(),
    });
  });
});
