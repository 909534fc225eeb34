import type { SlotChoice } from '@contract/meetings';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';
import { slotRefusalIn } from './meetingMachine';

interface ChangeContext {
  id: number;
  /** The latest requested slot. Requesting it again changes nothing twice. */
  choice: SlotChoice | undefined;
  message: string | undefined;
  /** It was moved on this page. */
  moved: boolean;
}

type ChangeEvent =
  | { type: 'MOVE' }
  | { type: 'CANCEL' }
  | { type: 'CHOSEN'; choice: SlotChoice }
  | { type: 'CONFIRMED' }
  | { type: 'AGAIN' }
  | { type: 'BACK' };

/** Moves or cancels a booked meeting. Both requests are safe to repeat, so a lost response leads to another try. */
export const meetingChangeMachine = setup({
  types: { context: {} as ChangeContext, events: {} as ChangeEvent, input: {} as { id: number } },
  actors: {
    move: unimplementedActor<void, { id: number; choice: SlotChoice }>('move'),
    cancel: unimplementedActor<void, { id: number }>('cancel'),
  },
  actions: {
    storeMessage: assign({ message: (by) => slotRefusalIn(by).message }),
    noteMoved: assign({ moved: true }),
    dropMessage: assign({ message: undefined }),
    storeChoice: assign({ choice: ({ event, context }) => (event.type === 'CHOSEN' ? event.choice : context.choice) }),
  },
  guards: {
    isTaken: (by) => slotRefusalIn(by).kind === 'taken',
    isRefused: (by) => slotRefusalIn(by).kind === 'refused',
  },
}).createMachine({
  id: 'meetingChange',
  context: ({ input }) => ({ id: input.id, choice: undefined, message: undefined, moved: false }),
  initial: 'shown',
  states: {
    shown: {
      on: {
        MOVE: { target: 'choosing', actions: 'dropMessage' },
        CANCEL: { target: 'confirming', actions: 'dropMessage' },
      },
    },
    choosing: { on: { CHOSEN: { target: 'moving', actions: 'storeChoice' }, BACK: 'shown' } },
    taken: { on: { CHOSEN: { target: 'moving', actions: 'storeChoice' }, BACK: 'shown' }, exit: 'dropMessage' },
    moving: {
      invoke: {
        src: 'move',
        input: ({ context: { id, choice } }) => ({ id, choice: choice ?? unchosen() }),
        onDone: { target: 'moved', actions: ['dropMessage', 'noteMoved'] },
        onError: [
          { guard: 'isTaken', target: 'taken', actions: 'storeMessage' },
          { guard: 'isRefused', target: 'shown', actions: 'storeMessage' },
          { target: 'moveUnanswered', actions: 'storeMessage' },
        ],
      },
    },
    moveUnanswered: { on: { AGAIN: 'moving', BACK: 'shown' }, exit: 'dropMessage' },
    moved: { on: { MOVE: 'choosing', CANCEL: 'confirming' } },
    confirming: {
      on: {
        CONFIRMED: { target: 'cancelling', actions: 'dropMessage' },
        BACK: { target: 'shown', actions: 'dropMessage' },
      },
    },
    cancelling: {
      invoke: {
        src: 'cancel',
        input: ({ context: { id } }) => ({ id }),
        onDone: 'cancelled',
        onError: [
          { guard: 'isRefused', target: 'shown', actions: 'storeMessage' },
          { target: 'confirming', actions: 'storeMessage' },
        ],
      },
    },
    cancelled: { type: 'final' },
  },
});

function unchosen(): never {
  throw new Error('a meeting is moved without a time to move to');
}
