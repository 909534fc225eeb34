import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';
import { median } from './load.mjs';

/** S11: how long it takes to read a sentence. */
export function sentenceTimes(rounds) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--no-warnings',
      '-r',
      path.join(root, 'test/support/runTypeScript.cjs'),
      path.join(root, 'test/bench/sentenceTimes.ts'),
      String(rounds),
    ],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('the sentences could not be read');
  const times = JSON.parse(stdout).sort((one, other) => one - other);
  const [middle, late] = [median(times), times[Math.floor(times.length * 0.99)]];
  return [
    {
      line: 'S11',
      what: `reading a sentence, ${times.length} times`,
      figure: `median ${middle.toFixed(3)} ms, one in a hundred ${late.toFixed(3)} ms or more`,
      holds: middle <= 1,
    },
  ];
}
