import type { Intake, MadeVariant } from './pictureJobs';

/** Bytes that the picture process may take: an AVIF of 24 megapixels needs 560 MB, every other picture under 200 MB. */
export const memoryCeiling = 680 * 1024 * 1024;

/** What the picture process tells the server. */
export type FromWorker =
  | { kind: 'done'; id: number; result: Intake | MadeVariant[] }
  | { kind: 'failed'; id: number; failure: { status?: number; code?: string; message: string } }
  /** It has reached its ceiling and ends. */
  | { kind: 'tooMuchMemory' };
