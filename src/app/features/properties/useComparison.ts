import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Property } from '@contract/properties';
import { shownError } from '../../api/apiError';
import { useComparePropertiesQuery } from '../../api/endpoints/propertiesApi';

/** A compared listing; undefined data if it is sold, archived or deleted. */
export interface ComparedListing {
  id: number;
  property: Property | undefined;
}

/**
 * The listings of these ids (at most four) with all their data, in order; undefined while they load. One request;
 * removing a listing needs no other.
 */
export function useComparison(ids: readonly number[]) {
  const { data, currentData, error, isFetching, refetch } = useComparePropertiesQuery(
    ids.length > 0 ? ids.join() : skipToken,
  );
  const found = new Map((currentData ?? data)?.map((property) => [property.id, property]));
  const known = currentData !== undefined || ids.every((id) => found.has(id));
  const listings = known ? ids.map((id): ComparedListing => ({ id, property: found.get(id) })) : undefined;
  return { listings, failure: isFetching ? undefined : shownError(error), retry: () => void refetch() };
}
