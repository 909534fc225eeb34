import { mkdir, open, readFile } from 'node:fs/promises';
import { documentLimits } from '@contract/documentLimits';
import * as messages from '@messages/server/documents';
import * as mediaMessages from '@messages/server/media';
import { Problem } from '../../lib/problem';
import { isPolyglotPdf } from '../polyglotFile';
import { readIncoming } from '../incoming';
import { pageFile } from './pageFile';

const wrongType = () => new Problem(415, 'wrong_type', messages.notADocument);

async function writePage(folder: string, page: number, jpeg: Uint8Array): Promise<void> {
  const handle = await open(pageFile(folder, page), 'wx', 0o600);
  try {
    await handle.writeFile(jpeg);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A PDF begins as one; what also opens as a page or an archive is none that an office program writes. */
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

/**
 * Writes the pages of an uploaded PDF or picture as JPEG files into a folder: nothing of the file itself is kept.
 * @returns how many pages
 * @throws Problem 415 for anything else, 413 for too many pages or pixels
 */
export async function readDocument(file: string, folder: string): Promise<number> {
  const bytes = await readFile(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!isPdf(bytes)) {
    const { jpeg } = await readIncoming(bytes).catch((refusal: unknown) => {
      throw refusal instanceof Problem && refusal.message === mediaMessages.thisIsNotAPictureWeCanRead
        ? wrongType()
        : refusal;
    });
    await writePage(folder, 1, jpeg);
    return 1;
  }
  if (isPolyglotPdf(bytes)) throw wrongType();
  const { drawPages } = await import('./drawPages');
  let pages = 0;
  for await (const jpeg of drawPages(bytes, documentLimits.pages)) await writePage(folder, (pages += 1), jpeg);
  return pages;
}
