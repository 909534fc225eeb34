import { useMemo } from 'react';
import { type AnyEventObject, fromCallback } from 'xstate';
import { statusOf } from '../../api/apiError';
import { shortlistsApi } from '../../api/endpoints/shortlistsApi';
import { idTag, listTag } from '../../api/tags';
import { useMachine } from '../../flow/useMachine';
import { useAppDispatch } from '../../session/storeHooks';
import { type StreamInput, liveShortlistMachine } from './liveShortlistMachine';

/** Answers after which trying again is in vain: logged out, removed, deleted. */
const final: readonly (number | undefined)[] = [401, 403, 404];

/** Keeps a list in the store current; whether changes of others show at once. */
export function useLiveShortlist(id: number): { isLive: boolean } {
  const dispatch = useAppDispatch();
  const machine = useMemo(
    () =>
      liveShortlistMachine.provide({
        actors: {
          stream: fromCallback<AnyEventObject, StreamInput>(({ input, sendBack }) => {
            let ended = false;
            const onEvent = (event: string) => {
              ended ||= event === 'ended';
              if (event === 'changed') sendBack({ type: 'CHANGED' });
            };
            const stream = dispatch(
              shortlistsApi.endpoints.followShortlist.initiate({ id: input.id, onEvent }, { track: false }),
            );
            void stream.then(({ error }) =>
              sendBack({ type: ended || final.includes(statusOf(error)) ? 'ENDED' : 'LOST' }),
            );
            return () => stream.abort();
          }),
        },
        actions: {
          refresh: () =>
            void dispatch(shortlistsApi.util.invalidateTags([idTag('Shortlist', id), listTag('Shortlist')])),
        },
      }),
    [dispatch, id],
  );
  const [state] = useMachine(machine, { id });
  return { isLive: state.matches({ connected: 'live' }) };
}
