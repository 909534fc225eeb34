import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';

const most = { seconds: 30, megabytes: 100, growth: 2.2 };

/** S12: how long it takes to find who wants to know of new listings, in one process beside the database. */
export function alertTimes(settings, { searches, listings }) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--no-warnings',
      '--expose-gc',
      '-r',
      path.join(root, 'test/support/runTypeScript.cjs'),
      path.join(root, 'test/bench/alertTimes.ts'),
      String(searches),
      String(listings),
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...settings } },
  );
  if (status !== 0) throw new Error('the alerts could not be measured');
  const [half, all] = JSON.parse(stdout);
  const [seconds, growth] = [all.ms / 1_000, all.ms / half.ms];
  return [
    {
      line: 'S12',
      what: `${all.searches} saved searches against ${listings} new listings`,
      figure: `${seconds.toFixed(1)} s, ${all.alerts} alerts, ${all.memory.toFixed(0)} MB more memory; ${growth.toFixed(2)} times the time of half the searches`,
      holds: seconds <= most.seconds && all.memory <= most.megabytes && growth <= most.growth,
    },
  ];
}
