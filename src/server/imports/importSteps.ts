import path from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import * as messages from '@messages/server/imports';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database';
import type { FileStore } from '../files/fileStore';
import { newScratch, removeScratch, uploadFolderOf } from '../files/scratch';
import type { JobDeps, KeepLease } from '../jobs/defineJob';
import { Problem } from '../lib/problem';
import { guessHeaderRow, guessMapping } from './columns';
import { type Finding, type ImportedKind, type OpenKind, kindNamed } from './importKind';
import { picturesOfRow } from './importPictures';
import { type OpenImport, checkRows, foundIn, givenCells, namesOfColumns, openImport } from './importRows';
import {
  type RowRecord,
  type RowUpdate,
  addRows,
  firstRows,
  forgetRows,
  lastDone,
  placeOfKey,
  rowsAfter,
  updateRows,
  widthOf,
} from './importRowsStore';
import { type ImportRecord, earlierChoices, findImport, mayBringIn, nextImport, updateImport } from './importsStore';
import type { ReadTable } from './table/readTable';
import { tableRows } from './table/tableRow';

export interface ImportsDeps extends JobDeps {
  database: Database;
  files: FileStore;
  settings: { dataDir: string };
  kinds: readonly ImportedKind[];
  readTable: ReadTable;
}

/** Rows of one transaction: visitors wait for a lock no longer than it takes. */
const batch = { read: 500, checked: 50, written: 5 };

/** Switches alerts and emails off for what the transaction writes. */
const beQuiet = (tx: Queryable) => tx.row(sql`select set_config('aangan.quiet', 'on', true)`);

/** Does the next part of the oldest import that waits. @returns whether there was one */
export async function step(deps: ImportsDeps, keepLease: KeepLease): Promise<boolean> {
  const id = await nextImport(deps.database);
  const record = id === undefined ? undefined : await findImport(deps.database, id);
  if (!record) return false;
  if (record.state === 'reading') await readFile(deps, record, keepLease);
  else if (record.state === 'checking') await checkSome(deps, record);
  else await writeSome(deps, record);
  return true;
}

/** Whether the import is still as it was when the step began; nobody changes it then until the transaction ends. */
async function isAsBefore(tx: Queryable, { id, state, version, through }: ImportRecord): Promise<boolean> {
  const now = await findImport(tx, id, { lock: true });
  return now?.state === state && now.version === version && now.through === through;
}

async function readFile(deps: ImportsDeps, record: ImportRecord, keepLease: KeepLease): Promise<void> {
  const { database, files } = deps;
  try {
    const wasThere = await files.withLocalFile(record.file_key ?? '-', (file) =>
      storeRows(deps, record, file, keepLease),
    );
    if (wasThere === undefined) await fail(database, record, messages.theFileIsGone);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    await fail(database, record, error.message);
  }
}

async function fail(database: Database, record: ImportRecord, failure: string): Promise<void> {
  await database.transaction(async (tx) => {
    if (await isAsBefore(tx, record)) await updateImport(tx, record.id, { state: 'failed', failure });
  });
}

/** Stores the rows of the chosen sheet, from the beginning: what an interrupted run left is replaced. */
async function storeRows(
  { database, kinds, settings, readTable, now }: ImportsDeps,
  record: ImportRecord,
  file: string,
  keepLease: KeepLease,
): Promise<true> {
  const { id } = record;
  const options = { name: record.file_name, ...(record.sheet !== null && { sheet: record.sheet }) };
  const folder = await newScratch(uploadFolderOf(settings));
  try {
    const rows = path.join(folder, 'rows');
    const { encoding, sheets, sheet } = await readTable(file, rows, options);
    await forgetRows(database, id);
    for await (const some of tableRows(rows, batch.read)) {
      const begun = performance.now();
      await addRows(database, id, some);
      await keepLease();
      await letVisitorsIn(begun);
    }
    await database.transaction(async (tx) => {
      if (!(await isAsBefore(tx, record))) return;
      const width = await widthOf(tx, id);
      const guess = await firstGuess(
        tx,
        { ...record, sheet, width },
        await kindNamed(kinds, record.kind).open(tx, now()),
      );
      await updateImport(tx, id, { encoding, sheets, sheet, width, state: 'mapping', through: 0, ...guess });
    });
    return true;
  } finally {
    await removeScratch(folder);
  }
}

