import { dayInMs, hourInMs, minuteInMs } from '@contract/durations';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { startRazorpayStandIn } from '../../../../test/support/razorpayStandIn';
import { reconcile } from '../../../../test/support/reconcile';
import { testDeps } from '../../../../test/support/testServer';
import { createLease } from '../../jobs/lease';
import { startJob } from '../../jobs/scheduler';
import { openOrder } from './orders';
import { createRazorpayGateway } from '../gateways/razorpay/razorpayGateway';
import { nextSyncAfter, nextReconciliationAfter, reconcilePaymentsJob } from './reconciler';

describeOnBoth('the job reconcile-payments', (database) => {
  let clock = Date.now();
  let provider: Awaited<ReturnType<typeof startRazorpayStandIn>>;
  let deps: ReturnType<typeof testDeps>['deps'];
  let remove: () => void;
  let basic: number;
  let accountId: number;
  let count = 0;
  beforeAll(async () => {
    provider = await startRazorpayStandIn();
    ({ deps, remove } = testDeps(database(), {
      gateway: createRazorpayGateway(provider.account),
      now: () => new Date(clock),
    }));
    basic = (await makePriceList(database()))['Basic']!;
    accountId = (await makeAccount(database())).id;
  });
  afterAll(async () => {
    remove();
    await provider.close();
  });
  beforeEach(async () => {
    await database().run(sql`update payment set ask_at = null`);
  });

  const order = async () =>
    (
      await openOrder(deps, {
        accountId,
        receipt: `receipt-${++count}`,
        lines: [{ kind: 'package', id: basic, name: 'Basic', amountInPaise: 299_900 }],
      })
    ).id;
  const paymentOf = (orderId: string) =>
    database().row<{ status: string; method: string; ask_at: Date | null }>(
      sql`select status, method, ask_at from payment where provider_order_id = ${orderId}`,
    );
  const later = (ms: number) => {
    clock += ms;
  };

  it('R13 completes a charge a minute after a crash, once', async () => {
    const orderId = await order();
    provider.pay(orderId, 'captured', { method: 'card', card: { network: 'RuPay', last4: '7777' } });
    expect(await reconcile(deps)).toBe(0);
    later(minuteInMs + 1);
    expect(await reconcile(deps)).toBe(1);
    expect(await paymentOf(orderId)).toMatchObject({ status: 'completed', method: 'card' });
    later(hourInMs);
    expect(await reconcile(deps)).toBe(0);
    const [grants, causes, cards] = await Promise.all([
      database().rows(
        sql`select 1 from package_grant g join payment p on p.id = g.payment_id where p.provider_order_id = ${orderId}`,
      ),
      database().rows(
        sql`select e.cause from payment_event e join payment p on p.id = e.payment_id where p.provider_order_id = ${orderId} order by e.id`,
      ),
      database().rows(sql`select last4 from payment_method where account_id = ${accountId} and last4 = '7777'`),
    ]);
    expect([grants.length, causes, cards.length]).toEqual([1, [{ cause: 'order' }, { cause: 'reconciler' }], 1]);
  });

  it('captures authorised money, also of a payment with a proof', async () => {
    const orderId = await order();
    const reserved = provider.pay(orderId, 'authorized');
    later(minuteInMs + 1);
    await reconcile(deps);
    expect([reserved.status, (await paymentOf(orderId))?.status]).toEqual(['captured', 'completed']);
  });

  it('keeps querying authorised money that cannot be captured yet until it is captured or released, and grants nothing meanwhile', async () => {
    const [captured, returned] = [await order(), await order()];
    const payments = [provider.pay(captured, 'authorized'), provider.pay(returned, 'authorized')];
    provider.blockCaptures(true);
    for (const _day of Array.from({ length: 9 })) {
      later(dayInMs);
      await reconcile(deps);
      expect([(await paymentOf(captured))?.status, (await paymentOf(returned))?.status]).toEqual([
        'pending',
        'pending',
      ]);
    }
    provider.blockCaptures(false);
    provider.change(payments[1]!, 'refunded');
    later(dayInMs);
    await reconcile(deps);
    expect([(await paymentOf(captured))?.status, (await paymentOf(returned))?.status]).toEqual(['completed', 'failed']);
    expect(
      await database().rows(
        sql`select 1 from package_grant g join payment p on p.id = g.payment_id where p.provider_order_id = ${returned}`,
      ),
    ).toEqual([]);
  });

  it('finds a partial refund without an event', async () => {
    const orderId = await order();
    const paid = provider.pay(orderId);
    later(minuteInMs + 1);
    await reconcile(deps);
    provider.refund(paid, 50_000);
    later(dayInMs);
    await reconcile(deps);
    expect(
      await database().row(
        sql`select status, paid_in_paise, refunded_in_paise from payment where provider_order_id = ${orderId}`,
      ),
    ).toEqual({ status: 'completed', paid_in_paise: 299_900, refunded_in_paise: 50_000 });
  });

  it('does not capture a second authorisation, so nobody is charged twice', async () => {
    const orderId = await order();
    const [first, second] = [provider.pay(orderId, 'authorized'), provider.pay(orderId, 'authorized')];
    later(minuteInMs + 1);
    await reconcile(deps);
    expect([first.status, second.status]).toEqual(['captured', 'authorized']);
    later(dayInMs);
    await reconcile(deps);
    const paid = await order();
    const [reserved] = [provider.pay(paid, 'authorized'), provider.pay(paid, 'captured')];
    later(minuteInMs + 1);
    await reconcile(deps);
    expect([second.status, reserved?.status, (await paymentOf(paid))?.status]).toEqual([
      'authorized',
      'authorized',
      'completed',
    ]);
  });

  it('waits a day for a payment, then stops, and still completes a later one', async () => {
    const orderId = await order();
    later(23 * hourInMs);
    await reconcile(deps);
    expect((await paymentOf(orderId))?.status).toBe('pending');
    later(hourInMs);
    await reconcile(deps);
    expect((await paymentOf(orderId))?.status).toBe('expired');
    provider.pay(orderId);
    later(dayInMs);
    await reconcile(deps);
    expect((await paymentOf(orderId))?.status).toBe('completed');
  });

  it('finds a refund without an event within a day, and restores the purchase for a later second payment', async () => {
    const orderId = await order();
    const paid = provider.pay(orderId);
    later(minuteInMs + 1);
    await reconcile(deps);
    provider.change(paid, 'refunded');
    later(23 * hourInMs);
    expect(await reconcile(deps)).toBe(0);
    later(hourInMs);
    expect(await reconcile(deps)).toBe(1);
    expect(await paymentOf(orderId)).toMatchObject({ status: 'refunded' });
    provider.pay(orderId);
    later(dayInMs);
    await reconcile(deps);
    expect(await paymentOf(orderId)).toMatchObject({ status: 'completed' });
    expect(
      await database().rows(
        sql`select 1 from mail m join payment p on m.subject like 'Purchase restored: payment ' || p.id || '%' where p.provider_order_id = ${orderId}`,
      ),
    ).toHaveLength(1);
    expect(
      await database().rows(
        sql`select 1 from package_grant g join payment p on p.id = g.payment_id where p.provider_order_id = ${orderId} and g.expires_at > ${deps.now()}`,
      ),
    ).toHaveLength(1);
  });

  it('never expires an order while the provider is unreachable', async () => {
    const orderId = await order();
    later(30 * hourInMs);
    provider.plan('down');
    await reconcile(deps);
    expect((await paymentOf(orderId))?.status).toBe('pending');
  });

  it('expires a purchase that never reached the provider', async () => {
    provider.plan('cut', 'cut');
    await expect(order()).rejects.toMatchObject({ status: 503 });
    later(25 * hourInMs);
    await reconcile(deps);
    expect(
      await database().row(
        sql`select status from payment where account_id = ${accountId} and receipt = ${`receipt-${count}`}`,
      ),
    ).toEqual({ status: 'expired' });
  });

  it('is not blocked by an order whose query fails', async () => {
    const [poisoned, paid] = [await order(), await order()];
    await database().run(
      sql`update payment set ask_at = ask_at - interval '1 second' where provider_order_id = ${poisoned}`,
    );
    provider.pay(paid);
    later(minuteInMs + 1);
    provider.plan('refuse');
    await reconcile(deps);
    expect([(await paymentOf(poisoned))?.status, (await paymentOf(paid))?.status]).toEqual(['expired', 'completed']);
  });

  it('stops after three failures, and starts with the other orders next time', async () => {
    for (let made = 0; made < 5; made += 1) await order();
    later(minuteInMs + 1);
    const before = provider.requests.length;
    provider.plan('down', 'down', 'down');
    await reconcile(deps);
    expect(provider.requests.length - before).toBe(3);
    await reconcile(deps);
    expect(provider.requests.length - before).toBe(5);
  });

  it('runs from the start until it is stopped', async () => {
    const orderId = await order();
    provider.pay(orderId);
    later(minuteInMs + 1);
    const reconciler = startJob({ ...reconcilePaymentsJob, every: 5 }, deps);
    while ((await paymentOf(orderId))?.status !== 'completed') await new Promise(setImmediate);
    await reconciler.stop();
    const queries = provider.requests.length;
    later(minuteInMs + 1);
    await reconciler.stop();
    expect(provider.requests).toHaveLength(queries);
    expect(await database().rows(sql`select 1 from lease`)).toEqual([]);
  });

  it('runs in one process at a time; an abandoned lease expires', async () => {
    const orderId = await order();
    provider.pay(orderId);
    later(minuteInMs + 1);
    const other = createLease(database(), reconcilePaymentsJob.name, 60);
    await other.take();
    expect(await reconcile(deps)).toBe(0);
    expect((await paymentOf(orderId))?.status).toBe('pending');
    await database().run(sql`update lease set held_until = clock_timestamp() - interval '1 second'`);
    expect(
      await Promise.all([reconcile(deps), reconcile(deps), reconcile(deps)]).then((queries) =>
        queries.reduce((sum, one) => sum + one),
      ),
    ).toBe(1);
    expect(await other.take()).toBe(true);
    await other.release();
  });
});

it('queries often at first, then rarely, exactly at the end of the day, and not after a week', () => {
  expect([0, 13 * dayInMs, 14 * dayInMs].map(nextReconciliationAfter)).toEqual([dayInMs, dayInMs, null]);
  expect([0, 20 * minuteInMs, 2 * hourInMs, 23.5 * hourInMs, 30 * hourInMs, 7 * dayInMs].map(nextSyncAfter)).toEqual([
    minuteInMs,
    5 * minuteInMs,
    hourInMs,
    hourInMs / 2,
    dayInMs,
    null,
  ]);
});
