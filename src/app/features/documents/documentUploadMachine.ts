import type { DocumentKind } from '@contract/documents';
import { type AnyEventObject, assign, fromCallback, setup } from 'xstate';

/** A document as its form sends it. The file stays outside of the machine, so that nothing records it. */
export interface UploadDraft {
  clientId: string;
  kind: DocumentKind;
  title: string;
}

interface UploadContext {
  draft: UploadDraft | undefined;
  /** From 0 to 1; at 1 the server reads its pages. */
  progress: number;
  refusal: unknown;
}

type UploadEvent =
  | { type: 'SEND'; draft: UploadDraft }
  | { type: 'CANCEL' }
  | { type: 'PROGRESSED'; part: number }
  | { type: 'UPLOADED' }
  | { type: 'FAILED'; error: unknown };

/** Uploads a document. Sending the same one again stores nothing twice. The upload reports PROGRESSED, UPLOADED, FAILED. */
export const documentUploadMachine = setup({
  types: { context: {} as UploadContext, events: {} as UploadEvent },
  actors: {
    // sends nothing until it is provided
    upload: fromCallback<AnyEventObject, UploadDraft>(() => undefined),
  },
  actions: {
    storeDraft: assign(({ event, context }) => ({
      draft: event.type === 'SEND' ? event.draft : context.draft,
      progress: 0,
      refusal: undefined,
    })),
    storeProgress: assign({
      progress: ({ event, context }) => (event.type === 'PROGRESSED' ? event.part : context.progress),
    }),
    storeRefusal: assign({ refusal: ({ event }) => (event.type === 'FAILED' ? event.error : undefined) }),
    dropDraft: assign({ draft: undefined, progress: 0, refusal: undefined }),
    clear: () => {
      throw new Error('action "clear" was not provided');
    },
  },
}).createMachine({
  id: 'documentUpload',
  context: { draft: undefined, progress: 0, refusal: undefined },
  initial: 'choosing',
  states: {
    choosing: { on: { SEND: { target: 'sending', actions: 'storeDraft' } } },
    sending: {
      invoke: { src: 'upload', input: ({ context: { draft } }) => draft ?? undrafted() },
      on: {
        PROGRESSED: { actions: 'storeProgress' },
        UPLOADED: { target: 'choosing', actions: ['dropDraft', 'clear'] },
        FAILED: { target: 'choosing', actions: 'storeRefusal' },
        CANCEL: 'choosing',
      },
    },
  },
});

function undrafted(): never {
  throw new Error('a document is sent without a draft');
}
