import { createHash } from 'node:crypto';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** Tables with a process's current state or the program's own data. */
const notData = ['schema_step', 'lease', 'job_run', 'content_version'];
const atOnce = 500;

/** The texts of moments are compared: they are the same in one zone only, whatever that of the session is. */
export const inUtc: Sql = sql`set local timezone = 'UTC'`;

const quoted = (name: string): Sql => raw(`"${name.replace(/"/g, '""')}"`);

/** Every table with data, referenced tables first. @throws Error when tables reference each other in a cycle */
export async function tablesOf(queryable: Queryable): Promise<string[]> {
  const tables = await queryable.rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> all (${notData}) order by tablename collate "C"`,
  );
  const edges = await queryable.rows<{ name: string; needs: string }>(sql`
    select child.relname as name, parent.relname as needs from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const ordered: string[] = [];
  let left = tables.map(({ name }) => name);
  while (left.length > 0) {
    const free = left.filter((name) => edges.every((edge) => edge.name !== name || !left.includes(edge.needs)));
    if (free.length === 0) throw new Error(`the tables ${left.join(', ')} point at each other in a ring`);
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}

/** The same order on every server: by primary key, texts by their bytes; a table without a key by its whole rows. */
async function orderOf(queryable: Queryable, table: string): Promise<Sql> {
  const keys = await queryable.rows<{ name: string; text: boolean }>(sql`
    select attname as name, atttypid = 'text'::regtype as text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${`public."${table}"`}::regclass and indisprimary order by array_position(indkey::int2[], attnum)`);
  if (keys.length === 0) return sql`to_json(t)::text collate "C"`;
  return join(
    keys.map(({ name, text }) => (text ? sql`t.${quoted(name)} collate "C"` : sql`t.${quoted(name)}`)),
    ', ',
  );
}

/** A table's rows as JSON lines, a few hundred at a time; must run inside a transaction. */
export async function* linesOf(tx: Queryable, table: string): AsyncGenerator<string> {
  await tx.run(
    sql`declare backup_rows no scroll cursor for select to_json(t)::text as line from ${quoted(table)} t order by ${await orderOf(tx, table)}`,
  );
  for (;;) {
    const rows = await tx.rows<{ line: string }>(sql`fetch ${raw(String(atOnce))} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await tx.run(sql`close backup_rows`);
}

/** A table's number of rows and the checksum of its lines. */
export async function sumOfTable(tx: Queryable, table: string): Promise<{ rows: number; sha256: string }> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of linesOf(tx, table)) {
    hash.update(lines);
    rows += lines.split('\n').length - 1;
  }
  return { rows, sha256: hash.digest('hex') };
}

/** Empties the tables and disables their triggers until `enableTriggers`: restored rows already contain what triggers once computed. */
export async function clearTables(tx: Queryable, tables: readonly string[]): Promise<void> {
  for (const table of tables) await tx.run(sql`alter table ${quoted(table)} disable trigger user`);
  await tx.run(sql`truncate ${join(tables.map(quoted), ', ')}`);
}

export async function enableTriggers(tx: Queryable, tables: readonly string[]): Promise<void> {
  for (const table of tables) await tx.run(sql`alter table ${quoted(table)} enable trigger user`);
}

/** Restores rows from `linesOf`. Generated columns are left to the database. */
export async function insertRows(tx: Queryable, table: string, lines: AsyncIterable<string>): Promise<void> {
  const columns = await tx.rows<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  const names = join(
    columns.map(({ name }) => quoted(name)),
    ', ',
  );
  let waiting: string[] = [];
  const insert = async () => {
    if (waiting.length > 0)
      await tx.run(
        sql`insert into ${quoted(table)} (${names}) overriding system value select ${names} from json_populate_recordset(null::${quoted(table)}, ${`[${waiting.join(',')}]`}::json)`,
      );
    waiting = [];
  };
  for await (const line of lines) {
    waiting.push(line);
    if (waiting.length === atOnce) await insert();
  }
  await insert();
}

export async function sequencesOf(queryable: Queryable): Promise<Record<string, number | null>> {
  const sequences = await queryable.rows<{ name: string; last: number | null }>(
    sql`select sequencename as name, last_value as last from pg_sequences where schemaname = 'public' order by sequencename collate "C"`,
  );
  return Object.fromEntries(sequences.map(({ name, last }) => [name, last]));
}

export async function setSequences(tx: Queryable, sequences: Readonly<Record<string, number | null>>): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await tx.row(sql`select setval(${`public."${name}"`}::regclass, ${last ?? 1}, ${last !== null})`);
}
