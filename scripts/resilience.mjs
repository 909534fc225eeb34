// Tests every promise at its full count: npm run test:resilience [-- --only R20,R32]. Prints a table of all;
// dist/bench.json adds the figures of npm run bench.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import '../test/support/runTypeScript.cjs';
import { findBrowser } from '../config/playwright/findBrowser.mjs';
import { isBuilt, root } from './sources.mjs';
import { specsOf } from './specsOf.mjs';

// by a path that the scripts' type check does not follow into the tests
const { numberedPromises } = createRequire(import.meta.url)(path.join(root, 'test/promises/numberedPromises.ts'));
/** Without those that `npm test` proves by itself. */
const promises = numberedPromises.filter(([, , proof]) => proof !== 'npm test');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const lines = values.only?.split(',') ?? promises.map(([line]) => line);
const unknown = lines.filter((line) => promises.every(([known]) => known !== line));
if (unknown.length > 0) throw new Error(`There is no line ${unknown.join(', ')}.`);

const reports = path.join(root, 'node_modules/.cache/aangan-reports');
const [unitReport, browserReport, figuresFile] = [
  'resilience.json',
  'resilienceE2e.json',
  'resilienceFigures.jsonl',
].map((name) => path.join(reports, name));
mkdirSync(reports, { recursive: true });
for (const file of [unitReport, browserReport, figuresFile]) rmSync(file, { force: true });

const named = `\\b(${lines.join('|')})\\b`;
const environment = { ...process.env, AANGAN_SCOPE: 'full', AANGAN_FIGURES: figuresFile };
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const run = (command, args, more = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...environment, ...more } }).status;
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** One worker, because other work would distort the figures. */
function unit() {
  run(bin('jest'), [
    '-c',
    'config/jest/jest.config.cjs',
    '--maxWorkers=1',
    '-t',
    named,
    '--json',
    `--outputFile=${unitReport}`,
  ]);
  return (readJson(unitReport)?.testResults ?? []).flatMap(({ name, message, assertionResults }) =>
    assertionResults.length > 0
      ? assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ fullName, status }) => ({ name: fullName, passed: status === 'passed' }))
      : [
          {
            name: `${
              readFileSync(name, 'utf8')
                .match(/\b[RSHP]\d+\b/g)
                ?.join(' ') ?? ''
            } ${message}`,
            passed: false,
          },
        ],
  );
}

async function browserTests() {
  if (lines.every((line) => line.startsWith('R') && line !== 'R22')) return [];
  run(bin('playwright'), ['test', '-c', 'config/playwright/playwright.config.ts', '-g', named], {
    E2E_REPORT: browserReport,
    AANGAN_BROWSER: JSON.stringify(await findBrowser('shell')),
  });
  const tried = ({ tests }) => tests.some(({ status }) => status !== 'skipped');
  return specsOf(readJson(browserReport) ?? {})
    .filter(tried)
    .map(({ title, ok }) => ({ name: title, passed: ok }));
}

/** The latest figures of npm run bench. */
function benched() {
  return (readJson(path.join(root, 'dist/bench.json')) ?? []).map(({ line, what, figure, holds, why, day }) => ({
    line,
    words: `${what}: ${figure} (${day})${holds === false && why ? `. Why: ${why}` : ''}`,
    holds,
  }));
}

function judged(line, results, figures, bench) {
  const own = results.filter(({ name }) => new RegExp(`\\b${line}\\b`).test(name));
  const measured = bench.filter((each) => each.line === line);
  const words = figures.filter((each) => each.line === line).map((each) => each.words);
  const failed = own.filter(({ passed }) => !passed);
  const short = [
    ...failed.map(({ name }) => `failed: ${name.slice(0, 160)}`),
    ...measured.filter(({ holds }) => holds === false).map((each) => each.words),
  ];
  const figure = [
    ...new Set([
      ...short,
      ...words,
      ...measured.map((each) => each.words),
      ...(own.length > 0 ? [`${own.length} tests`] : []),
    ]),
  ].join('; ');
  if (short.length > 0) return { state: 'falls short', figure };
  return own.length + measured.filter(({ holds }) => holds).length > 0
    ? { state: 'holds', figure }
    : { state: 'not measured here', figure: figure || 'no test of it can run here' };
}

if (!isBuilt() && run(process.execPath, ['scripts/build.mjs']) !== 0) process.exit(1);
const results = [...unit(), ...(await browserTests())];
const figures = existsSync(figuresFile)
  ? readFileSync(figuresFile, 'utf8')
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text))
  : [];
const bench = benched();
const table = promises
  .filter(([line]) => lines.includes(line))
  .map(([line, promise]) => ({ line, promise, ...judged(line, results, figures, bench) }));
for (const { line, promise, state, figure } of table)
  console.log(`${line.padEnd(4)} ${state.padEnd(17)} ${promise}\n${' '.repeat(23)}${figure}`);
writeFileSync(path.join(root, 'dist/promises.json'), JSON.stringify(table, null, 2));
const count = (state) => table.filter((row) => row.state === state).length;
console.log(
  `${count('holds')} hold, ${count('falls short')} fall short, ${count('not measured here')} not measured here`,
);
process.exit(count('falls short') > 0 ? 1 : 0);
