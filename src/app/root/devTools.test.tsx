import { standInOfExtension } from '../../../test/support/devToolsStandIn';
import { SessionRecording } from '@contract/sessionRecording';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { assign, fromPromise, setup } from 'xstate';
import { answers, journey, nextTask, stopRecording, storeWith } from '../../../test/support/recordedJourney';
import { readRecording } from '../flow/replay/readRecording';
import { isRecordedMove, replaySession } from '../flow/replay/replaySession';
import { toRecording } from '../flow/replay/toRecording';
import { toastAdded } from '../flow/toastsSlice';
import { useMachine } from '../flow/useMachine';
import { connectMachines, devTools } from './devTools';
import { machines } from './replay/machines';
import { reducer } from './replay/reducer';

function start() {
  const extension = standInOfExtension();
  const store = storeWith(answers, devTools);
  connectMachines(store);
  return { extension, store };
}

afterEach(stopRecording);

it('Redux DevTools gets every transition with its event, payload, sender and context', async () => {
  const { extension, store } = start();
  await journey(store);
  const moves = extension.actions().filter(({ type }) => type.startsWith('machines/'));
  const payloads = moves.map(({ payload }) => payload as Record<string, unknown>);
  expect(payloads).toContainEqual(
    expect.objectContaining({
      id: 'authDialog',
      event: { type: 'SUBMITTED', entry: { username: 'asha', password: '(hidden)', email: '', display_name: '' } },
      value: { login: 'submitting' },
      context: expect.objectContaining({ opening: 'login' }) as unknown,
    }),
  );
  expect(payloads).toContainEqual(
    expect.objectContaining({
      id: 'propertyForm',
      origin: 'photoList',
      event: expect.objectContaining({ type: 'PHOTOS' }) as unknown,
    }),
  );
});

it('what Redux DevTools exports replays with no difference', async () => {
  const { extension, store } = start();
  await journey(store);
  const recording = readRecording(extension.exported());
  expect(recording.entries.filter(isRecordedMove).length).toBeGreaterThan(40);
  expect(replaySession(recording, { reducer, machines }).differing).toEqual([]);
});

it('R44 an export becomes a recording without secrets and personal data, and still replays', async () => {
  const { extension, store } = start();
  await journey(store);
  store.dispatch(toastAdded('good', 'Welcome back, asha@people.example.'));
  const exported = extension.exported();
  const planted = ['planted-token-0001', 'asha@people.example', 'asha'];
  expect(planted.filter((one) => !exported.includes(one))).toEqual([]);
  const text = JSON.stringify(toRecording(readRecording(exported), { reducer, machines }));
  expect(planted.filter((one) => text.includes(one))).toEqual([]);
  const recording = SessionRecording.parse(JSON.parse(text));
  expect(recording.entries.filter(isRecordedMove).length).toBeGreaterThan(40);
  expect(text).not.toContain('machines/');
  expect(replaySession(readRecording(text), { reducer, machines }).differing).toEqual([]);
});

let answer: (text: string) => void = () => undefined;
const lamp = setup({
  types: { context: {} as { presses: number; text: string }, events: {} as { type: 'PRESSED' } },
  actors: {
    ask: fromPromise<string>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    ),
  },
  actions: {
    count: assign({ presses: ({ context }) => context.presses + 1 }),
    note: assign((_, { text }: { text: string }) => ({ text })),
  },
}).createMachine({
  id: 'lamp',
  context: { presses: 0, text: '' },
  initial: 'off',
  invoke: {
    src: 'ask',
    onDone: { actions: { type: 'note', params: ({ event }) => ({ text: event.output }) } },
  },
  states: {
    off: { on: { PRESSED: { target: 'on', actions: 'count' } } },
    on: { on: { PRESSED: { target: 'off', actions: 'count' } } },
  },
});

function Lamp() {
  const [{ value, context }, send] = useMachine(lamp);
  return (
    <button type="button" onClick={() => send({ type: 'PRESSED' })}>
      {`${value} after ${context.presses} ${context.text}`.trim()}
    </button>
  );
}

it('time travel, jumps and skipped actions move the machines and their screens; actors wait meanwhile', async () => {
  const { extension, store } = start();
  render(<Lamp />);
  const person = userEvent.setup();
  const press = () => person.click(screen.getByRole('button'));
  const shows = () => screen.getByRole('button').textContent;
  await press();
  const first = extension.count();
  store.dispatch(toastAdded('note', 'between'));
  await press();
  await press();
  const latest = extension.count();
  expect(shows()).toBe('on after 3');

  act(() => extension.jump(first));
  expect(shows()).toBe('on after 1');
  // a click in the past changes nothing, an answer waits
  await press();
  await act(async () => {
    answer('answered');
    await nextTask();
  });
  expect(shows()).toBe('on after 1');
  act(() => extension.jump(0));
  act(() => extension.jump(first + 2));
  expect(shows()).toBe('off after 2');
  expect(extension.count()).toBe(latest);

  act(() => extension.jump(latest));
  expect(shows()).toBe('on after 3 answered');
  await press();
  expect(shows()).toBe('off after 4 answered');

  // without its last transition
  act(() => extension.skip(extension.count() - 1));
  expect(shows()).toBe('on after 3 answered');
  act(() => extension.skip(extension.count() - 1));
  expect(shows()).toBe('off after 4 answered');
});

it('an imported session moves the machines that run to its states', async () => {
  const { extension } = start();
  render(<Lamp />);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button'));
  const text = extension.exported().replaceAll('\\"presses\\":1', '\\"presses\\":41');
  await person.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('off after 2');
  act(() => extension.imported(text));
  expect(screen.getByRole('button')).toHaveTextContent('on after 41');
});
