import { sliceOf } from './slices.cjs';

/**
 * @typedef {{ project: string, file: string, title: string, tags: readonly string[] }} BrowserTest `title` contains the
 *   titles of its suites, joined by ` › `
 */

/** Whether a test runs on this screen in `npm test`: on the phone, unless its tags say otherwise. */
function isQuick({ project, tags }) {
  if (tags.includes('all')) return false;
  if (tags.includes('bothScreens')) return true;
  return tags.includes('desktop') === (project === 'desktop');
}

/**
 * The tests of a run, out of all on both screens. Tags: `@desktop` runs on the desktop, `@bothScreens` on both, `@all`
 * only in `npm run test:all`; all others run on the phone. Those tagged `@own` are in a project of that name.
 *
 * @param {readonly BrowserTest[]} tests
 * @param {{ scope: 'quick' | 'all', slice?: number }} run `slice`: which slice of the rest a quick run takes along
 */
export const selectBrowserTests = (tests, { scope, slice }) =>
  tests.filter(
    (test) =>
      scope === 'all' ||
      isQuick(test) ||
      (slice !== undefined && sliceOf(`${test.project} ${test.file} ${test.title}`) === slice),
  );

/** The lines of a file for `playwright test --test-list`. */
export const testList = (tests) =>
  tests.map(({ project, file, title }) => `[${project}] › ${file} › ${title}\n`).join('');
