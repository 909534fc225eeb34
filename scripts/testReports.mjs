// Reads the reports of jest and Playwright. A result is { name, kind, status, seconds, message }.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.cjs';
import { specsOf } from './specsOf.mjs';

/** @typedef {{ name: string, kind: 'suite' | 'browser test', passed: boolean, seconds: number, message: string }} Timed */

const plain = (message) => stripVTControlCharacters(message ?? '').slice(0, 4_000);
const relative = (file) => path.relative(root, file).split(path.sep).join('/');

/** The suites of jest's report with their times. @returns {Timed[]} */
export const suitesOf = ({ testResults }) =>
  testResults.map(({ name, status, message, startTime, endTime }) => ({
    name: relative(name),
    kind: 'suite',
    // a suite with skipped tests is neither passed nor failed
    passed: status !== 'failed',
    seconds: (endTime - startTime) / 1000,
    message: plain(message),
  }));

/** The browser tests of Playwright's report that ran, with their times. @returns {Timed[]} */
export const browserTestsOf = (report) =>
  specsOf(report).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ projectName, status, results }) => ({
        name: `${file} › ${title} (${projectName})`,
        kind: 'browser test',
        passed: status === 'expected',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        message: plain(results.map(({ errors = [] }) => errors.map((error) => error.message).join('\n')).join('\n')),
      })),
  );

/** Every browser test of `playwright test --list --reporter=json`. @returns {import('./browserSelection.mjs').BrowserTest[]} */
export function listedBrowserTests(output) {
  const report = JSON.parse(output.slice(output.indexOf('{')));
  if (report.errors?.length > 0) throw new Error(report.errors.map(({ message }) => message).join('\n'));
  return specsOf(report).flatMap(({ title, file, tags, tests }) =>
    tests.map(({ projectName }) => ({ project: projectName, file, title, tags })),
  );
}

/** @param {readonly Timed[]} all */
export const slowest = (all, count = 10) => [...all].sort((a, b) => b.seconds - a.seconds).slice(0, count);

/** Keeps the seconds of suites for config/jest/longestFirst.cjs. @param {readonly Timed[]} all */
export function writeDurations(all) {
  const suites = all
    .filter(({ kind }) => kind === 'suite')
    .map(({ name, seconds }) => [name, Math.round(seconds * 10) / 10]);
  const sorted = Object.fromEntries(suites.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
  writeFileSync(path.join(root, 'config/jest/durations.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How many times the median of its kind something may take in `npm run test:all`. */
const limits = { suite: 20, 'browser test': 5 };

/**
 * What takes far longer than its kind, and is not listed with a reason.
 *
 * @param {readonly Timed[]} all
 * @param {Readonly<Record<string, string>>} listed reasons by the beginning of a name
 */
export function tooSlow(all, listed) {
  const isListed = ({ name }) => Object.keys(listed).some((beginning) => name.startsWith(beginning));
  return Object.entries(limits).flatMap(([kind, most]) => {
    const own = all.filter((each) => each.kind === kind);
    if (own.length === 0) return [];
    const usual = median(own.map(({ seconds }) => seconds));
    return own
      .filter((each) => each.seconds > most * usual && !isListed(each))
      .map(({ name, seconds }) => `${name}: ${seconds.toFixed(1)} s is more than ${most} × ${usual.toFixed(2)} s`);
  });
}
