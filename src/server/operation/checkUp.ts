import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import sql from 'sql-template-tag';
import { openAsItIs } from '../db/open';
import type { Settings } from '../settings';
import { settingsAdvice, unsafeSettings } from '../unsafeSettings';
import { demoDoorsRefusal } from './demoDoors';

/** What stands in the way of a start, and what had better be changed. */
interface Findings {
  refusals: string[];
  advice: string[];
}

/** The nearest folder of this path that is there. */
async function existingFolder(folder: string): Promise<string> {
  return access(folder).then(() => folder, () => (folder === path.dirname(folder) ? folder : existingFolder(path.dirname(folder))));
}

async function databaseRefusals(settings: Settings): Promise<string[]> {
  const name = settings.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
  try {
    const database = await openAsItIs(settings);
    try {
      const begun = await database.row<{ begun: boolean }>(sql`select to_regclass('public.account') is not null as begun`);
      const refusal = settings.production && begun?.begun ? await demoDoorsRefusal(database) : undefined;
      return refusal ? [refusal] : [];
    } finally {
      await database.close();
    }
  } catch (error) {
    return [`${name}: ${(error as Error).message}`];
  }
}

/** Everything that `npm start` would refuse with these settings, in the same words, whether the folder can be written to and the database answers. */
export async function checkUp(settings: Settings): Promise<Findings> {
  const refusals = unsafeSettings(settings);
  const folder = await existingFolder(settings.dataDir);
  const isWritable = await access(folder, constants.W_OK).then(() => true, () => false);
  if (!isWritable) refusals.push(`DATA_DIR cannot be written to: ${settings.dataDir}.`);
  // an embedded database that is not there yet is made by the first start, not by a look
  if (settings.databaseUrl || (isWritable && folder === settings.dataDir && (await access(path.join(settings.dataDir, 'database')).then(() => true, () => false)))) refusals.push(...(await databaseRefusals(settings)));
  return { refusals, advice: settings.production ? settingsAdvice(settings) : [] };
}
