import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isBuilt, root } from './sources.mjs';

/** @param {string[]} args */
const run = (...args) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

/** Builds unless the build is up to date; a failed build ends this process with its status. */
export function ensureBuilt() {
  const status = isBuilt() ? 0 : run(path.join(root, 'scripts/build.mjs'));
  if (status !== 0) process.exit(status);
}

/**
 * The arguments that run a bundle of the server with Node.
 *
 * @param {'main' | 'cli' | 'demo'} name
 */
export const bundleArgs = (name) => ['--enable-source-maps', path.join(root, `dist/server/${name}.cjs`)];

/**
 * Builds if needed, runs a command of the server with this process's arguments, and exits with its status.
 *
 * @param {'cli' | 'demo'} name
 */
export function runCommand(name) {
  ensureBuilt();
  process.exit(run(...bundleArgs(name), ...process.argv.slice(2)));
}
