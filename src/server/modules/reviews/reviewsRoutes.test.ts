import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { makeAccount, makeSession, type TestAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { reviewsRoutes } from './reviewsRoutes';

describeOnBoth('reviews', (database) => {
  let server: FastifyInstance;
  let buyer: TestAccount;
  let now = new Date('2026-11-21T10:00:00Z');
  const send = (payload: object, account = buyer) =>
    server.inject({ method: 'POST', url: '/api/reviews/', headers: account.headers, payload });
  const stored = async () => (await database().row<{ many: number }>(sql`select count(*)::int many from review`))?.many;

  beforeAll(async () => {
    server = await buildTestServer(database(), [reviewsRoutes], { now: () => now });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    now = new Date('2026-11-21T10:00:00Z');
    await database().run(sql`delete from review`);
    buyer = await makeAccount(database(), { name: 'Meera Joshi', now });
  });

  it('stores a review with the account’s name and returns the client’s id', async () => {
    const answer = await send({ rating: 4, review: '  Calm and exact.  ', client_id: 'review-0001' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      id: expect.any(Number),
      rating: 4,
      review: 'Calm and exact.',
      name: 'Meera Joshi',
      role: '',
      property: '',
      agent: null,
      date: '2026-11-21',
      createdAt: '2026-11-21T10:00:00.000Z',
      client_id: 'review-0001',
      state: 'published',
      reply: null,
    });
    expect((await server.inject({ url: '/api/reviews/' })).json()).toEqual([answer.json()]);
  });

  it('shows the username of an account without a name, and ignores a name in the form', async () => {
    const nameless = await makeAccount(database(), { username: 'kabir', now });
    expect(
      (await send({ rating: 5, review: 'Good.', name: 'The Owner', role: 'Director', account_id: 1 }, nameless)).json(),
    ).toMatchObject({ name: 'kabir', role: '', client_id: null });
  });

  it('lists newest first, up to 100, in pages on request', async () => {
    await database().run(
      sql`insert into review (rating, review, name, created_at) select 5, 'Number ' || number, 'Somebody', ${now}::timestamptz - number * interval '1 hour' from generate_series(1, 120) number`,
    );
    const all = await server.inject({ url: '/api/reviews/' });
    expect([all.json().length, all.json()[0].review, all.headers['x-total-count'], all.headers.link]).toEqual([
      100,
      'Number 1',
      '120',
      '</api/reviews/?limit=100&offset=100>; rel="next"',
    ]);
    const last = await server.inject({ url: '/api/reviews/?limit=6&offset=114' });
    expect([last.json().map(({ review }: { review: string }) => review), last.headers.link]).toEqual([
      [115, 116, 117, 118, 119, 120].map((number) => `Number ${number}`),
      undefined,
    ]);
  });

  it('stores a review once however often it is sent', async () => {
    const sent = await Promise.all(
      Array.from({ length: 4 }, () => send({ rating: 5, review: 'Once.', client_id: 'review-0002' })),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(sent.map((answer) => answer.json().id)).size).toBe(1);
    expect((await send({ rating: 1, review: 'Another text.', client_id: 'review-0002' })).json()).toMatchObject({
      rating: 5,
      review: 'Once.',
    });
    expect(await stored()).toBe(1);
  });

  it('counts a review sent in parallel once towards the five a day', async () => {
    await Promise.all(Array.from({ length: 4 }, () => send({ rating: 5, review: 'Once.', client_id: 'review-0004' })));
    for (let number = 0; number < 4; number += 1)
      expect((await send({ rating: 5, review: 'Another.' })).statusCode).toBe(201);
  });

  it('separates two accounts with the same client id', async () => {
    const other = await makeAccount(database(), { now });
    await send({ rating: 5, review: 'Mine.', client_id: 'review-0003' });
    expect((await send({ rating: 2, review: 'His.', client_id: 'review-0003' }, other)).json()).toMatchObject({
      rating: 2,
      review: 'His.',
    });
  });

  it('accepts five reviews a day of an account, says when to retry, and repeats earlier responses', async () => {
    for (let number = 0; number < 5; number += 1)
      expect((await send({ rating: 5, review: 'Again.', client_id: `many-000${number}` })).statusCode).toBe(201);
    const refused = await send({ rating: 5, review: 'Again.', client_id: 'many-0009' });
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_attempts',
      String(24 * 3_600),
    ]);
    expect((await send({ rating: 5, review: 'Again.', client_id: 'many-0001' })).statusCode).toBe(201);
    expect((await send({ rating: 5, review: 'Mine.' }, await makeAccount(database(), { now }))).statusCode).toBe(201);
    now = new Date(now.getTime() + 24 * 3_600_000 + 1);
    expect(
      (await send({ rating: 5, review: 'Next day.' }, { ...buyer, ...(await makeSession(database(), buyer.id, now)) }))
        .statusCode,
    ).toBe(201);
    expect(await stored()).toBe(7);
  });

  it.each([
    [{ review: 'No stars.' }, 'rating'],
    [{ rating: 0, review: 'x' }, 'rating'],
    [{ rating: 6, review: 'x' }, 'rating'],
    [{ rating: 4.5, review: 'x' }, 'rating'],
    [{ rating: 5, review: '   ' }, 'review'],
    [{ rating: 5, review: 'x'.repeat(2_001) }, 'review'],
    [{ rating: 5, review: 'x', client_id: 'a b' }, 'client_id'],
  ])('refuses %j by field', async (payload, field) => {
    const answer = await send(payload);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field, 'code']]);
    expect(await stored()).toBe(0);
  });

  it('R51 stores a character that cannot be stored as U+FFFD', async () => {
    const answer = await send({ rating: 5, review: 'nothing\u0000here' });
    expect([answer.statusCode, answer.json().review]).toEqual([201, 'nothing\ufffdhere']);
  });

  it('rejects a visitor’s review', async () => {
    expect(
      (await server.inject({ method: 'POST', url: '/api/reviews/', payload: { rating: 5, review: 'x' } })).statusCode,
    ).toBe(401);
  });
});
