import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const server = path.resolve(__dirname, '../../src/server');
const setsInterval = (text: string) =>
  /\bsetInterval\s*\(|timers\/promises['"].*\bsetInterval|\bsetInterval\b.*timers\/promises/.test(text);

/** Files outside server/jobs that may repeat work, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'db/repeat.ts': 'is what server/jobs repeats with, and the housekeeping of the embedded database',
  'cache/contentVersion.ts': 'compares while no notifications arrive, in each process',
  'db/listenerConnection.ts': 'checks that its own connection is alive; nothing is done to record',
  'live/liveStreams.ts': 'keeps open connections alive; nothing is done to record',
  'media/ownLimits.ts': 'watches memory and time of its own process, which has no database',
};

it('repeats work only through server/jobs, where its runs are leased, recorded and stopped', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('jobs/'),
  );
  expect(files.length).toBeGreaterThan(200);
  const repeating = files.filter((file) => setsInterval(readFileSync(path.join(server, file), 'utf8')));
  expect(repeating.sort()).toEqual(Object.keys(exceptions).sort());
});

it.each([
  'setInterval(run, 1_000)',
  'globalThis.setInterval (run)',
  "import { setInterval } from 'node:timers/promises';",
])('finds %s', (text) => {
  expect(setsInterval(text)).toBe(true);
});

it('ignores other timers', () => {
  expect(setsInterval('setTimeout(retry, 50); clearInterval(timer)')).toBe(false);
});
