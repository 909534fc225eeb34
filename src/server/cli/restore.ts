import { minuteInMs } from '@contract/durations';
import * as messages from '@messages/server/cli';
import { createReadStream, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';
import { createGunzip } from 'node:zlib';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { copyImage } from '../db/databaseImage';
import { openEmbedded } from '../db/embedded';
import { lockFolder } from '../db/lock';
import { migrate } from '../db/migrate';
import { migrations } from '../db/migrations/migrations';
import { openPostgres } from '../db/postgres';
import { restoreFolder, restoreMark, restoreSwapFile } from '../db/restoreMark';
import { mediaPlace } from '../files/dataFolder';
import type { FileStore } from '../files/fileStore';
import { openFiles } from '../files/openFiles';
import { openMediaLibrary } from '../media/mediaLibrary';
import { removeEmailFiles } from '../privacy/copies';
import { eraseAgain, keepErasures } from '../privacy/erasureLog';
import type { Settings } from '../settings';
import { readSigningKey } from '../files/signingKey';
import { type Manifest, manifestFile, sumOf, sumsFile, tableFile, verifyBackup } from './manifest';
import { clearTables, inUtc, insertRows, setSequences, sumOfTable, tablesOf, enableTriggers } from './tables';

interface Wish {
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> & Partial<Pick<Settings, 'secretKey' | 'company' | 'storage'>>;
  folder: string;
  overwrite: boolean;
  now: () => Date;
}

/** The summary of a restore, for the terminal. */
interface Restored {
  manifest: Manifest;
  /** Where the previous data was moved; undefined when there was none, or when it was in PostgreSQL. */
  former: string | undefined;
  /** How many accounts were erased after the backup was made, and are erased again. */
  erased: number;
}

/** Opened with the first line: a stream without a listener loses lines. */
async function* linesIn(file: string): AsyncGenerator<string> {
  yield* readline.createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
}

/** Restores rows and checks their checksums in one transaction. */
async function putRowsBack(database: Database, folder: string, manifest: Manifest): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.run(inUtc);
    const tables = await tablesOf(tx);
    const foreign = manifest.tables.filter(({ name }) => !tables.includes(name));
    if (foreign.length > 0) throw new Error(messages.backupHoldsUnknown(foreign.map(({ name }) => name).join(', ')));
    await clearTables(tx, tables);
    for (const { name } of manifest.tables) await insertRows(tx, name, linesIn(path.join(folder, tableFile(name))));
    await setSequences(tx, manifest.sequences);
    await enableTriggers(tx, tables);
    for (const { name, rows, sha256 } of manifest.tables) {
      const found = await sumOfTable(tx, name);
      if (found.rows !== rows || found.sha256 !== sha256)
        throw new Error(messages.rowsWereNotRestored(name, found.rows, rows));
    }
  });
}

/** The schema at the backup's version, its rows, then the later migrations. Until all is done nothing else starts on it. */
async function fill(database: Database, wish: Wish, manifest: Manifest): Promise<number> {
  const { folder } = wish;
  await migrate(database, [restoreMark, ...migrations.filter(({ id }) => manifest.steps.includes(id))]);
  await putRowsBack(database, folder, manifest);
  await migrate(database, [restoreMark, ...migrations]);
  const erased = await eraseRestored(database, wish);
  await database.run(sql`delete from schema_step where id = ${restoreMark.id}`);
  return erased;
}

/** The store that takes the backup's files: the folder that is being prepared, or the S3 store, which no restore empties. */
const openRestored = ({ settings: { dataDir, storage } }: Wish): Promise<FileStore> =>
  openFiles({ dataDir: path.join(dataDir, restoreFolder), storage });

/** Erases again who was erased after the backup was made, in the rows and in the files that are being prepared. */
async function eraseRestored(database: Database, wish: Wish): Promise<number> {
  const {
    settings: { dataDir, storage, secretKey, company },
    now,
  } = wish;
  const work = path.join(dataDir, restoreFolder);
  const files = await openFiles({ dataDir, storage });
  const again = await eraseAgain(database, {
    files,
    secret: readSigningKey({ secretKey, dataDir: work }),
    officeEmail: company?.email ?? '',
    now: now(),
  });
  // nobody else uses these files, so even those just copied may go
  const media = openMediaLibrary(await openRestored(wish), { now: () => new Date(Date.now() + minuteInMs) });
  for (const { pictures, documents, addresses, copies } of again) {
    await removeEmailFiles(work, addresses, copies);
    await media.documents.remove(documents);
    await media.forget(database, pictures);
  }
  await keepErasures(database, files);
  return again.length;
}

