import type { OpenedDocuments } from '@contract/documents';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** Milliseconds between two looks whether the link still works: a revoked one ends within thirty seconds. */
export const checkInterval = 10_000;

/** Why documents are not shown: the link has ended in one of these ways, or anything else, after which another try helps. */
export interface ReaderRefusal {
  ended: 'revoked' | 'expired' | 'unknown' | undefined;
  error: unknown;
}

interface ReaderContext {
  token: string;
  opened: OpenedDocuments | undefined;
  document: number | undefined;
  page: number;
  refusal: ReaderRefusal | undefined;
}

type ReaderEvent =
  | { type: 'SHOW'; document: number; page: number }
  /** The picture of a page did not arrive: perhaps the link has ended. */
  | { type: 'PAGE_FAILED' }
  | { type: 'RETRY' };

/** Opens the documents of a link, shows a page at a time, and ends when the link does. */
export const documentReaderMachine = setup({
  types: { context: {} as ReaderContext, events: {} as ReaderEvent, input: {} as { token: string } },
  actors: {
    open: unimplementedActor<OpenedDocuments, string>('open'),
    check: unimplementedActor<undefined, string>('check'),
  },
  actions: {
    storeOpened: assign(({ event }) => {
      const opened = 'output' in event ? (event.output as OpenedDocuments) : undefined;
      return { opened, document: opened?.documents[0]?.id, page: 1, refusal: undefined };
    }),
    storePage: assign(({ event, context }) =>
      event.type === 'SHOW' ? { document: event.document, page: event.page } : context,
    ),
    storeRefusal: assign({ refusal: ({ event }) => refusalIn(event) }),
    // nothing of them stays on the screen
    dropOpened: assign({ opened: undefined, refusal: ({ event }) => refusalIn(event) }),
  },
  guards: { hasEnded: ({ event }) => refusalIn(event)?.ended !== undefined },
  delays: { checkInterval },
}).createMachine({
  id: 'documentReader',
  context: ({ input }) => ({ ...input, opened: undefined, document: undefined, page: 1, refusal: undefined }),
  initial: 'opening',
  states: {
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => context.token,
        onDone: { target: 'reading', actions: 'storeOpened' },
        onError: [
          { guard: 'hasEnded', target: 'ended', actions: 'dropOpened' },
          { target: 'failed', actions: 'storeRefusal' },
        ],
      },
    },
    failed: { on: { RETRY: 'opening' } },
    reading: {
      on: { SHOW: { actions: 'storePage' }, PAGE_FAILED: 'checking' },
      after: { checkInterval: 'checking' },
    },
    checking: {
      on: { SHOW: { actions: 'storePage' } },
      invoke: {
        src: 'check',
        input: ({ context }) => context.opened?.opening_token ?? unopened(),
        onDone: 'reading',
        // without a connection nothing more can be read either
        onError: [{ guard: 'hasEnded', target: 'ended', actions: 'dropOpened' }, { target: 'reading' }],
      },
    },
    ended: { type: 'final' },
  },
});

const refusalIn = (event: object): ReaderRefusal | undefined =>
  'error' in event ? (event.error as ReaderRefusal) : undefined;

function unopened(): never {
  throw new Error('a link is checked before it is opened');
}
