import sql from 'sql-template-tag';
import { type Database, sqlState } from './database';
import type { Migration } from './migrations/migration';
import { restoreMark, restoreUnfinished } from './restoreMark';

/** Any number, so long as it stays: whoever makes the table of steps holds this lock. */
const lockKey = 7_204_113;

/**
 * Brings the schema forward, one transaction a step, each together with its row in `schema_step`. Several processes may do it at once.
 *
 * @throws Error, in words for the operator, when the database was made by a newer version or a restore into it did not finish; the database's own error when a step fails,
 * which then leaves nothing behind.
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[],
  tell: (line: string) => void = () => undefined,
): Promise<void> {
  // one script is one transaction, so the lock holds until the table stands
  await database.script(
    `select pg_advisory_xact_lock(${lockKey}); create table if not exists schema_step (id text primary key, at timestamptz not null default now())`,
  );
  const done = await stepsOf(database);
  refuseForeign(done, steps);
  for (const step of steps) {
    if (done.has(step.id)) continue;
    if (await runStep(database, step)) tell(`Database: ${step.id}`);
  }
}

/** Whether this is a database of ours, and not a new one. */
export async function hasMigrations(database: Database): Promise<boolean> {
  return isThere(database, 'account');
}

/** Looks whether `migrate` would go forward from where a database stands. @throws Error in words for the operator, as `migrate` does */
export async function checkMigrations(database: Database, steps: readonly Migration[]): Promise<void> {
  // the first start makes the table of steps, and so does a restore
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
  if (foreign.length > 0)
    throw new Error(
      `The database was created by a newer version of this program: it contains ${foreign.join(', ')}. Run the newer version, or restore an older backup.`,
    );
}

async function stepsOf(database: Database): Promise<Set<string>> {
  return new Set((await database.rows<{ id: string }>(sql`select id from schema_step`)).map(({ id }) => id));
}

/** Claims the step's row first: another process that runs the same step waits for that row, and then finds it taken. */
async function runStep(database: Database, { id, sql: text }: Migration): Promise<boolean> {
  try {
    await database.script(`insert into schema_step (id) values ('${id.replace(/'/g, "''")}');\n${text}`);
    return true;
  } catch (error) {
    if (sqlState(error) === '23505' && (await stepsOf(database)).has(id)) return false;
    throw error;
  }
}
