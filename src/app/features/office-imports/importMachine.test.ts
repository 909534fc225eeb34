import { type Actor, createActor } from 'xstate';
import { controlledActors } from '../../../../test/support/controlledActors';
import { importOf as detailOf } from '../../../../test/support/imports';
import { promisedModel } from '../../../../test/support/promisedModel';

import { asksOtherCells, sentOf } from './importChoice';
import { toFound } from './importFound';
import { type FoundImport, type ImportContext, importMachine } from './importMachine';

const importOf = (given: Parameters<typeof detailOf>[0]) => toFound(detailOf(given));

/** Events that a person sends, where they change nothing. */
const still = <State extends string>(state: State) => ({
  REREAD: state,
  CHECKED: state,
  BACK: state,
  STARTED: state,
  UNDONE: state,
  MENDED: state,
  RETRIED: state,
  CHOSEN: state,
  MEANT: state,
});
/** Where the import is by its state. */
const sorted = {
  ANSWERED_READING: 'waiting',
  ANSWERED_MAPPING: 'columns',
  ANSWERED_READY: 'ready',
  ANSWERED_DONE: 'done',
  ANSWERED_UNDONE: 'undone',
  ANSWERED_FAILED: 'failed',
} as const;

/** Every event in every state; an event that is not listed changes nothing. */
const promised = promisedModel('loading', {
  loading: { ...still('loading'), ...sorted, REFUSED: 'unloaded' },
  unloaded: { ...still('unloaded'), RETRIED: 'loading' },
  waiting: { ...still('waiting'), PAUSED: 'looking' },
  looking: {
    ...still('looking'),
    ...sorted,
    // it is asked again by itself
    REFUSED: 'waiting',
  },
  columns: { ...still('columns'), CHECKED: 'saving columns', REREAD: 'saving columns', PAUSED: 'columns' },
  ready: { ...still('ready'), STARTED: 'saving ready', BACK: 'columns', MENDED: 'loading', PAUSED: 'ready' },
  done: { ...still('done'), STARTED: 'saving done', UNDONE: 'saving done', MENDED: 'loading', PAUSED: 'done' },
  // rows may be on their way: nothing interrupts it
  'saving columns': { ...still('saving columns'), ...sorted, REFUSED: 'columns', OUTDATED: 'loading' },
  'saving ready': { ...still('saving ready'), ...sorted, REFUSED: 'ready', OUTDATED: 'loading' },
  'saving done': { ...still('saving done'), ...sorted, REFUSED: 'done', OUTDATED: 'loading' },
  undone: { ...still('undone'), PAUSED: 'undone' },
  failed: { ...still('failed'), PAUSED: 'failed' },
});

const outdated = new Error('outdated');
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function openImport() {
  const held = controlledActors();
  const machine = importMachine.provide({
    actors: {
      load: held.hold<FoundImport, number>('load'),
      send: held.hold<FoundImport, ImportContext>('send'),
    },
    guards: {
      isOutdated: (_, { error }) => error === outdated,
      asksOtherCells: ({ context }) => asksOtherCells(context),
    },
  });
  const run: Actor<typeof machine> = createActor(machine, { input: { id: 7 } }).start();
  const asked = () => (run.getSnapshot().value === 'saving' ? 'send' : 'load');
  return {
    ...held,
    run,
    sent: () => sentOf(held.inputOf('send') as ImportContext),
    answerWith: (state: FoundImport['state'], more: Parameters<typeof detailOf>[0] = {}) =>
      held.answer(asked(), importOf({ state, ...more })),
    refuseWith: (error: Error) => held.refuse(asked(), error),
  };
}
const chosen = { type: 'CHOSEN', heading: 'Remarks', field: 'description' } as const;

