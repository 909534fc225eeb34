import { randomUUID } from 'node:crypto';
import { importLimits } from '@contract/importLimits';
import { limits } from '@contract/limits';
import {
  officeImportEndpoints,
  type OfficeImport,
  type OfficeImportDetail,
  type OfficeImportRow,
} from '@contract/officeImports';
import * as messages from '@messages/server/imports';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, assertCurrent, staffAct, staffAdd } from '../audit/staffWrite';
import type { Database, Queryable } from '../db/database';
import { importsPlace } from '../files/dataFolder';
import type { FileStore } from '../files/fileStore';
import { readScratch } from '../files/scratch';
import type { Media } from '../media/media';
import { csvText, mostInFile } from '../lib/csv';
import { nextOffset, pageHeaders } from '../lib/paging';
import { Problem, badField, notFound } from '../lib/problem';
import { registerEndpoint } from '../plugins/contractRoute';
import type { UploadedFile } from '../plugins/uploads';
import { type ImportedKind, type OpenKind, kindNamed } from './importKind';
import { addPictures, listPlaces } from './importPictures';
import { checkRows, findMonthFirst, meaningOf, namesOfColumns, openImport } from './importRows';
import { assertIn, checkMapping, checkMeanings, checkUndo, checkUntouched, open as openStates } from './importsRules';
import {
  type RowRecord,
  countOutcomes,
  countRows,
  distinctValues,
  findRow,
  firstRows,
  listRows,
  updateCells,
} from './importRowsStore';
import {
  type ImportRecord,
  type ImportUpdate,
  type NewImport,
  addImport,
  countUnread,
  findImport,
  findListed,
  findSent,
  listImports,
  updateImport,
} from './importsStore';

export interface ImportsRoutesDeps {
  database: Database;
  files: FileStore;
  media: Media;
  now: () => Date;
  /** Begins the work that a request asked for; without it, the job does. */
  wakeImports?: () => void;
}

/** Files that may wait to be read at once. */
const mostWaiting = 10;
/** Values of a column that are shown with it. */
const sampled = 3;

/** What an agency brings in from files. */
export function importsRoutes(kinds: readonly ImportedKind[]) {
  return async (server: FastifyInstance, deps: ImportsRoutesDeps): Promise<void> => {
    readingRoutes(server, deps, kinds);
    changingRoutes(server, deps, kinds);
  };
}

function readingRoutes(
  server: FastifyInstance,
  { database, now }: ImportsRoutesDeps,
  kinds: readonly ImportedKind[],
): void {
  registerEndpoint(
    server,
    officeImportEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0 }, request, reply }) => {
      const { imports, total } = await listImports(database, { limit, offset });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return imports;
    },
  );

  registerEndpoint(server, officeImportEndpoints.get, async ({ params: { id } }) => {
    const record = await findImport(database, id);
    if (!record) throw notFound(messages.thisImport);
    return detailOf(database, record, await kindNamed(kinds, record.kind).open(database, now()));
  });

  registerEndpoint(
    server,
    officeImportEndpoints.rows,
    async ({ params: { id }, query: { limit = limits.page.default, offset = 0, state }, request, reply }) => {
      const record = await findImport(database, id);
      if (!record) throw notFound(messages.thisImport);
      const [{ rows, total }, names] = await Promise.all([
        listRows(database, record, { state, limit, offset }),
        namesOfColumns(database, record),
      ]);
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return toRows(database, kindNamed(kinds, record.kind), names, rows);
    },
  );

  registerEndpoint(server, officeImportEndpoints.errors, async ({ params: { id }, reply }) => {
    const record = await findImport(database, id);
    if (!record) throw notFound(messages.thisImport);
    const names = await namesOfColumns(database, record);
    const { rows } = await listRows(database, record, { state: 'bad', limit: mostInFile, offset: 0 });
    const lines = rows.map(({ number, cells, errors }) => [
      String(number),
      errors.map(({ column, message }) => (column === null ? message : `${column}: ${message}`)).join(' '),
      ...names.map((_name, place) => cells[place] ?? ''),
    ]);
    reply.header('content-disposition', `attachment; filename="errors-${id}.csv"`);
    return Buffer.from(csvText([[messages.rowInTheFile, messages.whatIsWrong, ...names], ...lines]));
  });

  registerEndpoint(server, officeImportEndpoints.pictures, ({ params: { id } }) =>
    listPlaces(database, kinds, id, now()),
  );

  registerEndpoint(server, officeImportEndpoints.template, async ({ query: { kind }, reply }) => {
    const opened = await kindNamed(kinds, kind).open(database, now());
    const fields = opened.fields.filter(({ isAlias }) => !isAlias);
    reply.header('content-disposition', `attachment; filename="${kind}.csv"`);
    return Buffer.from(csvText([fields.map(({ label }) => label), fields.map(({ example }) => example ?? '')]));
  });
}

