import type { Activity, OwnReview } from '@contract/auth';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount, makeListing, makeShortlist } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { accountsRoutes } from './accountsRoutes';

describeOnBoth('the activity of an account', (database) => {
  let server: FastifyInstance;
  let me: TestAccount;
  let other: TestAccount;
  beforeAll(async () => {
    server = await buildTestServer(database(), [accountsRoutes]);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [me, other] = [await makeAccount(database()), await makeAccount(database())];
  });

  const activity = async (who = me) =>
    (await server.inject({ url: '/api/auth/activity/', headers: who.headers })).json<Activity>();

  it('is empty at first', async () => {
    const none = { total: 0, latest: [] };
    expect(await activity()).toEqual({
      listings: { draft: 0, in_review: 0, published: 0, sold: 0, archived: 0 },
      favourites: 0,
      reviews: none,
      enquiries: none,
      payments: none,
    });
  });

  it('counts the account’s own items, and shows the newest five of each', async () => {
    for (const who of [me, other]) {
      const { id } = await makeListing(database(), { ownerId: who.id, title: 'Tulsi house' });
      for (const lifecycle of ['draft', 'sold', 'sold'] as const)
        await makeListing(database(), { ownerId: who.id, lifecycle });
      await makeShortlist(database(), who.id, { isDefault: true, homes: [id] });
      await database().run(
        sql`insert into review (account_id, rating, review, name, created_at) select ${who.id}::int, 4, 'Review ' || n, '', '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 day' from generate_series(1, 7) n`,
      );
      await database().run(sql`
        insert into enquiry (client_id, kind, name, email, message, account_id, property_id, property_title, created_at)
        select 'of-' || ${who.id}::int || '-' || n, 'visit', '', '', 'Enquiry ' || n, ${who.id}::int, case when n = 6 then ${id}::int end, case when n > 4 then 'Tulsi house' else '' end, '2026-02-01T00:00:00Z'::timestamptz + n * interval '1 day' from generate_series(1, 6) n`);
      await database().run(sql`
        insert into payment (account_id, receipt, gateway, provider_order_id, amount_in_paise, description, status, created_at, completed_at)
        values (${who.id}, ${`r${who.id}`}, 'sandbox', ${`r${who.id}`}, 599905, 'Premium package', 'completed', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'), (${who.id}, ${`s${who.id}`}, 'sandbox', ${`s${who.id}`}, 99900, 'Featured listing', 'pending', '2026-03-03T00:00:00Z', null), (${who.id}, ${`t${who.id}`}, 'sandbox', null, 99900, 'Never reached the provider', 'expired', '2026-03-04T00:00:00Z', null)`);
    }
    const seen = await activity();
    expect(seen.listings).toEqual({ draft: 1, in_review: 0, published: 1, sold: 2, archived: 0 });
    expect([seen.favourites, seen.reviews.total, seen.enquiries.total, seen.payments.total]).toEqual([1, 7, 6, 2]);
    expect(seen.reviews.latest.map(({ review }) => review)).toEqual([
      'Review 7',
      'Review 6',
      'Review 5',
      'Review 4',
      'Review 3',
    ]);
    expect(seen.reviews.latest[0]).toEqual({
      id: expect.any(Number),
      rating: 4,
      review: 'Review 7',
      state: 'published',
      rejected_because: '',
      createdAt: '2026-01-08T00:00:00.000Z',
    });
    expect(seen.enquiries.latest.map(({ message, property }) => [message, property])).toEqual([
      ['Enquiry 6', { id: expect.any(Number), title: 'Tulsi house' }],
      ['Enquiry 5', { id: null, title: 'Tulsi house' }],
      ['Enquiry 4', null],
      ['Enquiry 3', null],
      ['Enquiry 2', null],
    ]);
    expect(seen.payments.latest).toEqual([
      {
        id: expect.any(Number),
        description: 'Featured listing',
        status: 'pending',
        amount: '999.00',
        date: '2026-03-03T00:00:00.000Z',
      },
      {
        id: expect.any(Number),
        description: 'Premium package',
        status: 'completed',
        amount: '5999.05',
        date: '2026-03-02T00:00:00.000Z',
      },
    ]);
    const page = await server.inject({ url: '/api/auth/reviews/?limit=2&offset=2', headers: me.headers });
    expect([
      page.headers['x-total-count'],
      page.headers.link,
      page.json<OwnReview[]>().map(({ review }) => review),
    ]).toEqual(['7', '</api/auth/reviews/?limit=2&offset=4>; rel="next"', ['Review 5', 'Review 4']]);
  });

  it('is private', async () => {
    for (const url of ['/api/auth/activity/', '/api/auth/reviews/'])
      expect((await server.inject(url)).statusCode).toBe(401);
  });
});
