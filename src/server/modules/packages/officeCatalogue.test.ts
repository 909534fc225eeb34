import type { OfficeAddOn, OfficePackage } from '@contract/officeCatalogue';
import type { AddOn, Package } from '@contract/packages';
import type { Order, Subscriptions } from '@contract/payments';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { beginPricesJob } from '../../payments/ledger/beginPrices';
import { paymentsRoutes } from '../../payments/http/paymentsRoutes';
import { officeCatalogueRoutes } from './officeCatalogueRoutes';
import { packagesRoutes } from './packagesRoutes';

describeOnBoth('prices as versions', (database) => {
  const hour = 3_600_000;
  const secret = Buffer.alloc(32, 5);
  let clock = Date.parse('2026-11-24T05:00:00Z');
  const now = () => new Date(clock);
  let server: FastifyInstance;
  let admin: TestAccount;
  let buyer: TestAccount;
  let ids: Record<string, number>;
  let count = 0;
  beforeAll(async () => {
    server = await buildTestServer(database(), [packagesRoutes, officeCatalogueRoutes, paymentsRoutes], {
      secret,
      now,
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`truncate package, add_on cascade`);
    clock = Date.parse('2026-11-24T05:00:00Z');
    ids = await makePriceList(database());
    admin = await makeAccount(database(), { superuser: true, now: now() });
    buyer = await makeAccount(database(), { now: now() });
  });

  const basicId = () => ids['Basic'] ?? 0;
  const get = async <Answer>(url: string, who?: TestAccount) =>
    (await server.inject({ url, ...(who && { headers: who.headers }) })).json<Answer>();
  const send = async <Answer>(method: 'POST' | 'PATCH', url: string, payload: object, who = admin) => {
    const answer = await server.inject({ method, url, payload, headers: who.headers });
    return { status: answer.statusCode, body: answer.json<Answer & { code?: string }>() };
  };
  const basic = async () =>
    (await get<OfficePackage[]>('/api/office/packages/', admin)).find(({ id }) => id === basicId());
  const change = async (payload: object, id = basicId()) => {
    const { version } = (await get<OfficePackage[]>('/api/office/packages/', admin)).find((one) => one.id === id) ?? {};
    return send<OfficePackage>('PATCH', `/api/office/packages/${id}/`, { version, ...payload });
  };
  const terms = { price: 3_499, duration_in_days: 45, slots: 3, contacts: 60 };
  const shopPrice = async () => (await get<Package[]>('/api/packages/')).find(({ id }) => id === basicId())?.price;
  const order = (amount: number, receipt = `receipt-${(count += 1)}`) =>
    send<Order>('POST', '/api/create-razorpay-order/', { amount, currency: 'INR', receipt, package: basicId() }, buyer);
  const pay = async (id: string) => {
    const proof = await send('POST', '/api/sandbox/pay/', { order_id: id, outcome: 'success' }, buyer);
    return send('POST', '/api/verify-razorpay-payment/', proof.body, buyer);
  };

  it('begin with those of the specification', async () => {
    const [packages, addOns] = [
      await get<OfficePackage[]>('/api/office/packages/', admin),
      await get<OfficeAddOn[]>('/api/office/add-ons/', admin),
    ];
    expect(packages.map(({ name, versions }) => [name, versions.map(({ price, state }) => [price, state])])).toEqual([
      ['Basic', [[2_999, 'current']]],
      ['Premium', [[5_999, 'current']]],
      ['Enterprise', [[12_999, 'current']]],
    ]);
    expect(addOns.map(({ name, delivery, versions }) => [name, delivery, versions[0]?.price])).toEqual([
      ['Professional photography', 'photos', 1_499],
      ['Virtual tour', 'tour', 2_499],
      ['Featured listing', 'featured', 999],
      ['Social media promotion', 'posts', 1_999],
    ]);
  });

  it('R7 an order costs the version in force when it is made: the old one until the new one begins', async () => {
    const begins = new Date(clock + hour);
    expect((await change({ offer: { ...terms, begins_at: begins.toISOString() } })).status).toBe(200);
    expect((await basic())?.versions.map(({ price, state }) => [price, state])).toEqual([
      [3_499, 'coming'],
      [2_999, 'current'],
    ]);
    expect([await shopPrice(), (await order(349_900)).status, (await order(299_900)).status]).toEqual([
      2_999, 400, 201,
    ]);
    clock = begins.getTime();
    expect([await shopPrice(), (await order(299_900)).status, (await order(349_900)).status]).toEqual([
      3_499, 400, 201,
    ]);
    expect((await order(299_900)).body).toMatchObject({ amount: [expect.stringContaining('₹3,499.')] });
    expect((await basic())?.versions.map(({ state }) => state)).toEqual(['current', 'past']);
  });

  it('an order keeps its version: when it is asked for again, and when it is paid after the price changed', async () => {
    const made = await order(299_900, 'receipt-before');
    await change({ offer: terms });
    const again = await order(299_900, 'receipt-before');
    expect([again.status, again.body.id, again.body.amount]).toEqual([201, made.body.id, 299_900]);
    expect((await order(349_900, 'receipt-before')).status).toBe(409);
    await pay(made.body.id);
    const { active_subscriptions: active } = await get<Subscriptions>('/api/user-subscription/', buyer);
    expect(active).toMatchObject([
      { price: '2999.00', billing_cycle: '30 days', slots: { total: 2 }, contacts: { total: 50 } },
    ]);
  });

  it('a buyer of the new version gets what it contains', async () => {
    await change({ offer: terms });
    await pay((await order(349_900)).body.id);
    const { active_subscriptions: active } = await get<Subscriptions>('/api/user-subscription/', buyer);
    expect(active).toMatchObject([
      { price: '3499.00', billing_cycle: '45 days', slots: { total: 3 }, contacts: { total: 60 } },
    ]);
  });

  it('a retired package is no longer offered or sold, and one package stays', async () => {
    expect((await change({ retired: true })).status).toBe(200);
    expect([await shopPrice(), (await order(299_900)).status]).toEqual([undefined, 400]);
    expect((await change({ retired: true }, ids['Premium'])).status).toBe(200);
    expect((await change({ retired: true }, ids['Enterprise'])).body).toMatchObject({ code: 'last_package' });
    await change({ retired: false });
    expect(await shopPrice()).toBe(2_999);
  });

  it('begin in the future or now, not at the same time twice, and can be withdrawn until then', async () => {
    const offer = (begins: string) => change({ offer: { ...terms, begins_at: begins } });
    expect((await offer(new Date(clock - 1).toISOString())).body).toHaveProperty('begins_at');
    const later = new Date(clock + hour).toISOString();
    const { body } = await offer(later);
    expect((await offer(later)).body).toHaveProperty('begins_at');
    const [coming, current] = body.versions;
    expect((await change({ withdraw: current?.id })).body).toMatchObject({ code: 'already_begun' });
    expect((await change({ withdraw: coming?.id })).body.versions).toHaveLength(1);
  });

  it('are different for each package on sale, and an add-on has days only if it features a listing', async () => {
    expect((await change({ offer: { ...terms, price: 5_999 } })).body).toHaveProperty('price');
    expect((await change({ name: 'Premium' })).body).toHaveProperty('name');
    const addOn = { name: 'Film', description: 'From above.', price: 4_999, client_id: 'client-film-1' };
    const add = (more: object) => send<OfficeAddOn>('POST', '/api/office/add-ons/', { ...addOn, ...more });
    expect((await add({ delivery: 'featured', feature_days: null })).body).toHaveProperty('feature_days');
    expect((await add({ delivery: 'posts', feature_days: 7 })).body).toHaveProperty('feature_days');
    expect((await add({ delivery: 'posts', feature_days: null })).status).toBe(201);
    expect((await add({ delivery: 'posts', feature_days: null })).status).toBe(201);
    expect((await get<AddOn[]>('/api/add-ons/')).filter(({ name }) => name === 'Film')).toMatchObject([
      { price: 4_999 },
    ]);
  });

  it('are announced once by begin-prices when they begin, so that cached prices are dropped', async () => {
    const { deps, remove } = testDeps(database(), { now });
    const begin = () => beginPricesJob.run(deps, () => Promise.resolve(true));
    await change({ offer: { ...terms, begins_at: new Date(clock + hour).toISOString() } });
    expect(await begin()).toEqual({ began: 0 });
    clock += hour;
    expect([await begin(), await begin()]).toEqual([{ began: 1 }, { began: 0 }]);
    remove();
  });

  it('R37 leave one audit entry for each change, and none for a refused or empty one', async () => {
    await change({ offer: terms });
    await change({ offer: { ...terms, price: 5_999 } });
    await change({ description: (await basic())?.description });
    const subject = { subject_type: 'package', subject_id: String(basicId()) };
    const { entries } = await listAudit(database(), subject, { limit: 10, offset: 0 });
    expect(entries.map(({ action }) => action)).toEqual(['package.update']);
  });
});
