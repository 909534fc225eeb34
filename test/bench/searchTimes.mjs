import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';
import { nextNumber } from './load.mjs';
import { runPrepared } from './runPrepared.mjs';
import { shapes } from './searchShapes.mjs';

const p95 = (times) => [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1];

const agent = new http.Agent({ keepAlive: true });

/**
 * Milliseconds until the last byte, by node:http. `fetch` and parsing the rows would add 3 ms of the client's own time.
 */
async function timed(url) {
  const from = performance.now();
  const [answer] = await once(http.get(url, { agent }), 'response');
  const parts = await answer.toArray();
  const took = performance.now() - from;
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return { took, rows: () => JSON.parse(Buffer.concat(parts).toString()) };
}

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

/**
 * The p95 of each shape over HTTP, in milliseconds. Shapes alternate, so that a disturbance affects all of them. The
 * endpoint ignores `fresh`, which makes each address unique, so no response is cached. The first five rounds are a
 * warm-up.
 */
async function timesOf(address, rounds) {
  const times = Object.fromEntries(Object.keys(shapes).map((shape) => [shape, []]));
  for (let round = -5; round < rounds; round += 1) {
    for (const [shape, filters] of Object.entries(shapes)) {
      const query = new URLSearchParams({ limit: '24', ...filters(round + 5), fresh: String(nextNumber()) });
      const { took } = await timed(`${address}/api/properties/?${query}`);
      if (round >= 0) times[shape].push(took);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([shape, all]) => [shape, p95(all)]));
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

const formatTimes = (times) =>
  Object.entries(times)
    .map(([shape, took]) => `${shape} ${took.toFixed(1)}`)
    .join(', ');

function compareTimes(times, fewer, most) {
  const ratios = Object.entries(times)
    .map(([shape, took]) => ({ shape, ratio: took / fewer[shape] }))
    .sort((one, other) => other.ratio - one.ratio);
  const over = ratios.filter(({ ratio }) => ratio > most);
  return {
    figure: `at most ${most}×, the highest: ${ratios
      .slice(0, 4)
      .map(({ shape, ratio }) => `${shape} ${ratio.toFixed(1)}×`)
      .join(', ')}`,
    holds: over.length === 0,
  };
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
    const times = await timesOf(product.address, rounds);
    const [shape, worst] = Object.entries(times).sort(([, one], [, other]) => other - one)[0];
    const over = Object.values(times).filter((took) => most && took > most).length;
    /** @type {{ line: string, what: string, figure: string, times?: object, holds?: boolean }[]} */
    const figures = [
      {
        line: 'S6',
        what: `p95 of each shape of search ${among}`,
        figure: `the slowest ${worst.toFixed(1)} ms (${shape})${most ? ` of ${most}, ${over} of ${Object.keys(times).length} shapes above` : ''}: ${formatTimes(times)}`,
        times,
        holds: most === undefined ? undefined : worst <= most,
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
