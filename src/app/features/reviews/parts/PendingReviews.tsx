import type { PendingReview } from '../../../platform/pendingReviews';
import { ReviewCard } from '../ReviewCard';

/** Reviews of this browser that were sent and that the list does not have yet, as items of it. */
export function PendingReviews({ reviews }: { reviews: readonly PendingReview[] }) {
  return reviews.map((review) => (
    <li key={review.client_id}>
      <ReviewCard
        review={{ ...review, date: review.sentAt.slice(0, 10), role: '', property: '' }}
        waits
        note="Sent. It will appear in the list shortly."
      />
    </li>
  ));
}
