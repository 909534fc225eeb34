import type { Database } from '@server/db/database';
import sql, { join, raw } from 'sql-template-tag';

export interface Column {
  table: string;
  name: string;
  type: string;
}

/** Rows by table and key, each reduced to its meaning. */
export type Rows = ReadonlyMap<string, string>;

type Row = Record<string, unknown>;

/**
 * Reads every row of these tables again and again. Each time, the database sends only rows of transactions that the time
 * before could not see, and all rows of a table from which some were removed.
 *
 * @param meaningOf what counts of a value
 */
export function watchRows(
  database: Database,
  columns: readonly Column[],
  meaningOf: (column: Column, value: unknown) => unknown,
): () => Promise<Rows> {
  const tables = [...new Set(columns.map(({ table }) => table))].map((name) => {
    const own = columns.filter(({ table }) => table === name);
    const keys = own.some((column) => column.name === 'id')
      ? ['id']
      : own
          .map((column) => column.name)
          .filter((column) => column.endsWith('_id') || ['name', 'token_hash'].includes(column));
    const entryOf = (row: Row) =>
      [
        `${name} ${keys.map((key) => String(row[key])).join('|')}`,
        JSON.stringify(own.map((column) => [column.name, meaningOf(column, row[column.name])])),
      ] as const;
    return { name, entryOf, known: new Map<string, string>() };
  });
  let oldest = '0';

  return async () => {
    const [snapshot] = await database.rows<{ oldest: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
    );
    const changed = await database.rows<{ rows: Row[]; count: number }>(
      join(
        tables.map(
          ({ name }, at) => sql`
            select ${raw(String(at))} as at, (select count(*)::int from ${raw(name)}) as count,
              (select coalesce(json_agg(t), '[]') from ${raw(name)} t where t.xmin::text::bigint >= ${oldest}::bigint) as rows`,
        ),
        ' union all ',
        '',
        ' order by at',
      ),
    );
    for (const [at, { rows, count }] of changed.entries()) {
      const table = tables[at];
      if (!table) throw new Error('there are more answers than tables');
      for (const row of rows) table.known.set(...table.entryOf(row));
      if (table.known.size === count) continue;
      table.known.clear();
      for (const { row } of await database.rows<{ row: Row }>(sql`select to_json(t) as row from ${raw(table.name)} t`))
        table.known.set(...table.entryOf(row));
    }
    oldest = snapshot?.oldest ?? '0';
    return new Map(tables.flatMap(({ known }) => [...known]));
  };
}
