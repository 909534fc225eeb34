import * as messages from '@messages/server/cli';
import { existsSync } from 'node:fs';
import { access, mkdtemp, rmdir } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import type { Database } from '../db/database';
import { checkMigrations, hasMigrations } from '../db/migrate';
import { migrations } from '../db/migrations/migrations';
import { embeddedIn, openWithoutMigrating } from '../db/open';
import { describeMissingNotifications, type NotificationsMissing } from '../db/listenerConnection';
import { checkMadeSettings } from '../db/roleSettings';
import { openFiles } from '../files/openFiles';
import { listenVariable, type Settings } from '../settings';
import { settingsAdvice, findUnsafeSettings } from './settingsChecks';
import { demoAccountsRefusal } from './demoAccounts';
import { errorMessage } from './errorMessage';

/** What prevents a start, and what should be changed. */
interface Findings {
  refusals: string[];
  advice: string[];
}

/** The nearest existing folder of this path. */
async function existingFolder(folder: string): Promise<string> {
  return access(folder).then(
    () => folder,
    () => (folder === path.dirname(folder) ? folder : existingFolder(path.dirname(folder))),
  );
}

/** Whether files can be created in a folder; tries it, because permissions alone do not show it. */
async function takesFiles(folder: string): Promise<boolean> {
  return mkdtemp(path.join(folder, '.check-'))
    .then(rmdir)
    .then(
      () => true,
      () => false,
    );
}

async function schemaRefusals(database: Database, production: boolean): Promise<(string | undefined)[]> {
  await checkMigrations(database, migrations);
  if (await hasMigrations(database)) return [production ? await demoAccountsRefusal(database) : undefined];
  const may = await database.row<{ create: boolean }>(
    sql`select has_schema_privilege(current_user, 'public', 'create') as "create"`,
  );
  return [may?.create ? undefined : messages.mayNotCreateTables];
}

async function databaseRefusals(settings: Settings, advise: (line: string) => void): Promise<(string | undefined)[]> {
  try {
    const notificationsMissing = (missing: NotificationsMissing) =>
      advise(describeMissingNotifications(missing, listenVariable(settings)));
    const database = await openWithoutMigrating(settings, { notificationsMissing });
    try {
      const refusals = await schemaRefusals(database, settings.production);
      if (database.kind === 'postgres') {
        await checkMadeSettings(database);
        await database.listen('check', () => undefined);
      }
      return refusals;
    } finally {
      await database.close();
    }
  } catch (error) {
    return [`${settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}: ${errorMessage(error)}`];
  }
}

/** Only a check asks the store: at a start it may be unreachable for a moment. */
async function storageRefusals(settings: Settings): Promise<string[]> {
  if (!settings.storage) return [];
  try {
    const files = await openFiles(settings);
    await files.list('')[Symbol.asyncIterator]().next();
    return [];
  } catch (error) {
    return [messages.storageDoesNotLetUsIn(errorMessage(error))];
  }
}

/**
 * Everything that `npm start` would refuse with these settings, in the same words, including an unwritable folder or
 * unreachable database; and a store of files that does not let us in.
 */
export async function checkSettings(settings: Settings): Promise<Findings> {
  const takes = await takesFiles(await existingFolder(settings.dataDir));
  // a missing embedded database is created by the first start, not by a check
  const looks = settings.databaseUrl !== undefined || (takes && existsSync(embeddedIn(settings)));
  const missing: string[] = [];
  const refusals = [
    ...findUnsafeSettings(settings),
    takes ? undefined : messages.dataDirIsNotWritable(settings.dataDir),
    ...(looks ? await databaseRefusals(settings, (line) => missing.push(line)) : []),
    ...(await storageRefusals(settings)),
  ];
  return {
    refusals: refusals.filter((line) => line !== undefined),
    advice: [...missing, ...(settings.production ? settingsAdvice(settings) : [])],
  };
}
