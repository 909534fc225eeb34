import type { Review } from '@contract/reviews';
import * as messages from '@messages/app/reviews';
import { Suspense, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { shownError } from '../../api/apiError';
import { color, radius, space } from '../../theme/tokens';
import { ButtonAnchor } from '../../ui/Button';
import { Stack } from '../../ui/Layout';
import { LoadMore } from '../../ui/LoadMore';
import { Failed, Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { ReviewCard } from './ReviewCard';
import type * as Stories from './parts/BuiltInReviews';
import { PendingReviews } from './parts/PendingReviews';
import { ReviewGrid } from './ReviewGrid';
import { readReviewPage, reviewPagesShown, reviewsPerPage, toReviewQuery } from './reviewPages';
import { useListReviewsQuery } from '../../api/endpoints/reviewsApi';
import { usePendingReviews } from './usePendingReviews';

const none: readonly Review[] = [];

/**
 * The built-in reviews are a chunk that loads right after this one, while the server is still reachable. On the server
 * they are ready at once.
 */
const BuiltInReviews = __BROWSER__
  ? comingStories(import(/* webpackChunkName: "client-stories" */ './parts/BuiltInReviews'))
  : // an import would bring them into the browser's first load
    // oxlint-disable-next-line typescript/no-require-imports
    (require('./parts/BuiltInReviews') as typeof Stories).BuiltInReviews;

function comingStories(loading: Promise<typeof Stories>) {
  const shown = loading.then(
    ({ BuiltInReviews: stories }) => ({ default: stories }),
    () => ({ default: NoStories }),
  );
  return lazy(() => shown);
}

function NoStories({ own, onRetry }: Stories.BuiltInReviewsProps) {
  return (
    <>
      <ReviewGrid>{own}</ReviewGrid>
      <Failed what={messages.theReviews} words={messages.weCouldNotReachTheServer} keepsTrying onRetry={onRetry} />
    </>
  );
}

/**
 * Client reviews: the reader's own pending ones first, then the server's list, six at first; the built-in ones while
 * the list cannot be loaded.
 */
export function ReviewList() {
  const page = readReviewPage(new URLSearchParams(useLocation().search));
  const { currentData: list, error, isFetching, refetch } = useListReviewsQuery(toReviewQuery(1));
  const pending = usePendingReviews(list?.rows ?? none);
  const own = <PendingReviews reviews={pending} />;
  if (!list && error)
    return (
      <Suspense
        fallback={
          <ReviewGrid>
            {own}
            <ShelfBlank />
          </ReviewGrid>
        }
      >
        <BuiltInReviews page={page} own={own} retrying={isFetching} onRetry={() => void refetch()} />
      </Suspense>
    );
  if (!list)
    return (
      <ReviewGrid>
        {own}
        <ShelfBlank />
      </ReviewGrid>
    );
  if (list.total === 0 && pending.length === 0)
    return (
      <Notice
        title={messages.noReviewsYet}
        actions={<ButtonAnchor href="#write">{messages.writeTheFirstReview}</ButtonAnchor>}
      >
        {messages.reviewsArePublishedExactlyAs}
      </Notice>
    );
  return (
    <Stack $gap={48}>
      <ReviewGrid>
        {own}
        {reviewPagesShown(page, list.total).map((number) => (
          <Shelf key={number} page={number} />
        ))}
      </ReviewGrid>
      <LoadMore
        label={messages.loadMoreReviews}
        to={`/reviews?page=${page + 1}`}
        shown={Math.min(page * reviewsPerPage, list.total)}
        total={list.total}
        what={messages.reviews}
        end={messages.noMoreReviewsAvailable}
      />
    </Stack>
  );
}

function Shelf({ page }: { page: number }) {
  const { currentData, isFetching, error, refetch } = useListReviewsQuery(toReviewQuery(page));
  usePendingReviews(currentData?.rows ?? none);
  if (currentData)
    return currentData.rows.map((review) => (
      <li key={review.id}>
        <ReviewCard review={review} reply={review.reply} />
      </li>
    ));
  const failure = isFetching ? undefined : shownError(error);
  if (!failure) return <ShelfBlank />;
  return (
    <Whole>
      <Failed
        what={messages.theseReviews}
        words={failure.words}
        keepsTrying={failure.away}
        onRetry={() => void refetch()}
      />
    </Whole>
  );
}

function ShelfBlank() {
  return Array.from({ length: reviewsPerPage }, (_, at) => (
    <Blank key={at} aria-hidden="true">
      <Skeleton $height="1.2rem" $width="40%" />
      <Skeleton $height="10rem" />
      <Skeleton $height="4.5rem" $width="70%" />
    </Blank>
  ));
}

const Whole = styled.li`
  grid-column: 1 / -1;
`;
const Blank = styled.li`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.picture};
`;
