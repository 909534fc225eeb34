import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiDeps } from './api';
import { type StreamEvent, readEvents } from './eventStream';
import type { FetchArgs } from '@reduxjs/toolkit/query/react';

export type Following = ThunkAction<Promise<unknown>, unknown, ApiDeps, UnknownAction>;
export type OnEvent = (event: StreamEvent) => void;

/**
 * Reads the events of a stream until they end or the signal aborts; resolves to the error, if there was one. It is no
 * endpoint, because RTK Query would wait for its end before it loads anything again.
 */
export const followEvents =
  (stream: FetchArgs, onEvent: OnEvent, signal: AbortSignal): Following =>
  async (dispatch, getState, extra) => {
    const request = {
      ...stream,
      responseHandler: (response: Response) => (response.ok ? readEvents(response, onEvent) : response.json()),
    };
    const asker = {
      signal,
      abort: () => undefined,
      dispatch,
      getState,
      extra,
      endpoint: 'events',
      type: 'query',
    } as const;
    return (await extra.baseQuery(request, asker, {})).error;
  };
