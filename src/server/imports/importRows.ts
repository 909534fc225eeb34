import * as messages from '@messages/server/imports';
import type { Queryable } from '../db/database';
import { columnNames, isMonthFirst, monthFirstPattern, unitOfHeading } from './columns';
import type { Finding, GivenCells, KindField, OpenKind } from './importKind';
import {
  type Found,
  type RowRecord,
  cellsOf,
  findDoubles,
  findShared,
  hasValueLike,
  updateRows,
} from './importRowsStore';
import type { ImportRecord } from './importsStore';

/** An import with what its rows need to be read. */
export interface OpenImport {
  record: ImportRecord;
  kind: OpenKind;
  /** Of the columns, in the file's order. */
  names: readonly string[];
  /** The columns that fill a field. */
  filled: readonly FilledColumn[];
}

interface FilledColumn {
  place: number;
  name: string;
  field: KindField;
  /** What its heading says that its plain numbers are. */
  unit: string | undefined;
  /** Its days are written with the month first. */
  monthFirst: boolean;
}

/** The columns of the chosen sheet by their names. */
export async function namesOfColumns(queryable: Queryable, record: ImportRecord): Promise<string[]> {
  const headings = await cellsOf(queryable, record.id, record.header_row);
  return columnNames(headings, record.width);
}

/** The columns whose days are written with their month first, as one of their rows shows. */
export async function findMonthFirst(
  queryable: Queryable,
  record: ImportRecord,
  { fields }: Pick<OpenKind, 'fields'>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [place, name] of (await namesOfColumns(queryable, record)).entries()) {
    const isDate = fields.some((field) => field.isDate === true && field.name === record.mapping[name]);
    if (isDate && (await hasValueLike(queryable, record, place, monthFirstPattern))) found.push(name);
  }
  return found;
}

/** Opens an import to read its rows. */
export async function openImport(queryable: Queryable, record: ImportRecord, kind: OpenKind): Promise<OpenImport> {
  const names = await namesOfColumns(queryable, record);
  const filled: FilledColumn[] = [];
  for (const [place, name] of names.entries()) {
    const field = kind.fields.find((one) => one.name === record.mapping[name]);
    if (!field) continue;
    filled.push({
      place,
      name,
      field,
      unit: field.isMeasure ? unitOfHeading(name) : undefined,
      monthFirst: record.month_first.includes(name),
    });
  }
  return { record, kind, names, filled };
}

/** The choice that a value means: as somebody said, or as it seems. Undefined where nobody knows. */
export const meaningOf = ({ record, kind }: Pick<OpenImport, 'record' | 'kind'>, field: string, value: string) =>
  record.meanings[field]?.[value] ?? kind.meaningOf(field, value);

/** `3/12/25` of a column that writes the month first becomes `12/3/25`. */
const dayFirst = (text: string): string => {
  const [, one = '', other = '', year = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{2,4})\s*$/.exec(text) ?? [];
  return one === '' || isMonthFirst(`${other}/${one}/${year}`) ? text : `${other}/${one}/${year}`;
};

const isPlainNumber = (text: string) => /^[\d\s.,]+$/.test(text);

function readCell({ unit, monthFirst }: FilledColumn, text: string): string {
  if (unit !== undefined && isPlainNumber(text)) return `${text} ${unit}`;
  return monthFirst ? dayFirst(text) : text;
}

/** A row's cells by field, and what cannot be told yet. */
export function givenCells(open: OpenImport, cells: readonly string[]): { given: GivenCells; unclear: Finding[] } {
  const given: Record<string, string> = {};
  const unclear: Finding[] = [];
  for (const column of open.filled) {
    const text = (cells[column.place] ?? '').trim();
    if (text === '') continue;
    const { name, choices } = column.field;
    if (choices === null) {
      given[name] = readCell(column, text);
      continue;
    }
    const meaning = meaningOf(open, name, text);
    if (meaning === undefined) unclear.push({ field: name, message: messages.sayWhatItMeans });
    else if (meaning !== '') given[name] = meaning;
  }
  return { given, unclear };
}

/** Findings with the column and the value that they are about. */
export function foundIn(open: OpenImport, cells: readonly string[], findings: readonly Finding[]): Found[] {
  return findings.map(({ field, message }) => {
    const column = open.filled.find((one) => one.field.name === field);
    if (column) return { column: column.name, value: (cells[column.place] ?? '').trim(), message };
    const label = open.kind.fields.find(({ name }) => name === field)?.label;
    return { column: null, value: '', message: label === undefined ? message : messages.aboutField(label, message) };
  });
}

interface CheckedRow {
  state: 'good' | 'warned' | 'bad';
  errors: Found[];
  warnings: Found[];
  key: string;
  isOwn: boolean;
  /** What else it is found by, and the fields that say it. */
  addresses: readonly { field: string; address: string }[];
}

const stateOf = ({ errors, warnings }: Pick<CheckedRow, 'errors' | 'warnings'>): CheckedRow['state'] =>
  errors.length > 0 ? 'bad' : warnings.length > 0 ? 'warned' : 'good';

/** What a row is after it was checked. */
export function checkRow(open: OpenImport, { cells }: Pick<RowRecord, 'cells'>): CheckedRow {
  const { given, unclear } = givenCells(open, cells);
  const { errors, warnings } = open.kind.check(given);
  const found = { errors: foundIn(open, cells, [...unclear, ...errors]), warnings: foundIn(open, cells, warnings) };
  const addresses = open.kind.addresses?.of(given) ?? [];
  return { ...found, ...open.kind.keyOf(given), addresses, state: stateOf(found) };
}

/**
 * Checks rows and stores what was found: what is wrong with each, which name two of them share, and which of them seem
 * to be about the same.
 */
export async function checkRows(
  tx: Queryable,
  open: OpenImport,
  rows: readonly Pick<RowRecord, 'number' | 'cells'>[],
): Promise<void> {
  const { id } = open.record;
  const checked = new Map(rows.map((row) => [row.number, { ...checkRow(open, row), cells: row.cells }]));
  const store = (numbers: Iterable<number>) =>
    updateRows(
      tx,
      id,
      [...new Set(numbers)].flatMap((number) => {
        const one = checked.get(number);
        if (!one) return [];
        const { errors, warnings, key, addresses } = one;
        const each = addresses.map(({ address }) => address);
        return [{ number, state: stateOf(one), errors, warnings, key, addresses: each }];
      }),
    );
  await store(checked.keys());
  const numbersWhere = (is: (row: CheckedRow) => boolean) =>
    [...checked].filter(([, one]) => is(one)).map(([number]) => number);
  const doubles = await findDoubles(
    tx,
    id,
    numbersWhere(({ isOwn }) => isOwn),
  );
  for (const { number, first } of doubles) {
    const one = checked.get(number);
    one?.errors.push({ column: null, value: one.key, message: messages.standsTwice(one.key, first) });
  }
  const shared = await findShared(
    tx,
    id,
    numbersWhere(({ addresses }) => addresses.length > 0),
  );
  for (const { number, address, first } of shared) {
    const one = checked.get(number);
    const field = one?.addresses.find((each) => each.address === address)?.field ?? null;
    const message = open.kind.addresses?.isShared(address, first);
    if (one && message !== undefined) one.warnings.push(...foundIn(open, one.cells, [{ field, message }]));
  }
  await store([...doubles, ...shared].map(({ number }) => number));
}
