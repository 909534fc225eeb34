import type { AlertFrequency, SavedSearch } from '@contract/savedSearches';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A search as its form sends it. */
export interface SearchDraft {
  name: string;
  frequency: AlertFrequency;
  /** Of a visitor. */
  email?: string;
}

/** What became of it: stored, or asked about in an email first. */
export type SaveResult = { kind: 'saved'; search: SavedSearch; isNew: boolean } | { kind: 'mailed' };

interface SaveContext {
  draft: SearchDraft | undefined;
  result: SaveResult | undefined;
  /** Why it was not saved; the form shows it. */
  refusal: unknown;
}

type SaveEvent = { type: 'SAVE'; draft: SearchDraft } | { type: 'CLOSE' };

/** Saves a search. Saving the same one again stores nothing twice, so a lost response leads to another try. */
export const saveSearchMachine = setup({
  types: { context: {} as SaveContext, events: {} as SaveEvent },
  actors: { save: unimplementedActor<SaveResult, SearchDraft>('save') },
  actions: {
    storeDraft: assign({
      draft: ({ event, context }) => (event.type === 'SAVE' ? event.draft : context.draft),
      refusal: undefined,
    }),
    storeResult: assign({ result: (by) => outputOf(by.event) }),
    storeRefusal: assign({ refusal: (by) => ('error' in by.event ? by.event.error : undefined) }),
  },
  guards: { isMailed: (by) => outputOf(by.event)?.kind === 'mailed' },
}).createMachine({
  id: 'saveSearch',
  context: { draft: undefined, result: undefined, refusal: undefined },
  initial: 'asking',
  states: {
    asking: { on: { SAVE: { target: 'saving', actions: 'storeDraft' }, CLOSE: 'closed' } },
    saving: {
      on: { CLOSE: 'closed' },
      invoke: {
        src: 'save',
        input: ({ context: { draft } }) => draft ?? undrafted(),
        onDone: [
          { guard: 'isMailed', target: 'mailed', actions: 'storeResult' },
          { target: 'saved', actions: 'storeResult' },
        ],
        onError: { target: 'asking', actions: 'storeRefusal' },
      },
    },
    saved: { on: { CLOSE: 'closed' } },
    mailed: { on: { CLOSE: 'closed' } },
    closed: { type: 'final' },
  },
});

const outputOf = (event: object): SaveResult | undefined =>
  'output' in event ? (event.output as SaveResult) : undefined;

function undrafted(): never {
  throw new Error('a search is saved without a draft');
}
