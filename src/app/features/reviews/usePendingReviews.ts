import type { Review } from '@contract/reviews';
import { useEffect, useSyncExternalStore } from 'react';
import { pendingReviews } from '../../platform/pendingReviews';
import { settleReviews } from './reviewPages';

/** Reviews of this browser that these rows of the server's list do not have yet. Those they have are forgotten. */
export function usePendingReviews(rows: readonly Review[]) {
  const pending = useSyncExternalStore(pendingReviews.watch, pendingReviews.list, pendingReviews.none);
  useEffect(() => pendingReviews.settle(settleReviews(pending, rows).appeared), [pending, rows]);
  return settleReviews(pending, rows).waiting;
}
