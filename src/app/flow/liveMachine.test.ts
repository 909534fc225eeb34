import { type AnyEventObject, createActor, fromCallback } from 'xstate';
import { promisedModel } from '../../../test/support/promisedModel';
import { liveMachine, pollInterval } from './liveMachine';

const promised = promisedModel('opening', {
  opening: { CHANGED: 'live', LOST: 'polling', ENDED: 'ended' },
  live: { CHANGED: 'live', LOST: 'polling', ENDED: 'ended' },
  polling: { WAITED: 'opening' },
  ended: {},
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function runLive() {
  const streams: { send: (event: AnyEventObject) => void; open: boolean }[] = [];
  let refreshed = 0;
  const machine = liveMachine.provide({
    actors: {
      stream: fromCallback(({ sendBack }) => {
        const stream = { send: sendBack, open: true };
        streams.push(stream);
        return () => void (stream.open = false);
      }),
    },
    actions: { refresh: () => void (refreshed += 1) },
  });
  const live = createActor(machine).start();
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

describe('liveMachine', () => {
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

  it('loads again with each change, and with the opening, before which it may have changed', () => {
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
      expect(streams).toHaveLength(times);
      says('LOST');
      expect(refreshed()).toBe(times);
    }
  });

  it('loads once more when one may no longer look, and then never connects again', () => {
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
