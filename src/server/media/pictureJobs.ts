import { readFile } from 'node:fs/promises';
import type { DrawnPages, PagesRequest } from './documents/drawnPages';
import type { Drawing } from './drawn/drawings';
import type { Reader } from './documents/storedDocuments';
import { readIncoming, type Original } from './incoming';
import type { Shape } from './media';
import { placeholderOf } from './pictureFacts';
import { makeVariants, type Variant } from './variants';

/** Jobs of the picture process. Files are passed by name; it reads them itself. */
export type PictureJob =
  | { kind: 'intake'; file: string; shape: Shape }
  | { kind: 'variants'; original: string; wanted: readonly Variant[] }
  /** Writes pages of a PDF or picture into a folder. */
  | ({ kind: 'document' } & PagesRequest)
  /** A page of a document with its reader's mark. */
  | { kind: 'stamp'; file: string; reader: Reader }
  /** `files`: the pictures by their hashes; missing ones are left out. */
  | { kind: 'draw'; drawing: Drawing; files: Readonly<Record<string, string>> };

/** An accepted picture and its placeholder. */
export type Intake = Original & { placeholder: string };
export type MadeVariant = Variant & { bytes: Buffer };

export interface PictureResults {
  intake: Intake;
  variants: MadeVariant[];
  document: DrawnPages;
  stamp: Uint8Array;
  draw: Uint8Array;
}

export type PictureResult = PictureResults[keyof PictureResults];

/** Everything that decodes a picture; the server process never loads the decoder. `step` is called with each page that begins. */
export async function runPictureJob(job: PictureJob, step: (page: number) => void): Promise<PictureResult> {
  if (job.kind === 'document') return (await import('./documents/readDocument')).readDocument(job, step);
  if (job.kind === 'stamp') return (await import('./documents/stampPage')).stampPage(job.file, job.reader);
  if (job.kind === 'draw') return draw(job.drawing, job.files);
  if (job.kind === 'intake') {
    const original = await readIncoming(await readFile(job.file), job.shape);
    return { ...original, placeholder: await placeholderOf(original.jpeg) };
  }
  const made: MadeVariant[] = [];
  for await (const variant of makeVariants(job.original, job.wanted)) made.push(variant);
  return made;
}

/** Loads what draws documents with the first of them: most processes only decode pictures. */
async function draw(drawing: Drawing, files: Readonly<Record<string, string>>): Promise<Uint8Array> {
  if (drawing.kind === 'card') return (await import('./drawn/card')).drawCard(drawing.content, files);
  return (await import('./drawn/brochure')).drawBrochure(drawing.content, files);
}
