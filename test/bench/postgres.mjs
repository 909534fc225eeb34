import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { root } from '../../scripts/root.cjs';

/** A quarter of the memory, as PostgreSQL's manual recommends for a dedicated server; a million listings need 2 GB. */
const buffers = `shared_buffers=${Math.min(2_048, Math.floor(os.totalmem() / 4 / 1_048_576))}MB`;
const home = `/tmp/aangan-pg-${process.pid}-bench`;

/** TEST_DATABASE_URL, or a local PostgreSQL that stops with this process. */
async function serverUrl() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL;
  if (!existsSync(home)) {
    mkdirSync(home);
    spawn(process.execPath, [path.join(root, 'test/support/postgresKeeper.cjs'), home, String(process.pid), buffers], {
      detached: true,
      stdio: 'ignore',
    }).unref();
    process.once('exit', () => existsSync(home) && writeFileSync(`${home}/end`, ''));
  }
  for (let waited = 0; waited < 600; waited += 1) {
    if (existsSync(`${home}/ready`)) return readFileSync(`${home}/ready`, 'utf8');
    if (existsSync(`${home}/failed`)) throw new Error(readFileSync(`${home}/failed`, 'utf8'));
    await delay(100);
  }
  throw new Error('PostgreSQL did not start.');
}

async function onServer(url, text) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text).finally(() => client.end());
}

let created = 0;

/** Creates an empty database. */
export async function startPostgres() {
  const server = await serverUrl();
  const name = `aangan_bench_${process.pid}_${(created += 1)}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, end: () => onServer(server, `drop database if exists ${name} with (force)`) };
}
