import { createActor } from 'xstate';
import { promisedModel } from '../../../../test/support/promisedModel';
import { splashMachine } from './splashMachine';

const promised = promisedModel('dark', {
  dark: { AFTER_800_MS: 'greeting', SKIPPED: 'gone' },
  greeting: { AFTER_2200_MS: 'lifting', SKIPPED: 'gone' },
  lifting: { AFTER_600_MS: 'gone', SKIPPED: 'gone' },
  gone: {},
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('splashMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const splash = createActor(splashMachine).start();
      const after = (wait: number) => () => {
        const before = splash.getSnapshot().value;
        jest.advanceTimersByTime(wait - 1);
        expect(splash.getSnapshot().value).toBe(before);
        jest.advanceTimersByTime(1);
      };
      await path.test({
        events: {
          AFTER_800_MS: after(800),
          AFTER_2200_MS: after(2_200),
          AFTER_600_MS: after(600),
          SKIPPED: () => splash.send({ type: 'SKIPPED' }),
        },
        states: { '*': ({ value }) => expect(splash.getSnapshot().value).toBe(value) },
      });
    },
  );
});
