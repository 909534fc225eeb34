import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('./django', import.meta.url));
const pythons = [process.env.DJANGO_PYTHON, '/usr/bin/python3', 'python3'].filter(Boolean);
const versionsScript =
  'import django, rest_framework, psycopg2, gunicorn, sys; print("Django %s, REST Framework %s, gunicorn %s, Python %s" % (django.__version__, rest_framework.__version__, gunicorn.__version__, sys.version.split()[0]))';

/** The first Python here with every package of the peer, and their versions; undefined if there is none. */
export function findDjango() {
  for (const python of pythons) {
    const { status, stdout } = spawnSync(python, ['-c', versionsScript], { encoding: 'utf8' });
    if (status === 0) return { python, versions: stdout.trim() };
  }
  return undefined;
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

/** Starts the peer on this database. @returns its address, its worker processes, and `end()` */
export async function startDjango(python, database, workers) {
  const port = await freePort();
  const args = [
    '-m',
    'gunicorn',
    'peer:application',
    '--bind',
    `127.0.0.1:${port}`,
    '--workers',
    String(workers),
    '--worker-class',
    'gthread',
    '--threads',
    '16',
    '--keep-alive',
    '60',
    '--log-level',
    'warning',
  ];
  const server = spawn(python, args, {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: database, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  for (let waited = 0; waited < 150 && server.exitCode === null; waited += 1) {
    const up = await fetch(`${address}/api/properties/?limit=1`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) {
      return {
        address,
        pids: childrenOf(server.pid),
        async end() {
          server.kill('SIGTERM');
          await ended;
        },
      };
    }
    await delay(200);
  }
  server.kill('SIGKILL');
  throw new Error('the Django peer did not start');
}
