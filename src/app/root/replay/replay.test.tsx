import { recordingLimits } from '@contract/recordingLimits';
import { createSlice } from '@reduxjs/toolkit';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type AnyStateMachine, StateMachine, assign, createActor, setup } from 'xstate';
import {
  answers,
  copyOf,
  journey,
  nextTask,
  record,
  startListingForm,
  startLogin,
  stopRecording,
  storeWith,
} from '../../../../test/support/recordedJourney';
import { inspect } from '../../flow/inspection';
import { mirrorMachines } from '../../flow/mirrorMachines';
import { readRecording } from '../../flow/replay/readRecording';
import { isRecordedMove, replaySession } from '../../flow/replay/replaySession';
import { reportOf } from '../../flow/replay/report';
import { sessionTap } from '../../flow/sessionTap';
import { toastAdded } from '../../flow/toastsSlice';
import { machines } from './machines';
import { reducer } from './reducer';

const root = path.resolve(__dirname, '../../../..');
const app = path.join(root, 'src/app');
const parts = { reducer, machines };

afterEach(stopRecording);

it('the registry has every machine of the app, and none has a history state, which a replay could not resume', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('Machine.ts') && !file.endsWith('useMachine.ts'),
  );
  const all = files
    .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(app, file))))
    .filter((one): one is AnyStateMachine => one instanceof StateMachine);
  expect(all.map(({ id }) => id).filter((id) => !(id in machines))).toEqual([]);
  expect(all.filter(({ config }) => JSON.stringify(config).includes('"type":"history"'))).toEqual([]);
});

