import * as messages from '@messages/server/start';
import sql from 'sql-template-tag';
import { type Database, sqlState } from './database';
import type { Migration } from './migrations/migration';
import { restoreMark, restoreUnfinished } from './restoreMark';
import { setRoleSettings } from './roleSettings';

/** Any constant: held while the table of steps is created and the account's settings are made. */
const lockKey = 7_204_113;

/**
 * Migrates the schema, one transaction per step, each together with its row in `schema_step`, and makes the settings of the account that connects.
 * Several processes may run it at once.
 *
 * @throws Error, in words for the operator, for a database from a newer version or an unfinished restore; the database's own error when a step fails,
 * which is then rolled back.
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[],
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  // one script is one transaction, so the lock holds until the table exists
  const settings = database.kind === 'postgres' ? setRoleSettings : '';
  await database.script(
    `select pg_advisory_xact_lock(${lockKey}); create table if not exists schema_step (id text primary key, at timestamptz not null default now()); ${settings}`,
  );
  const done = await stepsOf(database);
  refuseForeign(done, steps);
  for (const step of steps) {
    if (done.has(step.id)) continue;
    if (await runStep(database, step)) tell(messages.migrationRuns(step.id));
  }
}

/** Whether this database is ours and not new. */
export async function hasMigrations(database: Database): Promise<boolean> {
  return isThere(database, 'account');
}

/** Checks whether `migrate` could run on a database. @throws Error in words for the operator, as `migrate` */
export async function checkMigrations(database: Database, steps: readonly Migration[]): Promise<void> {
  // both the first start and a restore create the table of steps
  if (await isThere(database, 'schema_step')) refuseForeign(await stepsOf(database), steps);
}

async function isThere(database: Database, table: string): Promise<boolean> {
  const found = await database.row<{ there: boolean }>(
    sql`select to_regclass(${`public.${table}`}) is not null as there`,
  );
  return found?.there === true;
}

function refuseForeign(done: ReadonlySet<string>, steps: readonly Migration[]): void {
  const known = new Set(steps.map(({ id }) => id));
  const foreign = [...done].filter((id) => !known.has(id));
  if (foreign.includes(restoreMark.id)) throw restoreUnfinished();
  if (foreign.length > 0) throw new Error(messages.databaseIsNewer(foreign.join(', ')));
}

async function stepsOf(database: Database): Promise<Set<string>> {
  return new Set((await database.rows<{ id: string }>(sql`select id from schema_step`)).map(({ id }) => id));
}

/** Inserts the step's row first: another process that runs the same step waits for that row and then skips it. */
async function runStep(database: Database, { id, sql: text }: Migration): Promise<boolean> {
  try {
    // a pooler's connections may be older than the account's settings
    await database.script(
      `set local timezone = 'UTC'; insert into schema_step (id) values ('${id.replace(/'/g, "''")}');\n${text}`,
    );
    return true;
  } catch (error) {
    if (sqlState(error) === '23505' && (await stepsOf(database)).has(id)) return false;
    throw error;
  }
}
