import type { Panorama, Tour, TourPlan } from '@contract/tours';
import { type AnyEventObject, assign, fromCallback, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A way as it is edited: `to` is the other room's key. */
interface EditedLink {
  to: string;
  yaw_deg: number;
  pitch_deg: number;
  label: string;
}

/** A room as it is edited. */
export interface EditedRoom {
  /** The client's own name of it, known before the server has it. */
  key: string;
  /** The server's; null until its panorama is uploaded. */
  id: number | null;
  picture: Omit<Panorama, 'id' | 'client_id'> | null;
  title: string;
  alt: string;
  initial_yaw_deg: number;
  links: readonly EditedLink[];
  /** Where it is on the plan. */
  place: { x: number; y: number; north_offset_deg: number } | null;
  /** Why its upload failed. */
  failure?: unknown;
}

type EditedPlan = Pick<TourPlan, 'name' | 'drawing' | 'image'>;

/** A tour as it is edited: the draft that this browser keeps. */
export interface EditedTour {
  /** Of the published tour that it began with; 0 without one. */
  version: number;
  title: string;
  rooms: readonly EditedRoom[];
  plan: EditedPlan | null;
}

export interface Context extends EditedTour {
  /** The room that uploads, from 0 to 1. */
  progress: number;
  /** Why publishing failed. */
  refusal: unknown;
}

export interface PublishInput {
  tour: EditedTour;
}
export interface UploadInput {
  clientId: string;
}

export type TourEditorEvent =
  | { type: 'TITLED'; title: string }
  | { type: 'ADDED'; rooms: readonly EditedRoom[] }
  | { type: 'CHANGED'; key: string; room: Partial<Omit<EditedRoom, 'key'>> }
  | { type: 'MOVED'; key: string; to: number }
  | { type: 'REMOVED'; key: string }
  | { type: 'PLAN_CHOSEN'; plan: EditedTour['plan'] }
  | { type: 'PROGRESSED'; part: number }
  | { type: 'UPLOADED'; key: string; room: Pick<EditedRoom, 'id' | 'picture'> }
  | { type: 'UPLOAD_FAILED'; key: string; error: unknown }
  | { type: 'RETRIED'; key: string }
  | { type: 'PUBLISHED' }
  /** Publishes this draft in place of a version that somebody else published. */
  | { type: 'OVERWRITTEN'; version: number }
  /** Takes what is published now in place of this draft. */
  | { type: 'DISCARDED'; tour: EditedTour };

const changed = (rooms: readonly EditedRoom[], key: string, change: Partial<EditedRoom>) =>
  rooms.map((room) => (room.key === key ? { ...room, ...change } : room));

/** The rooms without one of them, and without the ways that lead there. */
const without = (rooms: readonly EditedRoom[], key: string) =>
  rooms
    .filter((room) => room.key !== key)
    .map((room) => ({ ...room, links: room.links.filter((link) => link.to !== key) }));

function moved(rooms: readonly EditedRoom[], key: string, to: number): readonly EditedRoom[] {
  const room = rooms.find((one) => one.key === key);
  const others = rooms.filter((one) => one.key !== key);
  return room ? [...others.slice(0, to), room, ...others.slice(to)] : rooms;
}

const waits = ({ id, failure }: EditedRoom) => id === null && failure === undefined;

/**
 * Making a tour: panoramas upload one after the other while rooms, ways and the plan are edited; then it is published.
 * Every change is kept as a draft.
 */
export const tourEditorMachine = setup({
  types: { context: {} as Context, events: {} as TourEditorEvent, input: {} as EditedTour },
  actors: {
    upload: fromCallback<AnyEventObject, UploadInput>(() => {
      throw new Error('actor "upload" was not provided');
    }),
    publish: unimplementedActor<Tour, PublishInput>('publish'),
  },
  guards: {
    hasWaiting: ({ context }) => context.rooms.some(waits),
    isComplete: ({ context: { title, rooms } }) =>
      title.trim() !== '' && rooms.every(({ id, title: name }) => id !== null && name.trim() !== ''),
    isUploading: ({ context, event }) => event.type === 'REMOVED' && context.rooms.find(waits)?.key === event.key,
  },
  actions: {
    keep: (_, _draft: EditedTour) => undefined,
    forget: () => undefined,
    setTitle: assign(({ context, event }) => (event.type === 'TITLED' ? { title: event.title } : context)),
    add: assign(({ context, event }) =>
      event.type === 'ADDED' ? { rooms: [...context.rooms, ...event.rooms] } : context,
    ),
    change: assign(({ context, event }) =>
      event.type === 'CHANGED' ? { rooms: changed(context.rooms, event.key, event.room) } : context,
    ),
    move: assign(({ context, event }) =>
      event.type === 'MOVED' ? { rooms: moved(context.rooms, event.key, event.to) } : context,
    ),
    remove: assign(({ context, event }) =>
      event.type === 'REMOVED' ? { rooms: without(context.rooms, event.key) } : context,
    ),
    choosePlan: assign(({ context, event }) =>
      event.type === 'PLAN_CHOSEN'
        ? { plan: event.plan, rooms: context.rooms.map((room) => ({ ...room, place: null })) }
        : context,
    ),
    progress: assign(({ context, event }) => (event.type === 'PROGRESSED' ? { progress: event.part } : context)),
    store: assign(({ context, event }) =>
      event.type === 'UPLOADED' ? { rooms: changed(context.rooms, event.key, event.room) } : context,
    ),
    fail: assign(({ context, event }) =>
      event.type === 'UPLOAD_FAILED' ? { rooms: changed(context.rooms, event.key, { failure: event.error }) } : context,
    ),
    retry: assign(({ context, event }) =>
      event.type === 'RETRIED' ? { rooms: changed(context.rooms, event.key, { failure: undefined }) } : context,
    ),
    replace: assign(({ context, event }) =>
      event.type === 'DISCARDED' ? { ...event.tour, refusal: undefined } : context,
    ),
    note: assign((_, { refusal }: { refusal: unknown }) => ({ refusal })),
    takeVersion: assign(({ context, event }) => (event.type === 'OVERWRITTEN' ? { version: event.version } : context)),
    clearRefusal: assign({ refusal: undefined }),
    startProgress: assign({ progress: 0 }),
  },
}).createMachine({
  id: 'tourEditor',
  type: 'parallel',
  context: ({ input }) => ({ ...input, progress: 0, refusal: undefined }),
  states: {
    work: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            TITLED: { actions: ['setTitle', { type: 'keep', params: ({ context }) => context }] },
            ADDED: { actions: ['add', { type: 'keep', params: ({ context }) => context }] },
            CHANGED: { actions: ['change', { type: 'keep', params: ({ context }) => context }] },
            MOVED: { actions: ['move', { type: 'keep', params: ({ context }) => context }] },
            REMOVED: { actions: ['remove', { type: 'keep', params: ({ context }) => context }] },
            PLAN_CHOSEN: { actions: ['choosePlan', { type: 'keep', params: ({ context }) => context }] },
            UPLOADED: { actions: ['store', { type: 'keep', params: ({ context }) => context }] },
            UPLOAD_FAILED: { actions: 'fail' },
            RETRIED: { actions: 'retry' },
            DISCARDED: { actions: ['replace', 'forget'] },
            PUBLISHED: { guard: 'isComplete', actions: 'clearRefusal', target: 'publishing' },
            OVERWRITTEN: { guard: 'isComplete', actions: ['takeVersion', 'clearRefusal'], target: 'publishing' },
          },
        },
        publishing: {
          invoke: {
            src: 'publish',
            input: ({ context }) => ({ tour: context }),
            onDone: { actions: 'forget', target: 'published' },
            onError: {
              actions: { type: 'note', params: ({ event }) => ({ refusal: event.error }) },
              target: 'editing',
            },
          },
        },
        published: { type: 'final' },
      },
    },
    uploads: {
      initial: 'idle',
      states: {
        idle: { always: { guard: 'hasWaiting', target: 'uploading' } },
        uploading: {
          entry: 'startProgress',
          invoke: {
            src: 'upload',
            input: ({ context }) => ({ clientId: context.rooms.find(waits)?.key ?? '' }),
          },
          on: {
            PROGRESSED: { actions: 'progress' },
            UPLOADED: 'idle',
            UPLOAD_FAILED: 'idle',
            REMOVED: { guard: 'isUploading', target: 'idle' },
            DISCARDED: 'idle',
          },
        },
      },
    },
  },
});
