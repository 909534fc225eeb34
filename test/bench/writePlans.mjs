import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';

const folder = path.join(root, 'test/bench/plans');

/**
 * Writes the database's plans for each shape of search to `plans/`. Nothing else may have the embedded database open.
 */
export function writePlans({ settings, listings }) {
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
  if (status !== 0) throw new Error('the plans could not be read');
  const where = settings.DATABASE_URL ? 'PostgreSQL' : 'embedded';
  const head = `Plans of each shape of search among ${listings} generated listings, ${where}, written by "npm run bench -- --only S6" on ${new Date().toISOString().slice(0, 10)} (test/bench/searchPlans.ts).\nFor each statement: the time of its second run, then the plan of its third, one line per node with its rows. Nodes that only shape the result are omitted.\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${where}-${listings}.txt`), head + stdout);
}
