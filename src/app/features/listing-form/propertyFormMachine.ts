import type { PropertyImage } from '@contract/properties';
import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';
import { type PhotoCount, type PhotoListInput, clientIdOf, isPhoto, photoListMachine } from './photoListMachine';

/** What a form holds, by field. */
type Entry = Readonly<Record<string, string>>;

/** What outlives the tab. */
export interface SavedListing {
  /** As it was typed. */
  typed: Entry;
  /** What the server has of it. */
  stored: Entry;
  draftId: number | null;
  /** One's own name of the listing: the server makes one draft of it, however often it is asked. */
  clientId: string;
  /** When the server last kept it, ISO 8601. */
  savedAt: string | null;
}

export interface FormInput extends SavedListing {
  /** What can be kept of what was typed. */
  entry: Entry;
  /** A form in which nothing was written. */
  blank: Entry;
  /** Somebody is logged in. */
  account: boolean;
  /** Everybody sees this listing: it changes when its owner says so, not while they type. */
  live: boolean;
  photos: PhotoCount;
  /** The photos that the form begins with. */
  photoList: Omit<PhotoListInput, 'draftId'>;
}

export type PhotoListRef = ActorRefFrom<typeof photoListMachine>;

export interface Context extends Omit<FormInput, 'photoList'> {
  photoList: PhotoListRef;
  /** Photos are being sent to the draft. */
  photosOpen: boolean;
  /** The server keeps no drafts: all is sent at once, in the end. */
  oneShot: boolean;
  /** Why the last call failed, for the message. */
  refusal: unknown;
  /** Trying again by itself may help. */
  away: boolean;
  /** What was posted, or changed. */
  postedId: number | null;
  /** Grows when what was typed is replaced by what the server has. */
  revision: number;
}

export type Stored = Pick<SavedListing, 'draftId' | 'stored' | 'savedAt'>;
/** The current state of a draft. One that is gone starts again under another name. */
export type LookupResult =
  (Pick<SavedListing, 'stored' | 'savedAt'> & { images: readonly PropertyImage[] }) | { gone: true; clientId: string };
export type SaveInput = Pick<Context, 'entry' | 'stored' | 'draftId' | 'clientId'>;
export interface PublishInput extends Pick<Context, 'entry' | 'draftId'> {
  /** The names of the photos that wait in this browser, in order: for a server that takes them all at once. */
  waiting: readonly string[];
}

/** What a call is refused with: as far as it decides what comes next, and the error itself. */
export interface FormRefusal {
  /** Nobody answered; beyond the allowance; the server knows no drafts; anything else. */
  kind: 'away' | 'held' | 'noDrafts' | 'other';
  error: unknown;
}

type FormEvent =
  | { type: 'TYPED'; typed: Entry; entry: Entry }
  | { type: 'PHOTOS'; photos: PhotoCount }
  | { type: 'LOGGED_IN' }
  | { type: 'LOGGED_OUT' }
  | { type: 'SUBMITTED' }
  /** Now and not after a pause: somebody is about to leave, or the connection is back. */
  | { type: 'SAVE_NOW' }
  /** The connection is back. */
  | { type: 'RECONNECTED' }
  /** Post without waiting for the photos. */
  | { type: 'STOPPED' };

/** Whether two forms hold the same. */
export const same = (one: Entry, other: Entry) =>
  Object.keys({ ...one, ...other }).every((field) => (one[field] ?? '') === (other[field] ?? ''));
/** What was written since the server last heard stays; the rest is the server's. */
const merged = (mine: Entry, before: Entry, theirs: Entry): Entry =>
  Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((field) => [
      field,
      ((mine[field] ?? '') === (before[field] ?? '') ? theirs : mine)[field] ?? '',
    ]),
  );

/** Whether something would be lost, or found in this browser only, by who leaves now. */
export function isUnsaved({ typed, stored, photos }: Pick<Context, 'typed' | 'stored' | 'photos'>): boolean {
  return !same(typed, stored) || photos.busy + photos.failed > 0;
}

