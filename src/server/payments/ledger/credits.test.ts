import { dayInMs } from '@contract/durations';
import type { OfficePaymentDetail } from '@contract/officePayments';
import type { Order, Subscriptions } from '@contract/payments';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { times } from '../../../../test/support/counts';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeSession } from '../../../../test/support/factories';
import { type Bought, packageModel } from '../../../../test/support/packageModel';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import { createSandboxGateway } from '../gateways/sandbox/sandboxGateway';
import { paymentsRoutes } from '../http/paymentsRoutes';
import { officePaymentsRoutes } from '../office/officePaymentsRoutes';

const packages = { Basic: [299_900, 30], Premium: [599_900, 60], Enterprise: [1_299_900, 90] } as const;
type Name = keyof typeof packages;

describeOnBoth('credits of upgrades', (database) => {
  const secret = Buffer.alloc(32, 9);
  const start = Date.parse('2026-11-24T06:00:00Z');
  let clock = start;
  const now = () => new Date(clock);
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let admin: TestAccount;
  let buyer: TestAccount;
  let count = 0;
  const sandbox = () => createSandboxGateway({ database: database(), secret, now });
  beforeAll(async () => {
    server = await buildTestServer(database(), [paymentsRoutes, officePaymentsRoutes], { secret, now });
    ids = await makePriceList(database());
    admin = await makeAccount(database(), { superuser: true, now: now() });
  });
  afterAll(() => server.close());
  beforeEach(() => begin());

  const begin = async () => {
    clock = start;
    buyer = await makeAccount(database(), { now: now() });
    admin = { ...admin, ...(await makeSession(database(), admin.id, now())) };
  };
  const later = async (days: number) => {
    clock += days * dayInMs;
    buyer = { ...buyer, ...(await makeSession(database(), buyer.id, now())) };
    admin = { ...admin, ...(await makeSession(database(), admin.id, now())) };
  };
  const post = (url: string, payload: object) =>
    server.inject({ method: 'POST', url, payload, headers: buyer.headers });
  const order = async (amount: number, name: string, more: object = {}) => {
    const receipt = `receipt-${(count += 1)}`;
    const purchase = { amount, currency: 'INR', receipt, package: ids[name], ...more };
    const answer = await post('/api/create-razorpay-order/', purchase);
    expect(answer.statusCode).toBe(201);
    return answer.json<Order>().id;
  };
  /** The payment's number here and at the provider. */
  const pay = async (orderId: string) => {
    const proof = await post('/api/sandbox/pay/', { order_id: orderId, outcome: 'success' });
    const paid = await post('/api/verify-razorpay-payment/', proof.json());
    const { razorpay_payment_id: provider } = proof.json<{ razorpay_payment_id: string }>();
    return { id: paid.json<{ id: number }>().id, provider };
  };
  const buy = async (amount: number, name: string, more: object = {}) => pay(await order(amount, name, more));
  const active = async () =>
    (await server.inject({ url: '/api/user-subscription/', headers: buyer.headers })).json<Subscriptions>()
      .active_subscriptions;
  const detail = async (id: number) =>
    (await server.inject({ url: `/api/office/payments/${id}/`, headers: admin.headers })).json<OfficePaymentDetail>();
  const refund = (id: number, amount: number) =>
    server.inject({
      method: 'POST',
      url: `/api/office/payments/${id}/refunds/`,
      headers: { ...admin.headers, 'idempotency-key': `key-of-refund-${(count += 1)}` },
      payload: { amount_in_paise: amount, reason: 'Agreed by phone.' },
    });
  const refundAtProvider = async (provider: string, amount: number) => {
    await sandbox().refund(provider, amount);
    const { rawBody, headers } = await sandbox().event(provider);
    const sent = { 'content-type': 'application/json', ...headers };
    await server.inject({ method: 'POST', url: '/api/razorpay-webhook/', payload: rawBody, headers: sent });
  };
  const upgradeTo = async (name: Name, from?: string) => {
    const running = (await active()).find((one) => from === undefined || one.name === from);
    const offer = running?.upgrades.find((one) => one.name === name);
    if (!running || !offer) throw new Error('this upgrade is not offered');
    return {
      order: await order(offer.amount, name, { upgrade: running.id }),
      amount: offer.amount,
      credit: offer.credit,
    };
  };

  it('R47 what was credited to an upgrade is not refundable, and becomes so when the upgrade is refunded', async () => {
    const basic = await buy(299_900, 'Basic');
    await later(1);
    const { order: made, amount, credit } = await upgradeTo('Premium');
    expect(credit).toBe(289_903);
    const premium = await pay(made);
    expect(await detail(basic.id)).toMatchObject({ refundable_in_paise: 9_997, upgrade_credit_in_paise: 289_903 });
    const refused = await refund(basic.id, 299_900);
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      409,
      expect.stringContaining('₹2,899.03 of this payment was credited to an upgrade'),
    ]);
    expect((await refund(basic.id, 9_998)).statusCode).toBe(409);
    expect((await refund(premium.id, amount)).statusCode).toBe(201);
    expect((await active()).map(({ name }) => name)).toEqual(['Basic']);
    expect(await detail(basic.id)).toMatchObject({ refundable_in_paise: 299_900, upgrade_credit_in_paise: 0 });
  });

  it('R47 what is on its way back is not credited, nor what was refunded after the order of the upgrade', async () => {
    const basic = await buy(299_900, 'Basic');
    await database().run(sql`
      insert into refund (payment_id, provider_payment_id, amount_in_paise, request_key, reason, created_at, ask_at)
      values (${basic.id}, ${basic.provider}, 100000, 'under-way', 'Agreed.', ${now()}, ${new Date(clock + dayInMs)})`);
    const { order: made, credit } = await upgradeTo('Premium');
    expect(credit).toBe(199_900);
    expect((await refund(basic.id, 199_900)).statusCode).toBe(201);
    await pay(made);
    const [premium] = (await active()).filter(({ name }) => name === 'Premium');
    // the rest of Basic is on its way back, so that the new package runs for its own money
    expect(Date.parse(premium?.period_ends ?? '') - clock).toBe(Math.floor((60 * dayInMs * 400_000) / 599_900));
  });

  it('R47 a renewal that was paid after the order of an upgrade is not ended without a credit', async () => {
    await buy(299_900, 'Basic');
    await later(10);
    const { order: made } = await upgradeTo('Premium');
    await buy(299_900, 'Basic');
    await pay(made);
    const ends = Object.fromEntries((await active()).map(({ name, period_ends: end }) => [name, Date.parse(end)]));
    expect(ends).toEqual({ Premium: clock + 60 * dayInMs, Basic: clock + 30 * dayInMs });
  });

  it('R47 a credit whose money goes back at the provider shortens the package that received it', async () => {
    const basic = await buy(299_900, 'Basic');
    await pay((await upgradeTo('Premium')).order);
    await refundAtProvider(basic.provider, 149_950);
    const [premium] = await active();
    expect(Date.parse(premium?.period_ends ?? '')).toBe(
      clock + 60 * dayInMs - Math.round((60 * dayInMs * 149_950) / 599_900),
    );
    const mail = await database().rows<{ body: string }>(
      sql`select body from mail where payment_id = ${basic.id} and subject like 'Your refund%'`,
    );
    expect(mail[0]?.body).toContain('had been credited to the Premium package, which now ends on');
  });

  it('R47 a refunded part of an upgrade takes the part of its price, credit included', async () => {
    await buy(299_900, 'Basic');
    const premium = await pay((await upgradeTo('Premium')).order);
    await refund(premium.id, 150_000);
    const [running] = await active();
    expect(Date.parse(running?.period_ends ?? '')).toBe(
      clock + 60 * dayInMs - Math.round((60 * dayInMs * 150_000) / 599_900),
    );
  });

  const name = fc.constantFrom<Name>('Basic', 'Premium', 'Enterprise');
  const step = fc.oneof(
    fc.record({ what: fc.constant('buy' as const), name }),
    fc.record({ what: fc.constant('upgrade' as const), name }),
    fc.record({ what: fc.constant('later' as const), days: fc.integer({ min: 1, max: 25 }) }),
    fc.record({
      what: fc.constantFrom('refund' as const, 'refundAtProvider' as const),
      which: fc.nat(20),
      share: fc.constantFrom(0.1, 0.5, 0.9, 1),
    }),
  );
  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  it('R47 in every order of purchases, upgrades, refunds and expiries each rupee is refunded or credited once', async () => {
    const counts = { numRuns: times(200, 5) };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 10 }), async (steps) => {
        await begin();
        const model = packageModel();
        const providers = new Map<Bought, string>();
        for (const one of steps) {
          await take(one, model, providers);
          await compare(model);
        }
      }),
      counts,
    );
  });

  async function take(one: Step, model: ReturnType<typeof packageModel>, providers: Map<Bought, string>) {
    if (one.what === 'later') return later(one.days);
    if (one.what === 'buy') {
      const [price, days] = packages[one.name];
      const { id, provider } = await buy(price, one.name);
      const bought = model.buy({ payment: id, package: one.name, own: price, credit: 0 }, days, clock);
      return void providers.set(bought, provider);
    }
    if (one.what === 'upgrade') {
      const [price, days] = packages[one.name];
      const running = model.runsAt(clock).find((old) => packages[old.package as Name][0] < price);
      if (!running) return;
      const made = await upgradeTo(one.name, running.package);
      const { id, provider } = await pay(made.order);
      const next = model.upgrade(running, { payment: id, package: one.name, own: made.amount }, { price, days }, clock);
      return void providers.set(next, provider);
    }
    const [bought, provider] = [...providers][one.which % Math.max(1, providers.size)] ?? [];
    if (!bought || !provider) return;
    const most = one.what === 'refund' ? model.refundable(bought) : bought.own - bought.back;
    const amount = Math.round(most * one.share);
    if (one.what === 'refund') expect((await refund(bought.payment, most + 100)).statusCode).toBe(409);
    if (amount < 100) return;
    if (one.what === 'refund') expect((await refund(bought.payment, amount)).statusCode).toBe(201);
    else await refundAtProvider(provider, amount);
    model.refund(bought, amount, clock);
  }

  async function compare(model: ReturnType<typeof packageModel>) {
    const running = await active();
    expect(running.map(({ name: one, period_ends: end }) => [one, Date.parse(end)]).sort()).toEqual(
      model
        .runsAt(clock)
        .map((one) => [one.package, one.ends])
        .sort(),
    );
    const offers = running.flatMap(({ period_ends: end, name: from, upgrades }) =>
      upgrades.map(({ name: to, credit }) => [from, Date.parse(end), to, credit]),
    );
    expect(offers.sort()).toEqual(model.offers(packages, clock).sort());
    for (const one of model.all) {
      const { refundable_in_paise: left, paid_in_paise: paid, refunded_in_paise: back } = await detail(one.payment);
      expect([one.payment, left, paid - back]).toEqual([one.payment, model.refundable(one), one.own - one.back]);
    }
  }
});
