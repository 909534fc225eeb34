// Prints each promise that no test of a run covers by its name, one per line, and fails if there is one:
// node scripts/promises.mjs --unit jest.json --browser playwright.json. A run in parts gives a report for each.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import '../test/support/runTypeScript.cjs';
import { root } from './sources.mjs';
import { specsOf } from './specsOf.mjs';

/** By a path that the scripts' type check does not follow into the tests. */
const load = (name) => createRequire(import.meta.url)(path.join(root, 'test/promises', name));
const { allPromises, benchmarks } = load('allPromises.ts');
const { browserTestsOf, uncovered, unitTestsOf } = load('uncovered.ts');

/** @type {{ type: 'string', multiple: true, default: string[] }} */
const reports = { type: 'string', multiple: true, default: [] };
const { values } = parseArgs({ options: { unit: reports, browser: reports } });
if (values.unit.length === 0 || values.browser.length === 0)
  throw new Error('usage: node scripts/promises.mjs --unit <report of Jest> --browser <report of Playwright>');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const names = [
  ...values.unit.flatMap((file) => unitTestsOf(readJson(file))),
  ...values.browser.flatMap((file) => browserTestsOf(specsOf(readJson(file)))),
];
const scripts = new Set(Object.keys(readJson(path.join(root, 'package.json')).scripts));
const missing = uncovered(allPromises, names, { benchmarks, scripts });
for (const { kind, name, says, proof } of missing)
  console.log(`no test covers the ${kind} ${name}${says ? ` (${says})` : ''}${proof ? `, and ${proof} lacks it` : ''}`);
console.log(
  `${allPromises.length - missing.length} of ${allPromises.length} promises have a test among ${names.length}`,
);
process.exit(missing.length > 0 ? 1 : 0);