/** The headings' row and what the columns seem to fill, after what was chosen in earlier imports. */
async function firstGuess(
  tx: Queryable,
  record: ImportRecord,
  { fields }: OpenKind,
): Promise<Pick<ImportRecord, 'header_row' | 'mapping' | 'meanings'>> {
  const first = await firstRows(tx, record.id, { limit: 10 });
  const place = guessHeaderRow(
    first.map(({ cells }) => cells),
    fields,
  );
  const header = first[place]?.number ?? 1;
  const earlier = await earlierChoices(tx, record);
  const remembered: Record<string, string | null> = {};
  const meanings: Record<string, Record<string, string>> = {};
  for (const one of earlier) {
    Object.assign(remembered, one.mapping);
    for (const [field, values] of Object.entries(one.meanings)) meanings[field] = { ...meanings[field], ...values };
  }
  const names = await namesOfColumns(tx, { ...record, header_row: header });
  return { header_row: header, mapping: guessMapping(names, fields, remembered), meanings };
}

async function checkSome(deps: ImportsDeps, record: ImportRecord): Promise<void> {
  await deps.database.transaction(async (tx) => {
    if (!(await isAsBefore(tx, record))) return;
    const open = await openImport(tx, record, await kindNamed(deps.kinds, record.kind).open(tx, deps.now()));
    const rows = await rowsAfter(tx, record, ['read', 'good', 'warned', 'bad', 'failed'], batch.checked);
    await checkRows(tx, open, rows);
    await goOn(tx, record, rows, { state: 'ready' });
  });
}

/** Notes how far a step has come, or what follows where nothing is left. */
async function goOn(
  tx: Queryable,
  record: ImportRecord,
  rows: readonly Pick<RowRecord, 'number'>[],
  atEnd: Parameters<typeof updateImport>[2],
): Promise<void> {
  const last = rows.at(-1)?.number;
  if (last === undefined) await updateImport(tx, record.id, { ...atEnd, through: 0 });
  else await updateImport(tx, record.id, { through: last }, { isStep: true });
}

const takesBack = ({ state }: ImportRecord) => state === 'undoing';
/** The next rows of a step. An undo begins with the last one: it may have changed what an earlier one has made. */
const nextRows = (tx: Queryable, record: ImportRecord, limit: number): Promise<RowRecord[]> =>
  takesBack(record) ? lastDone(tx, record.id, limit) : rowsAfter(tx, record, ['good', 'warned'], limit);

/** Brings in or takes back some rows in one transaction; of some that fail together, each is tried alone. */
async function writeSome(deps: ImportsDeps, record: ImportRecord): Promise<void> {
  if (!(await mayBringIn(deps.database, record.acts_by))) return stopFor(deps, record);
  try {
    await writeRows(deps, record, batch.written);
  } catch (error) {
    deps.log?.warn({ err: error, import: record.id }, 'rows of an import failed together and are tried alone');
    for (let tried = 0; tried < batch.written; tried += 1) await writeOne(deps, record);
  }
}

/** Brings in or takes back the next row, or stores why that cannot be. */
async function writeOne(deps: ImportsDeps, { id, state }: ImportRecord): Promise<void> {
  const record = await findImport(deps.database, id);
  if (record?.state !== state) return;
  try {
    await writeRows(deps, record, 1);
  } catch (error) {
    const findings = findingsOf(error);
    if (!findings) throw error;
    await deps.database.transaction(async (tx) => {
      if (!(await isAsBefore(tx, record))) return;
      const open = await openImport(tx, record, await kindNamed(deps.kinds, record.kind).open(tx, deps.now()));
      const rows = await nextRows(tx, record, 1);
      await updateRows(
        tx,
        id,
        rows.map(({ number, cells, ...row }) => ({
          ...row,
          number,
          ...(takesBack(record)
            ? { state: 'failed' as const, reason: messages.couldNotBeStored }
            : { state: 'bad' as const, errors: foundIn(open, cells, findings) }),
        })),
      );
      await goOn(tx, record, rows, {});
    });
  }
}

