import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const numberedScript = fileURLToPath(new URL('./numbered.lua', import.meta.url));
const number = (text, pattern) => Number(pattern.exec(text)?.[1] ?? 0);

/** A small separate program, which leaves the processors to the servers. */
async function generateWithWrk(url, { connections, seconds, headers, numbered }) {
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
    numbered ? [...args, '-s', numberedScript, origin, '--', numbered.before, String(numbered.from)] : [...args, url],
  );
  const counts = /Socket errors: (.*)/.exec(stdout)?.[1].match(/\d+/g) ?? [];
  const socketErrors = [...counts].reduce((sum, count) => sum + Number(count), 0);
  return {
    answered: number(stdout, /(\d+) requests in/),
    rate: number(stdout, /Requests\/sec:\s+([\d.]+)/),
    faults: socketErrors + number(stdout, /Non-2xx or 3xx responses: (\d+)/),
  };
}

async function generateWithAutocannon(url, { connections, seconds, headers, numbered }) {
  let { from } = numbered ?? {};
  const requests = numbered && [
    { setupRequest: (request) => ({ ...request, path: `${numbered.before}${(from += 1)}` }) },
  ];
  const result = await autocannon({ url, connections, duration: seconds, headers, ...(requests && { requests }) });
  return {
    answered: result.requests.total,
    rate: result.requests.total / result.duration,
    faults: result.errors + result['4xx'] + result['5xx'],
  };
}

/** Debian's wrk if it is installed, else autocannon, which needs much processor time itself. */
export const generatorName = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk';

/**
 * Sends requests to one address; with `numbered`, to a path that ends in a new number each time.
 * @returns responses, responses per second, and faults: dropped connections and statuses from 400
 */
export const generateLoad = generatorName === 'wrk' ? generateWithWrk : generateWithAutocannon;
