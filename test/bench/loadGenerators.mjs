import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const freshScript = fileURLToPath(new URL('./fresh.lua', import.meta.url));
const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);

/** Asks from a small program of its own, which leaves the processors to what is measured. */
async function wrkAsks(url, { connections, seconds, headers, numbered }) {
  const { origin } = new URL(url);
  const args = [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '60s',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  ];
  const { stdout } = await promisify(execFile)(
    'wrk',
    numbered ? [...args, '-s', freshScript, origin, '--', numbered.before, String(numbered.from)] : [...args, url],
  );
  const counts = /Socket errors: (.*)/.exec(stdout)?.[1].match(/\d+/g) ?? [];
  const socketErrors = [...counts].reduce((sum, count) => sum + Number(count), 0);
  return {
    answered: number(stdout, /(\d+) requests in/),
    rate: number(stdout, /Requests\/sec:\s+([\d.]+)/),
    faults: socketErrors + number(stdout, /Non-2xx or 3xx responses: (\d+)/),
  };
}

async function autocannonAsks(url, { connections, seconds, headers, numbered }) {
  let { from } = numbered ?? {};
  const requests = numbered && [
    { setupRequest: (request) => ({ ...request, path: `${numbered.before}${(from += 1)}` }) },
  ];
  const taken = await autocannon({ url, connections, duration: seconds, headers, ...(requests && { requests }) });
  return {
    answered: taken.requests.total,
    rate: taken.requests.total / taken.duration,
    faults: taken.errors + taken['4xx'] + taken['5xx'],
  };
}

/** What asks here: Debian's wrk where it is installed, else autocannon, which takes a good part of the processors itself. */
export const askerName = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

/**
 * Asks one address over so many connections for so many seconds; `numbered` asks for a path that ends in a new number each time.
 * How many were answered, how many a second, and how many wrongly: cut, or with a status of 400 and more.
 */
export const ask = askerName === 'wrk' ? wrkAsks : autocannonAsks;