const refusalOf = ({ event }: { event: unknown }) => (event as { error: FormRefusal }).error;
const noted = { type: 'note', params: (by: { event: unknown }) => ({ refusal: refusalOf(by) }) } as const;
const kept = { type: 'store', params: ({ event }: { event: { output: Stored } }) => event.output } as const;

/**
 * Writing a listing. A new one is saved as a draft while it is typed, kept in the browser until somebody is logged in, and posted in the
 * end; a `live` one is saved when its owner says so. Posting waits for photos on their way. Begins again wherever a `KeptListing` stood.
 */
export const propertyFormMachine = setup({
  types: { context: {} as Context, events: {} as FormEvent, input: {} as FormInput },
  delays: { pause: 900, retryPause: 8_000 },
  actions: {
    type: assign(({ context, event }) =>
      event.type === 'TYPED' ? { typed: event.typed, entry: event.entry } : context,
    ),
    count: assign(({ context, event }) => (event.type === 'PHOTOS' ? { photos: event.photos } : context)),
    enter: assign({ account: true }),
    leave: assign({ account: false }),
    store: assign((_, { draftId, stored, savedAt }: Stored) => ({ draftId, stored, savedAt, refusal: undefined })),
    meet: assign(({ context }, looked: LookupResult) => {
      const { typed, entry, stored, blank } = context;
      const reset = { refusal: undefined, revision: context.revision + 1 };
      if ('stored' in looked)
        return {
          ...reset,
          typed: merged(typed, stored, looked.stored),
          entry: merged(entry, stored, looked.stored),
          stored: looked.stored,
          savedAt: looked.savedAt,
        };
      const again = same(typed, stored) ? { typed: blank, entry: blank } : {};
      return { ...reset, ...again, draftId: null, savedAt: null, stored: blank, clientId: looked.clientId };
    }),
    note: assign((_, { refusal }: { refusal: FormRefusal }) => ({
      refusal: refusal.error,
      away: refusal.kind === 'away',
    })),
    finish: assign((_, { id }: { id: number | null }) => ({ postedId: id })),
    sendAtOnce: assign({ oneShot: true }),
    openPhotos: sendTo(
      ({ context }) => context.photoList,
      ({ context }) => ({ type: 'OPENED', draftId: context.draftId ?? 0 }),
    ),
    shutPhotos: sendTo(
      ({ context }) => context.photoList,
      ({ context }) => ({ type: 'SHUT', draftId: context.draftId }),
    ),
    notePhotosOpen: assign({ photosOpen: true }),
    notePhotosShut: assign({ photosOpen: false }),
    showStored: sendTo(
      ({ context }) => context.photoList,
      (_, { images }: { images: readonly PropertyImage[] }) => ({ type: 'FOUND', images }),
    ),
    reconnectPhotos: sendTo(({ context }) => context.photoList, { type: 'RECONNECTED' }),
    /** Somebody must log in first. */
    askLogin: () => undefined,
  },
  guards: {
    isGone: (_, looked: LookupResult) => 'gone' in looked,
    isHeld: (by) => refusalOf(by).kind === 'held',
    knowsNoDrafts: (by) => refusalOf(by).kind === 'noDrafts',
    mayOpenPhotos: ({ context: { account, draftId, photosOpen } }) => !photosOpen && account && draftId !== null,
    mustShutPhotos: ({ context: { account, draftId, photosOpen } }) => photosOpen && !(account && draftId !== null),
    isStored: ({ context }) => same(context.entry, context.stored) && context.draftId !== null,
    isBegun: ({ context }) => !same(context.entry, context.stored) || context.photos.busy > 0,
    isVisitor: ({ context }) => !context.account,
    isOneShot: ({ context }) => context.oneShot,
    saves: ({ context }) => context.account && !context.live && !context.oneShot,
    mayRetry: ({ context }) => context.away && context.account && !context.live && !context.oneShot,
    hasDraft: ({ context }) => context.account && !context.live && context.draftId !== null,
    isBehind: ({ context }) => !same(context.entry, context.stored),
    isStuck: ({ context }) => context.photos.busy === 0 && context.photos.failed > 0,
    isSettled: ({ context }) => context.photos.busy === 0,
    /** Everybody sees it already. */
    isReady: ({ context }) => context.live && context.photos.busy === 0,
    arrives: ({ event }) => event.type === 'PHOTOS' && event.photos.busy > 0,
  },
  actors: {
    photoList: photoListMachine,
    look: unimplementedActor<LookupResult, { draftId: number | null }>('look'),
    save: unimplementedActor<Stored, SaveInput>('save'),
    publish: unimplementedActor<{ id: number }, PublishInput>('publish'),
  },
}).createMachine({
  id: 'propertyForm',
  initial: 'restoring',
  context: ({ input: { photoList, ...input }, spawn }) => ({
    ...input,
    photoList: spawn('photoList', { id: 'photoList', input: { ...photoList, draftId: input.draftId } }),
    photosOpen: false,
    oneShot: false,
    refusal: undefined,
    away: false,
    postedId: null,
    revision: 0,
  }),
  // photos are sent while somebody is logged in and there is a draft
  always: [
    { guard: 'mayOpenPhotos', actions: ['notePhotosOpen', 'openPhotos'] },
    { guard: 'mustShutPhotos', actions: ['notePhotosShut', 'shutPhotos'] },
  ],
  on: {
    PHOTOS: { actions: 'count' },
    TYPED: { actions: 'type' },
    RECONNECTED: { actions: 'reconnectPhotos' },
    LOGGED_IN: { actions: 'enter' },
    LOGGED_OUT: { target: '.noted', actions: 'leave' },
  },
  states: {
    restoring: { always: [{ guard: 'hasDraft', target: 'looking' }, { target: 'routing' }] },
    looking: {
      invoke: {
        src: 'look',
        input: ({ context }) => ({ draftId: context.draftId }),
        onDone: [
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            actions: { type: 'meet', params: ({ event }) => event.output },
            target: 'routing',
          },
          {
            actions: [
              { type: 'meet', params: ({ event }) => event.output },
              {
                type: 'showStored',
                params: ({ event: { output } }) => ({ images: 'images' in output ? output.images : [] }),
              },
            ],
            target: 'routing',
          },
        ],
        onError: { actions: noted, target: 'unknown' },
      },
    },
    /** The server could not be asked what became of the draft. */
    unknown: { after: { retryPause: 'looking' }, on: { SAVE_NOW: 'looking', SUBMITTED: 'looking' } },
    /** Picks the state that fits what is typed and stored. */
    routing: {
      always: [{ guard: 'isStored', target: 'saved' }, { guard: 'isBegun', target: 'begun' }, { target: 'empty' }],
    },
    begun: {
      always: [{ guard: 'isVisitor', target: 'noted' }, { guard: 'isOneShot', target: 'noted' }, { target: 'changed' }],
    },
    empty: {
      on: {
        TYPED: { actions: 'type', target: 'routing' },
        PHOTOS: [{ guard: 'arrives', actions: 'count', target: 'begun' }, { actions: 'count' }],
        LOGGED_OUT: { actions: 'leave' },
      },
    },
    /** In this browser only. */
    noted: {
      on: {
        LOGGED_IN: { actions: 'enter', target: 'restoring' },
        LOGGED_OUT: { actions: 'leave' },
        SUBMITTED: [{ guard: 'isVisitor', target: 'asking' }, { target: 'posting' }],
      },
    },
    /** Who wanted to post was asked to log in. */
    asking: {
      entry: 'askLogin',
      on: {
        TYPED: { actions: 'type', target: 'noted' },
        LOGGED_IN: { actions: 'enter', target: 'posting' },
        LOGGED_OUT: { actions: 'leave' },
        SUBMITTED: { target: 'asking', reenter: true },
      },
    },
    changed: {
      after: { pause: { guard: 'saves', target: 'saving' } },
      on: {
        TYPED: { actions: 'type', target: 'routing' },
        SAVE_NOW: { guard: 'saves', target: 'saving' },
        SUBMITTED: 'posting',
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: { actions: kept, target: 'routing' },
        onError: [
          { guard: 'knowsNoDrafts', actions: 'sendAtOnce', target: 'noted' },
          { actions: noted, target: 'unsaved' },
        ],
      },
      on: { SUBMITTED: 'posting' },
    },
    saved: {
      on: {
        TYPED: { actions: 'type', target: 'routing' },
        SUBMITTED: 'posting',
        LOGGED_OUT: { actions: 'leave', target: 'parked' },
      },
    },
    /** The server has all of it, but nobody is logged in any more. */
    parked: {
      on: {
        TYPED: { actions: 'type', target: 'noted' },
        LOGGED_IN: { actions: 'enter', target: 'restoring' },
        LOGGED_OUT: { actions: 'leave' },
        SUBMITTED: 'asking',
      },
    },
    unsaved: {
      after: { retryPause: { guard: 'mayRetry', target: 'saving' } },
      on: {
        TYPED: { actions: 'type', target: 'routing' },
        SAVE_NOW: { guard: 'saves', target: 'saving' },
        SUBMITTED: 'posting',
      },
    },
    posting: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isOneShot', target: 'publishing' },
            { guard: 'isStored', target: 'waiting' },
            { target: 'storing' },
          ],
        },
        storing: {
          invoke: {
            src: 'save',
            input: ({ context }) => context,
            onDone: { actions: kept, target: 'waiting' },
            onError: [
              { guard: 'knowsNoDrafts', actions: 'sendAtOnce', target: 'publishing' },
              { actions: noted, target: '#propertyForm.refused' },
            ],
          },
        },
        /** For photos on their way. */
        waiting: {
          always: [
            { guard: 'isBehind', target: 'storing' },
            { guard: 'isStuck', target: '#propertyForm.stuck' },
            {
              guard: 'isReady',
              actions: { type: 'finish', params: ({ context }) => ({ id: context.draftId }) },
              target: '#propertyForm.posted',
            },
            { guard: 'isSettled', target: 'publishing' },
          ],
          on: { STOPPED: '#propertyForm.routing' },
        },
        publishing: {
          invoke: {
            src: 'publish',
            input: ({ context: { entry, draftId, photoList } }) => ({
              entry,
              draftId,
              waiting: photoList
                .getSnapshot()
                .context.photos.filter((photo) => isPhoto(photo, 'preparing', 'waiting'))
                .map(clientIdOf),
            }),
            onDone: {
              actions: { type: 'finish', params: ({ event }) => event.output },
              target: '#propertyForm.posted',
            },
            onError: [
              { guard: 'isHeld', actions: noted, target: '#propertyForm.held' },
              { actions: noted, target: '#propertyForm.refused' },
            ],
          },
        },
      },
    },
    /** Posting was refused; what was typed stands as it was. */
    refused: { on: { TYPED: { actions: 'type', target: 'routing' }, SUBMITTED: 'posting' } },
    /** Some photos did not arrive: they are tried again or taken away first. */
    stuck: {
      on: {
        TYPED: { actions: 'type', target: 'routing' },
        PHOTOS: { actions: 'count', target: 'routing' },
        SUBMITTED: 'posting',
      },
    },
    /** Beyond the allowance: a draft, with the way out. */
    held: {
      on: {
        TYPED: { actions: 'type', target: 'routing' },
        SUBMITTED: 'posting',
        LOGGED_OUT: { actions: 'leave', target: 'parked' },
      },
    },
    posted: { type: 'final' },
  },
});
