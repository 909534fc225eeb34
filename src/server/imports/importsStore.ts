import { dayInMs } from '@contract/durations';
import { type ImportKind, importLimits, type ImportRowState, type ImportState } from '@contract/importLimits';
import type { OfficeImport } from '@contract/officeImports';
import sql, { type Sql, empty, join } from 'sql-template-tag';
import type { Queryable } from '../db/database';

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

export interface Found {
  column: string | null;
  value: string;
  message: string;
}

/** A row of a file. */
export interface RowRecord {
  number: number;
  cells: readonly string[];
  state: ImportRowState;
  errors: readonly Found[];
  warnings: readonly Found[];
  outcome: 'made' | 'changed' | 'same' | null;
  subject_id: number | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  reason: string | null;
  /** What it is known by; null before it was checked. */
  key: string | null;
}

const columns = sql`i.id, i.version, i.kind, i.state, i.file_name, i.file_key, i.encoding, i.sheets, i.sheet, i.header_row, i.width, i.month_first, i.mapping, i.meanings, i.through,
  i.failure, i.acts_by, i.created_at, i.finished_at, i.undone_at`;

const rowColumns = sql`r.number, r.cells, r.state, r.errors, r.warnings, r.outcome, r.subject_id, r.before, r.after, r.reason, r.key`;

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

type Counts = OfficeImport['rows'];
const noCounts: Counts = { total: 0, good: 0, warned: 0, bad: 0, done: 0, reversed: 0, kept: 0, failed: 0 };

/** How many rows of each import are in which state; those above the headings and those themselves do not count. */
export async function countRows(queryable: Queryable, ids: readonly number[]): Promise<Map<number, Counts>> {
  const rows = await queryable.rows<{ import_id: number; state: ImportRowState; many: number }>(sql`
    select r.import_id, r.state, count(*)::int as many from import_row r join data_import i on i.id = r.import_id
    where r.import_id = any(${[...ids]}::int[]) and r.number > i.header_row group by 1, 2`);
  const counts = new Map<number, Counts>();
  for (const { import_id: id, state, many } of rows) {
    const before = counts.get(id) ?? noCounts;
    counts.set(id, { ...before, total: before.total + many, ...(state !== 'read' && { [state]: many }) });
  }
  return counts;
}

type ListedRecord = ImportRecord & { by: string };

