import { OfficeReviews } from '../../features/office-reviews/OfficeReviews';

/** `/office/reviews` */
export function OfficeReviewsPage() {
  return <OfficeReviews />;
}