const taken = (what: string) => new Error(messages.alreadyContainsData(what));

async function fillPostgres(url: string, wish: Wish, manifest: Manifest): Promise<number> {
  const database = openPostgres(url, { connections: 1 });
  try {
    const found = await database.row<{ tables: number; others: number }>(sql`
      select (select count(*)::int from pg_tables where schemaname = 'public') as tables,
        (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = 'aangan' and pid <> pg_backend_pid()) as others`);
    if (found?.tables && !wish.overwrite) throw taken(messages.theDatabase);
    if (found?.others) throw new Error(messages.aRunningServerUsesThisDatabase);
    // the mark is set together with the truncation, so that a concurrent start does not take this for a new database
    if (found?.tables)
      await database.script(`drop schema public cascade; create schema public; grant usage on schema public to public;
      create table schema_step (id text primary key, at timestamptz not null default now()); insert into schema_step (id) values ('${restoreMark.id}')`);
    return await fill(database, wish, manifest);
  } finally {
    await database.close();
  }
}

async function fillEmbedded(place: string, wish: Wish, manifest: Manifest): Promise<number> {
  const isCurrent = migrations.every(({ id }) => manifest.steps.includes(id));
  const database = await openEmbedded(place, isCurrent ? { copyInto: copyImage } : {});
  try {
    return await fill(database, wish, manifest);
  } finally {
    await database.close();
  }
}

/** Copies the backup's other files and verifies them. */
async function copyFiles(wish: Wish, sums: ReadonlyMap<string, string>, work: string): Promise<void> {
  const { folder } = wish;
  const store = await openRestored(wish);
  for (const [name, sha256] of sums) {
    if (name === manifestFile || name === sumsFile || name.startsWith('tables/')) continue;
    // an upload that ran while an older version made the backup
    if (name.includes('/.')) continue;
    if (name.startsWith(mediaPlace)) {
      await store.put(name, createReadStream(path.join(folder, name)), { sha256, durable: false });
      continue;
    }
    const to = path.join(work, name);
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
    await cp(path.join(folder, name), to);
    if ((await sumOf(to)) !== sha256) throw new Error(messages.wasNotCopiedAsItIs(name));
  }
}

/** What a restore replaces in DATA_DIR. */
const places = ['database', 'media', 'secret', 'outbox'];

/** Replaces the current data with the prepared data and keeps the old aside. After an interruption nothing starts until it is run again. */
async function swap(dataDir: string, work: string, now: Date): Promise<string | undefined> {
  await writeFile(path.join(work, restoreSwapFile), '', { flush: true });
  const former = path.join(dataDir, `before-restore-${now.toISOString().replace(/[:.]/g, '-')}`);
  const there = places.filter((name) => existsSync(path.join(dataDir, name)));
  if (there.length > 0) await mkdir(former, { mode: 0o700 });
  for (const name of there) await rename(path.join(dataDir, name), path.join(former, name));
  for (const name of places)
    if (existsSync(path.join(work, name))) await rename(path.join(work, name), path.join(dataDir, name));
  await rm(work, { recursive: true });
  return there.length > 0 ? former : undefined;
}

/**
 * Restores a backup into the configured database and folder, whichever kind of database it came from. It verifies the backup's
 * checksums before it changes anything, and the restored rows afterwards. Existing files in DATA_DIR are
 * kept aside; a PostgreSQL that is overwritten is emptied.
 * @throws Error in words for the terminal: damaged backup, newer version, existing data, a running server.
 */
export async function restoreBackup(wish: Wish): Promise<Restored> {
  const {
    settings: { databaseUrl, dataDir },
    folder,
    overwrite,
    now,
  } = wish;
  const { manifest, sums } = await verifyBackup(folder);
  const unknown = manifest.steps.filter((step) => migrations.every(({ id }) => id !== step));
  if (unknown.length > 0) throw new Error(messages.backupIsOfANewerVersion(unknown.join(', ')));
  const release = await lockFolder(dataDir);
  try {
    const isThere = places.some((name) => existsSync(path.join(dataDir, name)) && (name !== 'secret' || !databaseUrl));
    if (isThere && !overwrite) throw taken(dataDir);
    const work = path.join(dataDir, restoreFolder);
    await rm(work, { recursive: true, force: true });
    await mkdir(work, { recursive: true, mode: 0o700 });
    await copyFiles(wish, sums, work);
    const erased = await (databaseUrl
      ? fillPostgres(databaseUrl, wish, manifest)
      : fillEmbedded(path.join(work, 'database'), wish, manifest));
    return { manifest, former: await swap(dataDir, work, now()), erased };
  } finally {
    await release();
  }
}
