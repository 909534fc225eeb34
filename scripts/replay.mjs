// npm run replay -- FILE [--until N] [--write-test FILE] [--write-recording FILE]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './sources.mjs';

const usage = 'npm run replay -- FILE [--until N] [--write-test FILE] [--write-recording FILE]';

/** @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(2);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { until: { type: 'string' }, 'write-test': { type: 'string' }, 'write-recording': { type: 'string' } },
});
const [file] = positionals;
if (!file || positionals.length > 1) fail(usage);
if (!existsSync(file)) fail(`there is no file ${file}`);
const until = values.until === undefined ? undefined : Number(values.until);
if (until !== undefined && (!Number.isInteger(until) || until < 0)) fail(`--until is a number of steps; ${usage}`);

// the app's own reducers and machines, from source
const require = createRequire(import.meta.url);
require('../test/support/runTypeScript.cjs');
const source = (file) => require(path.join(root, 'src/app', file));
Object.assign(globalThis, { __BROWSER__: false, __DEV__: false });
const { readRecording } = source('flow/replay/readRecording.ts');
const { replaySession } = source('flow/replay/replaySession.ts');
const { reportOf, stateReport } = source('flow/replay/report.ts');
const { machines } = source('root/replay/machines.ts');
const { reducer } = source('root/replay/reducer.ts');

function read() {
  try {
    return readRecording(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`${file} cannot be replayed: ${error.message}`);
  }
}

const recording = read();
const replayed = replaySession(recording, { reducer, machines }, until);
if (until !== undefined) console.log(stateReport(replayed));
console.log(reportOf(replayed));

/** Writes what replays: anything else would be wrong from the start. */
function write(to, what, makeText) {
  if (to === undefined) return;
  if (replayed.differing.length > 0) {
    console.error(`no ${what} is written: ${file} does not replay`);
    return;
  }
  writeFileSync(to, makeText());
  console.log(`wrote ${to}`);
}

const { 'write-recording': hidden, 'write-test': test } = values;
write(hidden, 'recording', () => {
  const { toRecording } = source('flow/replay/toRecording.ts');
  return `${JSON.stringify(toRecording(recording, { reducer, machines }))}\n`;
});
write(test, 'test', () => {
  const { writeTest } = source('flow/replay/writeTest.ts');
  const from = path.dirname(path.resolve(test));
  const relative = (to) => path.relative(from, path.resolve(to)).replace(/^(?!\.)/, './');
  const written = hidden === undefined ? recording : readRecording(readFileSync(hidden, 'utf8'));
  return writeTest(written, relative(hidden ?? file), relative(path.join(root, 'test/support/replayedJourney')));
});
process.exit(replayed.differing.length > 0 ? 1 : 0);
