import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./bareServer.mjs', import.meta.url));

/**
 * Starts processes of a bare node:http server that sends these bytes, separate from the process that generates load.
 */
export async function bareServers(count, body, type) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-bare-'));
  const file = path.join(folder, 'body');
  writeFileSync(file, body);
  const servers = Array.from({ length: count }, () =>
    fork(program, [file, type], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }),
  );
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve, reject) => {
          server.stdout.once('data', (line) => resolve(Number(line)));
          server.once('exit', (code) => reject(new Error(`the bare server exited with ${code}`)));
        }),
    ),
  );
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}/`),
    pids: servers.map(({ pid }) => pid),
    end() {
      for (const server of servers) server.disconnect();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
