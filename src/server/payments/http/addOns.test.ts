import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { dayInMs } from '@contract/durations';
import type { BoughtAddOn, FeaturableListing } from '@contract/payments';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeSession } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer, testDeps } from '../../../../test/support/testServer';
import { createSandboxGateway } from '../gateways/sandbox/sandboxGateway';
import { attachedDocument } from '../invoices/attachedDocument';
import { propertiesRoutes } from '../../modules/properties/propertiesRoutes';
import { paymentsRoutes } from './paymentsRoutes';

describeOnBoth('a paid featured listing', (database) => {
  const secret = Buffer.alloc(32, 9);
  let clock = Date.now();
  let server: FastifyInstance;
  let ids: Record<string, number>;
  let owner: TestAccount;
  let admin: TestAccount;
  let count = 0;
  const now = () => new Date(clock);
  beforeAll(async () => {
    server = await buildTestServer(database(), [paymentsRoutes, propertiesRoutes], { secret, now });
    ids = await makePriceList(database());
    admin = await makeAccount(database(), { superuser: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    clock = Date.now();
    owner = await makeAccount(database());
  });

  const post = (url: string, payload: object, who = owner) =>
    server.inject({ method: 'POST', url, payload, headers: who.headers });
  const star = (id: number, featured: boolean) =>
    server.inject({ method: 'PATCH', url: `/api/properties/${id}/`, payload: { featured }, headers: admin.headers });
  const buy = async (names: string[] = ['Featured listing']) => {
    const amount = 299_900 + names.reduce((sum, name) => sum + (name === 'Featured listing' ? 99_900 : 249_900), 0);
    const { id } = (
      await post('/api/create-razorpay-order/', {
        amount,
        currency: 'INR',
        receipt: `receipt-${++count}`,
        package: ids['Basic'],
        add_ons: names.map((name) => ids[name]),
      })
    ).json<{ id: string }>();
    const proof = (await post('/api/sandbox/pay/', { order_id: id, outcome: 'success' })).json<{
      razorpay_payment_id: string;
    }>();
    await post('/api/verify-razorpay-payment/', proof);
    return proof.razorpay_payment_id;
  };
  const mine = async (who = owner) =>
    (await server.inject({ method: 'GET', url: '/api/user-add-ons/', headers: who.headers })).json<{
      add_ons: BoughtAddOn[];
      listings: FeaturableListing[];
    }>();
  const feature = (grant: number, property: number, who = owner) =>
    post(`/api/user-add-ons/${grant}/feature/`, { property }, who);
  const untilOf = async (id: number) =>
    (await database().row<{ featured: boolean; featured_until: Date | null }>(
      sql`select featured, featured_until from property where id = ${id}`,
    ))!;
  /** Advances the clock by days, and logs the owner in again. */
  const later = async (days: number) => {
    clock += days * dayInMs;
    owner = { ...owner, ...(await makeSession(database(), owner.id, now())) };
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

  it('features a listing of the owner’s choice for 30 days, once', async () => {
    await buy(['Featured listing', 'Virtual tour']);
    const title = 'A house to be seen';
    const { id } = await makeListing(database(), { ownerId: owner.id, title });
    const before = await mine();
    expect(before.add_ons).toMatchObject([
      { name: 'Featured listing', listing: null, feature_days: 30, chosen: null },
      { name: 'Virtual tour', feature_days: null, chosen: null },
    ]);
    expect(before.listings).toEqual([{ id, title, featured_until: null }]);
    const grant = before.add_ons[0]!.id;
    const answer = await feature(grant, id);
    const until = new Date(clock + 30 * dayInMs).toISOString();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        id: grant,
        name: 'Featured listing',
        status: 'delivered',
        listing: { id, title },
        feature_days: 30,
        chosen: { listing: { id, title }, until },
      },
    ]);
    expect(await untilOf(id)).toEqual({ featured: true, featured_until: new Date(until) });
    expect((await mine()).listings).toEqual([{ id, title, featured_until: until }]);
    expect(await feature(grant, id)).toMatchObject({ statusCode: 409, body: expect.stringContaining('already_used') });
    expect(await feature(before.add_ons[1]!.id, id)).toMatchObject({
      statusCode: 409,
      body: expect.stringContaining('arranged_by_office'),
    });
  });

  it('is used once with concurrent requests', async () => {
    await buy();
    const { id } = await makeListing(database(), { ownerId: owner.id });
    const grant = (await mine()).add_ons[0]!.id;
    const answers = await Promise.all(Array.from({ length: 8 }, () => feature(grant, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await untilOf(id)).featured_until?.getTime()).toBe(clock + 30 * dayInMs);
  });

  it('is rejected for another’s listing, a draft, another’s add-on, and a listing featured by the office', async () => {
    await buy();
    const grant = (await mine()).add_ons[0]!.id;
    const [draft, strange, offices] = [
      await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' }),
      await makeListing(database()),
      await makeListing(database(), { ownerId: owner.id, featured: true }),
    ];
    for (const { id } of [draft, strange])
      expect((await feature(grant, id)).json()).toMatchObject({ code: 'invalid', property: [expect.any(String)] });
    expect((await feature(grant, 2_000_000_000)).statusCode).toBe(400);
    expect(await feature(grant, offices.id)).toMatchObject({
      statusCode: 409,
      body: expect.stringContaining('featured_already'),
    });
    expect((await feature(grant, offices.id, await makeAccount(database()))).statusCode).toBe(404);
    expect((await mine()).add_ons[0]?.chosen).toBeNull();
    expect((await mine()).listings).toEqual([]);
    expect((await untilOf(offices.id)).featured_until).toBeNull();
  });

  it('extends a listing that is already featured', async () => {
    await buy();
    await buy();
    const { id } = await makeListing(database(), { ownerId: owner.id });
    const [second, first] = (await mine()).add_ons;
    await feature(first!.id, id);
    await later(10);
    await feature(second!.id, id);
    expect((await untilOf(id)).featured_until?.getTime()).toBe(clock + 50 * dayInMs);
  });

  it('ends with its refund, which removes only its own days', async () => {
    const [one, other] = [await buy(), await buy()];
    const { id } = await makeListing(database(), { ownerId: owner.id });
    const [second, first] = (await mine()).add_ons;
    await feature(first!.id, id);
    await feature(second!.id, id);
    await later(10);
    await refund(one);
    expect((await untilOf(id)).featured_until?.getTime()).toBe(clock + 30 * dayInMs);
    await refund(other);
    expect(await untilOf(id)).toEqual({ featured: false, featured_until: null });
    expect((await mine()).add_ons.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  });

  it('does not change featuring by a superuser when refunded', async () => {
    const paid = await buy();
    const { id } = await makeListing(database(), { ownerId: owner.id });
    await feature((await mine()).add_ons[0]!.id, id);
    await star(id, false);
    expect(await untilOf(id)).toEqual({ featured: false, featured_until: null });
    await star(id, true);
    await refund(paid);
    expect(await untilOf(id)).toEqual({ featured: true, featured_until: null });
  });

  describe('add-ons without a package', () => {
    let draft: number;
    beforeEach(async () => {
      draft = (await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' })).id;
    });
    const alone = (names: string[], amount: number, more: object = {}, who = owner) =>
      post(
        '/api/create-razorpay-order/',
        {
          amount,
          currency: 'INR',
          receipt: `receipt-${++count}`,
          add_ons: names.map((name) => ids[name]),
          ...(names.length > 0 && { property: draft }),
          ...more,
        },
        who,
      );
    const payFor = async (orderId: string) => {
      const proof = (await post('/api/sandbox/pay/', { order_id: orderId, outcome: 'success' })).json<{
        razorpay_payment_id: string;
      }>();
      await post('/api/verify-razorpay-payment/', proof);
      return proof.razorpay_payment_id;
    };
    const buyAlone = async (names: string[], amount: number, more: object = {}) =>
      payFor((await alone(names, amount, more)).json<{ id: string }>().id);

    it('an order for their sum is granted, without a package', async () => {
      const answer = await alone(['Virtual tour', 'Featured listing'], 349_800);
      expect([answer.statusCode, answer.json()]).toMatchObject([201, { amount: 349_800 }]);
      await payFor(answer.json<{ id: string }>().id);
      expect((await mine()).add_ons).toMatchObject([
        { name: 'Featured listing', listing: { id: draft }, chosen: null },
        { name: 'Virtual tour', listing: { id: draft } },
      ]);
      expect(await database().rows(sql`select 1 from package_grant where account_id = ${owner.id}`)).toEqual([]);
      expect(
        await database().rows(
          sql`select description, package_id, amount_in_paise from payment where account_id = ${owner.id}`,
        ),
      ).toEqual([{ description: 'Virtual tour and Featured listing', package_id: null, amount_in_paise: 349_800 }]);
    });

    it('an order is rejected for another sum, also one that includes a package that is not named', async () => {
      const answers = await Promise.all([
        alone(['Virtual tour'], 249_899),
        alone(['Virtual tour'], 299_900),
        alone(['Virtual tour'], 299_900 + 249_900),
        alone(['Virtual tour', 'Virtual tour'], 499_800),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
      expect(answers[2]?.json()).toMatchObject({ amount: [expect.stringContaining('₹2,499.')] });
    });

    it('the named listing is stored, shown, and featured by the payment until a refund', async () => {
      const { id } = await makeListing(database(), { ownerId: owner.id, title: 'A house to be seen' });
      const paid = await buyAlone(['Featured listing', 'Virtual tour'], 349_800, { property: id });
      const until = new Date(clock + 30 * dayInMs);
      expect((await mine()).add_ons).toMatchObject([
        {
          name: 'Featured listing',
          listing: { id, title: 'A house to be seen' },
          chosen: { listing: { id }, until: until.toISOString() },
        },
        { name: 'Virtual tour', listing: { id, title: 'A house to be seen' }, chosen: null },
      ]);
      expect(await untilOf(id)).toEqual({ featured: true, featured_until: until });
      expect(
        (await database().row<{ lines: object[] }>(sql`select lines from payment where account_id = ${owner.id}`))
          ?.lines,
      ).toMatchObject([{ listing: 'A house to be seen' }, { listing: 'A house to be seen' }]);
      await refund(paid);
      expect(await untilOf(id)).toEqual({ featured: false, featured_until: null });
    });

    it('an order without the listing that they are for is rejected: what is sold can be delivered', async () => {
      const answer = await alone(['Virtual tour'], 249_900, { property: undefined });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { property: [expect.any(String)] }]);
    });

    it('bought with a package they wait for their listing, which their owner names once', async () => {
      await buy(['Virtual tour']);
      const [addOn] = (await mine()).add_ons;
      const name = (property: number, who = owner) =>
        post(`/api/user-add-ons/${addOn!.id}/listing/`, { property }, who);
      const { id } = await makeListing(database(), { ownerId: owner.id, title: 'Two courts' });
      expect((await name((await makeListing(database())).id)).json()).toHaveProperty('property');
      expect((await name(id, admin)).statusCode).toBe(404);
      expect((await name(id)).json()).toMatchObject({ listing: { id, title: 'Two courts' }, status: 'ordered' });
      expect((await name(id)).json()).toMatchObject({ code: 'listing_named' });
    });

    it('if the named listing cannot be featured yet, the add-on can be used later', async () => {
      const { id } = await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' });
      await buyAlone(['Featured listing'], 99_900, { property: id });
      const [addOn] = (await mine()).add_ons;
      expect(addOn).toMatchObject({ listing: { id }, chosen: null });
      await database().run(sql`update property set lifecycle = 'published' where id = ${id}`);
      expect((await feature(addOn!.id, id)).statusCode).toBe(200);
    });

    it('another’s listing, a listing without add-ons, and another listing with the same receipt are rejected', async () => {
      const [own, next, strange] = [
        await makeListing(database(), { ownerId: owner.id }),
        await makeListing(database(), { ownerId: owner.id }),
        await makeListing(database()),
      ];
      for (const more of [{ property: strange.id }, { property: 2_000_000_000 }])
        expect((await alone(['Virtual tour'], 249_900, more)).json()).toMatchObject({
          code: 'invalid',
          property: [expect.any(String)],
        });
      expect((await alone([], 299_900, { property: own.id })).json()).toMatchObject({ property: [expect.any(String)] });
      const receipt = `receipt-${++count}`;
      expect((await alone(['Virtual tour'], 249_900, { receipt, property: own.id })).statusCode).toBe(201);
      expect((await alone(['Virtual tour'], 249_900, { receipt, property: own.id })).statusCode).toBe(201);
      expect(await alone(['Virtual tour'], 249_900, { receipt, property: next.id })).toMatchObject({
        statusCode: 409,
        body: expect.stringContaining('receipt_used'),
      });
    });
  });

  it('emails the buyer a receipt with the lines, the tax, the day and the invoice as a PDF', async () => {
    await buy();
    const { body = '', documents = '' } =
      (await database().row<{ body: string; documents: string }>(
        sql`select body, documents from mail where recipient = ${`${owner.username}@people.example`} order by id desc limit 1`,
      )) ?? {};
    const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(now());
    expect(body).toContain(
      `Basic: ₹2,999.00\nFeatured listing: ₹999.00\nAmount: ₹3,998.00\nGST included: ₹609.86\nDate: ${day}\nInvoice: TEST-`,
    );
    const { deps, remove } = testDeps(database());
    const invoice = await attachedDocument(deps)(documents).finally(remove);
    expect([invoice.filename, invoice.contentType]).toEqual([
      `Invoice ${/Invoice: (\S+)/.exec(body)?.[1]}.pdf`,
      'application/pdf',
    ]);
    expect(invoice.content.subarray(0, 5).toString()).toBe('%PDF-');
    await expect(attachedDocument(deps)('invoice:0')).rejects.toThrow('there is no document');
  });

  it('emails the buyer where to choose, and the office only about its own tasks', async () => {
    await buy();
    const email = await database().row<{ body: string }>(
      sql`select body from mail where recipient = ${`${owner.username}@people.example`} order by id desc limit 1`,
    );
    expect(email?.body).toContain('Choose the listing to feature:\nhttp://aangan.test/payments?tab=subscriptions');
    const arranged = () =>
      database().rows(
        sql`select 1 from mail m join payment p on m.subject like 'To arrange: payment ' || p.id || ',%' where p.account_id = ${owner.id}`,
      );
    expect(await arranged()).toHaveLength(0);
    await buy(['Virtual tour']);
    expect(await arranged()).toHaveLength(1);
  });
});
