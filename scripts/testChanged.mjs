// npm run test:changed [-- --base main]: the tests that import what differs from HEAD (or from --base), and those that
// call a changed route by HTTP. For the developer; only `npm test` proves a change.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../config/playwright/findBrowser.mjs';
import { ensureBuilt } from './built.mjs';
import { importersOf, reachedFrom, sourceFiles } from './importGraph.mjs';
import { root } from './root.cjs';

const { values } = parseArgs({ options: { base: { type: 'string', default: 'HEAD' }, list: { type: 'boolean' } } });
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const textOf = (file) => readFileSync(path.join(root, file), 'utf8');

const changed = [...git('diff', '--name-only', values.base), ...git('ls-files', '--others', '--exclude-standard')];
const files = sourceFiles();
const reached = reachedFrom(changed, importersOf(files));

/** The paths of all endpoints, by `group.name`. */
function endpointPaths() {
  const texts = files.filter((file) => /^src\/contract\/\w+\.ts$/.test(file) && !file.includes('.test.')).map(textOf);
  const groups = texts.flatMap((text) => text.split(/^export const (?=\w+Endpoints = )/m).slice(1));
  return new Map(
    groups.flatMap((group) =>
      [...group.matchAll(/^ {2}(\w+): endpoint\(\{[^}]*?path: '([^']+)'/gms)].map(([, name, address]) => [
        `${group.slice(0, group.indexOf(' '))}.${name}`,
        address,
      ]),
    ),
  );
}

/** How a test writes a call of this path, whatever its parameters. */
const callPattern = (address) =>
  new RegExp(`${address.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/\\s]+')}(?=[?'"\`\\s]|$)`);

const paths = endpointPaths();
const callsOf = (routes) =>
  [...textOf(routes).matchAll(/\b\w+Endpoints\.\w+/g)].flatMap(([name]) => {
    const address = paths.get(name);
    return address ? [callPattern(address)] : [];
  });

const calls = [...reached].filter((file) => /Routes\.ts$/.test(file)).flatMap(callsOf);
const tests = files.filter(
  (file) =>
    /\.(test|spec)\.tsx?$/.test(file) && (reached.has(file) || calls.some((pattern) => pattern.test(textOf(file)))),
);
const specs = tests.filter((file) => file.startsWith('test/e2e/'));
const suites = tests.filter((file) => !file.startsWith('test/e2e/'));
console.log(`${changed.length} files changed: ${suites.length} suites, ${specs.length} browser specs`);
if (values.list) console.log(tests.join('\n'));

const run = (command, args, environment = {}) =>
  spawnSync('npx', [command, ...args], { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } })
    .status === 0;
let passed = true;
if (!values.list && suites.length > 0)
  passed = run('jest', ['-c', 'config/jest/jest.config.cjs', '--maxWorkers=2', '--runTestsByPath', ...suites]);
if (!values.list && specs.length > 0) {
  ensureBuilt();
  const environment = { AANGAN_BROWSER: JSON.stringify(await findBrowser('shell')) };
  passed = run('playwright', ['test', '-c', 'config/playwright/playwright.config.ts', ...specs], environment) && passed;
}
process.exit(passed ? 0 : 1);
