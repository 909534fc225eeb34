import { readFile } from 'node:fs/promises';
import { readIncoming, type Original } from './incoming';
import { placeholderOf } from './pictureFacts';
import { makeVariants, type Variant } from './variants';

/** Jobs of the picture process. Files are passed by name; it reads them itself. */
export type PictureJob =
  | { kind: 'intake'; file: string; square: number | undefined }
  | { kind: 'variants'; original: string; wanted: readonly Variant[] };

/** An accepted picture and its placeholder. */
export type Intake = Original & { placeholder: string };
export type MadeVariant = Variant & { bytes: Buffer };

export interface PictureResults {
  intake: Intake;
  variants: MadeVariant[];
}

/** Everything that decodes a picture; the server process never loads the decoder. */
export async function runPictureJob(job: PictureJob): Promise<Intake | MadeVariant[]> {
  if (job.kind === 'intake') {
    const original = await readIncoming(await readFile(job.file), job.square);
    return { ...original, placeholder: await placeholderOf(original.jpeg) };
  }
  const made: MadeVariant[] = [];
  for await (const variant of makeVariants(job.original, job.wanted)) made.push(variant);
  return made;
}
