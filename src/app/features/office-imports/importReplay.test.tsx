import { createActor, fromPromise } from 'xstate';
import { importOf } from '../../../../test/support/imports';
import { nextTask, record, stopRecording } from '../../../../test/support/recordedJourney';
import { inspect } from '../../flow/inspection';
import { replaySession } from '../../flow/replay/replaySession';
import { machines } from '../../root/replay/machines';
import { reducer } from '../../root/replay/reducer';
import { toFound } from './importFound';
import { type FoundImport, type ImportContext, importMachine } from './importMachine';

afterEach(stopRecording);

/** A file whose headings are words that name personal fields elsewhere, and whose cells are names of people. */
const columns = [
  { heading: 'Name', field: 'title', sample: ['Villa Venkataraman'] },
  { heading: 'Owner', field: null, sample: ['Asha Venkataraman'] },
  { heading: 'Phone', field: 'city', sample: ['+91 98765 43210'] },
];
const found = (state: FoundImport['state']) =>
  toFound(
    importOf({
      state,
      columns,
      values: [{ field: 'city', value: 'Asha Venkataraman', rows: 1, meaning: null }],
    }),
  );

it('a recording of an import hides what its file holds, and replays to the same states', async () => {
  const recording = await record(async () => {
    const run = createActor(
      importMachine.provide({
        actors: {
          load: fromPromise<FoundImport, number>(() => Promise.resolve(found('mapping'))),
          send: fromPromise<FoundImport, ImportContext>(() => Promise.resolve(found('ready'))),
        },
      }),
      { id: 'import', inspect, input: { id: 7 } },
    ).start();
    await nextTask();
    run.send({ type: 'CHOSEN', heading: 'Owner', field: 'description' });
    run.send({ type: 'CHOSEN', heading: 'Phone', field: null });
    run.send({ type: 'MEANT', field: 'city', cell: 'Asha Venkataraman', meaning: '1' });
    run.send({ type: 'CHECKED' });
    await nextTask();
    run.send({ type: 'BACK' });
  });
  expect(recording.entries.length).toBeGreaterThan(6);
  expect(JSON.stringify(recording)).not.toMatch(/Venkataraman|98765/);
  expect(replaySession(recording, { reducer, machines }).differing).toEqual([]);
});
