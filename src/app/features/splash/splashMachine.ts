import { setup } from 'xstate';

/**
 * The specification's intro: a greeting after 0.8 s, gone after 3 s. Milliseconds since the splash screen was first
 * painted.
 */
export const splashTimes = { greeting: 800, lift: 3_000, lifted: 3_600 } as const;

/** A splash screen over the complete page: it greets, lifts, and can be skipped at any time. */
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
