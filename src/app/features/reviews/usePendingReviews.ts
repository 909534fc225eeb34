import type { Review } from '@contract/reviews';
import { useEffect, useSyncExternalStore } from 'react';
import { pendingReviews } from '../../platform/pendingReviews';
import { settleReviews } from './reviewPages';

/** This browser's reviews that these rows of the server's list lack. Reviews that the list has are dropped. */
export function usePendingReviews(rows: readonly Review[]) {
  const pending = useSyncExternalStore(pendingReviews.watch, pendingReviews.list, pendingReviews.none);
  useEffect(() => pendingReviews.settle(settleReviews(pending, rows).appeared), [pending, rows]);
  return settleReviews(pending, rows).waiting;
}
