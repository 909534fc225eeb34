import { limits } from '@contract/limits';
import type { AddedPicture } from '@contract/officeImports';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A chosen file: its path in its folder, and its size. */
export interface PhotoFile {
  name: string;
  bytes: number;
}

/** The photos of one row. */
interface PlannedRow {
  row: number;
  /** The title of its listing; a field of this name is hidden in recordings. */
  name: string;
  files: readonly PhotoFile[];
}

/** Where the chosen files belong. */
export interface PhotoPlan {
  rows: readonly PlannedRow[];
  /** Photos that fit no row. */
  unfit: readonly PhotoFile[];
  /** How many files are no photos. */
  others: number;
}

/** Photos of one row that are sent in one request. */
export interface PhotoBatch {
  row: number;
  files: readonly PhotoFile[];
}

/** What became of a photo. */
export interface SentPhoto {
  name: string;
  outcome: AddedPicture['outcome'];
  message: string | null;
}

export interface ImportPhotosContext {
  id: number;
  files: readonly PhotoFile[];
  plan: PhotoPlan | undefined;
  /** What is not sent yet; the first of it is under way. */
  left: readonly PhotoBatch[];
  added: number;
  /** Photos that were there already. */
  same: number;
  refused: readonly Omit<SentPhoto, 'outcome'>[];
  failure: unknown;
}

type ImportPhotosEvent =
  | { type: 'CHOSEN'; files: readonly PhotoFile[] }
  | { type: 'CONFIRMED' }
  | { type: 'STOPPED' }
  | { type: 'RETRIED' };

/** A slow line sends as much in half a minute; a request takes a minute at most. */
const bytesAtOnce = 8 * 1024 * 1024;

/** Requests that are not too long, each about one row. A photo that is too large is made smaller before. */
export function batchesOf({ rows }: Pick<PhotoPlan, 'rows'>): PhotoBatch[] {
  return rows.flatMap(({ row, files }) => {
    const batches: PhotoBatch[] = [];
    let bytes = 0;
    for (const file of files) {
      const sent = Math.min(file.bytes, limits.picture.bytes);
      const last = batches.at(-1);
      const fits = last && bytes + sent <= bytesAtOnce && last.files.length < limits.picture.perListing;
      bytes = fits ? bytes + sent : sent;
      if (fits) batches[batches.length - 1] = { row, files: [...last.files, file] };
      else batches.push({ row, files: [file] });
    }
    return batches;
  });
}

const storesFailure = {
  type: 'storeFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: event.error }),
} as const;
const plans = {
  target: 'planning',
  actions: {
    type: 'choose',
    params: ({ event }: { event: { files: readonly PhotoFile[] } }) => ({ files: event.files }),
  },
} as const;

/**
 * Adds photos to the rows of an import: a folder is chosen, its photos are matched to rows, and after a confirmation they
 * are sent in small batches. A failed batch can be sent again; the server adds no photo twice.
 */
export const importPhotosMachine = setup({
  types: {
    context: {} as ImportPhotosContext,
    events: {} as ImportPhotosEvent,
    input: {} as { id: number },
  },
  actions: {
    choose: assign((_, { files }: { files: readonly PhotoFile[] }) => ({
      files,
      plan: undefined,
      left: [],
      added: 0,
      same: 0,
      refused: [],
      failure: undefined,
    })),
    storePlan: assign((_, { plan }: { plan: PhotoPlan }) => ({ plan, left: batchesOf(plan) })),
    storeSent: assign(({ context }, { photos }: { photos: readonly SentPhoto[] }) => ({
      left: context.left.slice(1),
      added: context.added + photos.filter(({ outcome }) => outcome === 'added').length,
      same: context.same + photos.filter(({ outcome }) => outcome === 'same').length,
      refused: [
        ...context.refused,
        ...photos.flatMap(({ outcome, ...photo }) => (outcome === 'refused' ? [photo] : [])),
      ],
    })),
    storeFailure: assign((_, { failure }: { failure: unknown }) => ({ failure })),
    forgetFailure: assign({ failure: undefined }),
  },
  guards: {
    hasLeft: ({ context: { left } }) => left.length > 0,
  },
  actors: {
    plan: unimplementedActor<PhotoPlan, Pick<ImportPhotosContext, 'id' | 'files'>>('plan'),
    send: unimplementedActor<readonly SentPhoto[], { id: number; batch: PhotoBatch | undefined }>('send'),
  },
}).createMachine({
  id: 'importPhotos',
  initial: 'idle',
  context: ({ input: { id } }) => ({
    id,
    files: [],
    plan: undefined,
    left: [],
    added: 0,
    same: 0,
    refused: [],
    failure: undefined,
  }),
  states: {
    idle: { on: { CHOSEN: plans } },
    planning: {
      invoke: {
        src: 'plan',
        input: ({ context: { id, files } }) => ({ id, files }),
        onDone: {
          target: 'planned',
          actions: { type: 'storePlan', params: ({ event }) => ({ plan: event.output }) },
        },
        onError: { target: 'unplanned', actions: storesFailure },
      },
    },
    unplanned: {
      on: { CHOSEN: plans, RETRIED: { target: 'planning', actions: 'forgetFailure' } },
    },
    planned: { on: { CHOSEN: plans, CONFIRMED: { guard: 'hasLeft', target: 'sending' } } },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context: { id, left } }) => ({ id, batch: left[0] }),
        onDone: {
          target: 'sent',
          actions: { type: 'storeSent', params: ({ event }) => ({ photos: event.output }) },
        },
        onError: { target: 'stopped', actions: storesFailure },
      },
      on: { STOPPED: 'stopped' },
    },
    sent: { always: [{ guard: 'hasLeft', target: 'sending' }, { target: 'done' }] },
    stopped: {
      on: { CHOSEN: plans, RETRIED: { target: 'sending', actions: 'forgetFailure' } },
    },
    done: { on: { CHOSEN: plans } },
  },
});
