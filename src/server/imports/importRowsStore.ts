import { importLimits, type ImportRowState } from '@contract/importLimits';
import type { OfficeImport } from '@contract/officeImports';
import sql, { empty } from 'sql-template-tag';
import type { Queryable } from '../db/database';

/** An import as its rows need it. */
interface FileRows {
  id: number;
  header_row: number;
  /** The last row that the present step has been through. */
  through: number;
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

const rowColumns = sql`r.number, r.cells, r.state, r.errors, r.warnings, r.outcome, r.subject_id, r.before, r.after, r.reason, r.key`;

export type RowCounts = OfficeImport['rows'];
export const noCounts: RowCounts = { total: 0, good: 0, warned: 0, bad: 0, done: 0, reversed: 0, kept: 0, failed: 0 };

/** How many rows of each import are in which state; those above the headings and those themselves do not count. */
export async function countRows(queryable: Queryable, ids: readonly number[]): Promise<Map<number, RowCounts>> {
  const rows = await queryable.rows<{ import_id: number; state: ImportRowState; many: number }>(sql`
    select r.import_id, r.state, count(*)::int as many from import_row r join data_import i on i.id = r.import_id
    where r.import_id = any(${[...ids]}::int[]) and r.number > i.header_row group by 1, 2`);
  const counts = new Map<number, RowCounts>();
  for (const { import_id: id, state, many } of rows) {
    const before = counts.get(id) ?? noCounts;
    counts.set(id, { ...before, total: before.total + many, ...(state !== 'read' && { [state]: many }) });
  }
  return counts;
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
  { id, header_row: header }: Pick<FileRows, 'id' | 'header_row'>,
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
  { id, header_row: header }: Pick<FileRows, 'id' | 'header_row'>,
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
  { id, header_row: header, through }: FileRows,
  states: readonly ImportRowState[],
  limit: number,
): Promise<RowRecord[]> {
  return tx.rows(sql`
    select ${rowColumns} from import_row r where r.import_id = ${id} and r.number > ${Math.max(header, through)}
      and r.state = any(${[...states]}::text[]) order by r.number limit ${limit} for update`);
}

/** Rows that were brought in and not taken back yet, the last first, locked until the transaction ends. */
export function lastDone(tx: Queryable, id: number, limit: number): Promise<RowRecord[]> {
  return tx.rows(sql`
    select ${rowColumns} from import_row r where r.import_id = ${id} and r.state = 'done' order by r.number desc limit ${limit} for update`);
}

/** Rows that made or changed something, in their order. */
export function rowsBroughtIn(
  queryable: Queryable,
  id: number,
  limit: number,
): Promise<{ number: number; cells: readonly string[]; subject_id: number }[]> {
  return queryable.rows(sql`
    select number, cells, subject_id from import_row
    where import_id = ${id} and state = 'done' and subject_id is not null order by number limit ${limit}`);
}

/** What a step found out about rows. */
export type RowUpdate = Pick<RowRecord, 'number'> &
  Partial<Omit<RowRecord, 'number' | 'cells'>> & {
    /** What else it is found by. */
    addresses?: readonly string[];
  };

/** Stores what a step found out about rows; what is left out becomes empty. */
export async function updateRows(tx: Queryable, id: number, rows: readonly RowUpdate[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    update import_row r set state = given.state, errors = coalesce(given.errors, '[]'), warnings = coalesce(given.warnings, '[]'),
      key = coalesce(given.key, r.key), addresses = coalesce(given.addresses, r.addresses), outcome = given.outcome, subject_id = given.subject_id, before = given.before, after = given.after, reason = given.reason
    from json_to_recordset(${JSON.stringify(rows)}::json) as given(number int, state text, errors jsonb, warnings jsonb, outcome text, subject_id int, before jsonb, after jsonb, reason text, key text, addresses text[])
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
  { id, header_row: header }: Pick<FileRows, 'id' | 'header_row'>,
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

/** Addresses of these rows that stand in an earlier row, too, which is named. */
export function findShared(
  tx: Queryable,
  id: number,
  numbers: readonly number[],
): Promise<{ number: number; address: string; first: number }[]> {
  return tx.rows(sql`
    select r.number, a.address, min(earlier.number) as first
    from import_row r cross join unnest(r.addresses) as a(address)
      join import_row earlier on earlier.addresses @> array[a.address] and earlier.import_id = r.import_id and earlier.number < r.number
    where r.import_id = ${id} and r.number = any(${[...numbers]}::int[]) group by 1, 2 order by 1, 2`);
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
