import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { promisedModel } from '../../../../test/support/promisedModel';
import { type StreamInput, liveShortlistMachine, pollInterval } from './liveShortlistMachine';

const promised = promisedModel('opening', {
  opening: { CHANGED: 'live', LOST: 'polling', ENDED: 'ended' },
  live: { CHANGED: 'live', LOST: 'polling', ENDED: 'ended' },
  polling: { WAITED: 'opening' },
  ended: {},
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runLive() {
  const streams: { input: StreamInput; send: (event: AnyEventObject) => void; open: boolean }[] = [];
  let refreshed = 0;
  const machine = liveShortlistMachine.provide({
    actors: {
      stream: fromCallback<AnyEventObject, StreamInput>(({ input, sendBack }) => {
        const stream = { input, send: sendBack, open: true };
        streams.push(stream);
        return () => void (stream.open = false);
      }),
    },
    actions: { refresh: () => void (refreshed += 1) },
  });
  const live = createActor(machine, { input: { id: 7 } }).start();
  return {
    live,
    streams,
    refreshed: () => refreshed,
    state: () => {
      const { value } = live.getSnapshot();
      return typeof value === 'string' ? value : value.connected;
    },
    says: (type: 'CHANGED' | 'LOST' | 'ENDED') => streams.at(-1)?.send({ type }),
  };
}

describe('liveShortlistMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { says, state } = runLive();
      await path.test({
        events: {
          CHANGED: () => says('CHANGED'),
          LOST: () => says('LOST'),
          ENDED: () => says('ENDED'),
          WAITED: () => jest.advanceTimersByTime(pollInterval),
        },
        states: { '*': ({ value }) => expect(state()).toBe(value) },
      });
    },
  );

  it('loads the list again with each change, and with the opening, before which it may have changed', () => {
    const { says, refreshed } = runLive();
    expect(refreshed()).toBe(0);
    says('CHANGED');
    says('CHANGED');
    expect(refreshed()).toBe(2);
  });

  it('asks every 10 seconds while there is no stream, and tries to connect each time', () => {
    const { says, refreshed, streams } = runLive();
    says('LOST');
    expect([refreshed(), streams.length]).toEqual([1, 1]);
    for (let times = 2; times < 5; times += 1) {
      jest.advanceTimersByTime(pollInterval - 1);
      expect(streams).toHaveLength(times - 1);
      jest.advanceTimersByTime(1);
      expect([streams.length, streams.at(-1)?.input]).toEqual([times, { id: 7 }]);
      says('LOST');
      expect(refreshed()).toBe(times);
    }
  });

  it('loads the list once more when it may no longer be seen, and then never connects again', () => {
    const { says, refreshed, streams } = runLive();
    says('CHANGED');
    says('ENDED');
    jest.advanceTimersByTime(10 * pollInterval);
    expect([refreshed(), streams.length, streams[0]?.open]).toEqual([2, 1, false]);
  });

  it('closes the stream with the page', () => {
    const { live, streams } = runLive();
    live.stop();
    expect(streams[0]?.open).toBe(false);
  });
});
