import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type AnyStateMachine, StateMachine, assign, setup } from 'xstate';

const app = path.resolve(__dirname, '../../src/app');
/** The only file that may start a machine. */
const open = path.join('flow', 'useMachine.ts');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== open,
);

/** What a file imports from xstate, except types. */
function takenFrom(text: string): string[] {
  const imports = [
    ...text.matchAll(/import\s+(?!type\s)([^;]*?)\s+from\s+'(?:xstate|@xstate\/react)(?:\/[\w-]+)?'/g),
  ].map(([, names]) => names ?? '');
  const others = [
    ...text.matchAll(
      /(?:import|require)\(\s*'(?:xstate|@xstate\/react)|export\s[^;]*from\s+'(?:xstate|@xstate\/react)/g,
    ),
  ].map(([whole]) => whole);
  return [...imports.flatMap((names) => names.replace(/[{}]/g, '').split(',')), ...others]
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/\s+as\s.*$/, ''));
}

/** Functions that describe and read machines without starting one. */
const harmless = [
  'StateMachine',
  'assign',
  'enqueueActions',
  'fromCallback',
  'fromPromise',
  'getNextTransitions',
  'initialTransition',
  'isMachineSnapshot',
  'sendParent',
  'sendTo',
  'setup',
  'shallowEqual',
  'transition',
  'useSelector',
];
/** Makes references to replayed machines, which it never starts. */
const replay = path.join('flow', 'replay', 'replayedMachines.ts');
const starts = (text: string) => takenFrom(text).filter((name) => !harmless.includes(name));

it('every machine of the app is started by useMachine, where all are inspected', () => {
  const found = sources
    .map((file) => [file, starts(readFileSync(path.join(app, file), 'utf8'))] as const)
    .filter(([, names]) => names.length > 0);
  expect(found).toEqual([[replay, ['createActor']]]);
  expect(readFileSync(path.join(app, replay), 'utf8')).not.toMatch(/\.start\(/);
});

it.each([
  "import { useActor } from '@xstate/react';",
  "import { useSelector, useActorRef as run } from '@xstate/react';",
  "import { type Actor, createActor } from 'xstate';",
  "import * as machines from 'xstate';",
  "const { createActor } = await import('xstate');",
  "export { useMachine } from '@xstate/react';",
])('finds a machine that is started elsewhere: %s', (text) => {
  expect(starts(text)).toHaveLength(1);
});

it('finds the file that starts machines', () => {
  expect(starts(readFileSync(path.join(app, open), 'utf8')).sort()).toEqual(['useActor', 'useActorRef']);
});

/** Every machine of the app; `useMachine.test.tsx` starts each and finds it in the mirror. */
const files = sources.filter((file) => file.endsWith('Machine.ts'));
const machines = files.flatMap((file) =>
  Object.values(jest.requireActual<Record<string, unknown>>(path.join(app, file)))
    .filter((one): one is AnyStateMachine => one instanceof StateMachine)
    .map((machine) => [machine.id, machine] as const),
);

it('every machine has a file of its name, where the mirror’s test finds it', () => {
  const elsewhere = sources.filter(
    (file) => !files.includes(file) && /\bcreateMachine\b/.test(readFileSync(path.join(app, file), 'utf8')),
  );
  expect(elsewhere).toEqual([]);
  for (const file of files) expect(machines.map(([id]) => `${id}Machine.ts`)).toContain(path.basename(file));
});

type Config = Record<string, unknown>;
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const isConfig = (value: unknown): value is Config => typeof value === 'object' && value !== null;
const isNamed = (one: unknown) => typeof one === 'string' || (isConfig(one) && typeof one.type === 'string');

/** Unnamed guards and actions of a state and its children, by path. */
function unnamedIn(state: Config, at: string): string[] {
  const unnamed = (what: string, value: unknown) =>
    listOf(value).flatMap((one) => (isNamed(one) ? [] : [`${at}: ${what}`]));
  const transitions = [
    ...[state.on, state.after].flatMap((by) => Object.entries(isConfig(by) ? by : {})),
    ...Object.entries({ always: state.always, onDone: state.onDone }),
    ...listOf(state.invoke)
      .filter(isConfig)
      .flatMap(({ onDone, onError, onSnapshot }) => Object.entries({ onDone, onError, onSnapshot })),
  ];
  return [
    ...unnamed('entry', state.entry),
    ...unnamed('exit', state.exit),
    ...transitions.flatMap(([event, value]) =>
      listOf(value)
        .filter(isConfig)
        .flatMap(({ guard, actions }) => [
          ...unnamed(`guard of ${event}`, guard),
          ...unnamed(`action of ${event}`, actions),
        ]),
    ),
    ...Object.entries(isConfig(state.states) ? state.states : {}).flatMap(([name, child]) =>
      unnamedIn(child as Config, `${at}.${name}`),
    ),
  ];
}

it.each(machines)('the machine %s names its guards and actions, for DevTools and tests', (id, machine) => {
  expect(unnamedIn(machine.config as Config, id)).toEqual([]);
});

it('every machine has its table of promised transitions beside it', () => {
  const untested = files.filter((file) => !existsSync(path.join(app, file.replace(/ts$/, 'test.ts'))));
  expect(untested).toEqual([]);
});

it('finds a guard or an action without a name', () => {
  const nothing = () => undefined;
  const yes = () => true;
  const machine = setup({ actions: { named: nothing }, guards: { isNamed: yes } }).createMachine({
    id: 'sloppy',
    initial: 'one',
    on: { RESET: { actions: nothing } },
    states: {
      one: {
        entry: ['named', assign({})],
        always: { guard: yes, target: 'two' },
        after: { 10: { guard: 'isNamed', actions: [{ type: 'named' }, nothing] } },
        invoke: { src: 'work', onDone: { guard: yes }, onError: [{ guard: 'isNamed', actions: 'named' }] } as never,
      },
      two: { exit: nothing, initial: 'three', states: { three: { on: { GO: [{ guard: yes }, 'three' as never] } } } },
    },
  });
  expect(unnamedIn(machine.config as Config, 'sloppy').sort()).toEqual([
    'sloppy.one: action of 10',
    'sloppy.one: entry',
    'sloppy.one: guard of always',
    'sloppy.one: guard of onDone',
    'sloppy.two.three: guard of GO',
    'sloppy.two: exit',
    'sloppy: action of RESET',
  ]);
});