const toListed = (
  { by, created_at: created, finished_at: finished, undone_at: undone, ...record }: ListedRecord,
  counts: Counts | undefined,
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
  // rows that are empty or of another state pass uncounted
  through: Math.min(Math.max(0, record.through - record.header_row), counts?.total ?? 0),
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

/** Replaces an import's rows by none. */
export const forgetRows = (tx: Queryable, id: number): Promise<number> =>
  tx.run(sql`delete from import_row where import_id = ${id}`);

/** Stores rows of the file, `[number, cells]`. */
export async function addRows(
  tx: Queryable,
  id: number,
  rows: readonly (readonly [number: number, cells: readonly string[]])[],
): Promise<void> {
  const given = JSON.stringify(rows.map(([number, cells]) => ({ number, cells })));
  await tx.run(sql`
    insert into import_row (import_id, number, cells)
    select ${id}::int, number, cells from json_to_recordset(${given}::json) as given(number int, cells jsonb)`);
}

/** The file's first rows, those above the headings too. */
export function firstRows(
  queryable: Queryable,
  id: number,
  { after = 0, limit }: { after?: number; limit: number },
): Promise<Pick<RowRecord, 'number' | 'cells'>[]> {
  return queryable.rows(
    sql`select number, cells from import_row where import_id = ${id} and number > ${after} order by number limit ${limit}`,
  );
}

/** How many columns the widest row has. */
export async function widthOf(queryable: Queryable, id: number): Promise<number> {
  const row = await queryable.row<{ width: number }>(
    sql`select coalesce(max(jsonb_array_length(cells)), 0)::int as width from import_row where import_id = ${id}`,
  );
  return row?.width ?? 0;
}

/** The cells of one row. */
export async function cellsOf(queryable: Queryable, id: number, number: number): Promise<readonly string[]> {
  const row = await queryable.row<{ cells: readonly string[] }>(
    sql`select cells from import_row where import_id = ${id} and number = ${number}`,
  );
  return row?.cells ?? [];
}

/** The distinct values of a column, the most frequent first, one more than are shown. */
export function distinctValues(
  queryable: Queryable,
  { id, header_row: header }: Pick<ImportRecord, 'id' | 'header_row'>,
  place: number,
): Promise<{ value: string; rows: number }[]> {
  return queryable.rows(sql`
    select btrim(cells ->> ${place}::int) as value, count(*)::int as rows from import_row
    where import_id = ${id} and number > ${header} and btrim(coalesce(cells ->> ${place}::int, '')) <> ''
    group by 1 order by 2 desc, 1 limit ${importLimits.values + 1}`);
}

/** Whether a column holds a text that fits a pattern of PostgreSQL. */
export async function hasValueLike(
  queryable: Queryable,
  { id, header_row: header }: Pick<ImportRecord, 'id' | 'header_row'>,
  place: number,
  pattern: string,
): Promise<boolean> {
  const row = await queryable.row<{ has: boolean }>(sql`
    select exists (select from import_row where import_id = ${id} and number > ${header} and cells ->> ${place}::int ~ ${pattern}) as has`);
  return row?.has ?? false;
}

/** Rows after a number in these states, in their order, locked until the transaction ends. */
export function rowsAfter(
  tx: Queryable,
  { id, header_row: header, through }: Pick<ImportRecord, 'id' | 'header_row' | 'through'>,
  states: readonly ImportRowState[],
  limit: number,
): Promise<RowRecord[]> {
  return tx.rows(sql`
    select ${rowColumns} from import_row r where r.import_id = ${id} and r.number > ${Math.max(header, through)}
      and r.state = any(${[...states]}::text[]) order by r.number limit ${limit} for update`);
}

/** What a step found out about rows. */
export type RowUpdate = Pick<RowRecord, 'number'> & Partial<Omit<RowRecord, 'number' | 'cells'>>;

/** Stores what a step found out about rows; what is left out becomes empty. */
export async function updateRows(tx: Queryable, id: number, rows: readonly RowUpdate[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    update import_row r set state = given.state, errors = coalesce(given.errors, '[]'), warnings = coalesce(given.warnings, '[]'),
      key = coalesce(given.key, r.key), outcome = given.outcome, subject_id = given.subject_id, before = given.before, after = given.after, reason = given.reason
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(number int, state text, errors jsonb, warnings jsonb, outcome text, subject_id int, before jsonb, after jsonb, reason text, key text)
    where r.import_id = ${id} and r.number = given.number`);
}

/** One row; with `lock`, until the transaction ends. */
export function findRow(
  queryable: Queryable,
  id: number,
  number: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<RowRecord | undefined> {
  return queryable.row(
    sql`select ${rowColumns} from import_row r where r.import_id = ${id} and r.number = ${number} ${lock ? sql`for update` : empty}`,
  );
}

/** Rows of a state, or all of them, in the file's order. */
export async function listRows(
  queryable: Queryable,
  { id, header_row: header }: Pick<ImportRecord, 'id' | 'header_row'>,
  { state, limit, offset }: { state?: ImportRowState | undefined; limit: number; offset: number },
): Promise<{ rows: RowRecord[]; total: number }> {
  const which = sql`r.import_id = ${id} and r.number > ${header} ${state === undefined ? empty : sql`and r.state = ${state}`}`;
  const [rows, counted] = await Promise.all([
    queryable.rows<RowRecord>(
      sql`select ${rowColumns} from import_row r where ${which} order by r.number limit ${limit} offset ${offset}`,
    ),
    queryable.row<{ total: number }>(sql`select count(*)::int as total from import_row r where ${which}`),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Stores the mended cells of a row. */
export async function updateCells(tx: Queryable, id: number, number: number, cells: readonly string[]): Promise<void> {
  await tx.run(sql`
    update import_row set cells = ${JSON.stringify(cells)}::jsonb where import_id = ${id} and number = ${number}`);
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

/** Rows among these whose key stands in an earlier row, which is named. */
export function findDoubles(
  tx: Queryable,
  id: number,
  numbers: readonly number[],
): Promise<{ number: number; first: number }[]> {
  return tx.rows(sql`
    select r.number, min(earlier.number) as first from import_row r
      join import_row earlier on earlier.import_id = r.import_id and earlier.key = r.key and earlier.number < r.number
    where r.import_id = ${id} and r.number = any(${[...numbers]}::int[]) group by r.number`);
}

/** How many rows of an import have this key, up to a row. */
export async function placeOfKey(
  tx: Queryable,
  id: number,
  { number, key }: Pick<RowRecord, 'number' | 'key'>,
): Promise<number> {
  const row = await tx.row<{ place: number }>(sql`
    select count(*)::int as place from import_row where import_id = ${id} and key = ${key} and number <= ${number}`);
  return row?.place ?? 1;
}

/** What the rows that were brought in did. */
export async function countOutcomes(
  queryable: Queryable,
  id: number,
): Promise<Record<NonNullable<RowRecord['outcome']>, number>> {
  const rows = await queryable.rows<{ outcome: NonNullable<RowRecord['outcome']>; many: number }>(sql`
    select outcome, count(*)::int as many from import_row where import_id = ${id} and outcome is not null group by 1`);
  const of = (outcome: RowRecord['outcome']) => rows.find((row) => row.outcome === outcome)?.many ?? 0;
  return { made: of('made'), changed: of('changed'), same: of('same') };
}
