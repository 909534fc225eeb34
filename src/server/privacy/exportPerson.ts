import { brand } from '@contract/brand';
import * as messages from '@messages/server/privacy';
import { type PassThrough, Readable } from 'node:stream';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { ZipFile } from 'yazl';
import type { Queryable } from '../db/database';
import type { PrivacyDeps } from './privacyDeps';
import type { StoredPicture } from '../media/media';
import type { Person } from './person';
import { personalData } from './personalData';
import type { ExportedAs, PersonalRows } from './personalRows';

type ExportedRows = PersonalRows & { export: ExportedAs };
const isExported = (rows: PersonalRows): rows is ExportedRows => 'file' in rows.export;

const rowsAtOnce = 200;

function columnsOf({ personal, export: exported }: ExportedRows): Sql {
  const { beside = [], as = {}, without = [] } = exported;
  const plain = [...beside, ...personal].filter((column) => !without.includes(column) && !(column in as));
  return join(
    [
      ...plain.map((column) => sql`t.${raw(column)}`),
      ...Object.entries(as).map(([column, value]) => sql`${value} as ${raw(column)}`),
    ],
    ', ',
  );
}

/**
 * The rows as a JSON array, a few hundred at a time and each by its own statement: no transaction stays open while a
 * slow client reads.
 */
async function* jsonOf(queryable: Queryable, person: Person, rows: ExportedRows): AsyncGenerator<Buffer> {
  const order = join(
    rows.export.order.map((column) => sql`t.${raw(column)}`),
    ', ',
  );
  let written = 0;
  for (;;) {
    const lines = await queryable.rows<{ line: string }>(sql`
      select to_json(line)::text as line from (select ${columnsOf(rows)} from ${raw(rows.table)} t where ${rows.of(person)}
        order by ${order} limit ${rowsAtOnce} offset ${written}) line`);
    const text = lines.map(({ line }, at) => `${written + at === 0 ? '[\n' : ',\n'}${line}`).join('');
    written += lines.length;
    if (text) yield Buffer.from(text);
    if (lines.length < rowsAtOnce) break;
  }
  yield Buffer.from(written === 0 ? '[]\n' : '\n]\n');
}

function readMe(now: Date): string {
  const withheld = personalData.flatMap(({ table, export: exported }) =>
    'withheld' in exported ? [`- ${table.replaceAll('_', ' ')}: ${exported.withheld}`] : [],
  );
  return [
    messages.everythingOfOneAccount(brand, now.toISOString()),
    '',
    messages.theJsonFilesAreLists,
    messages.theFolderPictures,
    '',
    messages.notHere,
    ...withheld,
    '',
  ].join('\n');
}

/** The hashes of the pictures of a person's listings and profile. */
async function picturesOf(queryable: Queryable, { accountId }: Person): Promise<string[]> {
  const rows = await queryable.rows<{ hash: string }>(sql`
    select hash from media where id in (
      select avatar_media_id from account where id = ${accountId}
      union select media_id from property_image i join property p on p.id = i.property_id where p.owner_id = ${accountId}
      union select media_id from tour_scene s join property p on p.id = s.property_id where p.owner_id = ${accountId})
    order by hash`);
  return rows.map(({ hash }) => hash);
}

/** The bytes of a picture; none if it is deleted before its turn. */
async function* bytesOf(picture: StoredPicture): AsyncGenerator<Buffer> {
  const opened = await picture.open();
  if (opened) yield* opened.stream as AsyncIterable<Buffer>;
}

/** All data of a person as a ZIP file. Records and pictures are read while it is sent, one after the other. */
export async function exportPerson(
  { database, media, now }: Pick<PrivacyDeps, 'database' | 'media' | 'now'>,
  person: Person,
): Promise<Readable> {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let reading: Readable | undefined;
  const add = (name: string, options: { compress: boolean }, open: () => Readable) =>
    zip.addReadStreamLazy(name, { ...options, mtime: now() }, (pass) => {
      reading = open();
      // nobody reads any more: do not open the next one
      if (output.destroyed) reading.destroy();
      pass(null, reading);
    });
  zip.on('error', (error: Error) => output.destroy(error));
  output.on('close', () => reading?.destroy());
  zip.addBuffer(Buffer.from(readMe(now())), 'README.txt', { mtime: now() });
  for (const rows of personalData.filter(isExported))
    add(`${rows.export.file}.json`, { compress: true }, () =>
      Readable.from(jsonOf(database, person, rows), { objectMode: false }),
    );
  for (const hash of await picturesOf(database, person)) {
    const picture = await media.original(hash);
    if (picture) add(`pictures/${hash}.jpg`, { compress: false }, () => Readable.from(bytesOf(picture)));
  }
  zip.end();
  return output;
}
