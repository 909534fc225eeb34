import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A request as its form sends it. */
export interface AskDraft {
  name: string;
  email: string;
  message: string;
}

/** What became of it: passed on to the owner, or asked about in an email first. */
export type AskResult = 'passed_on' | 'mailed';

interface AskContext {
  draft: AskDraft | undefined;
  /** Why it was not taken; the form shows it. */
  refusal: unknown;
}

type AskEvent = { type: 'ASK'; draft: AskDraft } | { type: 'CLOSE' };

/** Asks for the documents of a listing. Asking again stores nothing twice, so a lost response leads to another try. */
export const documentAskMachine = setup({
  types: { context: {} as AskContext, events: {} as AskEvent },
  actors: { ask: unimplementedActor<AskResult, AskDraft>('ask') },
  actions: {
    storeDraft: assign({
      draft: ({ event, context }) => (event.type === 'ASK' ? event.draft : context.draft),
      refusal: undefined,
    }),
    storeRefusal: assign({ refusal: (by) => ('error' in by.event ? by.event.error : undefined) }),
  },
  guards: { isMailed: ({ event }) => 'output' in event && event.output === 'mailed' },
}).createMachine({
  id: 'documentAsk',
  context: { draft: undefined, refusal: undefined },
  initial: 'asking',
  states: {
    asking: { on: { ASK: { target: 'sending', actions: 'storeDraft' }, CLOSE: 'closed' } },
    sending: {
      on: { CLOSE: 'closed' },
      invoke: {
        src: 'ask',
        input: ({ context: { draft } }) => draft ?? undrafted(),
        onDone: [{ guard: 'isMailed', target: 'mailed' }, { target: 'passedOn' }],
        onError: { target: 'asking', actions: 'storeRefusal' },
      },
    },
    mailed: { on: { CLOSE: 'closed' } },
    passedOn: { on: { CLOSE: 'closed' } },
    closed: { type: 'final' },
  },
});

function undrafted(): never {
  throw new Error('documents are asked for without a draft');
}
