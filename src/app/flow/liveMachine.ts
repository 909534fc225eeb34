import { fromCallback, setup } from 'xstate';

/** Milliseconds between two looks, and two tries to connect, while there is no connection. */
export const pollInterval = 10_000;

type LiveEvent =
  /** The server announces changes, or something changed. */
  | { type: 'CHANGED' }
  /** The connection is no longer there. */
  | { type: 'LOST' }
  /** This account may no longer look. */
  | { type: 'ENDED' };

/**
 * Keeps what somebody looks at current: by a stream of changes, and by asking again and again while there is none.
 * The stream reports CHANGED, LOST and ENDED.
 */
export const liveMachine = setup({
  types: { events: {} as LiveEvent },
  actors: {
    // connects to nothing until it is provided
    stream: fromCallback(() => undefined),
  },
  actions: {
    refresh: () => {
      throw new Error('action "refresh" was not provided');
    },
  },
  delays: { pollInterval },
}).createMachine({
  id: 'live',
  initial: 'connected',
  states: {
    connected: {
      initial: 'opening',
      invoke: { src: 'stream' },
      on: { LOST: 'polling', ENDED: 'ended' },
      states: {
        opening: { on: { CHANGED: { target: 'live', actions: 'refresh' } } },
        live: { on: { CHANGED: { actions: 'refresh' } } },
      },
    },
    polling: { entry: 'refresh', after: { pollInterval: 'connected' } },
    ended: { type: 'final', entry: 'refresh' },
  },
});
