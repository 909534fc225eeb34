import type { PictureResult } from './pictureJobs';

const megabyte = 1024 * 1024;

/** What a picture process may take. */
export interface ProcessLimits {
  /** Bytes of memory. */
  memory: number;
  /** Milliseconds of processor time for a job, or for each step that it reports; without it, only the clock counts. */
  processorInMs?: number;
}

/** What decoding may take: an AVIF of 24 megapixels needs 560 MB, every other picture under 200 MB. */
export const decodingMemory = 680 * megabyte;

/** The signals by which a process ends itself, so that the server knows why: SIGXCPU is the usual one for its time. */
export const endedBy = { memory: 'SIGUSR2', time: 'SIGXCPU' } as const;

/** Messages from the picture process to the server. */
export type FromWorker =
  | { kind: 'done'; id: number; result: PictureResult }
  | { kind: 'failed'; id: number; failure: { status?: number; code?: string; message: string } }
  /** A job has begun, or a step of it: a page of a document, from 1. */
  | { kind: 'step'; id: number; page: number };
