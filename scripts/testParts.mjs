// The parts of a test run. Each resolves to { passed, failed, output?, timed?, failures? }.
/** @typedef {{ scope: 'quick' | 'all', seed: number, slice?: number, shard?: string }} Run */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from '../config/playwright/findBrowser.mjs';
import { selectBrowserTests, testList } from './browserSelection.mjs';
import { isBuilt, root } from './sources.mjs';
import { browserTestsOf, listedBrowserTests, suitesOf } from './testReports.mjs';

const reports = path.join(root, 'node_modules/.cache/aangan-reports');
const inReports = (name) => path.join(reports, name);
const unitReport = inReports('jest.json');
const browserReport = inReports('e2e.json');

/** Removes the reports of earlier runs. */
export function forgetReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const tsc = [process.execPath, ['node_modules/typescript7/bin/tsc', '--build']];

/** Runs a command whose output is shown as it comes. @returns {Promise<number>} its exit code */
function run(command, args, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...environment },
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** @returns {Promise<{ code: number, output: string }>} */
function collect(command, args, environment = {}) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: output + error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check that passes or fails, counted as one test. Checks run two at a time, so each prints when it ends. */
async function check(command, args) {
  const { code, output } = await collect(command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

const failuresOf = (timed) => timed.filter(({ passed }) => !passed).map(({ name, message }) => `${name}\n${message}`);

/** Three workers on two cores, because tests often wait for a process or the disk. */
async function unit({ scope, seed, slice, shard }) {
  const code = await run(
    bin('jest'),
    [
      '-c',
      'config/jest/jest.config.cjs',
      '--maxWorkers=3',
      '--randomize',
      `--seed=${seed}`,
      '--json',
      `--outputFile=${unitReport}`,
      '--silent=false',
      ...(shard ? [`--shard=${shard}`] : []),
    ],
    { AANGAN_SCOPE: scope, AANGAN_SEED: String(seed), AANGAN_SLICE: slice ? String(slice) : '' },
  );
  if (!existsSync(unitReport)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(unitReport, 'utf8'));
  const timed = suitesOf(report);
  // also counts files that failed to load, and a run that failed as a whole
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites);
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    timed,
    failures: failuresOf(timed),
  };
}

const playwright = ['test', '-c', 'config/playwright/playwright.config.ts'];

async function e2e({ scope, seed, slice, shard }) {
  const environment = {
    AANGAN_SCOPE: scope,
    AANGAN_SEED: String(seed),
    AANGAN_SLICE: slice ? String(slice) : '',
    // found once: the workers must not each unpack a browser
    AANGAN_BROWSER: JSON.stringify(await findBrowser('shell')),
    E2E_REPORT: browserReport,
  };
  const list = inReports('browserTests.txt');
  const { output } = await collect(bin('playwright'), [...playwright, '--list', '--reporter=json'], {
    ...environment,
    // in their own order, so that each shard is the same part of them
    AANGAN_SEED: '',
  });
  writeFileSync(list, testList(selectBrowserTests(listedBrowserTests(output), { scope, slice, shard })));
  const code = await run(bin('playwright'), [...playwright, `--test-list=${list}`], environment);
  if (!existsSync(browserReport)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(browserReport, 'utf8'));
  const timed = browserTestsOf(report);
  const { expected, unexpected } = report.stats;
  return {
    passed: expected,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    timed,
    failures: failuresOf(timed),
  };
}

/** Whether the names of the tests that ran cover every promise; a part of them would cover a part. */
async function promises(/** @type {Run} */ { shard }) {
  if (shard || ![unitReport, browserReport].every((file) => existsSync(file)))
    return { passed: 0, failed: 0, output: 'not checked: this run had not all unit and browser tests' };
  return check(process.execPath, ['scripts/promises.mjs', '--unit', unitReport, '--browser', browserReport]);
}

/** @type {Readonly<Record<string, (run: Run) => Promise<any>>>} */
export const parts = {
  // the build checks the types; what is built already only needs that
  build: () => (isBuilt() ? check(...tsc) : check(process.execPath, ['scripts/build.mjs'])),
  boundaries: () => check(bin('depcruise'), ['--config', 'config/boundaries/dependencyRules.cjs', 'src', 'test']),
  format: () => check(bin('oxfmt'), ['--check']),
  unused: () => check(bin('knip'), ['--config', 'config/knip/knip.json']),
  lint: () => check(bin('oxlint'), []),
  unit,
  e2e,
  promises,
};
