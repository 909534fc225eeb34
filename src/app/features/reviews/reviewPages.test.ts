import { readReviewPage, reviewPagesShown, settleReviews, toReviewQuery } from './reviewPages';

const sent = {
  client_id: 'mine-0001',
  rating: 5,
  review: 'Calm and exact.',
  name: 'buyer',
  sentAt: '2026-11-21T10:00:00.000Z',
};

it('shows six reviews at first and six more per page', () => {
  expect(readReviewPage(new URLSearchParams())).toBe(1);
  expect(toReviewQuery(1)).toEqual({ limit: 6, offset: 0 });
  expect(toReviewQuery(readReviewPage(new URLSearchParams('page=2')))).toEqual({ limit: 6, offset: 6 });
});

it('requests no more pages than exist, whatever the address says', () => {
  expect(reviewPagesShown(readReviewPage(new URLSearchParams('page=9999')), 12)).toEqual([1, 2]);
  expect(reviewPagesShown(readReviewPage(new URLSearchParams('page=-4')), 12)).toEqual([1]);
});

it('treats a pending review as published if the list has its id, even with edited text', () => {
  expect(settleReviews([sent], [{ client_id: 'mine-0001', rating: 5, review: 'Calm, and exact.' }])).toEqual({
    appeared: [sent],
    waiting: [],
  });
});

it('compares text and rating if the list has no id', () => {
  expect(settleReviews([sent], [{ client_id: null, rating: 5, review: 'Calm and exact. ' }]).waiting).toEqual([]);
  expect(settleReviews([sent], [{ client_id: null, rating: 4, review: 'Calm and exact.' }]).waiting).toEqual([sent]);
});

it('does not mistake someone else’s identical text for its own', () => {
  expect(settleReviews([sent], [{ client_id: 'theirs-001', rating: 5, review: 'Calm and exact.' }])).toEqual({
    appeared: [],
    waiting: [sent],
  });
});
