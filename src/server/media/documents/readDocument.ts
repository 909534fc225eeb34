import { mkdir, open, readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { documentLimits } from '@contract/documentLimits';
import * as messages from '@messages/server/documents';
import * as mediaMessages from '@messages/server/media';
import { Problem } from '../../lib/problem';
import { isPolyglotPdf } from '../polyglotFile';
import { readIncoming } from '../incoming';
import type { DrawnPages, PagesRequest } from './drawnPages';
import { pageFile } from './pageFile';

const wrongType = () => new Problem(415, 'wrong_type', messages.notADocument);

async function writePage(folder: string, page: number, jpeg: Uint8Array): Promise<void> {
  // a process that was ended may have left a part of it
  const handle = await open(pageFile(folder, page), 'w', 0o600);
  try {
    await handle.writeFile(jpeg);
  } finally {
    await handle.close();
  }
}

/** A PDF begins as one; what also opens as a page or an archive is none that an office program writes. */
const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-';

const processorInMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Writes pages of an uploaded PDF or picture as JPEG files into a folder: nothing of the file itself is kept. `step` is
 * called with each page that begins.
 * @throws Problem 415 for anything else, 413 for too many pages or pixels
 */
export async function readDocument(request: PagesRequest, step: (page: number) => void): Promise<DrawnPages> {
  const begun = processorInMs();
  const bytes = await readFile(request.file);
  await mkdir(request.folder, { recursive: true, mode: 0o700 });
  const drawn = isPdf(bytes) ? await readPdf(bytes, request, step) : await readPicture(bytes, request.folder, step);
  return { ...drawn, tookInMs: processorInMs() - begun };
}

type Drawn = Omit<DrawnPages, 'tookInMs'>;

async function readPicture(bytes: Buffer, folder: string, step: (page: number) => void): Promise<Drawn> {
  step(1);
  const { jpeg } = await readIncoming(bytes).catch((refusal: unknown) => {
    throw refusal instanceof Problem && refusal.message === mediaMessages.thisIsNotAPictureWeCanRead
      ? wrongType()
      : refusal;
  });
  await writePage(folder, 1, jpeg);
  return { pages: 1, bytes: jpeg.length };
}

async function readPdf(
  bytes: Buffer,
  { folder, from, forInMs }: PagesRequest,
  step: (page: number) => void,
): Promise<Drawn> {
  if (isPolyglotPdf(bytes)) throw wrongType();
  const { openDocument } = await import('./drawPages');
  step(from);
  const until = performance.now() + forInMs;
  const document = await openDocument(bytes, documentLimits.pages);
  try {
    const drawn = { pages: document.pages, bytes: 0 };
    for (let page = from; page <= document.pages; page += 1) {
      step(page);
      const jpeg = await document.draw(page);
      await writePage(folder, page, jpeg);
      drawn.bytes += jpeg.length;
      if (page < document.pages && performance.now() > until) return { ...drawn, next: page + 1 };
    }
    return drawn;
  } finally {
    await document.close();
  }
}
