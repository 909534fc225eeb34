import type { PictureResult } from './pictureJobs';

/** Memory limit of the picture process, in bytes: an AVIF of 24 megapixels needs 560 MB, every other picture under 200 MB. */
export const memoryCeiling = 680 * 1024 * 1024;

/** Messages from the picture process to the server. */
export type FromWorker =
  | { kind: 'done'; id: number; result: PictureResult }
  | { kind: 'failed'; id: number; failure: { status?: number; code?: string; message: string } }
  /** It reached its memory limit and ends. */
  | { kind: 'tooMuchMemory' };
