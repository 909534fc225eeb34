import { type PendingReview, pendingReviews } from './pendingReviews';

const review = (client_id: string, more: Partial<PendingReview> = {}): PendingReview => ({
  client_id,
  rating: 5,
  review: 'Calm and exact.',
  name: 'buyer',
  sentAt: new Date().toISOString(),
  ...more,
});

beforeEach(() => localStorage.clear());

it('stores sent reviews, newest first, and returns the same list until something changes', () => {
  pendingReviews.add(review('first-one'));
  pendingReviews.add(review('second-one'));
  expect(pendingReviews.list().map(({ client_id }) => client_id)).toEqual(['second-one', 'first-one']);
  expect(pendingReviews.list()).toBe(pendingReviews.list());
});

it('stores one copy of a review that was sent twice', () => {
  pendingReviews.add(review('first-one'));
  pendingReviews.add(review('first-one', { rating: 4 }));
  expect(pendingReviews.list()).toMatchObject([{ rating: 4 }]);
});

it('removes only reviews that have appeared', () => {
  pendingReviews.add(review('first-one'));
  pendingReviews.add(review('second-one'));
  pendingReviews.settle([review('first-one')]);
  expect(pendingReviews.list().map(({ client_id }) => client_id)).toEqual(['second-one']);
  pendingReviews.settle([review('second-one')]);
  expect(localStorage.getItem('pendingReviews')).toBeNull();
});

it('notifies listeners of each change', () => {
  const listener = jest.fn();
  const stop = pendingReviews.watch(listener);
  pendingReviews.add(review('first-one'));
  stop();
  pendingReviews.add(review('second-one'));
  expect(listener).toHaveBeenCalledTimes(1);
});

it('ignores values it did not write, and reviews older than thirty days', () => {
  for (const stored of ['not json', '{}', '[1, null, {"client_id": 3}]']) {
    localStorage.setItem('pendingReviews', stored);
    expect(pendingReviews.list()).toEqual([]);
  }
  pendingReviews.add(review('first-one', { sentAt: new Date(Date.now() - 31 * 86_400_000).toISOString() }));
  expect(pendingReviews.list()).toEqual([]);
});
