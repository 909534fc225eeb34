import type { Database } from '@server/db/database';
import type { Sql } from 'sql-template-tag';

/** Wraps the database and records its statements. */
export function recordCalls(database: Database): { database: Database; asked: Sql[] } {
  const asked: Sql[] = [];
  const note = (query: Sql) => void asked.push(query);
  return {
    asked,
    database: {
      ...database,
      rows: (query) => (note(query), database.rows(query)),
      row: (query) => (note(query), database.row(query)),
    },
  };
}
