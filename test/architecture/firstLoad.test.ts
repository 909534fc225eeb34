import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Report {
  screens: { screen: string; own: number; frameworks: number; files: string[] }[];
  later: { file: string; size: number }[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));
/** The sizes of the last build. `npm test` builds before it runs this test. */
const report = readJson('dist/report.json') as Report;
/** In bytes; the build uses the same limits. */
const budgets = readJson('config/webpack/firstLoadBudgets.json') as Record<'home' | 'other' | 'frameworks', number>;
const kB = (bytes: number) => bytes / 1_000;

it.each(report.screens.map(({ screen, own }) => [screen, own] as const))(
  `S1 %s loads at most ${kB(budgets.home)} kB of our own code on /, ${kB(budgets.other)} kB elsewhere (brotli)`,
  (screen, own) => {
    expect(own).toBeLessThanOrEqual(screen === 'page-home' ? budgets.home : budgets.other);
  },
);

it('S1 the frameworks stay at their minimum', () => {
  expect(Math.max(...report.screens.map(({ frameworks }) => frameworks))).toBeLessThanOrEqual(budgets.frameworks);
});

it.each([
  'gallery',
  'auth',
  'markdown',
  'property-form',
  'extras',
  'emi',
  'listing-tools',
  'enquiry',
  'similar',
  'recent',
  'share',
  'account-favourites',
  'pdf',
  'meeting',
  'client-stories',
  'dev-tools',
])('S1 %s is not part of a first load', (chunk) => {
  const first = report.screens.flatMap(({ files }) => files);
  expect(first.filter((file) => file.startsWith(`${chunk}.`))).toEqual([]);
  expect(report.later.map(({ file }) => file.split('.')[0])).toContain(chunk);
});