/** What a row itself brings about, not the moment: refused values. Undefined for anything else. */
function findingsOf(error: unknown): Finding[] | undefined {
  if (error instanceof Problem && error.status < 500) {
    const fields = Object.entries(error.fields ?? {}).flatMap(([field, all]) =>
      all.map((message) => ({ field, message })),
    );
    return fields.length > 0 ? fields : [{ field: null, message: error.message }];
  }
  // data and constraints, in PostgreSQL's classes
  const isRefused = /^2[23]/.test(String((error as { code?: unknown } | null)?.code));
  return isRefused ? [{ field: null, message: messages.couldNotBeStored }] : undefined;
}

async function stopFor({ database }: ImportsDeps, record: ImportRecord): Promise<void> {
  await database.transaction(async (tx) => {
    if (!(await isAsBefore(tx, record))) return;
    const state = takesBack(record) ? 'done' : 'ready';
    await updateImport(tx, record.id, { state, through: 0, failure: messages.mayNoLongerBringIn });
  });
}

async function writeRows(deps: ImportsDeps, record: ImportRecord, limit: number): Promise<void> {
  const { database, now } = deps;
  await database.transaction(async (tx) => {
    if (!(await isAsBefore(tx, record))) return;
    await beQuiet(tx);
    const open = await openImport(tx, record, await kindNamed(deps.kinds, record.kind).open(tx, deps.now()));
    const rows = await nextRows(tx, record, limit);
    const updates: RowUpdate[] = [];
    for (const row of rows) {
      const write = takesBack(record) ? undoRow : writeRow;
      updates.push({ number: row.number, ...(await write(tx, open, row)) });
    }
    await updateRows(tx, record.id, updates);
    await goOn(
      tx,
      record,
      rows,
      takesBack(record) ? { state: 'undone', undone_at: now() } : { state: 'done', finished_at: now() },
    );
  });
}

async function writeRow(tx: Queryable, open: OpenImport, row: RowRecord): Promise<Omit<RowUpdate, 'number'>> {
  const { given, unclear } = givenCells(open, row.cells);
  if (unclear.length > 0) return { state: 'bad', errors: foundIn(open, row.cells, unclear) };
  const { key, isOwn } = open.kind.keyOf(given);
  // the second of two rows that say the same is a second thing, each time that the file comes
  const place = isOwn ? 1 : await placeOfKey(tx, open.record.id, { number: row.number, key });
  const by = { key: place === 1 ? key : `${key}#${place}`, actorId: open.record.acts_by ?? 0 };
  const { subject, outcome, before, after } = await open.kind.write(tx, given, by);
  return { state: 'done', warnings: row.warnings, outcome, subject_id: subject, before, after };
}

async function undoRow(tx: Queryable, open: OpenImport, row: RowRecord): Promise<Omit<RowUpdate, 'number'>> {
  const { outcome, subject_id: subject, before, after } = row;
  if (outcome === null || subject === null) return { state: 'reversed' };
  const pictures = await picturesOfRow(tx, open.record.id, row.number);
  const written = { outcome, subject, before, after: after ?? {}, pictures };
  const undone = await open.kind.undo(tx, written, open.record.acts_by ?? 0);
  return {
    outcome,
    subject_id: undone.state === 'reversed' && outcome === 'made' ? null : subject,
    reason: null,
    ...undone,
  };
}

/** Rests as long as a step took: the embedded database answers nobody else while it works. */
export const letVisitorsIn = (begun: number) => rest(Math.ceil(performance.now() - begun));
