import { assign, setup } from 'xstate';

/** The specification's interval between slides, in milliseconds. */
export const slideInterval = 6_500;

type HeroEvent =
  | { type: 'STARTED' }
  | { type: 'HELD' }
  | { type: 'RELEASED' }
  | { type: 'PAUSED' }
  | { type: 'PLAYED' }
  | { type: 'CHOSEN'; index: number };

/**
 * Changes slides at a fixed interval once the splash screen has ended. Hovering or focusing holds the current slide;
 * the pause button stops it until it is pressed again.
 */
export const heroMachine = setup({
  types: { context: {} as { index: number; count: number }, events: {} as HeroEvent, input: {} as { count: number } },
  actions: {
    turn: assign({ index: ({ context }) => (context.index + 1) % context.count }),
    choose: assign({ index: (_, { index }: { index: number }) => index }),
  },
  delays: { slideInterval },
}).createMachine({
  id: 'hero',
  initial: 'waiting',
  context: ({ input }) => ({ index: 0, count: input.count }),
  on: { CHOSEN: { actions: { type: 'choose', params: ({ event }) => ({ index: event.index }) } } },
  states: {
    waiting: { on: { STARTED: 'turning', PAUSED: 'paused' } },
    turning: {
      after: { slideInterval: { target: 'turning', reenter: true, actions: 'turn' } },
      on: {
        HELD: 'held',
        PAUSED: 'paused',
        CHOSEN: {
          target: 'turning',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => ({ index: event.index }) },
        },
      },
    },
    held: { on: { RELEASED: 'turning', PAUSED: 'paused' } },
    paused: { on: { PLAYED: 'turning' } },
  },
});
