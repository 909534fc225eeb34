/*
 * A process that opens and migrates a database: `startDatabase.ts TARGET` (a folder, or the URL of a PostgreSQL) prints
 * {"state":"started"} once its code is loaded, then what it found when the database is open, and exits.
 */
import { openDatabase } from '@server/db/open';
import { readSchema } from './readSchema';

async function start(target: string): Promise<void> {
  print({ state: 'started' });
  const startedAt = Date.now();
  const database = await openDatabase({
    databaseUrl: target.startsWith('postgres') ? target : undefined,
    dataDir: target,
  });
  print({ state: 'open', ms: Date.now() - startedAt, ...(await readSchema(database)) });
  await database.close();
}

const print = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`);

void start(process.argv[2] ?? '').catch((error: Error) => {
  process.stderr.write(`${error.stack ?? error.message}\n`);
  process.exitCode = 1;
});
