import type { PropertyImage } from '@contract/properties';
import { type ActorRefFrom, type SnapshotFrom, assign, enqueueActions, setup } from 'xstate';
import { type PhotoInput, photoMachine } from './photoMachine';

export type Photo = ActorRefFrom<typeof photoMachine>;

export interface Context {
  /** In the order in which the listing shows them. */
  photos: readonly Photo[];
  /** The server may have another order. */
  orderIsNew: boolean;
}

type ShelfEvent =
  | { type: 'ADDED'; photos: readonly PhotoInput[] }
  | { type: 'MOVED'; clientId: string; to: number }
  /** The server tells what it has, in its order. */
  | { type: 'FOUND'; images: readonly PropertyImage[] }
  /** There is a draft to send to. */
  | { type: 'OPENED' }
  | { type: 'SHUT' }
  /** One of the photos is elsewhere in its life now. */
  | { type: 'PHOTO_MOVED' }
  | { type: 'PHOTO_ARRIVED' };

/** The server decodes two at a time: more would only wait there. */
const atOnce = 3;

export const isPhoto = (photo: Photo, ...states: SnapshotFrom<typeof photoMachine>['value'][]): boolean =>
  states.includes(photo.getSnapshot().value);
export const clientIdOf = (photo: Photo): string => photo.getSnapshot().context.clientId;

/** The name of a picture on the shelf: its uploader's, or one made of its id. */
export const photoListName = ({ id, client_id: clientId }: PropertyImage): string => clientId ?? `image-${id}`;

const idsOf = (photos: readonly Photo[]) =>
  photos.flatMap((photo) => (isPhoto(photo, 'there') ? (photo.getSnapshot().context.image?.id ?? []) : []));

/** The photos after one of them was put at a place. */
export function movedTo<Item>(items: readonly Item[], moved: Item, to: number): Item[] {
  const others = items.filter((item) => item !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** The photos of a form: which there are, in which order, and whose turn it is to be sent once there is a draft. */
export const photoListMachine = setup({
  types: { context: {} as Context, events: {} as ShelfEvent },
  actors: { photo: photoMachine },
  actions: {
    /** The order of all that is there, by the server's ids: provided by who can tell it. */
    tellOrder: (_, _order: { ids: readonly number[] }) => undefined,
    add: assign(({ context, event, spawn }) =>
      event.type === 'ADDED'
        ? { photos: [...context.photos, ...event.photos.map((input) => spawn('photo', { id: input.clientId, input }))] }
        : context,
    ),
    move: assign(({ context, event }) => {
      const photo =
        event.type === 'MOVED' ? context.photos.find((one) => clientIdOf(one) === event.clientId) : undefined;
      return photo && event.type === 'MOVED'
        ? { photos: movedTo(context.photos, photo, event.to), orderIsNew: true }
        : context;
    }),
    /** What was there and is no more was taken away elsewhere; what is on its way keeps its place behind. An order that the server does not know yet stays. */
    find: assign(({ context: { photos, orderIsNew }, event, spawn }) => {
      if (event.type !== 'FOUND') return {};
      const known = new Map(photos.map((photo) => [clientIdOf(photo), photo]));
      const found = event.images.map(
        (image) =>
          known.get(photoListName(image)) ??
          spawn('photo', {
            id: photoListName(image),
            input: { clientId: photoListName(image), name: '', size: 0, alt: image.own_alt ?? '', image },
          }),
      );
      const mine = photos.filter((photo) => found.includes(photo) || !isPhoto(photo, 'there'));
      return {
        photos: orderIsNew
          ? [...mine, ...found.filter((photo) => !mine.includes(photo))]
          : [...found, ...mine.filter((photo) => !found.includes(photo))],
      };
    }),
    tellFound: enqueueActions(({ context: { photos }, event, enqueue }) => {
      for (const image of event.type === 'FOUND' ? event.images : []) {
        const photo = photos.find((one) => clientIdOf(one) === photoListName(image));
        if (photo) enqueue.sendTo(photo, { type: 'FOUND', image });
      }
    }),
    unsettle: assign({ orderIsNew: true }),
    dropGone: assign(({ context }) => ({ photos: context.photos.filter((photo) => !isPhoto(photo, 'gone')) })),
    giveTurns: enqueueActions(({ context: { photos }, enqueue }) => {
      const free = atOnce - photos.filter((photo) => isPhoto(photo, 'sending')).length;
      for (const photo of photos.filter((one) => isPhoto(one, 'waiting')).slice(0, Math.max(0, free)))
        enqueue.sendTo(photo, { type: 'TURN' });
    }),
    settle: assign({ orderIsNew: false }),
  },
  guards: {
    /** Nothing is on its way that would come behind the others. */
    orderIsDue: ({ context: { photos, orderIsNew } }) =>
      orderIsNew && !photos.some((photo) => isPhoto(photo, 'preparing', 'waiting', 'sending', 'clearing')),
  },
}).createMachine({
  id: 'photoShelf',
  initial: 'shut',
  context: { photos: [], orderIsNew: false },
  on: { ADDED: { actions: 'add' } },
  states: {
    shut: {
      on: {
        OPENED: 'open',
        MOVED: { actions: 'move' },
        FOUND: { actions: ['find', 'tellFound'] },
        PHOTO_MOVED: { actions: 'dropGone' },
        PHOTO_ARRIVED: { actions: 'unsettle' },
      },
    },
    open: {
      entry: 'giveTurns',
      always: {
        guard: 'orderIsDue',
        actions: ['settle', { type: 'tellOrder', params: ({ context }) => ({ ids: idsOf(context.photos) }) }],
      },
      on: {
        SHUT: 'shut',
        MOVED: { actions: 'move' },
        FOUND: { actions: ['find', 'tellFound'] },
        PHOTO_MOVED: { actions: ['dropGone', 'giveTurns'] },
        PHOTO_ARRIVED: { actions: 'unsettle' },
      },
    },
  },
});
