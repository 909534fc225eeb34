import type { Meeting, MeetingKind } from '@contract/meetings';
import * as messages from '@messages/app/meetings';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** The requested slot as the calendar showed it, and an id that makes repeated requests safe. */
export interface MeetingChoice {
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  /** The time zone of date and time. */
  timezone: string;
  client_id: string;
  kind?: MeetingKind;
  topic?: string;
  /** The number to call. */
  phone?: string;
  /** The listing to talk about. */
  property?: number;
}

/** Why a slot is not held, moved or released. */
export interface SlotRefusal {
  /** Someone else has the slot, the server refused, or it did not answer and may have made the change. */
  kind: 'taken' | 'refused' | 'unanswered';
  message: string;
}

const isSlotRefusal = (error: unknown): error is SlotRefusal =>
  typeof error === 'object' && error !== null && 'kind' in error && 'message' in error;

/** The reason that an actor failed; a bug in an actor counts as a request without a response. */
export function slotRefusalIn({ event }: { event: object }): SlotRefusal {
  const error = 'error' in event ? event.error : undefined;
  return isSlotRefusal(error) ? error : { kind: 'unanswered', message: messages.somethingWentWrongOnOurSide };
}

/** A meeting, and when its hold ends: milliseconds on this device's clock. */
export interface HeldMeeting {
  meeting: Meeting;
  deadline: number;
}

interface MeetingContext {
  held: HeldMeeting | undefined;
  words: string | undefined;
  /** Whether the visitor acted: only then may the screen take the focus. */
  acted: boolean;
}

type MeetingEvent =
  | { type: 'SUBMITTED'; choice: MeetingChoice }
  /** The server has a slot that this account already holds. */
  | { type: 'FOUND'; held: HeldMeeting }
  | { type: 'PAID' }
  | { type: 'LET_GO' }
  | { type: 'AGAIN' }
  | { type: 'LOGGED_OUT' };

const noMeeting = { held: undefined, words: undefined } as const;

/** A meeting from choice to payment: its slot is held for a while and is then paid, released, or lost. */
export const meetingMachine = setup({
  types: { context: {} as MeetingContext, events: {} as MeetingEvent },
  actors: {
    hold: unimplementedActor<HeldMeeting, MeetingChoice>('hold'),
    release: unimplementedActor<void, number>('release'),
  },
  // milliseconds until the hold ends, on this device's clock
  delays: { untilLapse: ({ context }) => Math.max(0, (context.held?.deadline ?? 0) - Date.now()) },
  actions: {
    storeMeeting: assign((_, { held }: { held: HeldMeeting }) => ({ held })),
    storeRefusal: assign((_, { message }: SlotRefusal) => ({ words: message })),
    dropRefusal: assign({ words: undefined }),
    forget: assign(noMeeting),
    noteActed: assign({ acted: true }),
    noteUntouched: assign({ acted: false }),
  },
  guards: {
    isBooked: (_, { meeting }: HeldMeeting) => meeting.status === 'booked',
    isTaken: (_, { kind }: SlotRefusal) => kind === 'taken',
  },
}).createMachine({
  id: 'meeting',
  context: { held: undefined, words: undefined, acted: false },
  initial: 'choosing',
  on: { LOGGED_OUT: { target: '.choosing', actions: ['forget', 'noteUntouched'] } },
  states: {
    choosing: {
      on: {
        SUBMITTED: 'holding',
        FOUND: { target: 'held', actions: { type: 'storeMeeting', params: ({ event }) => ({ held: event.held }) } },
      },
    },
    taken: {
      on: {
        SUBMITTED: 'holding',
        FOUND: { target: 'held', actions: { type: 'storeMeeting', params: ({ event }) => ({ held: event.held }) } },
      },
    },
    refused: {
      on: {
        SUBMITTED: 'holding',
        FOUND: { target: 'held', actions: { type: 'storeMeeting', params: ({ event }) => ({ held: event.held }) } },
      },
    },
    holding: {
      entry: ['forget', 'noteActed'],
      invoke: {
        src: 'hold',
        input: ({ event }) => (event as Extract<MeetingEvent, { type: 'SUBMITTED' }>).choice,
        onDone: [
          {
            guard: { type: 'isBooked', params: ({ event }) => event.output },
            target: 'booked',
            actions: { type: 'storeMeeting', params: ({ event }) => ({ held: event.output }) },
          },
          { target: 'held', actions: { type: 'storeMeeting', params: ({ event }) => ({ held: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'isTaken', params: slotRefusalIn },
            target: 'taken',
            actions: { type: 'storeRefusal', params: slotRefusalIn },
          },
          { target: 'refused', actions: { type: 'storeRefusal', params: slotRefusalIn } },
        ],
      },
    },
    // a repeated request returns the same slot with its order
    held: { after: { untilLapse: 'lapsed' }, on: { PAID: 'booked', LET_GO: 'releasing', SUBMITTED: 'holding' } },
    releasing: {
      entry: ['dropRefusal', 'noteActed'],
      invoke: {
        src: 'release',
        input: ({ context }) => context.held?.meeting.id ?? 0,
        onDone: { target: 'choosing', actions: 'forget' },
        onError: { target: 'held', actions: { type: 'storeRefusal', params: slotRefusalIn } },
      },
      on: { PAID: 'booked' },
    },
    // a pending payment may still arrive
    lapsed: { on: { PAID: 'booked', AGAIN: { target: 'choosing', actions: ['forget', 'noteActed'] } } },
    booked: { on: { AGAIN: { target: 'choosing', actions: ['forget', 'noteActed'] } } },
  },
});
