import { readFileSync } from 'node:fs';
import { ask } from './loadGenerators.mjs';

/** The middle one; of an even number the upper. */
export const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Connections in all, whatever the number of addresses. */
const connections = 32;
/** Never told twice in a run, so that a question made with it was never asked before. */
let fresh = 2_000_000_000;
export const freshNumber = () => (fresh += 1);
/** The number before a million of which none was told. */
const freshNumbers = () => (fresh += 1_000_000) - 1_000_000;

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

/** Throws where the first question is not answered as it should be: the askers count answers, and do not read them. */
async function tryOne(url, headers, expected) {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  const { status } = answer;
  if (status !== expected) throw new Error(`${url} was answered ${status} where ${expected} was expected`);
}

/**
 * Asks these addresses for so many seconds; `numberedAfter` asks each for that path with a new number at its end, every time. Answers requests a
 * second in all and the servers' processor time for one of them in microseconds. @throws Error for any answer but the expected
 *
 * @param {string[]} urls
 * @param {number} seconds
 * @param {{ headers?: Record<string, string>, numberedAfter?: string, pids?: number[], expected?: number }} [options]
 */
export async function load(urls, seconds, { headers = {}, numberedAfter, pids = [], expected = 200 } = {}) {
  for (const url of urls)
    await tryOne(numberedAfter ? `${new URL(url).origin}${numberedAfter}${freshNumber()}` : url, headers, expected);
  const before = processorSeconds(pids);
  const runs = await Promise.all(
    urls.map((url) =>
      ask(url, {
        connections: connections / urls.length,
        seconds,
        headers,
        ...(numberedAfter && { numbered: { before: numberedAfter, from: freshNumbers() } }),
      }),
    ),
  );
  const used = processorSeconds(pids) - before;
  const answered = runs.reduce((sum, run) => sum + run.answered, 0);
  const faults = runs.reduce((sum, run) => sum + run.faults, 0);
  if (faults > 0) throw new Error(`${urls.join(', ')}: ${faults} questions were not answered as expected`);
  // a machine that was held up says nothing about a rate
  if (answered === 0 && seconds > 60) throw new Error(`${urls.join(', ')}: nothing was answered within a minute`);
  if (answered === 0) return load(urls, seconds * 4, { headers, numberedAfter, pids, expected });
  return { rate: runs.reduce((sum, run) => sum + run.rate, 0), micros: (used / answered) * 1e6 };
}

/** Medians of what each contender reaches, over rounds in which they take turns, after one round that is not counted. */
export async function inTurns(rounds, contenders) {
  const names = Object.keys(contenders);
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of names) {
      const figure = await contenders[name]();
      if (round >= 0) taken[name].push(figure);
    }
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      { rate: median(taken[name].map(({ rate }) => rate)), micros: median(taken[name].map(({ micros }) => micros)) },
    ]),
  );
}

/** How the two compare, in words: by rate, and by the processor time of the servers alone, which the asking does not thin. */
export function beside(ours, theirs, name) {
  return `${ours.rate.toFixed(0)}/s, ${(ours.rate / theirs.rate).toFixed(ours.rate / theirs.rate < 0.1 ? 3 : 2)} of ${name} (${theirs.rate.toFixed(0)}/s); ${ours.micros.toFixed(0)} µs of processor each against ${theirs.micros.toFixed(0)}`;
}
