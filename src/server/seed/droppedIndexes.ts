import sql, { raw } from 'sql-template-tag';
import type { Database } from '../db/database';

/** The setting that remembers the definitions of indexes that were dropped and are still to be built. */
const setting = 'dropped_indexes';

/**
 * Drops all indexes of a table that only make reading fast. Adding many rows and building them afterwards takes a
 * fraction of the time, and leaves them dense.
 */
export async function dropIndexes(database: Database, table: string): Promise<void> {
  await database.transaction(async (tx) => {
    const indexes = await tx.rows<{ name: string; definition: string }>(sql`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = ${table}::regclass and not indisunique order by 1`);
    if (indexes.length === 0) return;
    await tx.run(
      sql`insert into setting (name, value) values (${setting}, ${JSON.stringify(indexes.map(({ definition }) => definition))})`,
    );
    await tx.run(sql`drop index ${raw(indexes.map(({ name }) => name).join())}`);
  });
}

/** Builds the indexes that `dropIndexes` dropped, also those of an interrupted run. */
export async function buildDroppedIndexes(database: Database): Promise<void> {
  const found = await database.row<{ value: string }>(sql`select value from setting where name = ${setting}`);
  if (!found) return;
  // a script has no time limit
  for (const definition of JSON.parse(found.value) as string[])
    await database.script(
      `begin; set local maintenance_work_mem = '256MB'; ${definition.replace(/^CREATE INDEX /, 'CREATE INDEX IF NOT EXISTS ')}; commit`,
    );
  await database.run(sql`delete from setting where name = ${setting}`);
}
