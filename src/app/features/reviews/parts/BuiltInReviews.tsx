import styled from 'styled-components';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { dayWords } from '../../../ui/Day';
import { Stack } from '../../../ui/Layout';
import { LoadMore } from '../../../ui/LoadMore';
import { ReviewCard } from '../ReviewCard';
import { reviewsAtOnce } from '../reviewPages';
import { testimonials } from '../testimonials';
import { ReviewGrid } from './ReviewGrid';

interface BuiltInReviewsProps {
  page: number;
  onRetry: () => void;
}

/** What the house itself tells of its clients, while the list cannot be loaded. */
export function BuiltInReviews({ page, onRetry }: BuiltInReviewsProps) {
  const shown = testimonials.slice(0, page * reviewsAtOnce);
  return (
    <Stack $gap={48}>
      <Line role="status">The newest reviews could not be loaded. These are some that we keep. <Button $kind="quiet" onClick={onRetry}>Retry</Button></Line>
      <ReviewGrid>{shown.map((review) => <li key={review.name}><ReviewCard review={review} note={dayWords(review.date)} /></li>)}</ReviewGrid>
      <LoadMore label="Load More Reviews" to={`/reviews?page=${page + 1}`} shown={shown.length} total={testimonials.length} what="reviews" end="No More Reviews Available" />
    </Stack>
  );
}

const Line = styled.p`display: flex; flex-wrap: wrap; gap: ${space[12]}; align-items: center; color: ${color.ink500};`;
