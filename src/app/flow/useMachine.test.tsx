import { act, render } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type AnyStateMachine, StateMachine, setup } from 'xstate';
import type { MachineMove } from './machinesReducer';
import { mirrorMachines } from './mirrorMachines';
import { useMachine, useMachineRef } from './useMachine';

const app = path.resolve(__dirname, '..');
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('Machine.ts') && !file.endsWith('useMachine.ts'),
);
/** Every machine of the app, by id. */
const machines = files
  .flatMap((file) => Object.values(jest.requireActual<Record<string, unknown>>(path.join(app, file))))
  .filter((one): one is AnyStateMachine => one instanceof StateMachine)
  .map((machine) => [machine.id, machine] as const);

/** An input that suits every machine. */
const input = {
  count: 3,
  clientId: 'one',
  name: 'one.jpg',
  size: 1,
  alt: '',
  image: null,
  typed: {},
  entry: {},
  stored: {},
  blank: {},
  draftId: null,
  savedAt: null,
  account: false,
  live: false,
  photos: { busy: 0, failed: 0 },
  subject: { kind: 'before', which: {}, amountInPaise: null, description: '' },
  opening: 'login',
  added: [],
  images: [],
  photoList: { added: [], images: [] },
  rooms: [],
  first: 1,
  flat: false,
  version: 0,
  title: '',
  plan: null,
};

/** Renders a machine with a parent, because some report to theirs. */
const around = (machine: AnyStateMachine) =>
  setup({ actors: { inner: machine } }).createMachine({
    id: 'around',
    invoke: { src: 'inner', id: 'inner', input: input as never },
  });

function Runs({ machine, through }: { machine: AnyStateMachine; through: (machine: AnyStateMachine) => unknown }) {
  through(machine);
  return null;
}

it('finds the app’s machines', () => {
  expect(machines.length).toBeGreaterThanOrEqual(files.length);
  expect(machines.map(([id]) => id)).toEqual(
    expect.arrayContaining([
      'splash',
      'hero',
      'authDialog',
      'photo',
      'photoList',
      'propertyForm',
      'checkout',
      'meeting',
    ]),
  );
});

describe.each([
  ['useMachine', useMachine],
  ['useMachineRef', useMachineRef],
] as const)('%s', (_name, through) => {
  it.each(machines)('mirrors the machine %s from its start', async (id, machine) => {
    const moves: { type: string; payload: MachineMove }[] = [];
    const stop = mirrorMachines({ dispatch: (action) => moves.push(action as unknown as (typeof moves)[number]) });
    const page = render(<Runs machine={around(machine)} through={through as never} />);
    await act(async () => undefined);
    page.unmount();
    stop();
    const first = (type: string) => moves.find((move) => move.type === type)?.payload;
    expect(first('machines/around')).toMatchObject({
      id: 'around',
      event: { type: 'xstate.init' },
      status: 'active',
    });
    expect(first(`machines/${id}`)).toMatchObject({
      id: `${id}/inner`,
      event: { type: 'xstate.init' },
      status: 'active',
    });
    expect(JSON.parse(JSON.stringify(first(`machines/${id}`)?.value))).toEqual(first(`machines/${id}`)?.value);
  });
});
