import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A room's id. */
type Room = number;

interface Context {
  rooms: readonly Room[];
  /** The room that is shown; null before the first. */
  shown: Room | null;
  /** The room that loads, or the shown one. */
  wanted: Room;
  /** How often a room arrived. */
  visits: number;
  flat: boolean;
}

interface Input {
  rooms: readonly Room[];
  first: Room;
  /** This browser draws no spheres. */
  flat: boolean;
}

export type TourEvent =
  | { type: 'WENT'; to: Room }
  | { type: 'RETRIED' }
  /** Stays in the shown room after a failure. */
  | { type: 'STAYED' }
  /** The graphics card was taken away, or given back. */
  | { type: 'CONTEXT_LOST' }
  | { type: 'CONTEXT_RESTORED' }
  | { type: 'ENDED' };

/** Walking through a tour: which room is shown, loads, or failed to load; flat where no sphere can be drawn. */
export const tourMachine = setup({
  types: { context: {} as Context, events: {} as TourEvent, input: {} as Input },
  actors: {
    /** Loads a small picture of a room. */
    load: unimplementedActor<unknown, { room: Room }>('load'),
    /** Loads the shown room sharply and then its neighbours, as far as the connection allows. */
    sharpen: unimplementedActor<unknown, { room: Room }>('sharpen'),
  },
  guards: {
    isFlat: ({ context }) => context.flat,
    isOther: ({ context, event }) =>
      event.type === 'WENT' && event.to !== context.wanted && context.rooms.includes(event.to),
    isShowing: ({ context }) => context.shown !== null,
  },
  actions: {
    go: assign(({ context, event }) => (event.type === 'WENT' ? { wanted: event.to } : context)),
    goFlat: assign(({ context, event }) => (event.type === 'WENT' ? { wanted: event.to, shown: event.to } : context)),
    arrive: assign(({ context }) => ({ shown: context.wanted, visits: context.visits + 1 })),
    stay: assign(({ context }) => ({ wanted: context.shown ?? context.wanted })),
  },
}).createMachine({
  id: 'tour',
  initial: 'starting',
  context: ({ input: { rooms, first, flat } }) => ({ rooms, shown: null, wanted: first, visits: 0, flat }),
  on: { ENDED: '.ended', CONTEXT_LOST: '.flat' },
  states: {
    starting: { always: [{ guard: 'isFlat', target: 'flat' }, { target: 'loading' }] },
    loading: {
      invoke: {
        src: 'load',
        input: ({ context }) => ({ room: context.wanted }),
        onDone: { actions: 'arrive', target: 'looking' },
        onError: 'failed',
      },
      on: { WENT: { guard: 'isOther', actions: 'go', target: 'loading', reenter: true } },
    },
    looking: {
      invoke: { src: 'sharpen', input: ({ context }) => ({ room: context.wanted }), onDone: {}, onError: {} },
      on: { WENT: { guard: 'isOther', actions: 'go', target: 'loading' } },
    },
    failed: {
      on: {
        RETRIED: 'loading',
        WENT: { guard: 'isOther', actions: 'go', target: 'loading' },
        STAYED: { guard: 'isShowing', actions: 'stay', target: 'looking' },
      },
    },
    flat: {
      entry: 'arrive',
      on: { WENT: { guard: 'isOther', actions: 'goFlat' }, CONTEXT_LOST: {}, CONTEXT_RESTORED: 'loading' },
    },
    ended: { type: 'final' },
  },
});
