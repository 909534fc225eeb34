import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const app = path.resolve(__dirname, '../../src/app');
/** The only place that may start a machine. */
const open = path.join('flow', 'useMachine.ts');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== open,
);

/** What a file takes from xstate beside types. */
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

/** What describes machines and reads them; nothing of it starts one. */
const harmless = [
  'assign',
  'enqueueActions',
  'fromCallback',
  'fromPromise',
  'isMachineSnapshot',
  'sendParent',
  'sendTo',
  'setup',
  'shallowEqual',
  'useSelector',
];
const starts = (text: string) => takenFrom(text).filter((name) => !harmless.includes(name));

it('every machine of the application is run where all are inspected: nothing else starts one', () => {
  const found = sources
    .map((file) => [file, starts(readFileSync(path.join(app, file), 'utf8'))] as const)
    .filter(([, names]) => names.length > 0);
  expect(found).toEqual([]);
});

it.each([
  "import { useActor } from '@xstate/react';",
  "import { useSelector, useActorRef as run } from '@xstate/react';",
  "import { type Actor, createActor } from 'xstate';",
  "import * as machines from 'xstate';",
  "const { createActor } = await import('xstate');",
  "export { useMachine } from '@xstate/react';",
])('would see a machine that is run past it: %s', (text) => {
  expect(starts(text)).toHaveLength(1);
});

it('knows the place that starts them', () => {
  expect(starts(readFileSync(path.join(app, open), 'utf8')).sort()).toEqual(['useActor', 'useActorRef']);
});