/** Rows with their cells by heading and the titles of what they made. */
async function toRows(
  queryable: Queryable,
  kind: ImportedKind,
  names: readonly string[],
  rows: readonly RowRecord[],
): Promise<OfficeImportRow[]> {
  const titles = await kind.titlesOf(
    queryable,
    rows.flatMap(({ subject_id: id }) => id ?? []),
  );
  return rows.map(({ number, cells, subject_id: subject, before: _before, after: _after, ...row }) => ({
    ...row,
    id: number,
    cells: Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])),
    errors: [...row.errors],
    warnings: [...row.warnings],
    subject: subject !== null && titles.has(subject) ? { id: subject, title: titles.get(subject) ?? '' } : null,
  }));
}

/** An import with its columns, and what the values of those with a fixed choice seem to mean. */
async function detailOf(queryable: Queryable, record: ImportRecord, kind: OpenKind): Promise<OfficeImportDetail> {
  const listed = await findListed(queryable, record.id);
  if (!listed) throw notFound(messages.thisImport);
  const names = await namesOfColumns(queryable, record);
  const first = await firstRows(queryable, record.id, { after: record.header_row, limit: sampled });
  const columns = names.map((heading, place) => ({
    heading,
    field: record.mapping[heading] ?? null,
    sample: first.map(({ cells }) => cells[place] ?? '').filter(Boolean),
  }));
  const values: OfficeImportDetail['values'] = [];
  for (const [place, { field }] of columns.entries()) {
    if (field === null || !kind.fields.find(({ name }) => name === field)?.choices) continue;
    for (const { value, rows } of (await distinctValues(queryable, record, place)).slice(0, importLimits.values))
      values.push({ field, value, rows, meaning: meaningOf({ record, kind }, field, value) ?? null });
  }
  return {
    ...listed,
    encoding: record.encoding,
    sheets: [...record.sheets],
    sheet: record.sheet ?? 0,
    header_row: record.header_row,
    columns,
    values,
    outcomes: await countOutcomes(queryable, record.id),
    fields: kind.fields.map(({ name, label, choices }) => ({ name, label, choices: choices && [...choices] })),
  };
}

/** Cells by heading in the file's order, those that are given in place of the former. @throws Problem 400 */
function withCells(
  names: readonly string[],
  before: readonly string[],
  cells: Readonly<Record<string, string>>,
): string[] {
  for (const heading of Object.keys(cells))
    if (!names.includes(heading)) throw badField('cells', messages.unknownColumn(heading));
  return names.map((name, place) => (Object.hasOwn(cells, name) ? cells[name] : before[place]) ?? '');
}

const fileIn = (files: readonly UploadedFile[]): UploadedFile => {
  const file = files.find(({ field }) => field === 'file');
  if (!file) throw badField('file', messages.chooseAFile);
  return file;
};

