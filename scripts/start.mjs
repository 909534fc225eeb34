// Builds if needed, then runs the server in this terminal.
import { spawn } from 'node:child_process';
import { bundleArgs, ensureBuilt } from './built.mjs';
import { root } from './sources.mjs';

ensureBuilt();
const server = spawn(process.execPath, bundleArgs('main'), {
  cwd: root,
  stdio: 'inherit',
  env: { MALLOC_ARENA_MAX: '2', ...process.env },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
