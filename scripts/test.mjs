// Runs every check and test: types, format, boundaries, unused code, lint, build with its size budgets, unit tests,
// end-to-end tests in a browser. Ends with a one-line summary. `npm test -- --only unit,e2e` runs some parts.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { isBuilt, root } from './sources.mjs';
import { specsOf } from './specsOf.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const reports = path.join(root, 'node_modules/.cache/aangan-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name) => path.join(root, 'node_modules/.bin', name);

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

/** What failed and why, printed at the end. */
const failures = [];
const addFailure = (name, message = '') =>
  failures.push(`${name}\n${stripVTControlCharacters(message).slice(0, 2_000)}`);

/** A check that passes or fails, counted as one test. Checks run two at a time, so each prints when it ends. */
const check = (command, args) => () =>
  new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    const end = (passed) => resolve({ passed: passed ? 1 : 0, failed: passed ? 0 : 1, output });
    child.on('error', () => end(false));
    child.on('close', (code) => end(code === 0));
  });

/** Three workers on two cores, because tests often wait for a process or the disk. */
async function unit() {
  const report = path.join(reports, 'jest.json');
  const code = await run(bin('jest'), [
    '-c',
    'config/jest/jest.config.cjs',
    '--maxWorkers=3',
    '--json',
    `--outputFile=${report}`,
    '--silent=false',
  ]);
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { name, status, message } of testResults)
    if (status === 'failed') addFailure(path.relative(root, name), message);
  // also counts files that failed to load, and a run that failed as a whole
  const failed = Math.max(numFailedTests, numFailedTestSuites);
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function e2e() {
  const report = path.join(reports, 'e2e.json');
  const code = await run(bin('playwright'), ['test', '-c', 'config/playwright/playwright.config.ts'], {
    E2E_REPORT: report,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { stats, ...whole } = JSON.parse(readFileSync(report, 'utf8'));
  for (const { title, tests } of specsOf(whole)) {
    for (const { projectName, status, results } of tests)
      if (status === 'unexpected')
        for (const { error } of results) addFailure(`${title}, ${projectName}`, error?.message);
  }
  return {
    passed: stats.expected + stats.flaky,
    again: stats.flaky,
    failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected,
  };
}

const parts = {
  typecheck: check(process.execPath, ['node_modules/typescript7/bin/tsc', '--build']),
  boundaries: check(bin('depcruise'), ['--config', 'config/boundaries/dependencyRules.cjs', 'src', 'test']),
  format: check(bin('prettier'), ['--check', '.']),
  unused: check(bin('knip'), ['--config', 'config/knip/knip.json']),
  lint: check(bin('eslint'), ['--max-warnings=0', '.']),
  build: async () => (isBuilt() ? { passed: 1, failed: 0 } : check(process.execPath, ['scripts/build.mjs'])()),
  unit,
  e2e,
};
/** The parts of a lane run one after another, the lanes of a stage side by side, the stages one after another. */
const stages = [
  [
    ['typecheck', 'build'],
    ['lint', 'boundaries', 'format', 'unused'],
  ],
  [['unit']],
  [['e2e']],
];

const wanted = values.only?.split(',') ?? Object.keys(parts);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);
const began = Date.now();
let passed = 0;
let failed = 0;
const table = [];

async function runPart(name) {
  const from = Date.now();
  const { output, ...result } = await parts[name]().catch((error) => ({ passed: 0, failed: 1, output: error.stack }));
  if (output !== undefined) console.log(`\n== ${name}\n${output}`);
  passed += result.passed;
  failed += result.failed;
  table.push(
    `  ${name.padEnd(10)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${((Date.now() - from) / 1000).toFixed(0).padStart(5)} s${result.again ? `   ${result.again} at the second try` : ''}`,
  );
}

for (const lanes of stages) {
  const due = lanes.map((lane) => lane.filter((name) => wanted.includes(name))).filter((lane) => lane.length > 0);
  for (const [name] of due) console.log(`\n== ${name} …`);
  await Promise.all(
    due.map(async (lane) => {
      for (const name of lane) await runPart(name);
    }),
  );
}
if (failures.length > 0) console.log(`\n== failed\n\n${failures.join('\n\n')}`);
console.log(`\n${table.join('\n')}\n  in ${((Date.now() - began) / 1000).toFixed(0)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
