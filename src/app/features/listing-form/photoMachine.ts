import type { PropertyImage } from '@contract/properties';
import { type AnyEventObject, assign, fromCallback, sendParent, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** One photo of a form. */
export interface PhotoInput {
  /** One's own name of it: the server stores it once, however often it is sent. */
  clientId: string;
  name: string;
  /** Bytes; 0 of one that the server has already. */
  size: number;
  alt: string;
  /** As the server has it; null until it arrived. */
  image: PropertyImage | null;
  /** Larger than the server accepts: it is resized before it is sent. */
  isLarge?: boolean;
  /** The draft that it is sent to; null until there is one. */
  draftId?: number | null;
}

export interface Context extends PhotoInput {
  /** How much of it is on its way, from 0 to 1. */
  progress: number;
  /** The words it was sent with. */
  sentAlt: string;
  /** The file that was chosen, where it was made smaller since. */
  chosen: Prepared | null;
  /** Why the last call failed. */
  refusal: unknown;
}

export type PhotoEvent =
  | { type: 'TURN' }
  | { type: 'PROGRESSED'; part: number }
  | { type: 'ARRIVED'; image: PropertyImage }
  | { type: 'FAILED'; error: unknown }
  | { type: 'CANCELLED' }
  | { type: 'RETRIED' }
  /** The connection or the account is back. */
  | { type: 'RECONNECTED' }
  | { type: 'DRAFT_CHANGED'; draftId: number | null }
  | { type: 'REMOVED' }
  | { type: 'DESCRIBED'; alt: string }
  /** The server has it. */
  | { type: 'FOUND'; image: PropertyImage };

/** What a file is called, and its bytes. */
export type Prepared = Pick<PhotoInput, 'name' | 'size'>;
export type SendInput = Pick<Context, 'clientId' | 'alt' | 'draftId'>;
export interface ImageInput {
  clientId: string;
  draftId?: number | null | undefined;
  image: PropertyImage | null;
  /** All of it has left this browser. */
  sentWhole: boolean;
}

/**
 * One photo of a listing: resized first where it is too large, queued, uploaded, and stored; a failed one can be retried. A cancelled upload is
 * also looked up and deleted on the server, because it may have arrived before the connection was lost.
 */
export const photoMachine = setup({
  types: { context: {} as Context, events: {} as PhotoEvent, input: {} as PhotoInput },
  actions: {
    moved: sendParent({ type: 'PHOTO_MOVED' }),
    arrived: sendParent({ type: 'PHOTO_ARRIVED' }),
    progress: assign(({ context, event }) => (event.type === 'PROGRESSED' ? { progress: event.part } : context)),
    arrive: assign(({ context, event }) =>
      event.type === 'ARRIVED' || event.type === 'FOUND'
        ? { image: event.image, progress: 1, refusal: undefined }
        : context,
    ),
    describe: assign(({ context, event }) => (event.type === 'DESCRIBED' ? { alt: event.alt } : context)),
    send: assign(({ context }) => ({ progress: 0, refusal: undefined, sentAlt: context.alt })),
    prepare: assign(({ context }, { name, size }: Prepared) => ({
      chosen: { name: context.name, size: context.size },
      name,
      size,
      isLarge: false,
    })),
    note: assign((_, { refusal }: { refusal: unknown }) => ({ refusal })),
    storeDraft: assign(({ context, event }) => (event.type === 'DRAFT_CHANGED' ? { draftId: event.draftId } : context)),
    /** Sends the words of a picture that the server has. */
    sendWords: (_, _words: Pick<PhotoInput, 'image' | 'alt' | 'draftId'>) => undefined,
    notifyRefused: (_, _refused: { refusal: unknown }) => undefined,
  },
  guards: {
    isThere: ({ context }) => context.image !== null,
    isMissing: ({ context }) => context.image === null,
    isLarge: ({ context }) => context.isLarge === true,
    /** It failed because the server did not answer or nobody was logged in. */
    mayRetry: () => false,
    wordsAreNew: ({ context }) => context.alt !== context.sentAlt,
  },
  actors: {
    /** Makes it smaller, and keeps it so. */
    prepare: unimplementedActor<Prepared, Pick<PhotoInput, 'clientId'>>('prepare'),
    send: fromCallback<AnyEventObject, SendInput>(() => {
      throw new Error('actor "send" was not provided');
    }),
    /** Removes from the server what may have arrived of it. */
    clear: unimplementedActor<unknown, ImageInput>('clear'),
  },
}).createMachine({
  id: 'photo',
  initial: 'beginning',
  context: ({ input }) => ({
    ...input,
    progress: input.image ? 1 : 0,
    sentAlt: input.alt,
    chosen: null,
    refusal: undefined,
  }),
  on: { DESCRIBED: { actions: 'describe' }, DRAFT_CHANGED: { actions: 'storeDraft' } },
  states: {
    beginning: {
      always: [{ guard: 'isThere', target: 'there' }, { guard: 'isLarge', target: 'preparing' }, { target: 'waiting' }],
    },
    preparing: {
      entry: 'moved',
      invoke: {
        src: 'prepare',
        input: ({ context }) => context,
        onDone: { actions: { type: 'prepare', params: ({ event }) => event.output }, target: 'waiting' },
        onError: { actions: { type: 'note', params: ({ event }) => ({ refusal: event.error }) }, target: 'failed' },
      },
      on: { CANCELLED: 'gone', REMOVED: 'gone', FOUND: { actions: 'arrive', target: 'there' } },
    },
    waiting: {
      entry: 'moved',
      on: { TURN: 'sending', REMOVED: 'gone', FOUND: { actions: 'arrive', target: 'there' } },
    },
    sending: {
      entry: ['send', 'moved'],
      invoke: { src: 'send', input: ({ context }) => context },
      on: {
        PROGRESSED: { actions: 'progress' },
        ARRIVED: { actions: ['arrive', 'arrived'], target: 'arriving' },
        FAILED: { actions: { type: 'note', params: ({ event }) => ({ refusal: event.error }) }, target: 'failed' },
        CANCELLED: 'clearing',
        REMOVED: 'clearing',
      },
    },
    /** It is there; were its words changed on the way? */
    arriving: {
      always: [
        { guard: 'wordsAreNew', actions: { type: 'sendWords', params: ({ context }) => context }, target: 'there' },
        { target: 'there' },
      ],
    },
    failed: {
      entry: 'moved',
      on: {
        RETRIED: 'beginning',
        RECONNECTED: { guard: 'mayRetry', target: 'beginning' },
        REMOVED: 'clearing',
        FOUND: { actions: 'arrive', target: 'there' },
      },
    },
    clearing: {
      entry: 'moved',
      invoke: {
        src: 'clear',
        input: ({ context: { clientId, draftId, image, progress } }) => ({
          clientId,
          draftId,
          image,
          sentWhole: progress === 1,
        }),
        onDone: 'gone',
        onError: [
          {
            guard: 'isMissing',
            actions: { type: 'note', params: ({ event }) => ({ refusal: event.error }) },
            target: 'failed',
          },
          { actions: { type: 'notifyRefused', params: ({ event }) => ({ refusal: event.error }) }, target: 'there' },
        ],
      },
    },
    there: {
      entry: 'moved',
      on: {
        REMOVED: 'clearing',
        FOUND: { actions: 'arrive' },
        DESCRIBED: {
          actions: [
            'describe',
            { type: 'sendWords', params: ({ context, event }) => ({ ...context, alt: event.alt }) },
          ],
        },
      },
    },
    gone: { entry: 'moved', type: 'final' },
  },
});