function changingRoutes(server: FastifyInstance, deps: ImportsRoutesDeps, kinds: readonly ImportedKind[]): void {
  const { database, files: store, now, wakeImports } = deps;

  /** Stores the file before its row, so that the row never waits for a file; one that a crash leaves alone is swept. */
  const take = async (
    staff: StaffRequest,
    path: string,
    given: Omit<NewImport, 'fileKey' | 'at'>,
  ): Promise<OfficeImport> => {
    const waiting = await countUnread(database);
    if (waiting >= mostWaiting) throw new Problem(429, 'too_many', messages.tooManyImports(waiting), undefined, 60);
    const fileKey = `${importsPlace}${randomUUID()}`;
    await store.put(fileKey, readScratch(path));
    const made = await staffAdd(deps, staff, {
      action: 'import.create',
      type: 'import',
      addedBefore: (tx) => findSent(tx, given.accountId, given.clientId),
      add: (tx) => addImport(tx, { ...given, fileKey, at: now() }),
      read: findListed,
      audited: ({ kind }) => ({ kind }),
    });
    const isKept = (await findImport(database, made.id))?.file_key === fileKey;
    if (!isKept) await store.delete(fileKey);
    return made;
  };

  registerEndpoint(
    server,
    officeImportEndpoints.add,
    async ({ body: { kind, client_id: clientId }, files, account, request, reply }) => {
      const { name, path } = fileIn(files);
      const sent = await findSent(database, account.id, clientId);
      const given = { kind, accountId: account.id, clientId, fileName: name.slice(0, 200) };
      const before = sent === undefined ? undefined : await findListed(database, sent);
      const listed = before ?? (await take({ account, request }, path, given));
      wakeImports?.();
      reply.code(202);
      return listed;
    },
  );

  /** Changes an import whose version was read, and answers with it. */
  const change = async (
    staff: StaffRequest,
    { id, version, action }: { id: number; version: number; action: 'update' | 'run' | 'undo' },
    act: (tx: Queryable, record: ImportRecord, kind: OpenKind) => Promise<ImportUpdate>,
  ): Promise<OfficeImportDetail> => {
    const detail = await staffAct<ImportRecord, OfficeImportDetail>(deps, staff, {
      action: `import.${action}`,
      subject: { type: 'import', id },
      name: messages.thisImport,
      read: (tx) => findImport(tx, id, { lock: true }),
      act: async (tx, record) => {
        const kind = await kindNamed(kinds, record.kind).open(tx, now());
        const current = record.version === version ? undefined : await detailOf(tx, record, kind);
        assertCurrent(messages.thisImport, record, version, () => ({ ...current }));
        await updateImport(tx, id, await act(tx, record, kind));
        const after = await findImport(tx, id);
        if (!after) throw notFound(messages.thisImport);
        return detailOf(tx, after, kind);
      },
      // each row keeps what it changed; the entry says how many there are
      entry: (before, after) => ({
        before: { state: before.state, sheet: before.sheet, header_row: before.header_row },
        after: {
          state: after.state,
          sheet: after.sheet,
          header_row: after.header_row,
          columns: after.columns.filter(({ field }) => field !== null).length,
          ...(action !== 'update' && after.rows),
        },
      }),
    });
    wakeImports?.();
    return detail;
  };

  registerEndpoint(server, officeImportEndpoints.change, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: 'update' }, async (tx, record, kind) => {
      assertIn(record, openStates);
      const { sheet, header_row: header = record.header_row, mapping, values, check = false } = body;
      const isOther = (sheet !== undefined && sheet !== record.sheet) || header !== record.header_row;
      if (isOther) checkUntouched(record);
      if (sheet !== undefined && sheet !== record.sheet) return { sheet, state: 'reading', through: 0 };
      const names = await namesOfColumns(tx, { ...record, header_row: header });
      const kept = Object.fromEntries(Object.entries(record.mapping).filter(([name]) => names.includes(name)));
      const next = { ...(mapping ?? kept) };
      checkMapping(next, { names, fields: kind.fields });
      checkMeanings(values ?? {}, kind.fields);
      if (check && !Object.values(next).some(Boolean)) throw badField('mapping', messages.noColumnFills);
      const meanings: Record<string, Record<string, string>> = {};
      for (const [field, said] of Object.entries({ ...record.meanings, ...values }))
        meanings[field] = { ...record.meanings[field], ...said };
      const changed = { header_row: header, mapping: next, meanings, failure: null };
      if (!check) return changed;
      const monthFirst = await findMonthFirst(tx, { ...record, ...changed }, kind);
      return { ...changed, month_first: monthFirst, state: 'checking', through: 0 };
    }),
  );

  /** Changes cells of a row that was not brought in yet. @throws Problem 400, 404, 409 */
  const mendRow = async (
    tx: Queryable,
    record: ImportRecord,
    row: number,
    cells: Readonly<Record<string, string>>,
  ): Promise<OfficeImportRow> => {
    const { id } = record;
    assertIn(record, openStates);
    const before = await findRow(tx, id, row, { lock: true });
    if (!before || row <= record.header_row) throw notFound(messages.thisRow);
    if (before.state === 'done') throw new Problem(409, 'not_now', messages.alreadyBroughtIn);
    const open = await openImport(tx, record, await kindNamed(kinds, record.kind).open(tx, now()));
    const after = withCells(open.names, before.cells, cells);
    await updateCells(tx, id, row, after);
    if (record.state !== 'mapping') await checkRows(tx, open, [{ number: row, cells: after }]);
    const found = await findRow(tx, id, row);
    const [answer] = await toRows(tx, kindNamed(kinds, record.kind), open.names, found ? [found] : []);
    if (!answer) throw notFound(messages.thisRow);
    return answer;
  };

  registerEndpoint(server, officeImportEndpoints.mend, ({ params: { id, row }, body: { cells }, account, request }) =>
    staffAct<ImportRecord, OfficeImportRow>(
      deps,
      { account, request },
      {
        action: 'import.mend',
        subject: { type: 'import', id },
        name: messages.thisImport,
        read: (tx) => findImport(tx, id, { lock: true }),
        act: (tx, record) => mendRow(tx, record, row, cells),
        entry: (_before, { state }) => ({ before: null, after: { row, columns: Object.keys(cells).length, state } }),
      },
    ),
  );

  registerEndpoint(
    server,
    officeImportEndpoints.addPictures,
    async ({ params: { id, row }, files, account, request }) => {
      const images = files.filter(({ field }) => field === 'images');
      if (images.length === 0) throw badField('images', messages.choosePictures);
      return addPictures(deps, kinds, { account, request }, { id, row, files: images });
    },
  );

  registerEndpoint(server, officeImportEndpoints.run, ({ params: { id }, body: { version }, account, request }) =>
    change({ account, request }, { id, version, action: 'run' }, async (tx, record) => {
      assertIn(record, ['ready', 'done']);
      const counts = (await countRows(tx, [id])).get(id);
      if (!counts || counts.good + counts.warned === 0) throw new Problem(409, 'nothing', messages.nothingToBringIn);
      return { state: 'importing', through: 0, failure: null, acts_by: account.id };
    }),
  );

  registerEndpoint(server, officeImportEndpoints.undo, ({ params: { id }, body: { version }, account, request }) =>
    change({ account, request }, { id, version, action: 'undo' }, async (_tx, record) => {
      assertIn(record, ['done', 'ready']);
      checkUndo(record, now());
      return { state: 'undoing', through: 0, failure: null, acts_by: account.id };
    }),
  );
}
