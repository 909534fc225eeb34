import * as messages from '@messages/contract/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { importKinds, importLimits, importRowStates, importStates } from './importLimits';
import { Version, stale } from './officeShared';
import { ById, ClientId, FieldProblem, Id, IdText, Instant, Page, Problem, queryWhole } from './shared';

const ImportKind = z.enum(importKinds, messages.chooseAListedKind);

/** How many rows an import has, by what became of them. */
const RowCounts = z.object({
  total: z.int(),
  good: z.int(),
  warned: z.int(),
  bad: z.int(),
  done: z.int(),
  reversed: z.int(),
  kept: z.int(),
  failed: z.int(),
});

/** An import as the list shows it. */
export const OfficeImport = z.object({
  id: Id,
  version: Version,
  kind: ImportKind,
  state: z.enum(importStates),
  file_name: z.string(),
  /** Who brought the file. */
  by: z.string(),
  created_at: Instant,
  /** When its rows were brought in. */
  finished_at: z.nullable(Instant),
  /** Until when it can be undone. */
  undo_by: z.nullable(Instant),
  rows: RowCounts,
  /** Rows that the current step has been through, of the total. */
  through: z.int(),
  /** Why it failed, in words. */
  failure: z.nullable(z.string()),
});
export type OfficeImport = z.output<typeof OfficeImport>;