describe('importMachine', () => {
  it.each(promised.getShortestPaths().map((path) => [path.description, path] as const))(
    '%s',
    async (_promise, path) => {
      const { run, answerWith, refuseWith } = openImport();
      await path.test({
        events: {
          CHOSEN: () => run.send(chosen),
          MEANT: () => run.send({ type: 'MEANT', field: 'city', cell: 'Indor', meaning: '1' }),
          REREAD: () => run.send({ type: 'REREAD', sheet: 0, headerRow: 2 }),
          CHECKED: () => run.send({ type: 'CHECKED' }),
          BACK: () => run.send({ type: 'BACK' }),
          STARTED: () => run.send({ type: 'STARTED' }),
          UNDONE: () => run.send({ type: 'UNDONE' }),
          MENDED: () => run.send({ type: 'MENDED' }),
          RETRIED: () => run.send({ type: 'RETRIED' }),
          PAUSED: () => jest.advanceTimersByTimeAsync(5_000),
          ANSWERED_READING: () => answerWith('reading'),
          ANSWERED_MAPPING: () => answerWith('mapping'),
          ANSWERED_READY: () => answerWith('ready'),
          ANSWERED_DONE: () => answerWith('done'),
          ANSWERED_UNDONE: () => answerWith('undone'),
          ANSWERED_FAILED: () => answerWith('failed'),
          REFUSED: () => refuseWith(new Error('no')),
          OUTDATED: () => refuseWith(outdated),
        },
        states: {
          '*': ({ value }) => expect(run.getSnapshot().value).toBe(String(value).split(' ')[0]),
        },
      });
    },
  );

  it('looks at the server’s work each second, and less often while there is no answer', async () => {
    const { run, answerWith, refuseWith } = openImport();
    await answerWith('importing', { through: 10 });
    await jest.advanceTimersByTimeAsync(999);
    expect(run.getSnapshot().value).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(run.getSnapshot().value).toBe('looking');
    await refuseWith(new Error('away'));
    await jest.advanceTimersByTimeAsync(4_999);
    expect(run.getSnapshot().value).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    await answerWith('importing', { through: 30 });
    expect(run.getSnapshot().context).toMatchObject({ found: { through: 30 }, failure: undefined });
  });

  it('sends what is chosen for the check, and sends it again with what was chosen after a failure', async () => {
    const { run, answerWith, refuseWith, sent } = openImport();
    await answerWith('mapping');
    run.send(chosen);
    run.send({ type: 'MEANT', field: 'city', cell: 'Indor', meaning: '1' });
    run.send({ type: 'CHECKED' });
    const expected = {
      kind: 'change',
      body: {
        id: 7,
        version: 3,
        mapping: { Title: 'title', Town: 'city', Remarks: 'description' },
        values: { city: { Bhopal: '2', Indor: '1' } },
        check: true,
      },
    };
    expect(sent()).toEqual(expected);
    await refuseWith(new Error('away'));
    expect(run.getSnapshot().context.choice).toEqual({
      columns: [{ heading: 'Remarks', field: 'description' }],
      meanings: [{ field: 'city', cell: 'Indor', meaning: '1' }],
    });
    run.send({ type: 'MEANT', field: 'city', cell: 'Indor', meaning: '' });
    run.send({ type: 'RETRIED' });
    expect(sent()).toEqual({
      ...expected,
      body: { ...expected.body, values: { city: { Bhopal: '2', Indor: '' } } },
    });
  });

  it('asks for the values of a field with a fixed choice once somebody has settled on its column', async () => {
    const { run, answerWith, sent } = openImport();
    await answerWith('mapping');
    run.send({ type: 'CHOSEN', heading: 'Town', field: null });
    await jest.advanceTimersByTimeAsync(500);
    run.send({ type: 'CHOSEN', heading: 'Remarks', field: 'city' });
    await jest.advanceTimersByTimeAsync(599);
    expect(run.getSnapshot().value).toBe('columns');
    await jest.advanceTimersByTimeAsync(1);
    expect(sent()).toEqual({
      kind: 'change',
      body: expect.objectContaining({ mapping: { Title: 'title', Town: null, Remarks: 'city' } }) as object,
    });
    // another choice while the answer is under way is not lost
    run.send({ type: 'CHOSEN', heading: 'Title', field: 'description' });
    const { columns } = importOf({});
    await answerWith('mapping', {
      columns: columns.map((column) => ({
        ...column,
        field: column.heading === 'Remarks' ? 'city' : column.heading === 'Town' ? null : column.field,
      })),
    });
    expect(run.getSnapshot().context.choice.columns).toEqual([{ heading: 'Title', field: 'description' }]);
  });

  it('checks the rows after the columns are stored, if that was asked for meanwhile', async () => {
    const { run, answerWith, sent } = openImport();
    await answerWith('mapping');
    run.send({ type: 'CHOSEN', heading: 'Town', field: null });
    await jest.advanceTimersByTimeAsync(600);
    expect(sent().body).not.toHaveProperty('check');
    run.send({ type: 'CHECKED' });
    await answerWith('mapping', { version: 4 });
    expect(sent().body).toMatchObject({ version: 4, check: true });
    expect(run.getSnapshot()).toMatchObject({ value: 'saving', context: { isCheckDue: false } });
  });

  it('asks for nothing while two columns fill one field', async () => {
    const { run, answerWith } = openImport();
    await answerWith('mapping');
    run.send({ type: 'CHOSEN', heading: 'Remarks', field: 'city' });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(run.getSnapshot().value).toBe('columns');
  });

  it('stays at the columns that somebody went back to, until the rows are checked again', async () => {
    const { run, answerWith, refuseWith } = openImport();
    await answerWith('ready');
    run.send({ type: 'BACK' });
    run.send({ type: 'CHECKED' });
    await refuseWith(outdated);
    await answerWith('ready', { version: 4 });
    expect(run.getSnapshot()).toMatchObject({ value: 'columns', context: { failure: outdated } });
    run.send({ type: 'CHECKED' });
    await answerWith('checking');
    await jest.advanceTimersByTimeAsync(1_000);
    await answerWith('ready');
    expect(run.getSnapshot()).toMatchObject({ value: 'ready', context: { failure: undefined } });
  });

  it('starts again with the version that it loaded after somebody else’s change', async () => {
    const { run, answerWith, refuseWith, sent } = openImport();
    await answerWith('ready');
    run.send({ type: 'STARTED' });
    await refuseWith(outdated);
    await answerWith('ready', { version: 8 });
    run.send({ type: 'RETRIED' });
    expect(run.getSnapshot().value).toBe('ready');
    run.send({ type: 'STARTED' });
    expect(sent()).toEqual({ kind: 'run', body: { id: 7, version: 8 } });
  });
});
