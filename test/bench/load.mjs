import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

/** The middle one; of an even number the upper. */
export const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Connections in all, whatever the number of addresses. */
const connections = 32;
/** Never told twice in a run, so that a question made with it was never asked before. */
let fresh = 1_000;
export const freshNumber = () => (fresh += 1);

/** Processor seconds that these processes have used so far; Linux only. */
function processorSeconds(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const [, , , , , , , , , , , user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' ');
      return sum + (Number(user) + Number(system)) / 100;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

/**
 * Asks these addresses for so many seconds. `pathOf` gives each question a path of its own. Answers requests a second in all and the
 * servers' processor time for one of them in microseconds. @throws Error for any answer but the expected
 */
export async function load(urls, seconds, { headers = {}, pathOf, pids = [], expected = 200 } = {}) {
  const before = processorSeconds(pids);
  const runs = await Promise.all(urls.map((url) => autocannon({
    url, connections: connections / urls.length, duration: seconds, headers,
    ...(pathOf && { requests: [{ setupRequest: (request) => ({ ...request, path: pathOf() }) }] }),
  })));
  const used = processorSeconds(pids) - before;
  for (const { url, errors, statusCodeStats } of runs) {
    const others = Object.keys(statusCodeStats).filter((code) => code !== String(expected));
    if (errors > 0 || others.length > 0) throw new Error(`${url}: ${errors} errors, answers ${Object.keys(statusCodeStats).join(', ')} where ${expected} was expected`);
  }
  const answered = runs.reduce((sum, { requests }) => sum + requests.total, 0);
  // a machine that was held up says nothing about a rate
  if (answered === 0 && seconds > 60) throw new Error(`${urls.join(', ')}: nothing was answered within a minute`);
  if (answered === 0) return load(urls, seconds * 4, { headers, pathOf, pids, expected });
  const rate = runs.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0);
  return { rate, micros: (used / answered) * 1e6 };
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
  return Object.fromEntries(names.map((name) => [name, { rate: median(taken[name].map(({ rate }) => rate)), micros: median(taken[name].map(({ micros }) => micros)) }]));
}

/** How the two compare, in words: by rate, and by the processor time of the servers alone, which the asking does not thin. */
export function beside(ours, theirs, name) {
  return `${ours.rate.toFixed(0)}/s, ${(ours.rate / theirs.rate).toFixed(ours.rate / theirs.rate < 0.1 ? 3 : 2)} of ${name} (${theirs.rate.toFixed(0)}/s); ${ours.micros.toFixed(0)} µs of processor each against ${theirs.micros.toFixed(0)}`;
}
