import { once } from 'node:events';
import http from 'node:http';
import { nextNumber } from './load.mjs';
import { fill, among } from './listings.mjs';
import { runPrepared } from './runPrepared.mjs';

const p95 = (times) => [...times].sort((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1];

const agent = new http.Agent({ keepAlive: true });

/**
 * Milliseconds until the last byte, by node:http. `fetch` and parsing the rows would add 3 ms of the client's own time.
 */
export async function timed(url) {
  const from = performance.now();
  const [answer] = await once(http.get(url, { agent }), 'response');
  const parts = await answer.toArray();
  const took = performance.now() - from;
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  return { took, rows: () => JSON.parse(Buffer.concat(parts).toString()) };
}

/**
 * The p95 of each shape over HTTP, in milliseconds, for each of these products. A shape returns its parameters and, as
 * `call`, a call below `/api/properties/`. Shapes and products take turns, so that a disturbance affects all of them.
 * The endpoint ignores `fresh`, which makes each address unique, so no response is cached. The first five rounds are a
 * warm-up.
 */
async function timesOf(addresses, shapes, rounds) {
  const times = addresses.map(() => Object.fromEntries(Object.keys(shapes).map((shape) => [shape, []])));
  for (let round = -5; round < rounds; round += 1) {
    for (const [shape, parameters] of Object.entries(shapes)) {
      const { call = '', ...filters } = parameters(round + 5);
      for (const [at, address] of addresses.entries()) {
        const query = new URLSearchParams({ ...filters, fresh: String(nextNumber()) });
        const { took } = await timed(`${address}/api/properties/${call}?${query}`);
        if (round >= 0) times[at][shape].push(took);
      }
    }
  }
  return times.map((each) => Object.fromEntries(Object.entries(each).map(([shape, all]) => [shape, p95(all)])));
}

const formatTimes = (times) =>
  Object.entries(times)
    .map(([shape, took]) => `${shape} ${took.toFixed(1)}`)
    .join(', ');

/** The slowest shape against a limit in milliseconds, which may be missing. */
function judgeTimes(times, most) {
  const [shape, worst] = Object.entries(times).sort(([, one], [, other]) => other - one)[0];
  const over = Object.values(times).filter((took) => most && took > most).length;
  return {
    figure: `the slowest ${worst.toFixed(1)} ms (${shape})${most ? ` of ${most}, ${over} of ${Object.keys(times).length} shapes above` : ''}: ${formatTimes(times)}`,
    holds: most === undefined ? undefined : worst <= most,
  };
}

/** Each shape against its own time among fewer listings. */
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
 * @typedef {import('./listings.mjs').Site} Site
 *
 * @typedef {{ site: Site, fewer?: Site, most: number }} Wanted
 */

/**
 * The p95 of each shape on a site, against a limit in milliseconds, and against its own on a site with fewer listings,
 * which it may at most triple. `more` measures something else on the running product.
 *
 * @param {{ line: string, what: string, shapes: object }} kind
 * @param {Wanted} wanted
 * @param {number} rounds
 * @param {(address: string) => Promise<object[]>} [more]
 */
export async function shapeFigures({ line, what, shapes }, { site, fewer, most }, rounds, more) {
  const sites = fewer ? [site, fewer] : [site];
  const products = [];
  try {
    for (const each of sites) {
      fill(each);
      products.push(await runPrepared(each.settings));
    }
    const addresses = products.map(({ address }) => address);
    const [times, fewerTimes] = await timesOf(addresses, shapes, rounds);
    const figures = [{ line, what: `p95 of ${what} ${among(site)}`, ...judgeTimes(times, most) }];
    if (fewer)
      figures.push(
        { line, what: `p95 of ${what} ${among(fewer)}, in the same minutes`, ...judgeTimes(fewerTimes) },
        { line, what: `${what} ${among(site)}, compared with these`, ...compareTimes(times, fewerTimes, 3) },
      );
    return [...figures, ...((await more?.(addresses[0])) ?? [])];
  } finally {
    for (const product of products) await product.stop();
  }
}
