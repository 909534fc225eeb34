import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Report {
  screens: { screen: string; own: number; frameworks: number; files: string[] }[];
  later: { file: string; size: number }[];
}

const root = path.resolve(__dirname, '../..');
/** What the build weighed last: `npm test` builds before it comes here. */
const report = JSON.parse(readFileSync(path.join(root, 'dist/report.json'), 'utf8')) as Report;

it.each(report.screens.map(({ screen, own }) => [screen, own] as const))(
  'S1 %s loads at most 45 kB of our own code on /, 35 kB elsewhere (brotli)',
  (screen, own) => {
    expect(own).toBeLessThanOrEqual(screen === 'page-home' ? 45_000 : 35_000);
  },
);

it('S1 the frameworks stay on their floor', () => {
  expect(Math.max(...report.screens.map(({ frameworks }) => frameworks))).toBeLessThanOrEqual(132_500);
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
])('S1 %s is in nobody’s first load', (chunk) => {
  const first = report.screens.flatMap(({ files }) => files);
  expect(first.filter((file) => file.startsWith(`${chunk}.`))).toEqual([]);
  expect(report.later.map(({ file }) => file.split('.')[0])).toContain(chunk);
});
