import type { AddedPicture, PicturePlace } from '@contract/officeImports';
import * as messages from '@messages/server/imports';
import sql from 'sql-template-tag';
import { type StaffRequest, type StaffWriteDeps, staffAct } from '../audit/staffWrite';
import type { Queryable } from '../db/database';
import { Problem, notFound } from '../lib/problem';
import type { Media, MediaRow } from '../media/media';
import type { UploadedFile } from '../plugins/uploads';
import { type ImportedKind, type KindPictures, kindNamed } from './importKind';
import { givenCells, openImport } from './importRows';
import { assertIn } from './importsRules';
import { findRow, rowsBroughtIn } from './importRowsStore';
import { type ImportRecord, findImport } from './importsStore';

/** How many rows are listed. */
const mostPlaces = 10_000;

/** The pictures of a kind. @throws Problem 409 for a kind without any */
function picturesOf({ pictures }: ImportedKind): KindPictures {
  if (!pictures) throw new Problem(409, 'not_now', messages.hasNoPictures);
  return pictures;
}

/** The rows that pictures can be added to. @throws Problem 404, 409 before any row was brought in */
export async function listPlaces(
  queryable: Queryable,
  kinds: readonly ImportedKind[],
  id: number,
  now: Date,
): Promise<PicturePlace[]> {
  const record = await findImport(queryable, id);
  if (!record) throw notFound(messages.thisImport);
  const kind = kindNamed(kinds, record.kind);
  const pictures = picturesOf(kind);
  assertIn(record, ['done']);
  const open = await openImport(queryable, record, await kind.open(queryable, now));
  const rows = await rowsBroughtIn(queryable, id, mostPlaces);
  const ids = rows.map(({ subject_id: subject }) => subject);
  const [titles, counts] = await Promise.all([kind.titlesOf(queryable, ids), pictures.countsOf(queryable, ids)]);
  return rows.flatMap(({ number, cells, subject_id: subject }) => {
    const title = titles.get(subject);
    if (title === undefined) return [];
    const { reference, files } = pictures.namesOf(givenCells(open, cells).given);
    return { id: number, reference, title, files: [...files], pictures: counts.get(subject) ?? 0 };
  });
}

/** The pictures that were added to a row and are still there. */
export async function picturesOfRow(tx: Queryable, id: number, row: number): Promise<number[]> {
  const rows = await tx.rows<{ image_id: number }>(
    sql`select image_id from import_picture where import_id = ${id} and number = ${row} order by image_id`,
  );
  return rows.map(({ image_id: image }) => image);
}

interface Upload {
  name: string;
  /** What was stored of it, or why not. */
  picture: MediaRow | Problem;
}

/** Stores pictures, before any transaction; a refused one does not affect the others. */
async function take(
  { database, media }: Pick<PicturesDeps, 'database' | 'media'>,
  files: readonly UploadedFile[],
  from: string,
): Promise<Upload[]> {
  const uploads: Upload[] = [];
  for (const { name, path } of files) {
    const picture = await media.take(database, path, { from }).catch((error: unknown) => {
      if (error instanceof Problem && error.status < 500 && error.status !== 429) return error;
      throw error;
    });
    uploads.push({ name, picture });
  }
  return uploads;
}

export interface PicturesDeps extends StaffWriteDeps {
  database: StaffWriteDeps['database'] & Queryable;
  media: Media;
}

/** Adds one picture to a row's listing, in the transaction of all of them. */
async function addOne(
  tx: Queryable,
  {
    kind,
    record,
    row,
    subject,
    now,
  }: { kind: KindPictures; record: ImportRecord; row: number; subject: number; now: Date },
  { name, picture }: Upload,
): Promise<AddedPicture> {
  const said = (outcome: AddedPicture['outcome'], message: string | null = null) => ({
    file_name: name,
    outcome,
    message,
  });
  if (picture instanceof Problem) return said('refused', picture.message);
  try {
    const { id, isNew } = await kind.add(tx, subject, picture, now);
    if (!isNew) return said('same');
    await tx.run(sql`insert into import_picture (image_id, import_id, number) values (${id}, ${record.id}, ${row})`);
    return said('added');
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return said('refused', error.message);
    throw error;
  }
}

/**
 * Adds uploaded pictures to what a row has brought in, each once.
 * @throws Problem 404 without the row or what it made, 409 before it was brought in
 */
export async function addPictures(
  deps: PicturesDeps,
  kinds: readonly ImportedKind[],
  staff: StaffRequest,
  { id, row, files }: { id: number; row: number; files: readonly UploadedFile[] },
): Promise<AddedPicture[]> {
  const before = await findImport(deps.database, id);
  if (!before) throw notFound(messages.thisImport);
  const kind = picturesOf(kindNamed(kinds, before.kind));
  assertIn(before, ['done']);
  const uploads = await take(deps, files, String(staff.account.id));
  const now = deps.now();
  return staffAct<ImportRecord, AddedPicture[]>(deps, staff, {
    action: 'import.pictures',
    subject: { type: 'import', id },
    name: messages.thisImport,
    read: (tx) => findImport(tx, id, { lock: true }),
    async act(tx, record) {
      assertIn(record, ['done']);
      const subject = (await findRow(tx, id, row))?.subject_id ?? null;
      if (subject === null) throw notFound(messages.thisRow);
      const added: AddedPicture[] = [];
      for (const upload of uploads) added.push(await addOne(tx, { kind, record, row, subject, now }, upload));
      return added;
    },
    entry: (_record, added) => {
      const many = added.filter(({ outcome }) => outcome === 'added').length;
      return many === 0 ? undefined : { before: null, after: { row, pictures: many } };
    },
  });
}
