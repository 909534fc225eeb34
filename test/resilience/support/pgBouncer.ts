/*
 * startPgBouncer(url, home)   Debian's PgBouncer in transaction mode in front of a PostgreSQL: { url, reconnect, stop, start }
 *   Nothing is set for us but `ignore_startup_parameters`. `home` is an empty folder for its files. It is not installed by the tests: `apt-get install pgbouncer`.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { waitUntil } from '../../support/waitUntil';

export interface PgBouncer {
  url: string;
  /** Has it open every connection to the server anew. */
  reconnect(): Promise<void>;
  stop(): Promise<void>;
  /** After `stop`, at the same address. */
  start(): Promise<void>;
}

/** Debian installs it outside the PATH of ordinary accounts. */
function findProgram(): string {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin'];
  const file = folders.map((folder) => path.join(folder, 'pgbouncer')).find((one) => fs.existsSync(one));
  if (!file) throw new Error('PgBouncer is missing: apt-get install pgbouncer');
  return file;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

export async function startPgBouncer(server: string, home: string): Promise<PgBouncer> {
  const program = findProgram();
  const { pathname, searchParams, username } = new URL(server);
  const name = pathname.slice(1);
  const port = await freePort();
  const at = (database: string) => `postgresql://${username}@127.0.0.1:${port}/${database}`;
  fs.writeFileSync(path.join(home, 'users'), `"${username}" ""\n`);
  fs.writeFileSync(
    path.join(home, 'ini'),
    `[databases]
${name} = host=${searchParams.get('host') ?? ''} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${home}/users
admin_users = ${username}
pool_mode = transaction
ignore_startup_parameters = extra_float_digits
logfile = ${home}/log
server_login_retry = 1
`,
  );
  // it refuses to run as root
  const asRoot = process.getuid?.() === 0;
  if (asRoot) execFileSync('chown', ['-R', 'nobody', home]);
  const as = asRoot ? ['setpriv', '--reuid=nobody', '--regid=nogroup', '--clear-groups'] : [];
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const start = async () => {
    const [file = program, ...args] = [...as, program, path.join(home, 'ini')];
    child = spawn(file, args, { stdio: 'ignore' });
    ended = new Promise((resolve) => child?.once('exit', resolve));
    await waitUntil(async () => {
      if (child?.exitCode !== null) throw new Error(fs.readFileSync(path.join(home, 'log'), 'utf8'));
      return query(at('pgbouncer'), 'show version').then(
        () => true,
        () => false,
      );
    });
  };
  await start();
  return {
    url: at(name),
    reconnect: () => query(at('pgbouncer'), 'reconnect'),
    start,
    stop: async () => {
      child?.kill('SIGTERM');
      await ended;
    },
  };
}
