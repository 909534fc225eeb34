import path from 'node:path';
import type { Settings } from '../settings';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { lockFolder } from './lock';
import { migrate } from './migrate';
import { migrations } from './migrations/migrations';
import { openPostgres, type PostgresOptions } from './postgres';

/**
 * The database of the settings, migrated: PostgreSQL under `databaseUrl`, else the embedded one in `dataDir`, which is then ours alone until it is closed.
 *
 * @throws FolderTaken when another process works in `dataDir`; what `migrate` throws
 */
export async function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, tell: (line: string) => void = () => undefined, options: PostgresOptions = {}): Promise<Database> {
  const database = settings.databaseUrl ? openPostgres(settings.databaseUrl, options) : await openLocked(settings.dataDir);
  try {
    await migrate(database, migrations, tell);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openLocked(dataDir: string): Promise<Database> {
  const release = await lockFolder(dataDir);
  try {
    const database = await openEmbedded(path.join(dataDir, 'database'));
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}
