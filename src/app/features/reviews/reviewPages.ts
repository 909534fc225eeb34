import type { Review } from '@contract/reviews';
import type { PendingReview } from '../../platform/pendingReviews';

/** The specification's page size. */
export const reviewsPerPage = 6;

/** URL → how many times six reviews are shown; 1 at first. */
export function readReviewPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** One page of the list, as the call asks for it. */
export function toReviewQuery(page: number): { limit: number; offset: number } {
  return { limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage };
}

/** Which pages stand below each other: those up to the asked one that hold anything. */
export function reviewPagesShown(page: number, total: number): number[] {
  return Array.from({ length: Math.min(page, Math.max(1, Math.ceil(total / reviewsPerPage))) }, (_, at) => at + 1);
}

type Listed = Pick<Review, 'client_id' | 'rating' | 'review'>;

/** Whether the list has it: by the id this browser gave it, where the list tells one; else by text and rating. */
function isIn(list: readonly Listed[], pending: PendingReview): boolean {
  return list.some(({ client_id, rating, review }) =>
    client_id === null
      ? rating === pending.rating && review.trim() === pending.review.trim()
      : client_id === pending.client_id,
  );
}

/** Parts the pending copies into those the server's list has and those that must still be shown. */
export function settleReviews(
  pending: readonly PendingReview[],
  list: readonly Listed[],
): { appeared: PendingReview[]; waiting: PendingReview[] } {
  return { appeared: pending.filter((one) => isIn(list, one)), waiting: pending.filter((one) => !isIn(list, one)) };
}
