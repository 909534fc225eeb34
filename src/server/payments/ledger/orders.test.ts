import { dayInMs, hourInMs } from '@contract/durations';
import type { Order, Payment } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import { createSandboxGateway } from '../gateways/sandbox/sandboxGateway';
import { paymentsRoutes } from '../http/paymentsRoutes';
import { mostUnpaidOrders } from './orders';

describeOnBoth('an unfinished order', (database) => {
  const secret = Buffer.alloc(32, 8);
  let clock = Date.parse('2026-11-24T06:00:00Z');
  const now = () => new Date(clock);
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let buyer: TestAccount;
  let count = 0;
  let asked = 0;
  beforeAll(async () => {
    const sandbox = createSandboxGateway({ database: database(), secret, now });
    const gateway = {
      ...sandbox,
      createOrder: (request: Parameters<typeof sandbox.createOrder>[0]) => {
        asked += 1;
        return sandbox.createOrder(request);
      },
    };
    server = await buildTestServer(database(), [paymentsRoutes], { secret, now, gateway });
    ids = await makePriceList(database());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock += dayInMs;
    asked = 0;
    buyer = await makeAccount(database(), { now: now() });
  });

  const post = (url: string, payload: object) =>
    server.inject({ method: 'POST', url, payload, headers: buyer.headers });
  const order = (name = 'Premium', amount = 599_900) =>
    post('/api/create-razorpay-order/', {
      ...{ amount, currency: 'INR', receipt: `receipt-${(count += 1)}` },
      package: ids[name],
    });
  const pay = async (id: string, outcome: 'success' | 'failure' = 'success') => {
    const proof = await post('/api/sandbox/pay/', { order_id: id, outcome });
    return post('/api/verify-razorpay-payment/', proof.json());
  };
  const list = async () => (await server.inject({ url: '/api/payments/', headers: buyer.headers })).json<Payment[]>();
  const shown = async () => (await list()).map(({ status, unfinished = false }) => [status, unfinished]);

  it('is superseded when the same is ordered anew, and by its payment', async () => {
    await order();
    await order();
    const third = (await order()).json<Order>();
    await order('Basic', 299_900);
    expect(await shown()).toEqual([
      ['pending', true],
      ['pending', true],
    ]);
    const again = (await order()).json<Order>();
    await pay(third.id);
    expect(await shown()).toEqual([
      ['pending', true],
      ['completed', false],
    ]);
    expect((await pay(again.id)).json()).toMatchObject({ status: 'completed' });
  });

  it('stays where somebody tried to pay it', async () => {
    const sandbox = createSandboxGateway({ database: database(), secret, now });
    const first = (await order()).json<Order>();
    await pay(first.id, 'failure');
    const { rawBody, headers } = await sandbox.event((await sandbox.findPayments(first.id))[0]?.id ?? '');
    const sent = { 'content-type': 'application/json', ...headers };
    await server.inject({ method: 'POST', url: '/api/razorpay-webhook/', payload: rawBody, headers: sent });
    await order();
    expect(await shown()).toEqual([
      ['pending', true],
      ['failed', false],
    ]);
  });

  it('is one of a few in an hour: one order too many is refused before the provider is asked', async () => {
    for (let made = 0; made < mostUnpaidOrders; made += 1) expect((await order()).statusCode).toBe(201);
    const refused = await order();
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, hourInMs / 1_000]);
    expect(asked).toBe(mostUnpaidOrders);
    expect(await database().row(sql`select count(*)::int as many from payment where account_id = ${buyer.id}`)).toEqual(
      { many: mostUnpaidOrders },
    );
    clock += hourInMs;
    expect((await order()).statusCode).toBe(201);
  });
});
