import type { ImportField, OfficeImportDetail } from '@contract/officeImports';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../../flow/unimplementedActor';

/** A field that a column can fill. */
export interface ImportTarget {
  field: string;
  label: string;
  choices: ImportField['choices'];
}

/** What stands in cells of a column with a fixed choice, and what it means. */
export interface ImportCell {
  field: string;
  cell: string;
  rows: number;
  meaning: string | null;
}

/** An import as its machine keeps it: in a recording, what people wrote is hidden, and names of our fields are not. */
export type FoundImport = Omit<OfficeImportDetail, 'by' | 'fields' | 'values'> & {
  fields: ImportTarget[];
  values: ImportCell[];
};

/** The field that a column is to fill; null leaves it out. */
interface ColumnChoice {
  heading: string;
  field: string | null;
}
/** What a cell of a field with a fixed choice is to mean; an empty text for nothing. */
interface MeaningChoice {
  field: string;
  cell: string;
  meaning: string;
}
/** What is chosen in the step of the columns and not stored yet. */
export interface ImportChoice {
  columns: readonly ColumnChoice[];
  meanings: readonly MeaningChoice[];
}

/** A request that moves an import on. */
export type ImportRequest =
  /** Stores the chosen columns, for the values to ask for; with `check`, also checks the rows. */
  | { kind: 'store'; check: boolean }
  /** Reads the columns from another sheet or row. */
  | { kind: 'reread'; sheet: number; headerRow: number }
  | { kind: 'run' }
  | { kind: 'undo' };

export interface ImportContext {
  id: number;
  /** The import as it was last loaded or answered. */
  found: FoundImport | undefined;
  choice: ImportChoice;
  /** The rows are checked, and the columns are looked at again. */
  isBack: boolean;
  /** The request that is sent, or that failed. */
  request: ImportRequest | undefined;
  /** A check was asked for while the columns are stored. */
  isCheckDue: boolean;
  failure: unknown;
}

type ImportEvent =
  | ({ type: 'CHOSEN' } & ColumnChoice)
  | ({ type: 'MEANT' } & MeaningChoice)
  | { type: 'REREAD'; sheet: number; headerRow: number }
  | { type: 'CHECKED' }
  | { type: 'BACK' }
  | { type: 'STARTED' }
  | { type: 'UNDONE' }
  /** A row was changed, so that the counts are others. */
  | { type: 'MENDED' }
  | { type: 'RETRIED' };

const storesFound = {
  type: 'storeFound',
  params: ({ event }: { event: { output: FoundImport } }) => ({ found: event.output }),
} as const;
const storesFailure = {
  type: 'storeFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ failure: event.error }),
} as const;
const begins = (request: ImportRequest) =>
  ({ target: 'saving', actions: { type: 'begin', params: { request } } }) as const;
const sendsAgain = { guard: 'hasRequest', target: 'saving', actions: 'forgetFailure' } as const;

/** What is left of a choice to store, once the server answered. */
const unstored = ({ columns, values }: FoundImport, choice: ImportChoice): ImportChoice => ({
  columns: choice.columns.filter((chosen) =>
    columns.some(({ heading, field }) => heading === chosen.heading && field !== chosen.field),
  ),
  meanings: choice.meanings.filter((chosen) =>
    values.some(
      ({ field, cell, meaning }) => field === chosen.field && cell === chosen.cell && meaning !== chosen.meaning,
    ),
  ),
});

/**
 * An import from its file to the undo. The server says how far it is: while it is the server's turn, the import is
 * loaded again and again; otherwise a person chooses columns, mends rows, brings them in or undoes that. What was chosen
 * stays until it is stored, whatever fails.
 */