it('the registry provides every guard that a component provides', () => {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const given = files
    .filter((file) => !file.includes('.test.') && !file.startsWith('root'))
    .flatMap((file) => [
      ...readFileSync(path.join(app, file), 'utf8').matchAll(
        /(\w+)Machine\.provide\((?:(?!\.provide\()[\s\S])*?guards: ?\{/g,
      ),
    ])
    .map(([, id]) => id);
  const registered = readFileSync(path.join(app, 'root/replay/machines.ts'), 'utf8');
  expect(given.sort()).toEqual(['import', 'photo', 'proof', 'refund']);
  for (const id of given) expect(registered).toMatch(new RegExp(`${id}Machine\\.provide\\(\\{\\s*guards`));
});

it('the replay knows every endpoint of the app', () => {
  const files = readdirSync(path.join(app, 'api/endpoints')).filter((file) => /Api\.ts$/.test(file));
  const text = readFileSync(path.join(app, 'root/replay/reducer.ts'), 'utf8');
  expect(files.filter((file) => !text.includes(`/${file.replace('.ts', '')}'`))).toEqual([]);
});

it('a machine that the registry lacks is named', async () => {
  const recording = await record(() => startLogin());
  const { authDialog: _missing, ...others } = machines;
  const report = reportOf(replaySession(recording, { reducer, machines: others }));
  expect(report).toContain('step 1 differs (authDialog: xstate.init → login.idle)');
  expect(report).toContain('the machine authDialog is not in the registry of machines');
});

it('a flipped value of a machine is named with its step, path, recorded and computed value', async () => {
  const recording = await record(journey);
  const index = recording.entries.findIndex((entry) => isRecordedMove(entry) && entry.event.type === 'SUBMITTED');
  const flipped = copyOf(recording);
  const [entry, before] = [flipped.entries[index], recording.entries[index]];
  if (!entry || !before || !isRecordedMove(entry)) throw new Error('the journey has no login');
  (entry.context as { opening: string }).opening = 'forgotten';
  const replayed = replaySession(flipped, parts);
  expect(replayed.differing).toEqual([
    {
      step: index + 1,
      title: 'authDialog: SUBMITTED → login.submitting',
      path: 'context › opening',
      recorded: 'forgotten',
      computed: 'login',
    },
  ]);
  expect(reportOf(replayed)).toBe(
    [
      `step ${index + 1} differs (authDialog: SUBMITTED → login.submitting): context › opening`,
      '  recorded "forgotten"',
      '  computed "login"',
      `${recording.entries.length} steps, 1 differ`,
    ].join('\n'),
  );
});

it('a flipped value of an action or of the last state is named with its step', async () => {
  const recording = await record(journey);
  const flipped = copyOf(recording);
  const index = flipped.entries.findIndex(
    (entry) => !isRecordedMove(entry) && entry.action.type === 'session/loggedIn',
  );
  const { action } = flipped.entries[index] as unknown as { action: { type: string; payload: { token: string } } };
  action.payload.token = 'another';
  const [first] = replaySession(flipped, parts).differing;
  expect(first).toMatchObject({ step: index + 1, path: 'session › token', computed: 'another' });
  const last = copyOf(recording);
  (last.finalState as { splash: { ended: boolean } }).splash.ended = false;
  expect(replaySession(last, parts).differing).toEqual([
    {
      step: recording.entries.length,
      title: 'the last state',
      path: 'splash › ended',
      recorded: false,
      computed: true,
    },
  ]);
});

it('a reducer that depends on chance is found, with the step where it did', async () => {
  const dice = createSlice({
    name: 'dice',
    initialState: { shows: 0 },
    reducers: {
      rolled: (state) => {
        state.shows = Math.random();
      },
    },
  });
  const withDice = (({ dice: side, ...state }: Record<string, unknown> = {}, action: never) => ({
    ...reducer(state as never, action),
    dice: dice.reducer(side as never, action),
  })) as never;
  const store = storeWith({});
  store.replaceReducer(withDice);
  const recording = await record(({ dispatch }) => {
    dispatch(toastAdded('note', 'one'));
    dispatch(dice.actions.rolled());
  }, store);
  const { differing } = replaySession(recording, { reducer: withDice, machines });
  const rolled = recording.entries.findIndex((entry) => !isRecordedMove(entry) && entry.action.type === 'dice/rolled');
  expect(differing[0]).toMatchObject({ step: rolled + 1, title: 'dice/rolled', path: 'dice › shows' });
});

it('a machine that depends on chance is found, with the step where it did', async () => {
  const coin = setup({
    types: { context: {} as { side: number } },
    actions: { toss: assign({ side: () => Math.random() }) },
  }).createMachine({ id: 'coin', context: { side: 0 }, on: { TOSSED: { actions: 'toss' } } });
  const recording = await record(() => createActor(coin, { id: 'coin', inspect }).start().send({ type: 'TOSSED' }));
  const { differing } = replaySession(recording, { reducer, machines: { ...machines, coin } });
  expect(differing).toEqual([
    expect.objectContaining({ step: 2, title: 'coin: TOSSED → ', path: 'context › side' }) as unknown,
  ]);
});

it('a recording that starts in mid-session resumes the machines that run, children included', async () => {
  const { form, type, addPhotos } = startListingForm(true);
  type('Lake house');
  form.send({ type: 'SAVE_NOW' });
  await nextTask();
  const recording = await record(async () => {
    type('Lake house with a pier');
    addPhotos('two', 'three');
    await nextTask();
    form.send({ type: 'RECONNECTED' });
    await nextTask();
    form.send({ type: 'SUBMITTED' });
    await nextTask();
  });
  const resumed = recording.entries.filter((entry) => isRecordedMove(entry) && entry.event.type === 'session.resumed');
  expect(resumed.map((entry) => isRecordedMove(entry) && entry.machine)).toEqual(
    expect.arrayContaining(['propertyForm', 'photoList', 'photo/one']),
  );
  const { differing, machines: ended } = replaySession(recording, parts);
  expect(differing).toEqual([]);
  expect(ended.every().propertyForm?.value).toBe('posted');
});

it('two machines of one kind are told apart', async () => {
  const recording = await record(() => {
    const [one, other] = [startLogin(), startLogin()];
    other.send({ type: 'FORGOTTEN' });
    one.send({ type: 'SWITCHED' });
  });
  const names = recording.entries.flatMap((entry) => (isRecordedMove(entry) ? [entry.machine] : []));
  const [first, second] = [...new Set(names)];
  expect(second).toMatch(/^authDialog#\d+$/);
  expect(names).toEqual([first, second, second, first]);
  expect(replaySession(recording, parts).differing).toEqual([]);
});

it('S15 a recording stays below 5 MB: its start moves forward, and it still replays with no difference', async () => {
  const recording = await record(async ({ dispatch }) => {
    const { form } = startListingForm(false);
    for (let round = 0; round < 300; round += 1) {
      const typed = { title: '', purpose: `A house with ${'many '.repeat(3_000)} rooms, the ${round}th` };
      form.send({ type: 'TYPED', typed, entry: typed });
      dispatch(toastAdded('note', `${round}`));
    }
    form.send({ type: 'SUBMITTED' });
  });
  const bytes = new TextEncoder().encode(JSON.stringify(recording)).length;
  expect(bytes).toBeLessThanOrEqual(recordingLimits.bytes);
  expect(bytes).toBeGreaterThan(recordingLimits.bytes / 4);
  expect(recording.entries.some((entry) => isRecordedMove(entry) && entry.event.type === 'session.resumed')).toBe(true);
  expect(recording.entries.at(-1)).toMatchObject({ machine: 'propertyForm', event: { type: 'SUBMITTED' } });
  expect(replaySession(recording, parts).differing).toEqual([]);
}, 180_000);

it('an export of Redux DevTools replays, machines included', async () => {
  const store = storeWith(answers);
  const preloaded = store.getState();
  const actions: unknown[] = [];
  sessionTap.onAction = (action, next, from) => {
    // RTK Query tells a store of its subscriptions half a second later: an earlier test's store may speak now
    if (from() === store.getState()) actions.push(action);
    return next(action);
  };
  const stop = mirrorMachines(store);
  storeWith({}).dispatch(toastAdded('note', 'of another store'));
  await journey(store);
  stop();
  const text = JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(preloaded) });
  const recording = readRecording(text);
  const replayed = replaySession(recording, parts);
  expect(replayed.differing).toEqual([]);
  expect(recording.entries.filter(isRecordedMove).length).toBeGreaterThan(40);
  expect(replayed.state).toEqual(copyOf(store.getState()));
  // a later export begins where the actions before were committed
  const half = actions.length - 30;
  const committed = actions
    .slice(0, half)
    .reduce<unknown>((state, action) => reducer(state as never, action as never), preloaded);
  const later = readRecording(JSON.stringify({ payload: actions.slice(half), preloadedState: committed }));
  expect(replaySession(later, parts).differing).toEqual([]);
});

it.each([
  ['[]', /neither a recording nor an export/],
  ['{"format":"other"}', /neither a recording nor an export/],
  ['{"format":"aangan-session","version":2}', /version 2; version 1 can be read/],
  ['{"format":"aangan-session","version":1}', /lacks its entries/],
  ['{"payload":"{}"}', /no list of actions/],
  ['nothing', /JSON/],
])('refuses to read %s', (text, why) => {
  expect(() => readRecording(text)).toThrow(why);
});
