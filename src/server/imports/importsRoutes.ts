import { randomUUID } from 'node:crypto';
import { importLimits } from '@contract/importLimits';
import { limits } from '@contract/limits';
import {
  officeImportEndpoints,
  type ImportKind,
  type OfficeImportDetail,
  type OfficeImportRow,
} from '@contract/officeImports';
import * as messages from '@messages/server/imports';
import type { FastifyInstance } from 'fastify';
import { type StaffRequest, noFields, staffAct } from '../audit/staffWrite';
import type { Database, Queryable } from '../db/database';
import { importsPlace } from '../files/dataFolder';
import type { FileStore } from '../files/fileStore';
import { readScratch } from '../files/scratch';
import { csvText } from '../lib/csv';
import { nextOffset, pageHeaders } from '../lib/paging';
import { Problem, badField, notFound } from '../lib/problem';
import { registerEndpoint } from '../plugins/contractRoute';
import type { UploadedFile } from '../plugins/uploads';
import type { ImportedKind, OpenKind } from './importKind';
import { checkRows, meaningOf, namesOfColumns, openImport } from './importRows';
import { assertIn, checkMapping, checkMeanings, checkUndo, checkUntouched, open as openStates } from './importsRules';
import {
  type ImportRecord,
  type ImportUpdate,
  type NewImport,
  type RowRecord,
  addImport,
  countOutcomes,
  countRows,
  countWaiting,
  distinctValues,
  findImport,
  findListed,
  findRow,
  findSent,
  firstRows,
  listImports,
  listRows,
  titlesOf,
  updateCells,
  updateImport,
} from './importsStore';

export interface ImportsRoutesDeps {
  database: Database;
  files: FileStore;
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

const kindOf = (kinds: readonly ImportedKind[], kind: ImportKind): ImportedKind => {
  const found = kinds.find((one) => one.kind === kind);
  if (!found) throw new Error(`nobody can bring in ${kind}`);
  return found;
};

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
    return detailOf(database, record, await kindOf(kinds, record.kind).open(database, now()));
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
      return toRows(database, names, rows);
    },
  );

  registerEndpoint(server, officeImportEndpoints.template, async ({ query: { kind }, reply }) => {
    const { fields } = await kindOf(kinds, kind).open(database, now());
    reply.header('content-disposition', `attachment; filename="${kind}.csv"`);
    return Buffer.from(csvText([fields.map(({ label }) => label), fields.map(({ example }) => example ?? '')]));
  });
}

/** Rows with their cells by heading and the titles of what they made. */
async function toRows(
  queryable: Queryable,
  names: readonly string[],
  rows: readonly RowRecord[],
): Promise<OfficeImportRow[]> {
  const titles = await titlesOf(
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

const fileIn = (files: readonly UploadedFile[]): UploadedFile => {
  const file = files.find(({ field }) => field === 'file');
  if (!file) throw badField('file', messages.chooseAFile);
  return file;
};

function changingRoutes(server: FastifyInstance, deps: ImportsRoutesDeps, kinds: readonly ImportedKind[]): void {
  const { database, files: store, now, wakeImports } = deps;

  /** Stores the file before its row, so that the row never waits for a file; one that a crash leaves alone is swept. */
  const take = async (path: string, given: Omit<NewImport, 'fileKey' | 'at'>): Promise<number> => {
    const fileKey = `${importsPlace}${randomUUID()}`;
    await store.put(fileKey, readScratch(path));
    const { id, isNew } = await addImport(database, { ...given, fileKey, at: now() });
    if (!isNew) await store.delete(fileKey);
    return id;
  };

  registerEndpoint(
    server,
    officeImportEndpoints.add,
    async ({ body: { kind, client_id: clientId }, files, account, reply }) => {
      const { name, path } = fileIn(files);
      const waiting = await countWaiting(database);
      if (waiting >= mostWaiting) throw new Problem(429, 'too_many', messages.tooManyImports(waiting), undefined, 60);
      const before = await findSent(database, account.id, clientId);
      const id = before ?? (await take(path, { kind, accountId: account.id, clientId, fileName: name.slice(0, 200) }));
      wakeImports?.();
      const listed = await findListed(database, id);
      if (!listed) throw notFound(messages.thisImport);
      reply.code(202);
      return listed;
    },
  );

  /** Changes an import whose version was read, and answers with it. */
  const change = async (
    staff: StaffRequest,
    { id, version, action }: { id: number; version: number; action: string | null },
    act: (tx: Queryable, record: ImportRecord, kind: OpenKind) => Promise<ImportUpdate>,
  ): Promise<OfficeImportDetail> => {
    const detail = await staffAct<ImportRecord, OfficeImportDetail>(deps, staff, {
      action: `import.${action ?? 'change'}`,
      subject: { type: 'import', id },
      name: messages.thisImport,
      read: (tx) => findImport(tx, id, { lock: true }),
      version,
      act: async (tx, record) => {
        const kind = await kindOf(kinds, record.kind).open(tx, now());
        await updateImport(tx, id, await act(tx, record, kind));
        const after = await findImport(tx, id);
        if (!after) throw notFound(messages.thisImport);
        return detailOf(tx, after, kind);
      },
      // its rows keep what they changed; the entry says how many there were
      entry: (_before, { kind, rows }) => (action === null ? undefined : { ...noFields(), after: { kind, ...rows } }),
    });
    wakeImports?.();
    return detail;
  };

  registerEndpoint(server, officeImportEndpoints.change, ({ params: { id }, body, account, request }) =>
    change({ account, request }, { id, version: body.version, action: null }, async (tx, record, kind) => {
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
      return {
        header_row: header,
        mapping: next,
        meanings,
        failure: null,
        ...(check && { state: 'checking', through: 0 }),
      };
    }),
  );

  registerEndpoint(server, officeImportEndpoints.mend, async ({ params: { id, row }, body: { cells } }) => {
    const mended = await database.transaction(async (tx) => {
      const record = await findImport(tx, id, { lock: true });
      if (!record) throw notFound(messages.thisImport);
      assertIn(record, openStates);
      const before = await findRow(tx, id, row, { lock: true });
      if (!before || row <= record.header_row) throw notFound(messages.thisRow);
      if (before.state === 'done') throw new Problem(409, 'not_now', messages.alreadyBroughtIn);
      const open = await openImport(tx, record, await kindOf(kinds, record.kind).open(tx, now()));
      for (const heading of Object.keys(cells))
        if (!open.names.includes(heading)) throw badField('cells', messages.unknownColumn(heading));
      const after = open.names.map((name, place) => cells[name] ?? before.cells[place] ?? '');
      await updateCells(tx, id, row, after);
      if (record.state !== 'mapping') await checkRows(tx, open, [{ number: row, cells: after }]);
      const found = await findRow(tx, id, row);
      return { names: open.names, rows: found ? [found] : [] };
    });
    const [answer] = await toRows(database, mended.names, mended.rows);
    if (!answer) throw notFound(messages.thisRow);
    return answer;
  });

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