/** A field that a column can fill. */
const ImportField = z.object({
  name: z.string(),
  label: z.string(),
  /** The only values that it takes, with their names; null for any. */
  choices: z.nullable(z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type ImportField = z.output<typeof ImportField>;

/** A column of the file. */
const ImportColumn = z.object({
  /** As it stands in the file. */
  heading: z.string(),
  /** The field that it fills; null for none. */
  field: z.nullable(z.string()),
  /** Its first values. */
  sample: z.array(z.string()),
});

/** A value of a column with a fixed choice. */
const ImportValue = z.object({
  field: z.string(),
  value: z.string(),
  rows: z.int(),
  /** The choice that it means, an empty text for none of them; null while nobody has said. */
  meaning: z.nullable(z.string()),
});

export const OfficeImportDetail = z.extend(OfficeImport, {
  /** Of the file; null for a spreadsheet, which says it itself. */
  encoding: z.nullable(z.string()),
  sheets: z.array(z.object({ name: z.string(), rows: z.int() })),
  /** The place of the chosen sheet among them. */
  sheet: z.int(),
  /** The row with the headings, as the file counts its rows. */
  header_row: z.int(),
  columns: z.array(ImportColumn),
  values: z.array(ImportValue),
  fields: z.array(ImportField),
  /** What the rows that were brought in did. */
  outcomes: z.object({ made: z.int(), changed: z.int(), same: z.int() }),
});
export type OfficeImportDetail = z.output<typeof OfficeImportDetail>;

const RowError = z.object({
  /** The heading of its column; null for the row as a whole. */
  column: z.nullable(z.string()),
  value: z.string(),
  message: z.string(),
});

export const OfficeImportRow = z.object({
  /** As the file counts its rows. */
  id: Id,
  state: z.enum(importRowStates),
  /** By heading. */
  cells: z.record(z.string(), z.string()),
  errors: z.array(RowError),
  warnings: z.array(RowError),
  /** What the row made or changed. */
  subject: z.nullable(z.object({ id: Id, title: z.string() })),
  outcome: z.nullable(z.enum(['made', 'changed', 'same'])),
  /** Why it was kept or could not be undone. */
  reason: z.nullable(z.string()),
});
export type OfficeImportRow = z.output<typeof OfficeImportRow>;

/** A row that was brought in and can have pictures. */
export const PicturePlace = z.object({
  /** The row's number in the file. */
  id: Id,
  /** The agency's own name of it; null where the file gives none. */
  reference: z.nullable(z.string()),
  title: z.string(),
  /** The names of pictures that its cell holds. */
  files: z.array(z.string()),
  /** How many pictures it has. */
  pictures: z.int(),
});
export type PicturePlace = z.output<typeof PicturePlace>;

/** What became of a picture: it was added, is there already, or was refused and why. */
export const AddedPicture = z.object({
  file_name: z.string(),
  outcome: z.enum(['added', 'same', 'refused']),
  message: z.nullable(z.string()),
});
export type AddedPicture = z.output<typeof AddedPicture>;

const longText = (max: number) => z.string().check(z.maxLength(max, messages.useAtMost(max)));
const Cell = longText(importLimits.cell);

const ImportChange = z.object({
  version: Version,
  sheet: z.optional(z.int().check(z.gte(0), z.lte(999))),
  header_row: z.optional(z.int().check(z.gte(1), z.lte(importLimits.rows))),
  /** The field of each column, by heading; null leaves the column out. */
  mapping: z.optional(z.record(Cell, z.nullable(longText(60)))),
  /** By field, what a value means: one of the field's choices, or an empty text for none. */
  values: z.optional(z.record(longText(60), z.record(Cell, longText(60)))),
  /** Whether the rows are to be checked now. */
  check: z.optional(z.boolean()),
});

const refusals = { 400: FieldProblem, 401: Problem, 403: Problem };
const changed = { 200: OfficeImportDetail, ...refusals, 404: Problem, 409: stale(OfficeImport) };
const VersionOnly = z.object({ version: Version });

export const officeImportEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/office/imports/',
    access: 'superuser',
    summary: 'Lists the files that data was brought in from, the newest first.',
    query: z.partial(Page),
    responses: { 200: z.array(OfficeImport), ...refusals },
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/office/imports/',
    access: 'superuser',
    multipart: true,
    largestFile: importLimits.bytes,
    summary: 'Takes a CSV or XLSX file (`file`), once per `client_id`. Nothing is brought in before `run`.',
    body: z.object({ kind: ImportKind, client_id: ClientId }),
    responses: { 202: OfficeImport, ...refusals, 413: Problem, 415: Problem, 429: Problem },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/office/imports/:id/',
    access: 'superuser',
    summary: 'An import with the columns of its file and what they fill.',
    params: ById,
    responses: { 200: OfficeImportDetail, 401: Problem, 403: Problem, 404: Problem },
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/office/imports/:id/',
    access: 'superuser',
    summary:
      'Sets the sheet, the row with the headings, the field of each column and what values mean; with `check`, its rows are checked. 400 when two columns fill one field.',
    params: ById,
    body: ImportChange,
    responses: changed,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/api/office/imports/:id/rows/',
    access: 'superuser',
    summary: 'Rows of the file with every error of each.',
    params: ById,
    query: z.extend(z.partial(Page), { state: z.optional(z.enum(importRowStates)) }),
    responses: { 200: z.array(OfficeImportRow), ...refusals, 404: Problem },
  }),
  errors: endpoint({
    method: 'GET',
    path: '/api/office/imports/:id/errors.csv',
    access: 'superuser',
    reauthenticate: true,
    summary:
      'The rows with errors, at most 10,000, each with its number and what is wrong with it. Corrected, it is a file to bring in.',
    params: ById,
    responses: { 200: 'text/csv', 401: Problem, 403: Problem, 404: Problem },
  }),
  mend: endpoint({
    method: 'PATCH',
    path: '/api/office/imports/:id/rows/:row/',
    access: 'superuser',
    summary: 'Changes cells of a row that was not brought in yet, by heading, and checks the row again.',
    params: z.object({ id: IdText, row: queryWhole(1, 2_147_483_647) }),
    body: z.object({ cells: z.record(Cell, Cell) }),
    responses: { 200: OfficeImportRow, ...refusals, 404: Problem, 409: Problem },
  }),
  run: endpoint({
    method: 'POST',
    path: '/api/office/imports/:id/run/',
    access: 'superuser',
    summary: 'Brings in the rows without an error. Nothing is sent to anybody.',
    params: ById,
    body: VersionOnly,
    responses: changed,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/office/imports/:id/undo/',
    access: 'superuser',
    summary:
      'Takes back what an import made and changed. What has changed since, or has something that hangs on it, is kept, and its row says why.',
    params: ById,
    body: VersionOnly,
    responses: changed,
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/api/office/imports/:id/pictures/',
    access: 'superuser',
    summary: 'Lists the rows that were brought in, at most 10,000, with the names by which their pictures are found.',
    params: ById,
    responses: { 200: z.array(PicturePlace), 401: Problem, 403: Problem, 404: Problem },
  }),
  addPictures: endpoint({
    method: 'POST',
    path: '/api/office/imports/:id/rows/:row/pictures/',
    access: 'superuser',
    multipart: true,
    summary:
      'Adds pictures (`images`) to what a row has brought in, each once. A picture that is refused does not affect the others. The undo of the import takes them back.',
    params: z.object({ id: IdText, row: queryWhole(1, 2_147_483_647) }),
    body: z.object({}),
    responses: { 200: z.array(AddedPicture), ...refusals, 404: Problem, 409: Problem, 413: Problem, 415: Problem },
  }),
  template: endpoint({
    method: 'GET',
    path: '/api/office/imports/template.csv',
    access: 'superuser',
    summary: 'A file with the headings that we know and one row as an example.',
    query: z.object({ kind: ImportKind }),
    responses: { 200: 'text/csv', 400: FieldProblem, 401: Problem, 403: Problem },
  }),
};
