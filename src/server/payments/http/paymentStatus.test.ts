import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { minuteInMs } from '@contract/durations';
import type { PaymentResult } from '@contract/payments';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { startRazorpayStandIn } from '../../../../test/support/razorpayStandIn';
import { buildTestServer } from '../../../../test/support/testServer';
import { createRazorpayGateway } from '../gateways/razorpay/razorpayGateway';
import { meetingsRoutes } from '../../modules/meetings/meetingsRoutes';
import { paymentsRoutes } from './paymentsRoutes';

describeOnBoth('the status of a purchase', (database) => {
  let clock = Date.parse('2026-07-01T06:00:00Z');
  let provider: Awaited<ReturnType<typeof startRazorpayStandIn>>;
  let server: FastifyInstance;
  let buyer: TestAccount;
  let count = 0;
  beforeAll(async () => {
    provider = await startRazorpayStandIn();
    server = await buildTestServer(database(), [paymentsRoutes, meetingsRoutes], {
      gateway: createRazorpayGateway(provider.account),
      now: () => new Date(clock),
    });
    await makePriceList(database());
    buyer = await makeAccount(database(), { now: new Date(clock) });
  });
  afterAll(async () => {
    await server.close();
    await provider.close();
  });
  beforeEach(() => {
    clock += 6_000;
  });

  const order = async () => {
    const receipt = `receipt-${++count}`;
    const made = await server.inject({
      method: 'POST',
      url: '/api/create-razorpay-order/',
      headers: buyer.headers,
      payload: { amount: 599_900, currency: 'INR', receipt },
    });
    return { receipt, ...made.json<{ id: string }>() };
  };
  const ask = (query: string, who = buyer) =>
    server.inject({ method: 'GET', url: `/api/payments/status/?${query}`, headers: who.headers });
  const statusOf = async (query: string) => (await ask(query)).json<PaymentResult>();

  it('is open until paid, by receipt, order and number', async () => {
    const { id, receipt } = await order();
    const first = await statusOf(`receipt=${receipt}`);
    expect(first).toEqual({
      payment: expect.objectContaining({ status: 'pending', amount: '5999.00', reference: null }),
      order: { id, amount: 599_900, currency: 'INR', key_id: 'rzp_test_standin', gateway: 'razorpay' },
      under_way: false,
    });
    expect(await statusOf(`order=${id}`)).toEqual(first);
    expect(await statusOf(`payment=${first.payment.id}`)).toEqual(first);
  });

  it('R13 finds a charge whose proof and webhook were lost, and completes it', async () => {
    const { id, receipt } = await order();
    const paid = provider.pay(id);
    expect(await statusOf(`receipt=${receipt}`)).toMatchObject({
      payment: { status: 'completed', reference: paid.id, method: 'UPI' },
      order: null,
      under_way: false,
    });
    expect(
      await database().rows(
        sql`select 1 from package_grant g join payment p on p.id = g.payment_id where p.provider_order_id = ${id}`,
      ),
    ).toHaveLength(1);
  });

  it('captures an authorised payment, and reports an unfinished attempt', async () => {
    const reserved = await order();
    provider.pay(reserved.id, 'authorized');
    expect(await statusOf(`order=${reserved.id}`)).toMatchObject({ payment: { status: 'completed' } });
    const waiting = await order();
    const attempt = provider.pay(waiting.id, 'created');
    expect(await statusOf(`order=${waiting.id}`)).toMatchObject({ payment: { status: 'pending' }, under_way: true });
    attempt.status = 'failed';
    clock += 6_000;
    expect(await statusOf(`order=${waiting.id}`)).toMatchObject({
      payment: { status: 'failed' },
      under_way: false,
      order: { id: waiting.id },
    });
  });

  it('says that the bank is confirming until the money is captured', async () => {
    const { id } = await order();
    provider.blockCaptures(true);
    provider.pay(id, 'authorized');
    expect(await statusOf(`order=${id}`)).toMatchObject({
      payment: { status: 'pending', invoice: null },
      under_way: true,
    });
    provider.blockCaptures(false);
    clock += 6_000;
    expect(await statusOf(`order=${id}`)).toMatchObject({
      payment: { status: 'completed', amount_paid: '5999.00' },
      under_way: false,
    });
  });

  it('queries the provider rarely, however often the page polls, and works without it', async () => {
    const { id } = await order();
    const before = provider.requests.length;
    await Promise.all(Array.from({ length: 10 }, () => ask(`order=${id}`)));
    expect(provider.requests.length - before).toBe(1);
    clock += 6_000;
    provider.plan('down');
    expect(await statusOf(`order=${id}`)).toMatchObject({ payment: { status: 'pending' }, order: { id } });
  });

  it('closes the sheet once it expired or was refunded', async () => {
    const [lapsed, refunded] = [await order(), await order()];
    await database().run(sql`update payment set status = 'expired' where provider_order_id = ${lapsed.id}`);
    provider.pay(refunded.id, 'refunded', { captured: true });
    expect(await statusOf(`order=${lapsed.id}`)).toMatchObject({ payment: { status: 'expired' }, order: null });
    expect(await statusOf(`order=${refunded.id}`)).toMatchObject({ payment: { status: 'refunded' }, order: null });
  });

  it('opens no sheet for a meeting whose hold expired', async () => {
    const held = (
      await server.inject({
        method: 'POST',
        url: '/api/meetings/',
        headers: buyer.headers,
        payload: { date: '2026-07-06', time: '10:30', timezone: 'Asia/Kolkata', client_id: 'a-meeting' },
      })
    ).json<{ order: { id: string } }>();
    expect(await statusOf(`order=${held.order.id}`)).toMatchObject({ order: { amount: 9_900 } });
    clock += 16 * minuteInMs;
    expect(await statusOf(`order=${held.order.id}`)).toMatchObject({ payment: { status: 'pending' }, order: null });
  });

  it('is returned to its buyer only, and needs exactly one identifier', async () => {
    const { id, receipt } = await order();
    const stranger = await makeAccount(database(), { now: new Date(clock) });
    expect((await ask(`order=${id}`, stranger)).statusCode).toBe(404);
    expect((await ask(`receipt=${receipt}`, stranger)).statusCode).toBe(404);
    expect((await ask('receipt=never-heard-of')).json()).toMatchObject({ code: 'not_found' });
    for (const wrong of ['', `order=${id}&receipt=${receipt}`, 'payment=x'])
      expect((await ask(wrong)).statusCode).toBe(400);
    expect((await server.inject({ method: 'GET', url: `/api/payments/status/?order=${id}` })).statusCode).toBe(401);
  });
});
