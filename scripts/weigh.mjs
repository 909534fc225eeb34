import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.mjs';

const assets = path.join(root, 'dist/public/assets');
/** Chunks with packages only, which change with our dependencies and not with our code. */
const isFramework = (file) => /^(frameworks|machines)\./.test(file);

/**
 * In brotli bytes. S1: our own code and styles on `/` and on other screens; frameworks count separately. S14: what a
 * screen of the office adds with its frame, what all of them are together, all that maps add, and all that the viewer of
 * tours adds, without pictures.
 */
export const budgets = JSON.parse(readFileSync(path.join(root, 'config/webpack/firstLoadBudgets.json'), 'utf8'));

const brotliSize = (file) => statSync(path.join(assets, `${file}.br`)).size;
const sum = (files) => files.reduce((total, file) => total + brotliSize(file), 0);

/** The size of each screen's first load, and of later files with the chunks that need them, in bytes. */
export function weigh() {
  const chunks = JSON.parse(readFileSync(path.join(assets, 'chunks.json'), 'utf8'));
  const screens = Object.keys(chunks)
    .filter((name) => name.startsWith('page-'))
    .sort()
    .map((name) => {
      const files = [...new Set([...chunks.main, ...chunks[name]])];
      return {
        screen: name,
        own: sum(files.filter((file) => !isFramework(file))),
        frameworks: sum(files.filter(isFramework)),
        files,
      };
    });
  const later = readdirSync(assets)
    .filter((file) => /\.(m?js|css)$/.test(file) && !screens.some(({ files }) => files.includes(file)))
    .map((file) => {
      const users = Object.keys(chunks).filter((name) => chunks[name].includes(file));
      return { file, chunks: users, size: brotliSize(file) };
    })
    .sort((one, other) => other.size - one.size);
  return { screens, later };
}

/** The later files that only chunks of this kind need, in bytes. */
const sizeOf = (later, kind) =>
  later
    .filter(({ chunks }) => chunks.length > 0 && chunks.every((name) => name.startsWith(kind)))
    .reduce((total, { size }) => total + size, 0);

/** What the heaviest screen of the office needs beside the app: its own files, and those of the frame. */
function heaviestOfficeScreen(later) {
  const names = [...new Set(later.flatMap(({ chunks }) => chunks))].filter((name) => /^office-(?!help$)/.test(name));
  const sizes = names.map((name) =>
    later
      .filter(({ chunks }) => chunks.includes(name) || chunks.includes('office'))
      .reduce((total, { size }) => total + size, 0),
  );
  return Math.max(0, ...sizes);
}

const viewer = ['tour', 'tour-section', 'tour-plan'];
/**
 * What each large part adds to any other screen, in bytes: one screen of the office, and all of them; maps, with the sketches of both
 * cities; the viewer of tours, with what it shares with its editor.
 */
export const laterSizes = (later) => [
  { what: 'a screen of the office', size: heaviestOfficeScreen(later), most: budgets.officeScreen },
  { what: 'the office', size: sizeOf(later, 'office'), most: budgets.office },
  { what: 'the map', size: sizeOf(later, 'map'), most: budgets.map },
  {
    what: 'the viewer of tours',
    size: sizeOf(
      later.filter(({ chunks }) => chunks.some((name) => viewer.includes(name))),
      'tour',
    ),
    most: budgets.tour,
  },
];

/** One line for each budget that is exceeded. */
export function overBudget({ screens, later }) {
  const tooHeavy = screens.flatMap(({ screen, own, frameworks }) => {
    const most = screen === 'page-home' ? budgets.home : budgets.other;
    return [
      own > most && `${screen} ${own} of ${most} bytes`,
      frameworks > budgets.frameworks && `frameworks of ${screen} ${frameworks} of ${budgets.frameworks} bytes`,
    ].filter(Boolean);
  });
  const tooLarge = laterSizes(later)
    .filter(({ size, most }) => size > most)
    .map(({ what, size, most }) => `${what} ${size} of ${most} bytes`);
  return [...tooHeavy, ...tooLarge];
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

/** The sizes as text for the terminal. */
export function report({ screens, later }) {
  const lines = screens.map(
    ({ screen, own, frameworks }) =>
      `  ${screen.padEnd(24)} ${kB(own)} own  ${kB(frameworks)} frameworks  ${kB(own + frameworks)} in all`,
  );
  return [
    `First loads (brotli; budgets: own ${kB(budgets.home).trim()} on /, ${kB(budgets.other).trim()} elsewhere):`,
    ...lines,
    `Loaded later (${laterSizes(later)
      .map(({ what, size, most }) => `${what} ${kB(size).trim()} of ${kB(most).trim()}`)
      .join(', ')}):`,
    ...later.map(({ file, chunks, size }) => `  ${kB(size)}  ${file.padEnd(28)} ${chunks.join(', ')}`),
  ].join('\n');
}
