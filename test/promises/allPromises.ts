import { allEndpoints } from '@contract/endpoints';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { screens } from '../support/screens';
import { numberedPromises } from './numberedPromises';
import type { ProductPromise } from './uncovered';

const root = path.resolve(__dirname, '../..');

/** The sources below a folder, with their texts. */
const sourcesIn = (folder: string): { file: string; text: string }[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(path.join(root, folder, file), 'utf8') }));

const numbers = numberedPromises.map(([name, says, proof]): ProductPromise => ({
  kind: 'number',
  name,
  words: [name],
  says,
  ...(proof && { proof }),
}));

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** A route; one for all below it, as the office has, holds a screen at each address. */
const screenNames = new Set(screens.map(({ route, address }) => (route.endsWith('*') ? pathOf(address) : route)));
const screenPromises = [...screenNames].map((name): ProductPromise => {
  const addresses = screens.filter(({ route }) => route === name).map(({ address }) => pathOf(address));
  return { kind: 'screen', name, words: [...new Set([name, ...addresses])] };
});

const endpointPromises = [...allEndpoints].map(([name, { method, path: address }]): ProductPromise => ({
  kind: 'endpoint',
  name,
  words: [name, `${method} ${address}`],
}));

/** Every machine has a file of its name (test/architecture/machines.test.ts). */
const machinePromises = sourcesIn('src/app')
  .filter(({ file, text }) => file.endsWith('Machine.ts') && /\bcreateMachine\b/.test(text))
  .map(({ file }): ProductPromise => {
    const name = path.basename(file, '.ts');
    return { kind: 'machine', name, words: [name] };
  });

/** The names of the jobs that a source defines. */
export function jobsIn(file: string, text: string): string[] {
  const names = [...text.matchAll(/\bdefineJob\(\{\s*name: '([^']+)'/g)].map(([, name]) => name ?? '');
  if (names.length !== [...text.matchAll(/\bdefineJob\(/g)].length)
    throw new Error(`${file} defines a job that does not begin with its name, as text.`);
  return names;
}

const jobPromises = sourcesIn('src/server')
  .flatMap(({ file, text }) => jobsIn(file, text))
  .map((name): ProductPromise => ({ kind: 'job', name, words: [name] }));

/** Everything that the product promises. */
export const allPromises: readonly ProductPromise[] = [
  ...numbers,
  ...screenPromises,
  ...endpointPromises,
  ...machinePromises,
  ...jobPromises,
];

/** The numbers that benchmarks measure. */
export const benchmarks: ReadonlySet<string> = new Set(
  readdirSync(path.join(root, 'test/bench'))
    .filter((file) => file.endsWith('.mjs'))
    .flatMap((file) => [...readFileSync(path.join(root, 'test/bench', file), 'utf8').matchAll(/\bline: '([A-Z]\d+)'/g)])
    .map(([, number]) => number ?? ''),
);
