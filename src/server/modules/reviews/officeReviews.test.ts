import type { OwnReview } from '@contract/auth';
import type { OfficeReview } from '@contract/officeReviews';
import type { Review } from '@contract/reviews';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../../../../test/support/databases';
import { type TestAccount, makeAccount } from '../../../../test/support/factories';
import { buildTestServer } from '../../../../test/support/testServer';
import { listAudit } from '../../audit/auditStore';
import { accountsRoutes } from '../accounts/accountsRoutes';
import { officeReviewsRoutes } from './officeReviewsRoutes';
import { reviewsRoutes } from './reviewsRoutes';

describeOnBoth('reviews that the office reads first', (database) => {
  let server: FastifyInstance;
  let editor: TestAccount;
  let buyer: TestAccount;

  beforeAll(async () => {
    server = await buildTestServer(database(), [reviewsRoutes, officeReviewsRoutes, accountsRoutes], {
      settings: { reviewModeration: true },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await database().run(sql`delete from review`);
    [editor, buyer] = [await makeAccount(database(), { roles: ['editor'] }), await makeAccount(database())];
  });

  const write = async (review = 'Calm and exact.') =>
    (
      await server.inject({
        method: 'POST',
        url: '/api/reviews/',
        headers: buyer.headers,
        payload: { rating: 5, review },
      })
    ).json<Review>();
  const onSite = async () => (await server.inject({ url: '/api/reviews/' })).json<Review[]>();
  const own = async () =>
    (await server.inject({ url: '/api/auth/reviews/', headers: buyer.headers })).json<OwnReview[]>();
  const listed = async (query = '') =>
    (await server.inject({ url: `/api/office/reviews/${query}`, headers: editor.headers })).json<OfficeReview[]>();
  const act = async (id: number, action: 'publish' | 'reject' | 'reply', payload: object) => {
    const answer = await server.inject({
      method: action === 'reply' ? 'PUT' : 'POST',
      url: `/api/office/reviews/${id}/${action}/`,
      headers: editor.headers,
      payload,
    });
    return { status: answer.statusCode, body: answer.json<OfficeReview & { code?: string; current?: OfficeReview }>() };
  };
  const audited = async (id: number) =>
    (await listAudit(database(), { subject_type: 'review', subject_id: String(id) }, { limit: 50, offset: 0 })).entries;

  it('are pending for their author and invisible to everybody else until they are published', async () => {
    const { id, state } = await write();
    expect(state).toBe('pending');
    expect(await onSite()).toEqual([]);
    expect(await own()).toMatchObject([{ id, state: 'pending' }]);
    expect(await listed('?state=pending')).toMatchObject([{ id, version: 1, account: { username: buyer.username } }]);
    expect(await act(id, 'publish', { version: 1 })).toMatchObject({ status: 200, body: { state: 'published' } });
    expect(await onSite()).toMatchObject([{ id, state: 'published', reply: null }]);
    expect(await listed('?state=pending')).toEqual([]);
  });

  it('are rejected with a reason that the author reads', async () => {
    const { id } = await write();
    expect((await act(id, 'reject', { version: 1, reason: ' ' })).status).toBe(400);
    expect((await act(id, 'reject', { version: 1, reason: 'It names a neighbour.' })).status).toBe(200);
    expect(await onSite()).toEqual([]);
    expect(await own()).toMatchObject([{ state: 'rejected', rejected_because: 'It names a neighbour.' }]);
    expect((await act(id, 'publish', { version: 2 })).body).toMatchObject({ state: 'published', rejected_because: '' });
  });

  it('carry the answer of the agency, until it is removed', async () => {
    const { id } = await write();
    await act(id, 'publish', { version: 1 });
    const answered = await act(id, 'reply', { version: 2, text: ' Thank you. ' });
    expect(answered).toMatchObject({ status: 200, body: { version: 3, reply: { text: 'Thank you.' } } });
    expect((await onSite())[0]?.reply).toEqual(answered.body.reply);
    expect((await act(id, 'reply', { version: 3, text: '' })).body.reply).toBeNull();
    expect((await onSite())[0]?.reply).toBeNull();
  });

  it('R37 leave one audit entry for each change, and none for a refused or empty one', async () => {
    const { id } = await write();
    await act(id, 'publish', { version: 1 });
    await act(id, 'publish', { version: 2 });
    await act(id, 'publish', { version: 1 });
    await act(id, 'reply', { version: 2, text: 'Thank you.' });
    expect((await audited(id)).map(({ action, before, after }) => [action, before?.state, after?.state])).toEqual([
      ['review.reply', undefined, undefined],
      ['review.publish', 'pending', 'published'],
    ]);
  });

  it('R38 of two people who decide on the same version one wins, and the other gets the current review', async () => {
    const { id } = await write();
    const both = await Promise.all([
      act(id, 'publish', { version: 1 }),
      act(id, 'reject', { version: 1, reason: 'It names a neighbour.' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = both[0].status === 200 ? both : [both[1], both[0]];
    expect(lost.body).toMatchObject({ code: 'stale', current: { version: 2, state: won.body.state } });
  });

  it('say that a review is not there', async () => {
    expect((await act(2_000_000_000, 'publish', { version: 1 })).status).toBe(404);
  });
});
