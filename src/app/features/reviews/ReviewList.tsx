import type { Review } from '@contract/reviews';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { failureOf } from '../../api/apiError';
import { color, radius, space } from '../../theme/tokens';
import { Stack } from '../../ui/Layout';
import { LoadMore } from '../../ui/LoadMore';
import { Failed, Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { ReviewCard } from './ReviewCard';
import { BuiltInReviews } from './parts/BuiltInReviews';
import { ReviewGrid } from './parts/ReviewGrid';
import { dayWords } from '../../ui/Day';
import { readReviewPage, reviewPagesShown, reviewsAtOnce, toReviewQuery } from './reviewPages';
import { useListReviewsQuery } from './reviewsApi';
import { usePendingReviews } from './usePendingReviews';

const none: readonly Review[] = [];

/** What clients say: one's own that were just sent, then the server's list, six at first; the built-in ones while the server is away. */
export function ReviewList() {
  const page = readReviewPage(new URLSearchParams(useLocation().search));
  const first = useListReviewsQuery(toReviewQuery(1));
  const list = first.currentData;
  const pending = usePendingReviews(list?.rows ?? none);
  if (!list) return first.isError ? <BuiltInReviews page={page} onRetry={() => void first.refetch()} /> : <ReviewGrid><ShelfBlank /></ReviewGrid>;
  if (list.total === 0 && pending.length === 0) return <Notice title="Nobody has written yet." actions={<Link to="#write">Write the first review</Link>}>Reviews are published as they are written.</Notice>;
  return (
    <Stack $gap={48}>
      <ReviewGrid>
        {pending.map((review) => <li key={review.client_id}><ReviewCard review={{ ...review, role: '', property: '' }} note="Sent, and on its way into the list" /></li>)}
        {reviewPagesShown(page, list.total).map((number) => <Shelf key={number} page={number} />)}
      </ReviewGrid>
      <LoadMore label="Load More Reviews" to={`/reviews?page=${page + 1}`} shown={Math.min(page * reviewsAtOnce, list.total)} total={list.total} what="reviews" end="No More Reviews Available" />
    </Stack>
  );
}

function Shelf({ page }: { page: number }) {
  const { currentData, isFetching, error, refetch } = useListReviewsQuery(toReviewQuery(page));
  usePendingReviews(currentData?.rows ?? none);
  if (currentData) return currentData.rows.map((review) => <li key={review.id}><ReviewCard review={review} note={dayWords(review.date)} /></li>);
  const failure = isFetching ? undefined : failureOf(error);
  if (!failure) return <ShelfBlank />;
  return <Whole><Failed what="these reviews" words={failure.words} keepsTrying={failure.away} onRetry={() => void refetch()} /></Whole>;
}

function ShelfBlank() {
  return Array.from({ length: reviewsAtOnce }, (_, at) => <Blank key={at} aria-hidden="true"><Skeleton $height="1.2rem" $width="40%" /><Skeleton $height="8rem" /><Skeleton $height="3.5rem" $width="70%" /></Blank>);
}

const Whole = styled.li`grid-column: 1 / -1;`;
const Blank = styled.li`display: grid; gap: ${space[16]}; padding: ${space[24]}; border: 1px solid ${color.sand200}; border-radius: ${radius.picture};`;
