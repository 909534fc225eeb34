import * as messages from '@messages/app/reviews';
import type { PendingReview } from '../../../platform/pendingReviews';
import { indiaClock } from '../../../ui/indiaMoment';
import { ReviewCard } from '../ReviewCard';

/** This browser's reviews that the list does not contain yet, as list items. */
export function PendingReviews({ reviews }: { reviews: readonly PendingReview[] }) {
  return reviews.map((review) => (
    <li key={review.client_id}>
      <ReviewCard
        review={{ ...review, date: indiaClock(review.sentAt).date, role: '', property: '' }}
        waits
        note={review.moderated ? messages.sentWeReadItBefore : messages.sentItWillAppear}
      />
    </li>
  ));
}
