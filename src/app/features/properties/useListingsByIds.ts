import { skipToken } from '@reduxjs/toolkit/query/react';
import { limits } from '@contract/limits';
import type { PropertyCard } from '@contract/properties';
import { useState } from 'react';
import { shownError } from '../../api/apiError';
import { useListPropertiesQuery } from '../../api/endpoints/propertiesApi';

/** The card of a requested listing; undefined if it is sold, archived or deleted. */
export interface NamedListing {
  id: number;
  card: PropertyCard | undefined;
}

/** One query for all of them, the same in any order. */
const namedQuery = (ids: readonly number[]) => ({
  ids: [...ids].sort((one, other) => one - other).join(),
  limit: limits.ids.max,
});

/**
 * The listings of these ids (at most 100) in order, undefined while they load. One request; asking for fewer of them
 * later makes no other.
 */
export function useListingsByIds(ids: readonly number[]) {
  const [requested, setRequested] = useState(ids);
  const enough = ids.every((id) => requested.includes(id));
  if (!enough) setRequested(ids);
  const wanted = enough ? requested : ids;
  const { data, currentData, error, isFetching, refetch } = useListPropertiesQuery(
    wanted.length > 0 ? namedQuery(wanted) : skipToken,
  );
  const cards = new Map((currentData ?? data)?.rows.map((card) => [card.id, card]));
  // shows what an earlier response contains at once, and the rest when it arrives
  const known = ids.length === 0 || currentData !== undefined || ids.every((id) => cards.has(id));
  const listings = known ? ids.map((id): NamedListing => ({ id, card: cards.get(id) })) : undefined;
  return { listings, failure: isFetching ? undefined : shownError(error), retry: () => void refetch() };
}
