import type { Property } from '@contract/properties';
import { type ShownError, shownError, statusOf } from '../api/apiError';
import { useEffect, useRef } from 'react';
import { isListingStaff } from './listingStaff';
import { selectToken } from './sessionSlice';
import { useAppSelector } from './storeHooks';
import { useMe } from './useMe';
import { useGetPropertyQuery } from '../api/endpoints/propertiesApi';

export type PropertyView =
  | { kind: 'ready'; property: Property }
  | { kind: 'loading' }
  /** Sold or archived. */
  | { kind: 'gone' }
  /** It does not exist, this reader may not see it, or the id is not a number. */
  | { kind: 'missing' }
  | { kind: 'failed'; failure: ShownError; retry: () => void };

/**
 * Reloads a listing once per login: the server rendered it for a visitor, while its owner may also see drafts, sold
 * listings and the listing's status.
 */
function useReadersAnswer({ currentData, error, isFetching, refetch }: ReturnType<typeof useGetPropertyQuery>): void {
  const token = useAppSelector(selectToken);
  const me = useMe();
  const reloadedFor = useRef<string | null>(null);
  const hidden = statusOf(error) === 404 || statusOf(error) === 410;
  const partial =
    currentData !== undefined &&
    currentData.changed_at === undefined &&
    me !== undefined &&
    (isListingStaff(me) || me.id === currentData.owner.id);
  useEffect(() => {
    if (token === null || reloadedFor.current === token || isFetching || !(hidden || partial)) return;
    reloadedFor.current = token;
    void refetch();
  }, [token, hidden, partial, isFetching, refetch]);
}

/** A listing with everything its page needs to know about it. */
export function useProperty(id: string): PropertyView {
  const answer = useGetPropertyQuery(id);
  useReadersAnswer(answer);
  const { currentData, error, refetch } = answer;
  if (currentData) return { kind: 'ready', property: currentData };
  const status = statusOf(error);
  if (status === 410) return { kind: 'gone' };
  if (status === 404 || status === 400) return { kind: 'missing' };
  const failure = shownError(error);
  return failure ? { kind: 'failed', failure, retry: () => void refetch() } : { kind: 'loading' };
}
