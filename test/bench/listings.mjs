import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/root.cjs';

/**
 * The product's environment variables, and how many generated listings it has.
 *
 * @typedef {{ settings: Record<string, string>, listings: number }} Site
 */

/** Generates the listings that do not exist yet. @param {Site} site */
export function fill({ settings, listings }) {
  const { status } = spawnSync(
    process.execPath,
    [path.join(root, 'dist/server/demo.cjs'), '--listings', String(listings)],
    { cwd: root, env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error('the listings could not be generated');
}

/** In words. @param {Site} site */
export const among = ({ settings, listings }) =>
  `among ${listings} listings, ${settings.DATABASE_URL ? 'PostgreSQL' : 'embedded'}`;
