import type { Review } from '@contract/reviews';
import type { PendingReview } from '../../platform/pendingReviews';

/** The specification's page size. */
export const reviewsPerPage = 6;

/** The number of pages in the address; 1 by default. */
export function readReviewPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** The query of one page. */
export function toReviewQuery(page: number): { limit: number; offset: number } {
  return { limit: reviewsPerPage, offset: (page - 1) * reviewsPerPage };
}

/** The pages to show below each other: up to the requested one, as far as they have reviews. */
export function reviewPagesShown(page: number, total: number): number[] {
  return Array.from({ length: Math.min(page, Math.max(1, Math.ceil(total / reviewsPerPage))) }, (_, at) => at + 1);
}

type Listed = Pick<Review, 'client_id' | 'rating' | 'review'>;

/** Whether the list contains it: by this browser's id if the server returns one, otherwise by text and rating. */
function isIn(list: readonly Listed[], pending: PendingReview): boolean {
  return list.some(({ client_id, rating, review }) =>
    client_id === null
      ? rating === pending.rating && review.trim() === pending.review.trim()
      : client_id === pending.client_id,
  );
}

/** Splits pending reviews into those that the server's list has and those that still need to be shown. */
export function settleReviews(
  pending: readonly PendingReview[],
  list: readonly Listed[],
): { appeared: PendingReview[]; waiting: PendingReview[] } {
  return { appeared: pending.filter((one) => isIn(list, one)), waiting: pending.filter((one) => !isIn(list, one)) };
}
