import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { BoughtAddOn, FeaturableListing } from '@contract/payments';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeSession } from '../../../../test/support/factories';
import { makePriceList } from '../../../../test/support/priceList';
import { buildTestServer } from '../../../../test/support/testServer';
import { makeSandboxGateway } from '../../payments/sandboxGateway';
import { propertiesRoutes } from '../properties/propertiesRoutes';
import { paymentsRoutes } from './paymentsRoutes';

const day = 86_400_000;

describeOnBoth('the featured listing that was paid', (database) => {
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

  const post = (url: string, payload: object, who = owner) => server.inject({ method: 'POST', url, payload, headers: who.headers });
  const star = (id: number, featured: boolean) => server.inject({ method: 'PATCH', url: `/api/properties/${id}/`, payload: { featured }, headers: admin.headers });
  const buy = async (names: string[] = ['Featured listing']) => {
    const amount = 299_900 + names.reduce((sum, name) => sum + (name === 'Featured listing' ? 99_900 : 249_900), 0);
    const { id } = (await post('/api/create-razorpay-order/', { amount, currency: 'INR', receipt: `receipt-${++count}`, package: ids['Basic'], add_ons: names.map((name) => ids[name]) })).json<{ id: string }>();
    const proof = (await post('/api/sandbox/pay/', { order_id: id, outcome: 'success' })).json<{ razorpay_payment_id: string }>();
    await post('/api/verify-razorpay-payment/', proof);
    return proof.razorpay_payment_id;
  };
  const mine = async (who = owner) => (await server.inject({ method: 'GET', url: '/api/user-add-ons/', headers: who.headers })).json<{ add_ons: BoughtAddOn[]; listings: FeaturableListing[] }>();
  const feature = (grant: number, property: number, who = owner) => post(`/api/user-add-ons/${grant}/feature/`, { property }, who);
  const untilOf = async (id: number) => (await database().row<{ featured: boolean; featured_until: Date | null }>(sql`select featured, featured_until from property where id = ${id}`))!;
  /** Days go by, and the owner logs in again. */
  const later = async (days: number) => {
    clock += days * day;
    owner = { ...owner, ...(await makeSession(database(), owner.id, now())) };
  };
  const refund = async (paymentId: string) => {
    const gateway = makeSandboxGateway({ database: database(), secret, now });
    await gateway.refund(paymentId);
    const { rawBody, signature, eventId } = await gateway.event(paymentId);
    await server.inject({ method: 'POST', url: '/api/razorpay-webhook/', payload: rawBody, headers: { 'content-type': 'application/json', 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } });
  };

  it('features the listing that its owner chooses, for 30 days, once', async () => {
    await buy(['Featured listing', 'Virtual tour']);
    const title = 'A house to be seen';
    const { id } = await makeListing(database(), { ownerId: owner.id, title });
    const before = await mine();
    expect(before.add_ons).toMatchObject([{ name: 'Featured listing', feature_days: 30, chosen: null }, { name: 'Virtual tour', feature_days: null, chosen: null }]);
    expect(before.listings).toEqual([{ id, title, featured_until: null }]);
    const grant = before.add_ons[0]!.id;
    const answer = await feature(grant, id);
    const until = new Date(clock + 30 * day).toISOString();
    expect([answer.statusCode, answer.json()]).toEqual([200, { id: grant, name: 'Featured listing', bought: expect.any(String), feature_days: 30, chosen: { listing: { id, title }, until } }]);
    expect(await untilOf(id)).toEqual({ featured: true, featured_until: new Date(until) });
    expect((await mine()).listings).toEqual([{ id, title, featured_until: until }]);
    expect(await feature(grant, id)).toMatchObject({ statusCode: 409, body: expect.stringContaining('already_used') });
    expect(await feature(before.add_ons[1]!.id, id)).toMatchObject({ statusCode: 409, body: expect.stringContaining('arranged_by_office') });
  });

  it('is used once, however often it is asked for at the same time', async () => {
    await buy();
    const { id } = await makeListing(database(), { ownerId: owner.id });
    const grant = (await mine()).add_ons[0]!.id;
    const answers = await Promise.all(Array.from({ length: 8 }, () => feature(grant, id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    expect((await untilOf(id)).featured_until?.getTime()).toBe(clock + 30 * day);
  });

  it('is refused for another’s listing, a draft, another’s add-on, and a listing that the office features', async () => {
    await buy();
    const grant = (await mine()).add_ons[0]!.id;
    const [draft, strange, offices] = [await makeListing(database(), { ownerId: owner.id, lifecycle: 'draft' }), await makeListing(database()), await makeListing(database(), { ownerId: owner.id, featured: true })];
    for (const { id } of [draft, strange]) expect((await feature(grant, id)).json()).toMatchObject({ code: 'invalid', property: [expect.any(String)] });
    expect((await feature(grant, 2_000_000_000)).statusCode).toBe(400);
    expect(await feature(grant, offices.id)).toMatchObject({ statusCode: 409, body: expect.stringContaining('featured_already') });
    expect((await feature(grant, offices.id, await makeAccount(database()))).statusCode).toBe(404);
    expect((await mine()).add_ons[0]?.chosen).toBeNull();
    expect((await mine()).listings).toEqual([]);
    expect((await untilOf(offices.id)).featured_until).toBeNull();
  });

  it('adds its days to a listing that is featured already', async () => {
    await buy();
    await buy();
    const { id } = await makeListing(database(), { ownerId: owner.id });
    const [second, first] = (await mine()).add_ons;
    await feature(first!.id, id);
    await later(10);
    await feature(second!.id, id);
    expect((await untilOf(id)).featured_until?.getTime()).toBe(clock + 50 * day);
  });

  it('ends with its refund, and takes no more days than it brought', async () => {
    const [one, other] = [await buy(), await buy()];
    const { id } = await makeListing(database(), { ownerId: owner.id });
    const [second, first] = (await mine()).add_ons;
    await feature(first!.id, id);
    await feature(second!.id, id);
    await later(10);
    await refund(one);
    expect((await untilOf(id)).featured_until?.getTime()).toBe(clock + 30 * day);
    await refund(other);
    expect(await untilOf(id)).toEqual({ featured: false, featured_until: null });
    expect((await mine()).add_ons).toEqual([]);
  });

  it('leaves a superuser’s own featuring alone when it is given back', async () => {
    const paid = await buy();
    const { id } = await makeListing(database(), { ownerId: owner.id });
    await feature((await mine()).add_ons[0]!.id, id);
    await star(id, false);
    expect(await untilOf(id)).toEqual({ featured: false, featured_until: null });
    await star(id, true);
    await refund(paid);
    expect(await untilOf(id)).toEqual({ featured: true, featured_until: null });
  });

  it('tells the buyer where to choose, and the office only of what it has to arrange', async () => {
    await buy();
    const told = await database().row<{ body: string }>(sql`select body from mail where recipient = ${`${owner.username}@people.example`} order by id desc limit 1`);
    expect(told?.body).toContain('Choose the listing to be featured at http://aangan.test/payments?tab=subscriptions.');
    const arranged = () => database().rows(sql`select 1 from mail m join payment p on m.subject = 'To arrange: payment ' || p.id || ' (test)' where p.account_id = ${owner.id}`);
    expect(await arranged()).toHaveLength(0);
    await buy(['Virtual tour']);
    expect(await arranged()).toHaveLength(1);
  });
});
