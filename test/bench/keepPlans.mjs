import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';

const folder = path.join(root, 'test/bench/plans');

/** Writes beside the figures how the database of these settings answers each shape of search. Nothing else may have the embedded one open. */
export function keepPlans(settings, listings) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--no-warnings',
      '-r',
      path.join(root, 'test/support/runTypeScript.cjs'),
      path.join(root, 'test/bench/searchPlans.ts'),
    ],
    { cwd: root, env: { ...process.env, ...settings }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) throw new Error('the plans were not told');
  const where = settings.DATABASE_URL ? 'PostgreSQL' : 'embedded';
  const head = `How each shape of search is answered among ${listings} made-up listings, ${where}, written by "npm run bench -- --only S6" on ${new Date().toISOString().slice(0, 10)} (test/bench/searchPlans.ts).\nStatement by statement: the time of a second asking, then the plan of a third, a line a node with the rows it gave; what only shapes the answer is left out.\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${where}-${listings}.txt`), head + stdout);
}
