// Builds what is missing, then runs the product in this very terminal.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { isBuilt, root } from './sources.mjs';

if (!isBuilt()) {
  const built = spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], { cwd: root, stdio: 'inherit' });
  if (built.status !== 0) process.exit(built.status ?? 1);
}
const product = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'dist/server/main.cjs')], {
  cwd: root,
  stdio: 'inherit',
  env: { MALLOC_ARENA_MAX: '2', ...process.env },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => product.kill(signal));
product.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
