import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Report {
  screens: { screen: string; own: number; frameworks: number; files: string[] }[];
  later: { file: string; chunks: string[]; size: number }[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));
/** The sizes of the last build. `npm test` builds before it runs this test. */
const report = readJson('dist/report.json') as Report;
/** In bytes; the build uses the same limits. */
const budgets = readJson('config/webpack/firstLoadBudgets.json') as Record<
  'home' | 'other' | 'frameworks' | 'office' | 'map' | 'tour',
  number
>;
const kB = (bytes: number) => bytes / 1_000;

it.each(report.screens.map(({ screen, own }) => [screen, own] as const))(
  `S1 %s loads at most ${kB(budgets.home)} kB of our own code on /, ${kB(budgets.other)} kB elsewhere (brotli)`,
  (screen, own) => {
    expect(own).toBeLessThanOrEqual(screen === 'page-home' ? budgets.home : budgets.other);
  },
);

it('S16 the files that every page loads are compiled at once, beside the main thread', () => {
  const { main } = readJson('dist/public/assets/chunks.json') as Record<string, string[]>;
  const starts = main?.map((file) => readFileSync(path.resolve(__dirname, '../../dist/public/assets', file), 'utf8'));
  expect(starts?.length).toBeGreaterThan(2);
  for (const start of starts ?? []) expect(start.split('\n', 1)).toEqual(['//# allFunctionsCalledOnLoad']);
});

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
  'problem-report',
  'reporting',
  'map',
  'map-pune',
  'map-indore',
  'tour',
  'tour-plan',
  'tour-editor',
])('S1 %s is not part of a first load', (chunk) => {
  const own = report.later.filter(({ chunks }) => chunks.length === 1 && chunks[0] === chunk);
  expect(own).not.toEqual([]);
});

const isOffice = (chunk: string) => chunk.startsWith('office');

it('S14 no first load has code of the office', () => {
  const first = new Set(report.screens.flatMap(({ files }) => files));
  const office = Object.entries(readJson('dist/public/assets/chunks.json') as Record<string, string[]>)
    .filter(([chunk]) => isOffice(chunk))
    .map(([chunk, files]) => ({ chunk, own: files.filter((file) => !first.has(file)) }));
  expect(office.length).toBeGreaterThan(8);
  expect(office.filter(({ own }) => own.length === 0)).toEqual([]);
});

it(`S14 all screens of the office together add at most ${kB(budgets.office)} kB (brotli)`, () => {
  const office = report.later.filter(({ chunks }) => chunks.length > 0 && chunks.every(isOffice));
  expect(office.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(budgets.office);
});

it(`S14 maps add at most ${kB(budgets.map)} kB to a screen, both sketches included (brotli)`, () => {
  const map = report.later.filter(
    ({ chunks }) => chunks.length > 0 && chunks.every((chunk) => chunk.startsWith('map')),
  );
  expect(map.length).toBeGreaterThanOrEqual(3);
  expect(map.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(budgets.map);
});

it(`S14 the viewer of tours adds at most ${kB(budgets.tour)} kB to a screen, pictures aside (brotli)`, () => {
  const viewer = ['tour', 'tour-section', 'tour-plan'];
  // what the viewer shares with the editor counts, too
  const tour = report.later.filter(
    ({ chunks }) => chunks.every((chunk) => chunk.startsWith('tour')) && chunks.some((chunk) => viewer.includes(chunk)),
  );
  expect(tour.length).toBeGreaterThanOrEqual(3);
  expect(tour.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(budgets.tour);
});
