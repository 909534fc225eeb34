import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A change of a visit, as it is sent. */
export type VisitChange =
  | { step: 'confirm'; starts_at: string; link?: string | undefined; place?: string | undefined }
  | { step: 'propose'; proposals: string[]; place?: string | undefined }
  | { step: 'cancel'; reason: string }
  | { step: 'miss' };

interface ChangeContext {
  change: VisitChange | undefined;
  refusal: unknown;
  /** Something was changed here, so the new title takes the focus. */
  acted: boolean;
}

type ChangeEvent =
  | { type: 'PROPOSE' }
  | { type: 'CANCEL' }
  | { type: 'MISS' }
  | { type: 'BACK' }
  | { type: 'SEND'; change: VisitChange };

/** Changes a visit. Every change is safe to repeat, so a lost answer leads to another try. */
export const visitChangeMachine = setup({
  types: { context: {} as ChangeContext, events: {} as ChangeEvent },
  actors: { send: unimplementedActor<void, VisitChange>('send') },
  actions: {
    storeChange: assign({
      change: ({ event, context }) => (event.type === 'SEND' ? event.change : context.change),
      refusal: undefined,
    }),
    storeRefusal: assign({ refusal: ({ event }) => ('error' in event ? event.error : undefined) }),
    dropRefusal: assign({ refusal: undefined }),
    noteActed: assign({ acted: true, refusal: undefined }),
  },
  guards: {
    isConfirm: ({ event }) => event.type === 'SEND' && event.change.step === 'confirm',
    isPropose: ({ event }) => event.type === 'SEND' && event.change.step === 'propose',
    isCancel: ({ event }) => event.type === 'SEND' && event.change.step === 'cancel',
    isMiss: ({ event }) => event.type === 'SEND' && event.change.step === 'miss',
  },
}).createMachine({
  id: 'visitChange',
  context: { change: undefined, refusal: undefined, acted: false },
  initial: 'shown',
  states: {
    shown: {
      on: {
        SEND: { guard: 'isConfirm', target: 'confirming', actions: 'storeChange' },
        PROPOSE: { target: 'choosing', actions: 'dropRefusal' },
        CANCEL: { target: 'askingReason', actions: 'dropRefusal' },
        MISS: { target: 'askingMissed', actions: 'dropRefusal' },
      },
    },
    confirming: {
      invoke: {
        src: 'send',
        input: ({ context: { change } }) => change ?? unchanged(),
        onDone: { target: 'shown', actions: 'noteActed' },
        onError: { target: 'shown', actions: 'storeRefusal' },
      },
    },
    choosing: {
      on: {
        SEND: { guard: 'isPropose', target: 'proposing', actions: 'storeChange' },
        BACK: { target: 'shown', actions: 'dropRefusal' },
      },
    },
    proposing: {
      invoke: {
        src: 'send',
        input: ({ context: { change } }) => change ?? unchanged(),
        onDone: { target: 'shown', actions: 'noteActed' },
        onError: { target: 'choosing', actions: 'storeRefusal' },
      },
    },
    askingReason: {
      on: {
        SEND: { guard: 'isCancel', target: 'cancelling', actions: 'storeChange' },
        BACK: { target: 'shown', actions: 'dropRefusal' },
      },
    },
    cancelling: {
      invoke: {
        src: 'send',
        input: ({ context: { change } }) => change ?? unchanged(),
        onDone: { target: 'shown', actions: 'noteActed' },
        onError: { target: 'askingReason', actions: 'storeRefusal' },
      },
    },
    askingMissed: {
      on: {
        SEND: { guard: 'isMiss', target: 'noting', actions: 'storeChange' },
        BACK: { target: 'shown', actions: 'dropRefusal' },
      },
    },
    noting: {
      invoke: {
        src: 'send',
        input: ({ context: { change } }) => change ?? unchanged(),
        onDone: { target: 'shown', actions: 'noteActed' },
        onError: { target: 'askingMissed', actions: 'storeRefusal' },
      },
    },
  },
});

function unchanged(): never {
  throw new Error('a visit is changed without a change');
}