export const importMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    input: {} as { id: number },
  },
  delays: {
    /** Between two looks at the server's work. */
    pause: ({ context: { failure } }) => (failure === undefined ? 1_000 : 5_000),
    /** Somebody who passes options by the arrow keys chooses each of them. */
    settle: 600,
  },
  actions: {
    storeFound: assign({
      found: (_, { found }: { found: FoundImport }) => found,
      choice: ({ context: { choice } }, { found }) => unstored(found, choice),
    }),
    storeFailure: assign((_, { failure }: { failure: unknown }) => ({ failure, isCheckDue: false })),
    forgetFailure: assign({ failure: undefined }),
    begin: assign((_, { request }: { request: ImportRequest }) => ({
      request,
      failure: undefined,
      isCheckDue: false,
    })),
    askCheck: assign({ isCheckDue: true }),
    finish: assign(({ context: { request, isBack } }) => ({
      isBack: isBack && !(request?.kind === 'store' && request.check),
      request: undefined,
    })),
    forgetRequest: assign({ request: undefined }),
    storeColumn: assign({
      choice: ({ context: { choice } }, next: ColumnChoice) => ({
        ...choice,
        columns: [...choice.columns.filter(({ heading }) => heading !== next.heading), next],
      }),
      failure: undefined,
    }),
    storeMeaning: assign({
      choice: ({ context: { choice } }, next: MeaningChoice) => ({
        ...choice,
        meanings: [...choice.meanings.filter((one) => one.field !== next.field || one.cell !== next.cell), next],
      }),
    }),
    goBack: assign({ isBack: true, failure: undefined, request: undefined }),
  },
  guards: {
    /** Refused because somebody else was faster. Provided from outside, which knows the errors. */
    isOutdated: (_, _failure: { error: unknown }): boolean => false,
    isServersTurn: ({ context: { found } }) =>
      ['reading', 'checking', 'importing', 'undoing'].includes(found?.state ?? ''),
    isAtColumns: ({ context: { found, isBack } }) => found?.state === 'mapping' || (isBack && found?.state === 'ready'),
    isReady: ({ context: { found } }) => found?.state === 'ready',
    isDone: ({ context: { found } }) => found?.state === 'done',
    isUndone: ({ context: { found } }) => found?.state === 'undone',
    isStoring: ({ context: { request } }) => request?.kind === 'store' && !request.check,
    isCheckDue: ({ context }) => context.isCheckDue,
    hasRequest: ({ context: { request } }) => request !== undefined,
    /** The chosen columns have other cells whose meaning is asked. Provided from outside, too. */
    asksOtherCells: () => false,
  },
  actors: {
    load: unimplementedActor<FoundImport, number>('load'),
    send: unimplementedActor<FoundImport, ImportContext>('send'),
  },
}).createMachine({
  id: 'import',
  initial: 'loading',
  context: ({ input: { id } }) => ({
    id,
    found: undefined,
    choice: { columns: [], meanings: [] },
    isBack: false,
    request: undefined,
    isCheckDue: false,
    failure: undefined,
  }),
  on: {
    CHOSEN: { actions: { type: 'storeColumn', params: ({ event: { heading, field } }) => ({ heading, field }) } },
    MEANT: {
      actions: { type: 'storeMeaning', params: ({ event: { field, cell, meaning } }) => ({ field, cell, meaning }) },
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'load',
        input: ({ context: { id } }) => id,
        onDone: [
          // it says why the import was loaded
          {
            guard: { type: 'isOutdated', params: ({ context: { failure } }) => ({ error: failure }) },
            target: 'sorting',
            actions: storesFound,
          },
          { target: 'sorting', actions: [storesFound, 'forgetFailure'] },
        ],
        onError: { target: 'unloaded', actions: storesFailure },
      },
      on: { MENDED: { target: 'loading', reenter: true } },
    },
    unloaded: { on: { RETRIED: 'loading' } },
    sorting: {
      always: [
        { guard: 'isServersTurn', target: 'waiting' },
        { guard: 'isAtColumns', target: 'columns' },
        { guard: 'isReady', target: 'ready' },
        { guard: 'isDone', target: 'done' },
        { guard: 'isUndone', target: 'undone' },
        { target: 'failed' },
      ],
    },
    waiting: { after: { pause: 'looking' } },
    looking: {
      invoke: {
        src: 'load',
        input: ({ context: { id } }) => id,
        onDone: { target: 'sorting', actions: [storesFound, 'forgetFailure'] },
        onError: { target: 'waiting', actions: storesFailure },
      },
    },
    columns: {
      always: { guard: 'isCheckDue', ...begins({ kind: 'store', check: true }) },
      after: { settle: { guard: 'asksOtherCells', ...begins({ kind: 'store', check: false }) } },
      on: {
        CHOSEN: {
          target: 'columns',
          reenter: true,
          actions: { type: 'storeColumn', params: ({ event: { heading, field } }) => ({ heading, field }) },
        },
        REREAD: {
          target: 'saving',
          actions: {
            type: 'begin',
            params: ({ event: { sheet, headerRow } }) => ({ request: { kind: 'reread', sheet, headerRow } }),
          },
        },
        CHECKED: begins({ kind: 'store', check: true }),
        RETRIED: sendsAgain,
      },
    },
    ready: {
      on: {
        STARTED: begins({ kind: 'run' }),
        BACK: { target: 'columns', actions: 'goBack' },
        MENDED: { target: 'loading', actions: 'forgetFailure' },
        RETRIED: sendsAgain,
      },
    },
    done: {
      on: {
        STARTED: begins({ kind: 'run' }),
        UNDONE: begins({ kind: 'undo' }),
        MENDED: { target: 'loading', actions: 'forgetFailure' },
        RETRIED: sendsAgain,
      },
    },
    saving: {
      invoke: {
        src: 'send',
        input: ({ context }) => context,
        onDone: { target: 'sorting', actions: [storesFound, 'finish'] },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: [storesFailure, 'forgetRequest'],
          },
          { target: 'sorting', actions: storesFailure },
        ],
      },
      on: { CHECKED: { guard: 'isStoring', actions: 'askCheck' } },
    },
    undone: {},
    failed: {},
  },
});
