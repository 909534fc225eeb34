// `npm test`: all checks, unit tests and browser tests, in a quick selection; `--scope all` is `npm run test:all`, which
// runs everything on both databases and both screens. Ends with a one-line summary. Options: --only unit,e2e runs some
// parts; --seed N repeats an order; --shard 2/4 runs a quarter of the unit and browser tests; --write-durations keeps the
// times of suites, so that later runs start the longest first.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { lastBuildSeconds } from './buildTime.mjs';
import { recordProof } from './proof.mjs';
import { slowForAReason } from './slowForAReason.mjs';
import { sliceCount, sliceOf } from './slices.cjs';
import { root } from './sources.mjs';
import { forgetReports, parts } from './testParts.mjs';
import { slowest, tooSlow, writeDurations } from './testReports.mjs';

const { values } = parseArgs({
  options: {
    scope: { type: 'string', default: 'quick' },
    only: { type: 'string' },
    seed: { type: 'string' },
    slice: { type: 'string' },
    shard: { type: 'string' },
    'write-durations': { type: 'boolean' },
  },
});
if (!['quick', 'all'].includes(values.scope)) throw new Error(`--scope is quick or all, not ${values.scope}`);
const isQuick = values.scope === 'quick';

/** The parts of a lane run one after another, the lanes of a stage side by side, the stages one after another. */
const stages = [
  // alone, because it is the unit of all other times
  [['build']],
  [['lint'], ['boundaries', 'format', 'unused']],
  [['unit']],
  [['e2e']],
  [['promises']],
];
const wanted = values.only?.split(',') ?? stages.flat(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`there is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);

function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    // not a checkout
    return 'none';
  }
}

const head = commit();
/** The same order and examples every time in `npm test`, so that a failure means a change. */
const seed = Number(values.seed ?? (isQuick ? 20_261_121 : randomInt(1, 2 ** 31)));
if (!Number.isInteger(seed)) throw new Error(`--seed is a whole number, not ${values.seed}`);
const slice = isQuick ? Number(values.slice ?? sliceOf(head)) : undefined;
/** @type {import('./testParts.mjs').Run} */
const run = { scope: isQuick ? 'quick' : 'all', seed, slice, shard: values.shard };
const began = Date.now();
const secondsSince = (from) => (Date.now() - from) / 1000;
const results = [];

async function runPart(name) {
  const from = Date.now();
  const { output, ...result } = await parts[name](run).catch((error) => ({
    passed: 0,
    failed: 1,
    output: error.stack,
  }));
  if (output !== undefined) console.log(`\n== ${name}\n${output}`);
  results.push({ name, seconds: secondsSince(from), timed: [], failures: [], ...result });
  if (!isQuick && result.passed + result.failed > 0) recordProof(head, name, values.shard, result, secondsSince(from));
}

forgetReports();
console.log(`seed ${seed}${slice ? `, with slice ${slice} of ${sliceCount} of test:all` : ''}`);
for (const lanes of stages) {
  const due = lanes.map((lane) => lane.filter((name) => wanted.includes(name))).filter((lane) => lane.length > 0);
  for (const [name] of due) console.log(`\n== ${name} …`);
  await Promise.all(
    due.map(async (lane) => {
      for (const name of lane) await runPart(name);
    }),
  );
}

const timed = results.flatMap((result) => result.timed);
const slow = isQuick ? [] : tooSlow(timed, slowForAReason);
const failures = [...results.flatMap((result) => result.failures), ...slow];
if (failures.length > 0) console.log(`\n== failed (seed ${seed})\n\n${failures.join('\n\n')}`);

if (values['write-durations']) writeDurations(timed);

const builds = (seconds) => {
  const build = lastBuildSeconds();
  return build ? ` ${(seconds / build).toFixed(1).padStart(5)} builds` : '';
};
for (const kind of ['suite', 'browser test']) {
  const own = slowest(timed.filter((each) => each.kind === kind));
  if (own.length > 0) console.log(`\nThe slowest of kind ${kind}:`);
  for (const { name, seconds } of own) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}
// once more, in short: of a long output often only the end is kept
const inShort = (failure) => failure.split('\n').filter(Boolean).slice(0, 8).join('\n    ');
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.map(inShort).join('\n  ')}`);
console.log();
for (const { name, passed, failed, seconds } of results)
  console.log(
    `  ${name.padEnd(10)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(0).padStart(5)} s${builds(seconds)}`,
  );
const total = secondsSince(began);
console.log(`  in ${total.toFixed(0)} s${builds(total)}; seed ${seed}`);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, slow.length);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
