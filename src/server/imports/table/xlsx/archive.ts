import * as messages from '@messages/server/imports';
import { stat } from 'node:fs/promises';
import { type Entry, type ZipFile, openPromise } from 'yauzl';
import { tooComplex, wrongType } from '../refusals';

const megabyte = 1024 * 1024;
const mostEntries = 1_000;
/** Bytes of everything that is read. */
const mostBytes = 500 * megabyte;
/** How much more is read than the file has; small files may be denser. */
const mostTimes = 100;
const alwaysAllowed = 10 * megabyte;

/** The files of a workbook by their paths. */
export interface Archive {
  has(path: string): boolean;
  /**
   * The bytes of a file; nothing without it.
   *
   * @throws Problem 415 when more has been read than a file may hold; an Error where the ZIP is damaged
   */
  read(path: string): AsyncGenerator<Buffer>;
}

async function entriesOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > mostEntries) throw tooComplex();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw wrongType(messages.saveAsXlsxWithoutPassword);
    if (entries.has(entry.fileName)) throw wrongType(messages.thisFileIsDamaged);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/**
 * Opens the ZIP of a workbook by its directory, so that what is checked is what is read. Files are inflated only when
 * they are read, and never beyond what is left of the bounds.
 *
 * @throws Problem 415; an Error where the ZIP is damaged or names a path outside of it
 */
export async function openArchive(file: string): Promise<Archive> {
  let left = Math.min(mostBytes, Math.max(alwaysAllowed, mostTimes * (await stat(file)).size));
  const zip = await openPromise(file, { autoClose: false });
  const entries = await entriesOf(zip);
  return {
    has: (path) => entries.has(path),
    async *read(path) {
      const entry = entries.get(path);
      if (!entry) return;
      // yauzl ends a file that is longer than it says
      if (entry.uncompressedSize > left) throw tooComplex();
      for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
        left -= chunk.length;
        yield chunk;
      }
    },
  };
}
