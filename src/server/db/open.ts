import fs from 'node:fs';
import path from 'node:path';
import { explainFullDisk } from './diskSpace';
import type { Database } from './database';
import { copyImage } from './databaseImage';
import { lockFolder } from './lock';
import { migrate } from './migrate';
import { migrations } from './migrations/migrations';
import type { PostgresOptions } from './postgres';
import { checkRoleSettings } from './roleSettings';
import { restoreFolder, restoreSwapFile, restoreUnfinished } from './restoreMark';

/** Where the database is. */
interface DatabasePlace {
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Addresses for notifications; none: the database's own. */
  databaseListenUrls?: readonly string[];
  dataDir: string;
}

/**
 * Opens and migrates the configured database: PostgreSQL at `databaseUrl`, or the embedded one in `dataDir`, locked until it is closed.
 *
 * @throws FolderTaken when another process works in `dataDir`; what `migrate` and `checkRoleSettings` throw; Error when a restore did not finish
 */
export async function openDatabase(
  settings: DatabasePlace,
  tell: (line: string) => void = () => undefined,
  options: PostgresOptions = {},
): Promise<Database> {
  const database = await openWithoutMigrating(settings, options);
  try {
    await migrate(database, migrations, tell);
    if (database.kind === 'postgres') await checkRoleSettings(database, tell);
    return database;
  } catch (error) {
    await database.close();
    throw database.kind === 'embedded' ? explainFullDisk(settings.dataDir, error) : error;
  }
}

/** The folder of the embedded database. */
export const embeddedIn = ({ dataDir }: Pick<DatabasePlace, 'dataDir'>): string => path.join(dataDir, 'database');

/** Opens the configured database without migrating it. @throws as `openDatabase`, except what `migrate` and `checkRoleSettings` throw */
export async function openWithoutMigrating(settings: DatabasePlace, options: PostgresOptions = {}): Promise<Database> {
  if (!settings.databaseUrl) return openLocked(settings.dataDir);
  // each kind loads its own package only: a start has no use for the other
  const { openPostgres } = await import(/* webpackMode: "eager" */ './postgres');
  const { databaseUrl, databaseListenUrls = [] } = settings;
  return openPostgres(databaseUrl, {
    ...(databaseListenUrls.length > 0 && { listenUrls: databaseListenUrls }),
    ...options,
  });
}

async function openLocked(dataDir: string): Promise<Database> {
  const release = await lockFolder(dataDir);
  try {
    if (fs.existsSync(path.join(dataDir, restoreFolder, restoreSwapFile))) throw restoreUnfinished();
    const { openEmbedded } = await import(/* webpackMode: "eager" */ './embedded');
    const database = await openEmbedded(embeddedIn({ dataDir }), { copyInto: copyImage }).catch((failure: unknown) => {
      throw explainFullDisk(dataDir, failure);
    });
    const close = async () => {
      try {
        await database.close();
      } finally {
        await release();
      }
    };
    return { ...database, close };
  } catch (error) {
    await release();
    throw error;
  }
}
