import * as messages from '@messages/server/cli';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import { documentsPlace } from '../files/dataFolder';
import type { FileStore } from '../files/fileStore';
import { originalKey } from '../media/pictureFiles';
import { type Manifest, manifestFile, sumOf, sumsFile, tableFile, verifyBackup } from './manifest';
import { inUtc, linesOf, sequencesOf, tablesOf } from './tables';

interface BackupDeps {
  database: Database;
  dataDir: string;
  /** Everything that is stored. */
  files: FileStore;
  /** Hashes of pictures shipped with the program. */
  shipped: ReadonlySet<string>;
  now: () => Date;
}

/** Files to back up besides the database and what is stored: the signing key, and emails written as files. */
const besides = ['secret', 'outbox'];

async function dumpTable(tx: Queryable, folder: string, name: string): Promise<Manifest['tables'][number]> {
  const hash = createHash('sha256');
  let rows = 0;
  async function* counted(): AsyncGenerator<string> {
    for await (const lines of linesOf(tx, name)) {
      hash.update(lines);
      rows += lines.split('\n').length - 1;
      yield lines;
    }
  }
  await pipeline(
    Readable.from(counted()),
    createGzip(),
    createWriteStream(path.join(folder, tableFile(name)), { flags: 'wx', mode: 0o600 }),
  );
  return { name, rows, sha256: hash.digest('hex') };
}

/** Everything in the database, at one moment. */
async function dumpRows(
  database: Database,
  folder: string,
): Promise<Pick<Manifest, 'steps' | 'tables' | 'sequences'> & { hashes: string[] }> {
  return database.transaction(async (tx) => {
    await tx.run(sql`set transaction isolation level repeatable read, read only`);
    await tx.run(inUtc);
    const steps = (await tx.rows<{ id: string }>(sql`select id from schema_step order by id collate "C"`)).map(
      ({ id }) => id,
    );
    const tables: Manifest['tables'] = [];
    for (const name of await tablesOf(tx)) tables.push(await dumpTable(tx, folder, name));
    const hashes = (await tx.rows<{ hash: string }>(sql`select hash from media order by hash collate "C"`)).map(
      ({ hash }) => hash,
    );
    return { steps, tables, sequences: await sequencesOf(tx), hashes };
  });
}

async function writeTo(to: string, content: Readable): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(content, createWriteStream(to, { flags: 'wx', mode: 0o600 }));
}

/** Copies a stored file to the path of its key. @returns whether it exists */
async function copyStored(store: FileStore, key: string, folder: string): Promise<boolean> {
  const opened = await store.get(key);
  if (opened) await writeTo(path.join(folder, key), opened.stream);
  return opened !== undefined;
}

/** Copies the originals of pictures, and pages of documents. @returns the hashes of missing pictures */
async function copyAllStored(
  { files, shipped }: BackupDeps,
  folder: string,
  hashes: readonly string[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const hash of hashes)
    if (!(await copyStored(files, originalKey(hash), folder)) && !shipped.has(hash)) missing.push(hash);
  for await (const key of files.list(documentsPlace)) await copyStored(files, key, folder);
  return missing;
}

/** The files under a path: those in a folder, the file itself, or none. */
async function filesAt(place: string): Promise<string[]> {
  try {
    const entries = await readdir(place, { withFileTypes: true, recursive: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [place];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

async function copyBesides(dataDir: string, folder: string): Promise<void> {
  for (const file of (await Promise.all(besides.map((name) => filesAt(path.join(dataDir, name))))).flat()) {
    if (!path.basename(file).startsWith('.'))
      await writeTo(path.join(folder, path.relative(dataDir, file)), createReadStream(file));
  }
}

async function writeSums(folder: string): Promise<void> {
  const lines: string[] = [];
  for (const file of await filesAt(folder)) {
    lines.push(`${await sumOf(file)}  ${path.relative(folder, file).split(path.sep).join('/')}\n`);
    const handle = await open(file, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }
  await writeFile(path.join(folder, sumsFile), lines.join(''), { mode: 0o600, flag: 'wx', flush: true });
}

/**
 * Writes all data into a new folder: rows, pictures, emails stored as files, the signing key. The folder appears complete and
 * verified, or not at all. A server on PostgreSQL keeps running meanwhile.
 * @throws Error in words for the terminal: the folder exists, the disk is full, verification failed.
 */
export async function writeBackup(deps: BackupDeps, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new Error(messages.alreadyExists(folder));
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(path.join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const { hashes, ...rows } = await dumpRows(deps.database, unfinished);
    const missing = await copyAllStored(deps, unfinished, hashes);
    await copyBesides(deps.dataDir, unfinished);
    const manifest: Manifest = {
      format: 1,
      madeAt: deps.now().toISOString(),
      madeOn: deps.database.kind,
      ...rows,
      missing,
    };
    await writeFile(path.join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
    await writeSums(unfinished);
    await verifyBackup(unfinished);
    await rename(unfinished, folder);
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
