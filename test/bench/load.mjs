import { readFileSync } from 'node:fs';
import { generateLoad } from './loadGenerators.mjs';

/** The upper median for an even count. */
export const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** In total, for any number of addresses. */
const connections = 32;
/** Never returned twice in a run, so a request that contains it is never cached. */
let lastNumber = 2_000_000_000;
export const nextNumber = () => (lastNumber += 1);
/** Reserves a million unused numbers. @returns the number before the first */
const reserveNumbers = () => (lastNumber += 1_000_000) - 1_000_000;

/** Processor seconds that these processes have used so far; Linux only. */
function processorSeconds(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return sum + (Number(user) + Number(system)) / 100;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

/** The load generators only count responses, so one is checked first. @throws Error for an unexpected status */
async function checkResponse(url, headers, expected) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const { status } = answer;
  if (status !== expected) throw new Error(`${url} answered ${status} instead of ${expected}`);
}

/**
 * Sends requests to these addresses for some seconds; with `numberedAfter`, to that path with a new number appended
 * each time.
 *
 * @param {string[]} urls
 * @param {number} seconds
 * @param {{ headers?: Record<string, string>, numberedAfter?: string, pids?: number[], expected?: number }} [options]
 */
export async function load(urls, seconds, { headers = {}, numberedAfter, pids = [], expected = 200 } = {}) {
  for (const url of urls)
    await checkResponse(
      numberedAfter ? `${new URL(url).origin}${numberedAfter}${nextNumber()}` : url,
      headers,
      expected,
    );
  const before = processorSeconds(pids);
  const runs = await Promise.all(
    urls.map((url) =>
      generateLoad(url, {
        connections: connections / urls.length,
        seconds,
        headers,
        ...(numberedAfter && { numbered: { before: numberedAfter, from: reserveNumbers() } }),
      }),
    ),
  );
  const used = processorSeconds(pids) - before;
  const answered = runs.reduce((sum, run) => sum + run.answered, 0);
  const faults = runs.reduce((sum, run) => sum + run.faults, 0);
  if (faults > 0) throw new Error(`${urls.join(', ')}: ${faults} requests were not answered as expected`);
  // a stalled machine says nothing about a rate
  if (answered === 0 && seconds > 60) throw new Error(`${urls.join(', ')}: no response within a minute`);
  if (answered === 0) return load(urls, seconds * 4, { headers, numberedAfter, pids, expected });
  return { rate: runs.reduce((sum, run) => sum + run.rate, 0), micros: (used / answered) * 1e6 };
}

/** Medians for each contender over rounds in which they alternate, after one warm-up round. */
export async function alternate(rounds, contenders) {
  const names = Object.keys(contenders);
  const results = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const figure = await contenders[name]();
      if (round >= 0) results[name].push(figure);
    }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        rate: median(results[name].map(({ rate }) => rate)),
        micros: median(results[name].map(({ micros }) => micros)),
      },
    ]),
  );
}

/**
 * Compares two results in words, by rate and by the servers' own processor time, which excludes the load generator's.
 */
export function compareRates(ours, theirs, name) {
  return `${ours.rate.toFixed(0)}/s, ${(ours.rate / theirs.rate).toFixed(ours.rate / theirs.rate < 0.1 ? 3 : 2)} of ${name} (${theirs.rate.toFixed(0)}/s); ${ours.micros.toFixed(0)} µs of processor time each versus ${theirs.micros.toFixed(0)}`;
}
