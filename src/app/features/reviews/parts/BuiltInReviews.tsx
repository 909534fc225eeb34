import * as messages from '@messages/app/reviews';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { Stack } from '../../../ui/Layout';
import { LoadMore } from '../../../ui/LoadMore';
import { ReviewCard } from '../ReviewCard';
import { reviewsPerPage } from '../reviewPages';
import { testimonials } from '../testimonials';
import { ReviewGrid } from '../ReviewGrid';

export interface BuiltInReviewsProps {
  page: number;
  /** The reader's own pending reviews, as list items that come first. */
  own: ReactNode;
  retrying: boolean;
  onRetry: () => void;
}

/** Built-in client stories, shown while the list cannot be loaded. */
export function BuiltInReviews({ page, own, retrying, onRetry }: BuiltInReviewsProps) {
  const shown = testimonials.slice(0, page * reviewsPerPage);
  return (
    <Stack $gap={32}>
      <Line>
        <p role="status">{messages.weCouldNotLoadTheReviews}</p>
        <Button $kind="quiet" disabled={retrying} onClick={onRetry}>
          {retrying ? messages.retrying : messages.retry}
        </Button>
      </Line>
      <Stack $gap={48}>
        <ReviewGrid>
          {own}
          {shown.map((review) => (
            <li key={review.name}>
              <ReviewCard review={review} note={messages.clientStory} />
            </li>
          ))}
        </ReviewGrid>
        <LoadMore
          label={messages.loadMoreReviews}
          to={`/reviews?page=${page + 1}`}
          shown={shown.length}
          total={testimonials.length}
          what={messages.clientStories}
          end={messages.noMoreReviewsAvailable}
        />
      </Stack>
    </Stack>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[24]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[12]} ${space[16]};
  border-left: 3px solid ${color.amber700};
  background: ${color.sand100};
  border-radius: ${radius.picture};
`;
