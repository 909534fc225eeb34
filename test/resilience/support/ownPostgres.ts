/*
 * startOwnPostgres()   a PostgreSQL for this test only: { url, freeze, thaw, connections, end }
 *   `freeze` stops its processes with SIGSTOP, so connections stay open without a response; `end` thaws it first.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

export interface OwnPostgres {
  url: string;
  freeze(): void;
  thaw(): void;
  /** The product's open connections, and how many of them are in a transaction. */
  connections(): Promise<{ open: number; inTransaction: number }>;
  end(): Promise<void>;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function startOwnPostgres(): Promise<OwnPostgres> {
  const home = fs.mkdtempSync('/tmp/aangan-own-');
  const keeper = path.resolve(__dirname, '../../support/postgresKeeper.cjs');
  const kept = spawn(process.execPath, [keeper, home, String(process.pid)], { detached: true, stdio: 'ignore' });
  const ended = new Promise((resolve) => kept.once('exit', resolve));
  while (!fs.existsSync(`${home}/ready`)) {
    if (fs.existsSync(`${home}/failed`)) throw new Error(fs.readFileSync(`${home}/failed`, 'utf8'));
    await rest(25);
  }
  const url = fs.readFileSync(`${home}/ready`, 'utf8');
  const postmaster = Number(fs.readFileSync(`${home}/data/postmaster.pid`, 'utf8').split('\n')[0]);
  const signal = (name: 'SIGSTOP' | 'SIGCONT') =>
    [postmaster, ...childrenOf(postmaster)].forEach((pid) => {
      try {
        process.kill(pid, name);
      } catch (error) {
        if (pid === postmaster || (error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    });
  return {
    url,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    connections: () => countConnections(url),
    end: async () => {
      signal('SIGCONT');
      fs.writeFileSync(`${home}/end`, '');
      await ended;
    },
  };
}

function childrenOf(pid: number): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []));
}

/** Our connections to a database. */
export async function countConnections(url: string): Promise<{ open: number; inTransaction: number }> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ open: number; inTransaction: number }>(`
      select count(*)::int as open, (count(*) filter (where state like 'idle in transaction%'))::int as "inTransaction"
      from pg_stat_activity where application_name = 'aangan' and datname = current_database()`);
    return rows[0] ?? { open: 0, inTransaction: 0 };
  } finally {
    await client.end();
  }
}
