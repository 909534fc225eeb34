// Plants each fault of test/faults in a copy of this tree and runs the tests that cover its promise:
// npm run faults [-- --only search] [--scope all]. A fault is found if one of them fails. Ends with a table.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../config/playwright/findBrowser.mjs';
import { selectBrowserTests, testList } from './browserSelection.mjs';
import { root } from './root.cjs';
import { leftOut } from './slowSuites.cjs';
import { makeScratchCopy } from './scratchCopy.mjs';
import { listedBrowserTests } from './testReports.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, scope: { type: 'string', default: 'quick' } },
});
if (!['quick', 'all'].includes(values.scope)) throw new Error(`--scope is quick or all, not ${values.scope}`);
const scope = values.scope === 'all' ? 'all' : 'quick';
/** Which share of the faults has to be found. */
const required = scope === 'quick' ? 0.9 : 1;

const patches = path.join(root, 'test/faults');
const copy = makeScratchCopy();
const bin = (name) => path.join(copy, 'node_modules/.bin', name);
const environment = {
  ...process.env,
  AANGAN_SCOPE: scope,
  AANGAN_SLICE: '',
  AANGAN_BROWSER: JSON.stringify(await findBrowser('shell')),
};
const run = (command, args, more = {}) =>
  spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: { ...environment, ...more },
  });

/** A patch, with `Promise: R39 …` and `Fault: …` above its diff. */
function readFault(file) {
  const text = readFileSync(path.join(patches, file), 'utf8');
  const line = (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  return { name: path.basename(file, '.patch'), file, promise: line('Promise').split(' ')[0], fault: line('Fault') };
}

const filesUnder = (folder) =>
  readdirSync(path.join(copy, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
const suites = [...filesUnder('src'), ...filesUnder('test')].filter(
  (file) => /\.test\.tsx?$/.test(file) && !leftOut({ scope }).includes(file.split(path.sep).join('/')),
);
const playwright = ['test', '-c', 'config/playwright/playwright.config.ts'];
const { stdout: listed } = run(bin('playwright'), [...playwright, '--list', '--reporter=json']);
const browserTests = selectBrowserTests(listedBrowserTests(listed), { scope });

/** The first failing unit test that covers the promise. */
function failingUnitTest(named) {
  const covering = suites.filter((file) => named.test(readFileSync(path.join(copy, file), 'utf8')));
  if (covering.length === 0) return undefined;
  const report = path.join(copy, 'faults.json');
  rmSync(report, { force: true });
  const { stderr } = run(bin('jest'), [
    ...['-c', 'config/jest/jest.config.cjs', '--maxWorkers=2', '--json', `--outputFile=${report}`],
    ...['-t', named.source, '--runTestsByPath', ...covering],
  ]);
  if (!existsSync(report)) throw new Error(stderr);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const own = assertionResults.filter((each) => each.status === 'failed');
    // a suite that cannot be loaded fails without a test
    return own.length > 0
      ? own.map(({ fullName }) => fullName)
      : status === 'failed'
        ? [path.relative(copy, name)]
        : [];
  });
  return failed[0];
}

/** The first failing browser test that covers the promise, in a build with the fault. */
function failingBrowserTest(named) {
  const covering = browserTests.filter(({ title }) => named.test(title));
  if (covering.length === 0) return undefined;
  const build = run(process.execPath, ['scripts/build.mjs']);
  if (build.status !== 0) throw new Error(`the fault ends the build:\n${build.stdout}${build.stderr}`);
  const list = path.join(copy, 'faults.txt');
  writeFileSync(list, testList(covering));
  const { status, stdout } = run(bin('playwright'), [...playwright, `--test-list=${list}`, '--max-failures=1']);
  return status === 0 ? undefined : (/^ {2}1\) (.+?)(?: ─*)?$/m.exec(stdout)?.[1] ?? stdout.slice(-500));
}

const rows = [];
for (const { name, file, promise, fault } of readdirSync(patches)
  .filter((each) => each.endsWith('.patch') && each.startsWith(values.only))
  .sort()
  .map(readFault)) {
  const began = Date.now();
  const planted = run('git', ['apply', path.join(patches, file)]);
  if (planted.status !== 0) throw new Error(`${file} no longer fits: ${planted.stderr}`);
  const named = new RegExp(`\\b${promise}\\b`);
  const by = failingUnitTest(named) ?? failingBrowserTest(named);
  run('git', ['apply', '--reverse', path.join(patches, file)]);
  rows.push({ name, promise, by });
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`${by ? 'found' : 'NOT FOUND'} ${name} (${promise}) in ${seconds} s\n  ${fault}\n  ${by ?? ''}`);
}

const found = rows.filter(({ by }) => by).length;
console.log(`${found} of ${rows.length} faults found in the scope ${scope}`);
process.exit(found >= required * rows.length && rows.length > 0 ? 0 : 1);
