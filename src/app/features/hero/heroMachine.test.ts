import { createActor } from 'xstate';
import { promisedModel } from '../../../../test/support/promisedModel';
import { heroMachine } from './heroMachine';

const promised = promisedModel('waiting', {
  waiting: { STARTED: 'turning', PAUSED: 'paused' },
  turning: { HELD: 'held', PAUSED: 'paused', AFTER_6500_MS: 'turning', CHOSEN: 'turning' },
  held: { RELEASED: 'turning', PAUSED: 'paused', AFTER_6500_MS: 'held', CHOSEN: 'held' },
  paused: { PLAYED: 'turning', AFTER_6500_MS: 'paused', HELD: 'paused', RELEASED: 'paused', CHOSEN: 'paused' },
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('heroMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const hero = createActor(heroMachine, { input: { count: 5 } }).start();
      const send = (type: 'STARTED' | 'HELD' | 'RELEASED' | 'PAUSED' | 'PLAYED') => () => hero.send({ type });
      await path.test({
        events: {
          STARTED: send('STARTED'),
          HELD: send('HELD'),
          RELEASED: send('RELEASED'),
          PAUSED: send('PAUSED'),
          PLAYED: send('PLAYED'),
          CHOSEN: () => {
            hero.send({ type: 'CHOSEN', index: 3 });
            expect(hero.getSnapshot().context.index).toBe(3);
          },
          AFTER_6500_MS: () => {
            const {
              value,
              context: { index },
            } = hero.getSnapshot();
            jest.advanceTimersByTime(6_499);
            expect(hero.getSnapshot().context.index).toBe(index);
            jest.advanceTimersByTime(1);
            expect(hero.getSnapshot().context.index).toBe(value === 'turning' ? (index + 1) % 5 : index);
          },
        },
        states: { '*': ({ value }) => expect(hero.getSnapshot().value).toBe(value) },
      });
    },
  );

  it('shows the first slide again after the fifth', () => {
    const hero = createActor(heroMachine, { input: { count: 5 } }).start();
    hero.send({ type: 'STARTED' });
    jest.advanceTimersByTime(5 * 6_500);
    expect(hero.getSnapshot().context.index).toBe(0);
  });

  it('does not change slides before the splash screen has ended', () => {
    const hero = createActor(heroMachine, { input: { count: 5 } }).start();
    jest.advanceTimersByTime(60_000);
    expect(hero.getSnapshot().context.index).toBe(0);
  });
});
