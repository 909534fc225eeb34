import { useMemo } from 'react';
import { fromCallback } from 'xstate';
import { statusOf } from '../api/apiError';
import type { Following, OnEvent } from '../api/followEvents';
import { liveMachine } from '../flow/liveMachine';
import { useMachine } from '../flow/useMachine';
import { useAppDispatch } from './storeHooks';

/** What is kept current. Its parts are the same from render to render, so that it is followed once. */
export interface Followed {
  follow: (onEvent: OnEvent, signal: AbortSignal) => Following;
  /** Loads again what may have changed. */
  refresh: () => void;
}

/** Answers after which trying again is in vain: logged out, removed, deleted. */
const final: readonly (number | undefined)[] = [401, 403, 404];

/** Keeps something current while the component is there; whether changes of others show at once. */
export function useLive({ follow, refresh }: Followed): { isLive: boolean } {
  const dispatch = useAppDispatch();
  const machine = useMemo(
    () =>
      liveMachine.provide({
        actors: {
          stream: fromCallback(({ sendBack }) => {
            let ended = false;
            const onEvent = (event: string) => {
              ended ||= event === 'ended';
              if (event === 'changed') sendBack({ type: 'CHANGED' });
            };
            const stop = new AbortController();
            void dispatch(follow(onEvent, stop.signal)).then((error) =>
              sendBack({ type: ended || final.includes(statusOf(error)) ? 'ENDED' : 'LOST' }),
            );
            return () => stop.abort();
          }),
        },
        actions: { refresh },
      }),
    [dispatch, follow, refresh],
  );
  const [state] = useMachine(machine);
  return { isLive: state.matches({ connected: 'live' }) };
}
