import { useMemo } from 'react';
import { followShortlist, shortlistsApi } from '../../api/endpoints/shortlistsApi';
import type { OnEvent } from '../../api/followEvents';
import { idTag, listTag } from '../../api/tags';
import { useAppDispatch } from '../../session/storeHooks';
import { useLive } from '../../session/useLive';

/** Keeps a list in the store current; whether changes of others show at once. */
export function useLiveShortlist(id: number): { isLive: boolean } {
  const dispatch = useAppDispatch();
  return useLive(
    useMemo(
      () => ({
        follow: (onEvent: OnEvent, signal: AbortSignal) => followShortlist(id, onEvent, signal),
        refresh: () => void dispatch(shortlistsApi.util.invalidateTags([idTag('Shortlist', id), listTag('Shortlist')])),
      }),
      [dispatch, id],
    ),
  );
}
