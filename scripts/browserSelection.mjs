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

/** Whether the test at this place of a list is in a shard, such as `2/4`: every fourth, so that each has both screens. */
function isInShard(at, shard) {
  const [current, total] = shard.split('/').map(Number);
  if (!(current >= 1 && current <= total)) throw new Error(`--shard is like 2/4, not ${shard}`);
  return at % total === current - 1;
}

/**
 * The tests of a run, out of all on both screens. Tags: `@desktop` runs on the desktop, `@bothScreens` on both, `@all`
 * only in `npm run test:all`; all others run on the phone. Those tagged `@own` are in a project of that name.
 *
 * @param {readonly BrowserTest[]} tests
 * @param {{ scope: 'quick' | 'all', slice?: number, shard?: string }} run `slice`: which slice of the rest a quick run takes
 *   along
 */
export const selectBrowserTests = (tests, { scope, slice, shard }) =>
  tests
    .filter(
      (test) =>
        scope === 'all' ||
        isQuick(test) ||
        (slice !== undefined && sliceOf(`${test.project} ${test.file} ${test.title}`) === slice),
    )
    .filter((_test, at) => !shard || isInShard(at, shard));

/** The lines of a file for `playwright test --test-list`. */
export const testList = (tests) =>
  tests.map(({ project, file, title }) => `[${project}] › ${file} › ${title}\n`).join('');
