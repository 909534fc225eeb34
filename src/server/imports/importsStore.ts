import { dayInMs } from '@contract/durations';
import { type ImportKind, importLimits, type ImportState } from '@contract/importLimits';
import type { OfficeImport } from '@contract/officeImports';
import sql, { type Sql, empty, join } from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { type RowCounts, addRows, countRows, noCounts } from './importRowsStore';

/** A file that data comes in from. */
export interface ImportRecord {
  id: number;
  version: number;
  kind: ImportKind;
  state: ImportState;
  file_name: string;
  file_key: string | null;
  encoding: string | null;
  sheets: readonly { name: string; rows: number }[];
  sheet: number | null;
  header_row: number;
  width: number;
  month_first: readonly string[];
  mapping: Readonly<Record<string, string | null>>;
  meanings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  through: number;
  failure: string | null;
  acts_by: number | null;
  created_at: Date;
  finished_at: Date | null;
  undone_at: Date | null;
}

const columns = sql`i.id, i.version, i.kind, i.state, i.file_name, i.file_key, i.encoding, i.sheets, i.sheet, i.header_row, i.width, i.month_first, i.mapping, i.meanings, i.through,
  i.failure, i.acts_by, i.created_at, i.finished_at, i.undone_at`;

/** The import; with `lock`, until the transaction ends. */
export function findImport(
  queryable: Queryable,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<ImportRecord | undefined> {
  return queryable.row<ImportRecord>(
    sql`select ${columns} from data_import i where i.id = ${id} ${lock ? sql`for update` : empty}`,
  );
}

export interface NewImport {
  kind: ImportKind;
  accountId: number;
  clientId: string;
  fileName: string;
  fileKey: string;
  at: Date;
}

/** The import that an account sent under a client id. */
export async function findSent(queryable: Queryable, accountId: number, clientId: string): Promise<number | undefined> {
  const sent = sql`select id from data_import where sent_by = ${accountId} and client_id = ${clientId}`;
  return (await queryable.row<{ id: number }>(sent))?.id;
}

/** Stores a file that was uploaded. @returns its id; undefined where the same request has just stored one */
export async function addImport(tx: Queryable, given: NewImport): Promise<number | undefined> {
  const made = await tx.row<{ id: number }>(sql`
    insert into data_import (kind, acts_by, sent_by, client_id, file_name, file_key, created_at)
    values (${given.kind}, ${given.accountId}, ${given.accountId}, ${given.clientId}, ${given.fileName}, ${given.fileKey}, ${given.at})
    on conflict (sent_by, client_id) do nothing returning id`);
  return made?.id;
}

/** A table that is made here, instead of one that is read from a file. */
export interface NewTable extends Omit<NewImport, 'fileKey'> {
  headings: readonly string[];
  /** The field that each column fills, by its heading. */
  mapping: Readonly<Record<string, string>>;
  rows: readonly (readonly string[])[];
}

/** Stores a table with what its columns mean, to be checked next. @returns its id; undefined where the same request has just stored one */
export async function addTable(tx: Queryable, given: NewTable): Promise<number | undefined> {
  const made = await tx.row<{ id: number }>(sql`
    insert into data_import (kind, acts_by, sent_by, client_id, file_name, state, width, mapping, created_at)
    values (${given.kind}, ${given.accountId}, ${given.accountId}, ${given.clientId}, ${given.fileName}, 'checking', ${given.headings.length},
      ${JSON.stringify(given.mapping)}::jsonb, ${given.at})
    on conflict (sent_by, client_id) do nothing returning id`);
  if (made)
    await addRows(
      tx,
      made.id,
      [given.headings, ...given.rows].map((cells, at) => [at + 1, cells] as const),
    );
  return made?.id;
}

/** What may change of an import. */
export type ImportUpdate = Partial<Omit<ImportRecord, 'id' | 'version' | 'kind' | 'created_at' | 'file_name'>>;

const jsonColumns: ReadonlySet<string> = new Set(['sheets', 'month_first', 'mapping', 'meanings']);

/** Changes columns of an import. With `isStep`, its version stays: nobody else decided anything. */
export async function updateImport(
  tx: Queryable,
  id: number,
  changes: ImportUpdate,
  { isStep = false }: { isStep?: boolean } = {},
): Promise<void> {
  const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;
  const value = (name: string, given: unknown): Sql => (jsonColumns.has(name) ? json(given) : sql`${given}`);
  const names: Readonly<Record<keyof ImportUpdate, Sql>> = {
    state: sql`state`,
    file_key: sql`file_key`,
    encoding: sql`encoding`,
    sheets: sql`sheets`,
    sheet: sql`sheet`,
    header_row: sql`header_row`,
    width: sql`width`,
    month_first: sql`month_first`,
    mapping: sql`mapping`,
    meanings: sql`meanings`,
    through: sql`through`,
    failure: sql`failure`,
    acts_by: sql`acts_by`,
    finished_at: sql`finished_at`,
    undone_at: sql`undone_at`,
  };
  const sets = Object.entries(changes).map(
    ([name, given]) => sql`${names[name as keyof ImportUpdate]} = ${value(name, given)}`,
  );
  if (!isStep) sets.push(sql`version = version + 1`);
  await tx.run(sql`update data_import set ${join(sets)} where id = ${id}`);
}

/** The oldest import that waits for us. */
export async function nextImport(queryable: Queryable): Promise<number | undefined> {
  const row = await queryable.row<{ id: number }>(
    sql`select id from data_import where state in ('reading', 'checking', 'importing', 'undoing') order by id limit 1`,
  );
  return row?.id;
}

type ListedRecord = ImportRecord & { by: string };

/** How many rows a step has been through. */
const throughOf = (
  { state, through, header_row: header }: Pick<ImportRecord, 'state' | 'through' | 'header_row'>,
  counts: RowCounts,
): number =>
  state === 'undoing'
    ? counts.reversed + counts.kept + counts.failed
    : // rows that are empty or of another state pass uncounted
      Math.min(Math.max(0, through - header), counts.total);

const toListed = (
  { by, created_at: created, finished_at: finished, undone_at: undone, ...record }: ListedRecord,
  counts: RowCounts | undefined,
): OfficeImport => ({
  id: record.id,
  version: record.version,
  kind: record.kind,
  state: record.state,
  file_name: record.file_name,
  by,
  created_at: created.toISOString(),
  finished_at: finished?.toISOString() ?? null,
  undo_by: finished && !undone ? new Date(finished.getTime() + importLimits.undoDays * dayInMs).toISOString() : null,
  rows: counts ?? noCounts,
  through: throughOf(record, counts ?? noCounts),
  failure: record.failure,
});

const listed = sql`select ${columns}, coalesce(nullif(a.name, ''), a.username, '') as by from data_import i left join account a on a.id = i.acts_by`;

/** Imports, the newest first. */
export async function listImports(
  queryable: Queryable,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ imports: OfficeImport[]; total: number }> {
  const [rows, counted] = await Promise.all([
    queryable.rows<ListedRecord>(sql`${listed} order by i.id desc limit ${limit} offset ${offset}`),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from data_import`),
  ]);
  const counts = await countRows(
    queryable,
    rows.map(({ id }) => id),
  );
  return { imports: rows.map((row) => toListed(row, counts.get(row.id))), total: counted?.total ?? 0 };
}

/** One import as the list shows it. */
export async function findListed(queryable: Queryable, id: number): Promise<OfficeImport | undefined> {
  const row = await queryable.row<ListedRecord>(sql`${listed} where i.id = ${id}`);
  return row && toListed(row, (await countRows(queryable, [id])).get(id));
}

/** What was chosen in earlier imports of this kind, the latest last. */
export function earlierChoices(
  queryable: Queryable,
  { kind, id }: Pick<ImportRecord, 'kind' | 'id'>,
): Promise<Pick<ImportRecord, 'mapping' | 'meanings'>[]> {
  return queryable.rows(sql`
    select mapping, meanings from (
      select id, mapping, meanings from data_import where kind = ${kind} and id <> ${id} and state in ('done', 'undone') order by id desc limit 10
    ) latest order by id`);
}

/** Whether an account may still bring data in. */
export async function mayBringIn(queryable: Queryable, accountId: number | null): Promise<boolean> {
  const row = await queryable.row<{ may: boolean }>(
    sql`select is_superuser and disabled_at is null as may from account where id = ${accountId}`,
  );
  return row?.may ?? false;
}

/** Deletes imports whose time is over, a few at once. @returns the keys of their files */
export async function deleteOld(queryable: Queryable, before: Date): Promise<(string | null)[]> {
  const gone = await queryable.rows<{ file_key: string | null }>(sql`
    delete from data_import where id in (select id from data_import where created_at < ${before} order by id limit 20) returning file_key`);
  return gone.map(({ file_key: key }) => key);
}

/** How many files wait to be read. */
export async function countUnread(queryable: Queryable): Promise<number> {
  const row = await queryable.row<{ waiting: number }>(
    sql`select count(*)::int as waiting from data_import where state = 'reading'`,
  );
  return row?.waiting ?? 0;
}

/** Which of these keys of files belong to an import. */
export async function keysInUse(queryable: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await queryable.rows<{ file_key: string }>(
    sql`select file_key from data_import where file_key = any(${[...keys]}::text[])`,
  );
  return new Set(rows.map(({ file_key: key }) => key));
}
