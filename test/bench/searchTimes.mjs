import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';
import { runPrepared } from './runPrepared.mjs';
import { shapes } from './searchShapes.mjs';
import { compareTimes, judgeTimes, timed, timesOf } from './shapeTimes.mjs';

/** As many as a page has. */
const pages = Object.fromEntries(
  Object.entries(shapes).map(([shape, filters]) => [shape, (at) => ({ limit: '24', ...filters(at) })]),
);

/** A word with one letter wrong, missing, doubled or swapped. */
function withTypo(word, at) {
  const place = 1 + (at % (word.length - 2));
  const [head, letter, tail] = [word.slice(0, place), word[place], word.slice(place + 1)];
  return [
    head + (letter === 'e' ? 'a' : 'e') + tail,
    head + tail,
    head + letter + letter + tail,
    head + tail.slice(0, 1) + letter + tail.slice(1),
  ][at % 4];
}

/** How many words of the newest listings' titles, each with a typo, still find a listing with the word. */
async function typosFound(address) {
  const listings = (await timed(`${address}/api/properties/?limit=100`)).rows();
  const known = [...new Set(listings.flatMap(({ title }) => title.toLowerCase().match(/[a-z]{5,}/g) ?? []))].slice(
    0,
    100,
  );
  const typos = known.map((word, at) => ({ word, typo: withTypo(word, at) })).filter(({ word, typo }) => typo !== word);
  let found = 0;
  for (const { word, typo } of typos) {
    const { rows } = await timed(`${address}/api/properties/?limit=24&search=${typo}&ordering=relevance`);
    if (
      rows().some(({ title, description, location }) =>
        `${title} ${description} ${location}`.toLowerCase().includes(word),
      )
    )
      found += 1;
  }
  return { found, of: typos.length };
}

/** Generates the listings that do not exist yet. */
export function fill(settings, listings) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/server/demo.cjs'), '--listings', String(listings)],
    { cwd: root, env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('the listings could not be generated');
}

/**
 * S6: the p95 of each shape of search. `most`: the limit of the slowest in milliseconds; `fewer`: the p95s among fewer
 * listings, which may at most triple.
 */
export async function searchTimes(settings, listings, rounds, { most, fewer, typos }) {
  fill(settings, listings);
  const product = await runPrepared(settings);
  try {
    const among = `among ${listings} listings, ${settings.DATABASE_URL ? 'PostgreSQL' : 'embedded'}`;
    const times = await timesOf(product.address, pages, rounds);
    /** @type {{ line: string, what: string, figure: string, times?: object, holds?: boolean }[]} */
    const figures = [
      {
        line: 'S6',
        what: `p95 of each shape of search ${among}`,
        times,
        ...judgeTimes(times, most),
      },
    ];
    if (fewer)
      figures.push({
        line: 'S6',
        what: `each shape ${among}, compared with its p95 among fewer`,
        ...compareTimes(times, fewer, 3),
      });
    if (typos) {
      const { found, of } = await typosFound(product.address);
      figures.push({
        line: 'S6',
        what: `typos of one letter that find the word, ${among}`,
        figure: `${found} of ${of}`,
        holds: found / of >= 0.9,
      });
    }
    return figures;
  } finally {
    await product.stop();
  }
}
