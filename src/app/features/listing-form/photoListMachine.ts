import type { PropertyImage } from '@contract/properties';
import { type ActorRefFrom, type SnapshotFrom, assign, enqueueActions, sendParent, setup } from 'xstate';
import { type PhotoInput, photoMachine } from './photoMachine';

export type Photo = ActorRefFrom<typeof photoMachine>;

export interface Context {
  /** In the listing's order. */
  photos: readonly Photo[];
  /** The server may have another order. */
  orderIsNew: boolean;
  /** The draft to upload to. */
  draftId: number | null;
}

/** The photos that a form starts with. */
export interface PhotoListInput {
  draftId: number | null;
  /** Photos that still have to be uploaded. */
  added: readonly PhotoInput[];
  /** The server's pictures, in its order. */
  images: readonly PropertyImage[];
}

/** The number of a form's photos that are still uploading, and of those that failed. */
export interface PhotoCount {
  busy: number;
  failed: number;
}

type PhotoListEvent =
  | { type: 'ADDED'; photos: readonly PhotoInput[] }
  | { type: 'MOVED'; clientId: string; to: number }
  /** The server's pictures, in its order. */
  | { type: 'FOUND'; images: readonly PropertyImage[] }
  /** There is a draft to upload to. */
  | { type: 'OPENED'; draftId: number }
  /** Nobody is logged in, or the draft no longer exists. */
  | { type: 'SHUT'; draftId: number | null }
  /** The connection is back. */
  | { type: 'RECONNECTED' }
  /** One of the photos changed its state. */
  | { type: 'PHOTO_MOVED' }
  | { type: 'PHOTO_ARRIVED' };

/** The server decodes two at a time, so more would only wait there. */
const atOnce = 3;

export const isPhoto = (photo: Photo, ...states: SnapshotFrom<typeof photoMachine>['value'][]): boolean =>
  states.includes(photo.getSnapshot().value);
export const clientIdOf = (photo: Photo): string => photo.getSnapshot().context.clientId;

/** The name of a picture in the list: its uploader's, or one made from its id. */
export const photoListName = ({ id, client_id: clientId }: PropertyImage): string => clientId ?? `image-${id}`;

/** The server answered with a photo that it had under another name: the same picture was added twice. */
function isDouble(photo: Photo, photos: readonly Photo[]): boolean {
  const { image, clientId } = photo.getSnapshot().context;
  return (
    image !== null &&
    photoListName(image) !== clientId &&
    photos.some((one) => clientIdOf(one) === photoListName(image))
  );
}

const idsOf = (photos: readonly Photo[]) =>
  photos.flatMap((photo) => (isPhoto(photo, 'there') ? (photo.getSnapshot().context.image?.id ?? []) : []));

const toInput = (image: PropertyImage, draftId: number | null): PhotoInput => ({
  clientId: photoListName(image),
  name: '',
  size: 0,
  alt: image.own_alt ?? '',
  kind: image.kind,
  image,
  draftId,
});

export const countPhotos = (photos: readonly Photo[]): PhotoCount => ({
  busy: photos.filter((photo) => isPhoto(photo, 'preparing', 'waiting', 'sending', 'clearing')).length,
  failed: photos.filter((photo) => isPhoto(photo, 'failed')).length,
});

