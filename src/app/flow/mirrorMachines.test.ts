import { assign, createActor, setup } from 'xstate';
import { photoListMachine } from '../features/listing-form/photoListMachine';
import { heroMachine } from '../features/hero/heroMachine';
import { inspect } from './inspection';
import { type MachineMove, machineMoved, machinesReducer } from './machinesReducer';
import { mirrorMachines } from './mirrorMachines';

interface Moved {
  type: string;
  payload: MachineMove;
}

/** A mirror over an empty store: what was dispatched, and what DevTools shows in the end. */
function makeMirror() {
  const moves: Moved[] = [];
  const stop = mirrorMachines({ dispatch: (action) => moves.push(action as unknown as Moved) });
  stops.push(stop);
  return {
    moves,
    stop,
    types: () => moves.map(({ type }) => type),
    state: () =>
      moves.reduce(
        (machines, move) => machinesReducer(machines, machineMoved(move.payload.id, move.payload)),
        machinesReducer(undefined, { type: '' }),
      ),
  };
}

let stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

const photoOf = (clientId: string) => ({ clientId, name: `${clientId}.jpg`, size: 3, alt: '', image: null });

/** Photos without a form to report to. */
const photoList = photoListMachine.provide({ actions: { reportCount: () => undefined } });

it('shows the machine of each photo with its events', () => {
  const mirror = makeMirror();
  const list = createActor(photoList, {
    id: 'photoList',
    inspect,
    input: { draftId: null, added: [], images: [] },
  }).start();
  list.send({ type: 'ADDED', photos: [photoOf('one'), photoOf('two')] });
  expect(mirror.types()).toEqual(expect.arrayContaining(['machines/photoList', 'machines/photo']));
  expect(Object.keys(mirror.state()).sort()).toEqual(['photo/one', 'photo/two', 'photoList']);
  expect(mirror.state()['photo/two']).toMatchObject({
    value: 'waiting',
    event: 'xstate.init',
    context: { name: 'two.jpg', progress: 0 },
  });
  list.getSnapshot().context.photos[0]?.send({ type: 'REMOVED' });
  expect(mirror.state()['photo/one']).toMatchObject({ value: 'gone', event: 'REMOVED', status: 'done' });
});

it('shows a transition that changes only the context: the slide’s number, the added photos', () => {
  const mirror = makeMirror();
  const hero = createActor(heroMachine, { id: 'hero', inspect, input: { count: 5 } }).start();
  hero.send({ type: 'CHOSEN', index: 3 });
  expect(mirror.moves.map(({ payload: { event, context } }) => [event, context])).toEqual([
    [expect.objectContaining({ type: 'xstate.init' }), { index: 0, count: 5 }],
    [
      { type: 'CHOSEN', index: 3 },
      { index: 3, count: 5 },
    ],
  ]);
  const list = createActor(photoList, {
    id: 'photoList',
    inspect,
    input: { draftId: null, added: [], images: [] },
  }).start();
  list.send({ type: 'ADDED', photos: [photoOf('one')] });
  const added = mirror.moves.find(({ payload }) => payload.event.type === 'ADDED');
  expect(added?.payload).toMatchObject({
    id: 'photoList',
    value: 'shut',
    event: { photos: [{ name: 'one.jpg' }] },
    context: { photos: ['(actor photo/one)'] },
  });
});

const tally = setup({
  types: {
    context: {} as { kept: unknown },
    events: {} as { type: 'KEEP'; entry: unknown } | { type: 'AGAIN' } | { type: 'UNKNOWN' },
  },
}).createMachine({
  id: 'tally',
  context: { kept: null },
  initial: 'on',
  states: {
    on: {
      on: { KEEP: { actions: assign({ kept: ({ event }) => event.entry }) }, AGAIN: { target: 'on', reenter: true } },
    },
  },
});

it('shows a transition to the same state, but no ignored event', () => {
  const mirror = makeMirror();
  const actor = createActor(tally, { id: 'tally', inspect }).start();
  actor.send({ type: 'AGAIN' });
  actor.send({ type: 'UNKNOWN' });
  actor.send({ type: 'AGAIN' });
  expect(mirror.moves.map(({ payload }) => payload.event.type)).toEqual(['xstate.init', 'AGAIN', 'AGAIN']);
  expect(mirror.state().tally).toMatchObject({ value: 'on', steps: 2 });
});

it('records plain data only: short texts for files and errors, and no secret of an event or a context', () => {
  const mirror = makeMirror();
  const actor = createActor(tally, { id: 'tally', inspect }).start();
  const entry: Record<string, unknown> = {
    username: 'asha',
    password: 'hush-hush',
    photo: new File(['abc'], 'villa.jpg'),
    error: new TypeError('no way with ?token=hush-hush'),
    self: actor,
    done: () => undefined,
    at: new Date('2026-01-02T03:04:05Z'),
    form: new FormData(),
    tried: [{ resetToken: 'hush-hush' }],
    target: '/reset-password#token=hush-hush',
  };
  entry.again = entry;
  actor.send({ type: 'KEEP', entry });
  const [, { payload }] = mirror.moves as [Moved, Moved];
  expect(payload.context).toEqual({
    kept: {
      username: 'asha',
      password: '(hidden)',
      photo: '(file villa.jpg, 3 bytes)',
      error: { name: 'TypeError', message: 'no way with ?token=(hidden)' },
      self: '(actor tally)',
      done: '(function)',
      at: '2026-01-02T03:04:05.000Z',
      form: '(form of 0 fields)',
      tried: [{ resetToken: '(hidden)' }],
      target: '/reset-password#token=(hidden)',
      again: '(itself)',
    },
  });
  expect(payload.event).toEqual({ type: 'KEEP', entry: (payload.context as { kept: unknown }).kept });
  expect(JSON.parse(JSON.stringify(payload))).toEqual(payload);
  expect(JSON.stringify(mirror.state())).not.toContain('hush');
});

it('shows how a machine ended, and nothing after it is stopped', () => {
  const mirror = makeMirror();
  const actor = createActor(tally, { id: 'tally', inspect }).start();
  actor.stop();
  expect(mirror.state().tally).toMatchObject({ status: 'stopped' });
  mirror.stop();
  createActor(tally, { id: 'tally', inspect }).start();
  expect(mirror.moves).toHaveLength(2);
});
