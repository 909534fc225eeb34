import type { OwnPropertyCard } from '@contract/properties';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useAppStore } from '../../session/storeHooks';
import { draftKey, readDraft } from './listingDraft';
import { useListOwnPropertiesQuery } from '../../api/endpoints/ownPropertiesApi';

const none: readonly OwnPropertyCard[] = [];

/**
 * The drafts that the server has while this browser has none of them: they were begun on another device. Undefined until that is known;
 * none when nobody is logged in, when the form goes on with what this browser keeps, or when they cannot be loaded. They are those of the
 * form's beginning: what is written here is not offered to its own writer.
 */
export function useOtherDrafts(isWanted: boolean): readonly OwnPropertyCard[] | undefined {
  const store = useAppStore();
  const [asks] = useState(() => {
    const { token, username } = store.getState().session;
    return isWanted && token !== null && !readDraft(draftKey(username));
  });
  const { data, isFetching } = useListOwnPropertiesQuery(asks ? { lifecycle: 'draft', page: 1 } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [found, setFound] = useState(asks ? undefined : none);
  useEffect(() => {
    if (asks && !isFetching) setFound((before) => before ?? data?.rows ?? none);
  }, [asks, isFetching, data]);
  return found;
}
