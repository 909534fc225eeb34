import * as messages from '@messages/server/imports';
import { type ChildProcess, fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../../lib/problem';
import { createSemaphore } from '../../lib/semaphore';
import { type ProcessLimits, endedBy } from '../../media/pictureMessages';
import { tooComplex } from './refusals';
import { type FromTableWorker, type TableFile, type TableJob, readingLimits } from './tableFile';

/** Milliseconds by the clock; the process limits its own time on the processor. */
const longest = 240_000;

export interface ReadOptions {
  /** From 0; otherwise the sheet with the most rows. */
  sheet?: number;
  /** The file's name as it was sent; tells kinds apart where the content does not. */
  name: string;
  /** What the process may take. */
  limits?: ProcessLimits;
}

export type ReadTable = typeof readTable;

const alone = createSemaphore(1);

function startWorker(limits: ProcessLimits): ChildProcess {
  // next to this file, in the bundle or the sources; gets no settings, because files are untrusted
  const script = path.join(__dirname, `tableWorker${path.extname(__filename)}`);
  return fork(script, [JSON.stringify(limits)], {
    serialization: 'advanced',
    execArgv: process.execArgv,
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function failureOf({ status, code, message, fields }: Extract<FromTableWorker, { kind: 'failed' }>['failure']): Error {
  const isProblem = status !== undefined && code !== undefined;
  return isProblem ? new Problem(status, code, message, fields) : new Error(message);
}

/** What is said when the process ended before it answered. */
function endOf(signal: NodeJS.Signals | null, wasTooSlow: boolean): Error {
  const byItself = signal === endedBy.memory || signal === endedBy.time;
  if (wasTooSlow || byItself || /^SIG(SEGV|BUS|ABRT|ILL|FPE)$/.test(signal ?? '')) return tooComplex();
  return new Problem(503, 'unavailable', messages.weCannotReadFilesRightNow, undefined, 5);
}

function runJob(job: TableJob, limits: ProcessLimits): Promise<TableFile> {
  const child = startWorker(limits);
  let wasTooSlow = false;
  const timer = setTimeout(() => {
    wasTooSlow = true;
    child.kill('SIGKILL');
  }, longest);
  return new Promise<TableFile>((resolve, reject) => {
    child.once('message', (message) => {
      const answer = message as FromTableWorker;
      if (answer.kind === 'done') resolve(answer.result);
      else reject(failureOf(answer.failure));
    });
    child.once('exit', (_code, signal) => reject(endOf(signal, wasTooSlow)));
    child.once('error', reject);
    child.send(job, (error) => error && child.kill('SIGKILL'));
  }).finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}

/**
 * Reads a table, CSV or XLSX, in a process of its own, one file at a time, and writes the rows of one sheet into a file,
 * which `tableRows` reads.
 *
 * @param into where the rows are written; nothing is left there if it fails
 * @throws Problem 400 `invalid` without such a sheet, 413 `too_large` beyond a bound, 415 `wrong_type` or `too_complex`,
 *   503 when the process was ended from outside
 */
export async function readTable(
  file: string,
  into: string,
  { sheet, name, limits = readingLimits }: ReadOptions,
): Promise<TableFile> {
  try {
    return await alone(() => runJob({ file, into, name, sheet }, limits));
  } catch (error) {
    await Promise.all([rm(into, { force: true }), rm(`${into}.part`, { force: true })]);
    throw error;
  }
}
