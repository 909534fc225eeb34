import { setTimeout as delay } from 'node:timers/promises';
import { sqlState } from './database';

/** How often a transaction that conflicted with others is retried. */
export const maxRetries = 5;
/** Milliseconds; the longest wait before the first retry, doubled for each further one. */
const firstPause = 20;

/** A deadlock (40P01) or a serialization failure (40001): the server ended this transaction so that others could go on. */
export const isConflict = (error: unknown) => ['40P01', '40001'].includes(sqlState(error) ?? '');

/** Runs work that is rolled back when it fails, and retries it with exponential backoff and jitter after a conflict. */
export async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === maxRetries || !isConflict(error)) throw error;
    }
    await delay(Math.random() * firstPause * 2 ** tried);
  }
}

/** The error with a swallowed failure as its cause; it is retried if that failure was a conflict. */
export function withCause(error: Error, cause: unknown): Error {
  return Object.assign(error, { cause }, isConflict(cause) && { code: sqlState(cause) });
}
