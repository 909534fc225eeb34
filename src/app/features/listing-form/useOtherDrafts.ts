import type { OwnPropertyCard } from '@contract/properties';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useAppStore } from '../../session/storeHooks';
import { draftKey, readDraft } from './listingDraft';
import { useListOwnPropertiesQuery } from '../../api/endpoints/ownPropertiesApi';

const none: readonly OwnPropertyCard[] = [];

/**
 * The server's drafts that were started on another device, before a new one is started here. Undefined while loading;
 * empty for visitors, if this browser has a draft of its own, or if they cannot be loaded. Loaded once, so that the
 * draft being written here is not offered to its own writer.
 */
export function useOtherDrafts(isWanted: boolean): readonly OwnPropertyCard[] | undefined {
  const store = useAppStore();
  const [isNeeded] = useState(() => {
    const { token, username } = store.getState().session;
    return isWanted && token !== null && !readDraft(draftKey(username));
  });
  const { data, isFetching } = useListOwnPropertiesQuery(isNeeded ? { lifecycle: 'draft', page: 1 } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const [found, setFound] = useState(isNeeded ? undefined : none);
  useEffect(() => {
    if (isNeeded && !isFetching) setFound((before) => before ?? data?.rows ?? none);
  }, [isNeeded, isFetching, data]);
  return found;
}
