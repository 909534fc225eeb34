import type { Database } from '@server/db/database';
import type { Sql } from 'sql-template-tag';

/** Wraps the database and records its statements. */
export function recordCalls(database: Database): { database: Database; statements: Sql[] } {
  const statements: Sql[] = [];
  const record = (query: Sql) => void statements.push(query);
  return {
    statements,
    database: {
      ...database,
      rows: (query) => (record(query), database.rows(query)),
      row: (query) => (record(query), database.row(query)),
    },
  };
}
