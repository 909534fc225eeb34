import { reviewRefusal } from './reviewRefusal';

it('repeats the server’s message for a refusal', () => {
  expect(reviewRefusal({ status: 429, data: { detail: 'Five reviews a day are enough.', code: 'too_many' } })).toBe(
    'Five reviews a day are enough.',
  );
  expect(reviewRefusal({ status: 400, data: { review: ['Use at most 2000 characters.'], code: 'invalid' } })).toBe(
    'Use at most 2000 characters.',
  );
});

it('shows the specification’s text if the server gave no reason', () => {
  expect(reviewRefusal({ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' })).toMatch(
    /^Failed to submit review\. We could not reach the server/,
  );
  expect(reviewRefusal({ status: 500, data: { detail: 'Something broke.', code: 'broken' } })).toMatch(
    /^Failed to submit review/,
  );
  expect(reviewRefusal({ status: 400, data: 'nonsense' })).toMatch(/^Failed to submit review/);
});
