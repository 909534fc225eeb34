import { setTimeout as after } from 'node:timers/promises';
import { sqlState } from './database';

/** How often work is tried again that the server ended for the sake of others. */
export const mostRetries = 5;
/** Milliseconds; the longest wait before the first retry, doubled for each further one. */
const firstPause = 20;

/** 40P01: a deadlock was broken; 40001: transactions that cannot be ordered. */
export const isForOthers = (error: unknown) => ['40P01', '40001'].includes(sqlState(error) ?? '');

/** Runs work that is rolled back when it fails, again after a while that differs, if the server ended it for others. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === mostRetries || !isForOthers(error)) throw error;
    }
    await after(Math.random() * firstPause * 2 ** tried);
  }
}

/** A failure that the work swallowed, as an error that is tried again like it. */
export function statedFailure(error: Error, cause: unknown): Error {
  return Object.assign(error, { cause }, isForOthers(cause) && { code: sqlState(cause) });
}