/** The items after moving one of them to a position. */
export function movedTo<Item>(items: readonly Item[], moved: Item, to: number): Item[] {
  const others = items.filter((item) => item !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/**
 * The photos of a form, as a child of its machine: which there are, their order, and which are uploaded next once there
 * is a draft. Reports to the form how many are still uploading.
 */
export const photoListMachine = setup({
  types: { context: {} as Context, events: {} as PhotoListEvent, input: {} as PhotoListInput },
  actors: { photo: photoMachine },
  actions: {
    /** Sends the order of all stored pictures, by the server's ids. */
    sendOrder: (_, _order: { ids: readonly number[]; draftId: number | null }) => undefined,
    reportCount: sendParent(({ context }: { context: Context }) => ({
      type: 'PHOTOS',
      photos: countPhotos(context.photos),
    })),
    storeDraft: assign(({ context, event }) =>
      event.type === 'OPENED' || event.type === 'SHUT' ? { draftId: event.draftId } : context,
    ),
    shareDraft: enqueueActions(({ context: { photos, draftId }, enqueue }) => {
      for (const photo of photos) enqueue.sendTo(photo, { type: 'DRAFT_CHANGED', draftId });
    }),
    reconnect: enqueueActions(({ context: { photos }, enqueue }) => {
      for (const photo of photos) enqueue.sendTo(photo, { type: 'RECONNECTED' });
    }),
    add: assign(({ context, event, spawn }) =>
      event.type === 'ADDED'
        ? {
            photos: [
              ...context.photos,
              ...event.photos.map((photo) =>
                spawn('photo', { id: photo.clientId, input: { ...photo, draftId: context.draftId } }),
              ),
            ],
          }
        : context,
    ),
    move: assign(({ context, event }) => {
      const photo =
        event.type === 'MOVED' ? context.photos.find((one) => clientIdOf(one) === event.clientId) : undefined;
      return photo && event.type === 'MOVED'
        ? { photos: movedTo(context.photos, photo, event.to), orderIsNew: true }
        : context;
    }),
    /**
     * Adds the server's pictures, removes stored ones that were deleted elsewhere, and puts those still uploading last;
     * one that has arrived since the list was read stays. An order that the server does not know yet is kept.
     */
    find: assign(({ context: { photos, orderIsNew, draftId }, event, spawn }) => {
      if (event.type !== 'FOUND') return {};
      const known = new Map(photos.map((photo) => [clientIdOf(photo), photo]));
      const found = event.images.map(
        (image) =>
          known.get(photoListName(image)) ??
          spawn('photo', { id: photoListName(image), input: toInput(image, draftId) }),
      );
      // what was uploaded here has a size, and is no part of a list that was read before
      const isGone = (photo: Photo) => isPhoto(photo, 'there') && photo.getSnapshot().context.size === 0;
      const mine = photos.filter((photo) => found.includes(photo) || !isGone(photo));
      return {
        photos: orderIsNew
          ? [...mine, ...found.filter((photo) => !mine.includes(photo))]
          : [...found, ...mine.filter((photo) => !found.includes(photo))],
      };
    }),
    shareFound: enqueueActions(({ context: { photos }, event, enqueue }) => {
      for (const image of event.type === 'FOUND' ? event.images : []) {
        const photo = photos.find((one) => clientIdOf(one) === photoListName(image));
        if (photo) enqueue.sendTo(photo, { type: 'FOUND', image });
      }
    }),
    unsettle: assign({ orderIsNew: true }),
    dropGone: assign(({ context: { photos } }) => ({
      photos: photos.filter((photo) => !isPhoto(photo, 'gone') && !isDouble(photo, photos)),
    })),
    giveTurns: enqueueActions(({ context: { photos }, enqueue }) => {
      const free = atOnce - photos.filter((photo) => isPhoto(photo, 'sending')).length;
      for (const photo of photos.filter((one) => isPhoto(one, 'waiting')).slice(0, Math.max(0, free)))
        enqueue.sendTo(photo, { type: 'TURN' });
    }),
    settle: assign({ orderIsNew: false }),
  },
  guards: {
    /** No pending upload would arrive after the others and change the order. */
    orderIsDue: ({ context: { photos, orderIsNew } }) =>
      orderIsNew && !photos.some((photo) => isPhoto(photo, 'preparing', 'waiting', 'sending', 'clearing')),
  },
}).createMachine({
  id: 'photoList',
  initial: 'shut',
  context: ({ input: { draftId, added, images }, spawn }) => {
    const stored = new Set(images.map(photoListName));
    const inputs = [
      ...images.map((image) => toInput(image, draftId)),
      ...added.filter(({ clientId }) => !stored.has(clientId)).map((photo) => ({ ...photo, draftId })),
    ];
    return {
      photos: inputs.map((input) => spawn('photo', { id: input.clientId, input })),
      orderIsNew: false,
      draftId,
    };
  },
  on: { ADDED: { actions: 'add' }, RECONNECTED: { actions: 'reconnect' } },
  states: {
    shut: {
      on: {
        OPENED: { target: 'open', actions: ['storeDraft', 'shareDraft', 'reconnect'] },
        SHUT: { actions: ['storeDraft', 'shareDraft'] },
        MOVED: { actions: 'move' },
        FOUND: { actions: ['find', 'shareFound'] },
        PHOTO_MOVED: { actions: ['dropGone', 'reportCount'] },
        PHOTO_ARRIVED: { actions: 'unsettle' },
      },
    },
    open: {
      entry: 'giveTurns',
      always: {
        guard: 'orderIsDue',
        actions: [
          'settle',
          {
            type: 'sendOrder',
            params: ({ context: { photos, draftId } }) => ({ ids: idsOf(photos), draftId }),
          },
        ],
      },
      on: {
        SHUT: { target: 'shut', actions: ['storeDraft', 'shareDraft'] },
        MOVED: { actions: 'move' },
        FOUND: { actions: ['find', 'shareFound'] },
        PHOTO_MOVED: { actions: ['dropGone', 'reportCount', 'giveTurns'] },
        PHOTO_ARRIVED: { actions: 'unsettle' },
      },
    },
  },
});
