import { setup } from 'xstate';

/** The spec's intro: a greeting after 0.8 s, gone after 3 s. Milliseconds since the curtain was first seen. */
export const splashTimes = { greeting: 800, lift: 3_000, lifted: 3_600 } as const;

/** A curtain over a page that lies complete beneath it: it greets, lifts, and can be skipped at any moment. */
export const splashMachine = setup({
  types: { events: {} as { type: 'SKIPPED' } },
  delays: {
    untilGreeting: splashTimes.greeting,
    untilLift: splashTimes.lift - splashTimes.greeting,
    untilLifted: splashTimes.lifted - splashTimes.lift,
  },
}).createMachine({
  id: 'splash',
  initial: 'dark',
  states: {
    dark: { after: { untilGreeting: 'greeting' }, on: { SKIPPED: 'gone' } },
    greeting: { after: { untilLift: 'lifting' }, on: { SKIPPED: 'gone' } },
    lifting: { after: { untilLifted: 'gone' }, on: { SKIPPED: 'gone' } },
    gone: { type: 'final' },
  },
});
